r"""What joins the parts of a formula in plain text: spaces and brackets where they are needed.

While a formula is read, characters that no text holds mark the places; `settled` decides.
"""

import re

# Where a name such as log stands: the space around it is kept between letters alone.
NAME_EDGE = "\ufdd0"
# Where a word in another font stands: a letter before it or behind it does not belong to it.
WORD_EDGE = "\ufdd4"
# A thin space shows between a number and its unit alone: "5\,kg", "10\,000"; not "f(x)\,dx"
THIN_SPACE = "\ufdd1"
# The ends of a fraction: it needs brackets where something is multiplied with it.
_OPENS, _CLOSES = "\ufdd2", "\ufdd3"

_MARK = re.compile(f"[{NAME_EDGE}-{WORD_EDGE}]")
_UNITS = re.compile(rf"(?<=\d){THIN_SPACE}(?=[{NAME_EDGE}{WORD_EDGE}]?\w)")
_EDGES = re.compile(rf"(?<=[\w)\]}}]){NAME_EDGE}+(?=[\w√])")
_WORD_EDGES = re.compile(rf"(?<=[^\W\d_]){WORD_EDGE}+(?=[^\W\d_])")
_FRACTION = re.compile(rf"{_OPENS}([^{_OPENS}{_CLOSES}]*){_CLOSES}")
# What is multiplied with a fraction behind it, "n", "log", and before it, "∑", "x"; not "+", "("
_FACTOR_BEFORE = re.compile(rf"[\w)\]}}′√{NAME_EDGE}{WORD_EDGE}]{THIN_SPACE}?\Z")
_FACTOR_BEHIND = re.compile(rf"{THIN_SPACE}?[\w(\[{{⟨⌈⌊√∑∏∫∇∂^{NAME_EDGE}{WORD_EDGE}]")
_BAR_BEHIND = re.compile(rf"{THIN_SPACE}?([|‖])")  # "|x|" behind "1/2"


def fraction(above: str, below: str) -> str:
    """Two parts with a stroke between them, marked as one factor."""
    return f"{_OPENS}{above}/{below}{_CLOSES}"


def bare(text: str) -> str:
    """What was read as one part of another, without what would join it to its neighbours."""
    if not _MARK.search(text):
        return text
    return _bracketed(text).strip(NAME_EDGE + WORD_EDGE).replace(THIN_SPACE, "")


def split_edge(text: str) -> tuple[str, str]:
    """The text, and the edge at its end: a script stands before it."""
    core = text.rstrip(NAME_EDGE + WORD_EDGE)
    return core, text[len(core) :]


def settled(text: str) -> str:
    """What was read, with spaces and brackets where they are needed."""
    if not _MARK.search(text):
        return text
    text = _UNITS.sub(" ", _bracketed(text)).replace(THIN_SPACE, "")
    text = _WORD_EDGES.sub(" ", text).replace(WORD_EDGE, "")
    return _EDGES.sub(" ", text).replace(NAME_EDGE, "")


def _bracketed(text: str) -> str:
    if _OPENS not in text:
        return text
    return _FRACTION.sub(lambda match: f"({match[1]})" if _is_factor(match) else match[1], text)


def _is_factor(match: re.Match[str]) -> bool:
    r"""`n\frac12`, `\frac1n\sum`, `\frac12|x|`; not `\frac12+x`, `|\frac12|`."""
    text = match.string
    if _FACTOR_BEFORE.search(text, max(0, match.start() - 2), match.start()):
        return True
    if bar := _BAR_BEHIND.match(text, match.end()):
        return text.count(bar[1], 0, match.start()) % 2 == 0
    return _FACTOR_BEHIND.match(text, match.end()) is not None
