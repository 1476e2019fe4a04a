r"""Macros that authors define in their papers and use in their abstracts: `\R`, `\eps`, `\cO`.

Their definitions are not at hand, so common ones are tabled and the rest guessed from the name.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.tables import names

MACROS: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("R", "RR", "reals", "Real", "real", "Reals"), r"\mathbb{R}"),
        **{name: rf"\mathbb{{{name[0]}}}" for name in ("N", "NN", "Z", "ZZ", "E", "EE", "PP", "C")},
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
        **dict.fromkeys(("mb", "mbf", "mat", "vct"), r"\mathbf"),
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
        "AA": r"\mathrm{AA}",
        "texttimes": r"\times",
        "textemdash": r"\text{—}",
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

_FONTS = re.compile(
    r"(math(?:bb|cal|bf|rm|sf|frak)|boldsymbol|widetilde|tilde|hat|bar|sqrt|text(?:rm|bf|it|sf)?)"
    r"([A-Za-z]+)"
)
_FUNCTION = re.compile(r"(log|ln|max|min)([A-Za-z]{1,2})")
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

    The command of a font whose braces were lost; a letter in the font its name speaks of; a
    letter; else the name itself, set upright.
    """
    if fonts := _FONTS.fullmatch(name):
        return rf"\{fonts[1]}{{{fonts[2][0]}}}{fonts[2][1:]}"
    if function := _FUNCTION.fullmatch(name):
        return rf"\{function[1]} {function[2]}"
    for pattern, tex in _LETTER:
        if letter := pattern.fullmatch(name):
            return tex % letter[1]
    return name if len(name) == 1 else rf"\mathrm{{{name}}}"
