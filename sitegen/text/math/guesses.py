r"""What an unknown macro most likely stands for, by its name: `\cA`, `\blam`, `\xhat`, `\gap`."""

import re

from sitegen.text.math.macros import MACROS
from sitegen.text.math.symbols import GREEK, MATH_SYMBOLS
from sitegen.text.tables import names

# "\mathcalO", "\mathbbRd": a letter in its font, and what was glued to it
_LETTER_FONT = re.compile(r"(math(?:bb|cal|bf|scr|frak)|boldsymbol)([A-Za-z])([A-Za-z]*)")
# "\mathrmmax", "\textbfFast": a word in its font
_WORD_FONT = re.compile(r"(math(?:rm|sf|it)|text(?:rm|bf|it|sf|tt|sc)|operatorname)([A-Za-z]+)")
# "\hatx", "\sqrtn", "\barx"; a word behind it makes another name: "\barrier", "\hatch"
_OVER_LETTER = re.compile(r"(widetilde|widehat|tilde|hat|bar|sqrt|text)([A-Za-z])")
# "\boldsymboltheta", "\hattheta"; not "\barrier"
_OVER_SYMBOL = re.compile(
    r"(math(?:bf|rm)|boldsymbol|widetilde|widehat|tilde|hat|bar|sqrt)([A-Za-z]{2,})"
)
_OF_TEXT = re.compile(r"text([a-z]{2,})")  # "\textalpha"; not "\textfoo"
_FUNCTION = re.compile(r"(log|ln|max|min)([A-Za-z]{1,2})")  # "\logn", "\maxij"; not "\logistic"
# The Greek letters a name may hold: "\blam", "\thetahat"
_ALPHABET = "|".join(sorted(GREEK, key=len, reverse=True))
_BASE = rf"(?:[A-Za-z]|(?:{_ALPHABET}))"  # "x", "theta"
_SHAPES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), tex)
    for pattern, tex in (
        (r"(?:c|cal|sc|cu|g)([A-Z])", r"\mathcal{%s}"),  # "\cO", "\calO", "\scO", "\cuF"
        (r"([A-Z])cal", r"\mathcal{%s}"),  # "\Ecal"
        (r"(?:bb|s)([A-Z])", r"\mathbb{%s}"),  # "\bbR", "\sR"
        (r"([A-Z])\1", r"\mathbb{%s}"),  # "\RR"
        (rf"(?:b|bf|bm|m|v|vec)({_ALPHABET}|lam)", r"\boldsymbol{%s}"),  # "\bmu", "\vtheta"
        (r"(?:b|bf|bm|m|mat|v|vec|bv|rv|rm)([A-Za-z])", r"\mathbf{%s}"),  # "\bx", "\mA", "\vecx"
        (r"([A-Za-z])(?:bf|b)", r"\mathbf{%s}"),  # "\xbf", "\Mb"
        (rf"(?:t|tl|til)({_BASE})", r"\tilde{%s}"),  # "\tx", "\tilO"
        (rf"(?:w|wt)({_BASE})", r"\widetilde{%s}"),  # "\wO"
        (rf"h({_BASE})", r"\hat{%s}"),  # "\hx", "\hmu"
        (rf"({_BASE})(?:tilde|til|tl)", r"\tilde{%s}"),  # "\Otil", "\xtilde"
        (r"(Omega|Theta|O)t", r"\tilde{%s}"),  # "\Omegat"
        (rf"({_BASE})(?:hat|h)", r"\hat{%s}"),  # "\xhat"
        (rf"({_BASE})bar", r"\bar{%s}"),  # "\xbar"
        (rf"({_BASE})vec", r"\vec{%s}"),  # "\xvec"
        (rf"({_BASE})dot", r"\dot{%s}"),  # "\xdot"
        (rf"({_BASE})star", r"%s^\star"),  # "\fstar"
        (rf"({_ALPHABET})abla", r"%s\nabla"),  # "\alphaabla", once with a line end in it
    )
)
# "\Tmax", "\fmin", "\din", "\dtv"; not "\opt", a word
_SUBSCRIPT = re.compile(rf"({_BASE})(in|out|max|min|opt|eff|ref|tv|TV|KL|train|test|new|old)")
_WORDS = names("bin Bin fin Fin kin pin win")


def meaning(name: str) -> str:
    r"""TeX for the name of a macro: what it is known to stand for, else a guess."""
    return MACROS[name] if name in MACROS else guess(name)


def is_word(name: str) -> bool:
    """Whether no more can be said of a macro than its name."""
    return name not in MACROS and guess(name) == _upright(name)


def guess(name: str) -> str:
    r"""TeX that a reader can take for an unknown command: `mathbbR`, `cA`, `vectheta`, `gap`.

    The command of a font or a mark whose braces were lost; a letter with the font or the mark its
    name speaks of; a letter; else the name itself, set upright.
    """
    if len(name) == 1:
        return name
    if mended := _with_braces(name) or _shaped(name):
        return mended
    if function := _FUNCTION.fullmatch(name):
        return rf"\{function[1]} {function[2]}"
    if (indexed := _SUBSCRIPT.fullmatch(name)) and name not in _WORDS:
        return rf"{_named(indexed[1])}_{{\mathrm{{{indexed[2]}}}}}"
    return _upright(name)


def _shaped(name: str) -> str | None:
    for pattern, tex in _SHAPES:
        if shape := pattern.fullmatch(name):
            return tex % _named(shape[1])
    return None


def _named(base: str) -> str:
    r"""`theta` as `\theta`, `x` as itself."""
    return base if len(base) == 1 else rf"\{base}"


def _upright(name: str) -> str:
    return rf"\mathrm{{{name}}}"


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
