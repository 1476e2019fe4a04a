r"""What a library's pages print twice: formulas (`\mathcal{K}\mathcal{K}`), marks of footnotes."""

import re
from collections.abc import Iterator

from sitegen.text import braces

# What a doubled formula holds: "\mathcal{", "m^{", "25\times"; not "\log\log", "\Delta\Delta"
_SIGN = re.compile(
    r"[\^_]\{|\\(?!(?:log|ln|exp|max|min|sup|inf|lim|right|left|big|Big|quad|qquad|Delta|nabla|partial"
    r"|int|sum|prod|cdot|ldots|dots|not|neg)(?![A-Za-z]))[A-Za-z]+\s?\{?"
)
_FARTHEST = 200
"""A copy begins within so many characters: the longest of such formulas has 110."""
_MOST_SIGNS = 400
"""A text that holds more of such signs comes from no library's page."""
# What is text and may well be said twice: "\emph{very} \emph{very} good", "\cite{a}, \cite{a}"
_TEXT = re.compile(
    r"\\(?:emph|text(?:bf|it|tt|sc|sl)|(?:[a-z]*cite|ref|label|item|begin|end|url|href|footnote)[a-z]*)"
    r"(?![A-Za-z])|(?<=\s)[a-z]{2,}\s|\A[,;.]"
)

# "is available11https://x.org/a": a footnote's mark, twice, then the note, which ends in a URL;
# not "22 runs", nor "CIFAR11Net"
_BEHIND = re.compile(r"[\s.,;:)\]%/-]|\Z")
_FOOTNOTE = re.compile(
    r"(?<=[a-z)\].]) ?([1-3])\1(?=[A-Zh])"
    r"((?:[A-Z][^.\n]{0,120}?\s)?(?:https?://|(?:[\w-]+\.)+[a-z]{2,6}/)[^\s()]+?)"
    r"(?=[.,;:]*(?:[\s)]|\Z))"
)


def drop_copies(text: str) -> str:
    r"""The text with each doubled formula once, between dollars, and such footnotes in parentheses.

    `\log\log n` and `\right)\right)` are no copies, nor is anything in a text that sets its
    formulas between dollars.
    """
    if "11" in text or "22" in text or "33" in text:
        text = _FOOTNOTE.sub(r" (\2)", text)
    if "\\" not in text and "{" not in text:
        return text
    if "$" in text:
        return text
    pieces: list[str] = []
    at = 0
    for start, length in _copies(text):
        pieces += (text[at:start], f"${text[start : start + length]}$")
        at = start + 2 * length
    return "".join((*pieces, text[at:]))


def _copies(text: str) -> Iterator[tuple[int, int]]:
    """Start and length of the first of each two equal neighbours, in order, none overlapping."""
    signs = [(sign[0].rstrip(), sign.start()) for sign in _SIGN.finditer(text)]
    if len(signs) > _MOST_SIGNS:
        return
    end = 0
    for i, (sign, at) in enumerate(signs):
        if at < end:
            continue
        for again, place in reversed(signs[i + 1 : i + 20]):
            length = place - at
            if again != sign or length >= _FARTHEST:
                continue
            start = _start(text, at, length)
            if start >= end and _is_formula(text[start : start + length]):
                yield start, length
                end = start + 2 * length
                break


def _is_formula(copied: str) -> bool:
    whole = copied == copied.strip() and copied == braces.balanced(copied)
    return whole and not _TEXT.search(copied)


def _start(text: str, at: int, length: int) -> int:
    """Where the first of two equal stretches begins that holds `at`, -1 where there are none.

    The copy follows at once, and behind that what may follow a formula.
    """
    start = at
    while start > 0 and at - start < length and text[start - 1] == text[start - 1 + length]:
        start -= 1
    stop = at
    while (
        stop - start < length and text[stop : stop + 1] == text[stop + length : stop + length + 1]
    ):
        stop += 1
    whole = stop - start == length and _BEHIND.match(text, stop + length)
    return start if whole else -1
