r"""Macros that authors define in their papers and use in their abstracts: `\R`, `\eps`, `\cO`.

Their definitions are not at hand, so common ones are tabled and the rest guessed from the name.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.math.symbols import MATH_SYMBOLS, TEXT_SYMBOLS
from sitegen.text.tables import names

# Signs of text that mean something else to the converter, or are no characters of formulas
_OF_FORMULAS = {
    "textasciitilde": r"\sim", "textasciicircum": r"\wedge", "textbackslash": r"\backslash",
    "textunderscore": r"\_", "textdollar": r"\$", "textquotesingle": r"\text{’}",
    "textellipsis": r"\ldots", "textbar": r"|",
}  # fmt: skip

MACROS: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("R", "RR", "reals", "Real", "real", "Reals"), r"\mathbb{R}"),
        **{
            name: rf"\mathbb{{{name[0]}}}"
            for name in ("N", "NN", "Z", "ZZ", "E", "EE", "P", "PP", "S", "C")
        },
        **{name: rf"\mathcal{{{name}}}" for name in ("O", "L", "H")},
        **dict.fromkeys(("bigO", "bigo", "order", "calo"), r"\mathcal{O}"),
        **dict.fromkeys(("otilde", "Otilde", "Ot", "tO", "bigOtil"), r"\tilde{O}"),
        **{
            name: rf"\operatorname{{{name}}}"
            for name in ("poly", "polylog", "rank", "sign", "Tr", "tr", "diag", "Var", "Cov")
        },
        **dict.fromkeys(("argmax", "Argmax"), r"\operatorname*{arg\,max}"),
        **dict.fromkeys(("argmin", "Argmin"), r"\operatorname*{arg\,min}"),
        **dict.fromkeys(("eps", "ep"), r"\epsilon"),
        **dict.fromkeys(("veps", "ve"), r"\varepsilon"),
        **dict.fromkeys(("dotsc", "dotsb", "dots", "ldots"), "…"),
        **dict.fromkeys(("pmb", "bs"), r"\boldsymbol"),
        **dict.fromkeys(("mathds", "mathbbm"), r"\mathbb"),
        **dict.fromkeys(("mb", "mbf", "mat", "vct", "vect"), r"\mathbf"),
        **dict.fromkeys(("emph", "textsl"), r"\textit"),
        **dict.fromkeys(("mbox", "hbox", "textnormal", "textup", "textmd"), r"\text"),
        **dict.fromkeys(("nicefrac", "sfrac"), r"\frac"),
        **dict.fromkeys(("smash", "ensuremath", "xspace", "allowbreak", "nolimits"), ""),
        "mc": r"\mathcal",
        "Tilde": r"\tilde",
        "wt": r"\widetilde",
        "half": r"\frac12",
        "OPT": r"\mathrm{OPT}",
        "opt": r"\mathrm{opt}",
        "u": r"\mathbf{u}",
        "AA": "Å",
        **TEXT_SYMBOLS,
        **_OF_FORMULAS,
        "independent": r"\perp\!\!\!\perp",
    }
)
"""Macros without arguments of their own: what stands for the name."""

WITH_ARGUMENT: Mapping[str, str] = MappingProxyType(
    {
        "norm": r"\left\|#1\right\|",
        "abs": r"\left|#1\right|",
        "paren": r"\left(#1\right)",
        "set": r"\left\{#1\right\}",
        "inner": r"\left\langle#1\right\rangle",
        "floor": r"\lfloor#1\rfloor",
        "ceil": r"\lceil#1\rceil",
        "substack": r"\begin{gathered}#1\end{gathered}",
        # Commands of KaTeX and MathJax that would set attributes: their content alone is shown.
        **dict.fromkeys(
            names("href class style cssId data htmlClass htmlId htmlStyle htmlData"), "#2"
        ),
    }
)

# "\mathcalO", "\mathbbRd": a letter in its font, and what was glued to it
_LETTER_FONT = re.compile(r"(math(?:bb|cal|bf|scr|frak)|boldsymbol)([A-Za-z])([A-Za-z]*)")
# "\mathrmmax", "\textbfFast": a word in its font
_WORD_FONT = re.compile(r"(math(?:rm|sf|it)|text(?:rm|bf|it|sf|tt|sc)|operatorname)([A-Za-z]+)")
# "\hatx", "\sqrtn", "\barx"; a word behind it makes another name: "\barrier", "\hatch"
_OVER_LETTER = re.compile(r"(widetilde|widehat|tilde|hat|bar|sqrt|text)([A-Za-z])")
# "\boldsymboltheta", "\hattheta"; not "\barrier"
_OVER_SYMBOL = re.compile(
    r"(math(?:bf|rm)|boldsymbol|widetilde|widehat|tilde|hat|bar|vec|sqrt)([A-Za-z]{2,})"
)
_OF_TEXT = re.compile(r"text([a-z]{2,})")  # "\textalpha"; not "\textfoo"
_FUNCTION = re.compile(r"(log|ln|max|min)([A-Za-z]{1,2})")  # "\logn", "\maxij"; not "\logistic"
_LETTER = (  # "\cO", "\calO", "\Ecal"; "\bbR"; "\bx", "\bfx", "\vx", "\vecx", "\xbf"
    (re.compile(r"(?:c|cal|sc|cu)([A-Z])"), r"\mathcal{%s}"),
    (re.compile(r"([A-Z])cal"), r"\mathcal{%s}"),
    (re.compile(r"bb([A-Z])"), r"\mathbb{%s}"),
    (re.compile(r"(?:b|bf|bm)([A-Za-z])"), r"\mathbf{%s}"),
    (re.compile(r"(?:v|vec)([a-z])"), r"\mathbf{%s}"),
    (re.compile(r"([A-Za-z])(?:bf|b)"), r"\mathbf{%s}"),
)


def guess(name: str) -> str:
    r"""TeX that a reader can take for an unknown command: `mathbbR`, `cA`, `vectheta`, `gap`.

    The command of a font or a mark whose braces were lost; a letter in the font its name speaks
    of; a letter; else the name itself, set upright.
    """
    if mended := _with_braces(name):
        return mended
    if function := _FUNCTION.fullmatch(name):
        return rf"\{function[1]} {function[2]}"
    for pattern, tex in _LETTER:
        if letter := pattern.fullmatch(name):
            return tex % letter[1]
    return name if len(name) == 1 else rf"\mathrm{{{name}}}"


def _with_braces(name: str) -> str | None:
    r"""`mathbbR` as `\mathbb{R}`, `hattheta` as `\hat{\theta}`; None where no braces were lost."""
    if (symbol := _OVER_SYMBOL.fullmatch(name)) and symbol[2] in MATH_SYMBOLS:
        return rf"\{symbol[1]}{{\{symbol[2]}}}"
    if (symbol := _OF_TEXT.fullmatch(name)) and symbol[1] in MATH_SYMBOLS:
        return rf"\{symbol[1]}"
    if font := _LETTER_FONT.fullmatch(name):
        return rf"\{font[1]}{{{font[2]}}}{font[3]}"
    if marked := _WORD_FONT.fullmatch(name) or _OVER_LETTER.fullmatch(name):
        return rf"\{marked[1]}{{{marked[2]}}}"
    return None
