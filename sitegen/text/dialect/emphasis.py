"""Markdown's emphasis: `*so*`, `_so_`, `**strong**`, `__strong__`, `***both***`."""

import re

from sitegen.text.dialect.nodes import Inline, Styled
from sitegen.text.dialect.repair import MARK
from sitegen.text.dialect.scanner import Found, Scanner

LONGEST = 400
"""Emphasis is no longer than this, in characters: two stars further apart are two footnotes."""

INITIALS = 4
"""So many letters may be set apart at the start of a word with one star: `*E*fficient`."""

# From behind the opener to behind the closer. One star runs to the next that stands alone, past
# any "**…**" between; "*a * b*" closes nowhere, because a closer follows no white space, nor "^".
# What is escaped closes nothing: "**RRT\***", "*a\*b* c". Of three stars the last two close.
_TO_STAR = re.compile(
    r"((?:[^*\\]++|\\.|\*\*(?:[^*\\]++|\\.)++\*\*)++)(?<![\s(^])\*(?!\*)", re.DOTALL
)
_TO_STARS = {
    2: re.compile(r"((?:[^*\\]++|\\.|\*(?!\*)|\*(?=\*\*(?!\*)))++)(?<!\s)\*\*(?!\*)", re.DOTALL),
    3: re.compile(r"((?:[^*\\]++|\\.|\*(?!\*))++)(?<!\s)\*\*\*(?!\*)", re.DOTALL),
}
# An underscore inside a word is part of it: "_a snake_case name_", "snake_case"
_INSIDE = r"((?:[^_\\]++|\\.|(?<=[^\W_])_(?=[^\W_]))++)(?<!\s)"
_TO_UNDERSCORE = re.compile(rf"{_INSIDE}_(?![\w_])", re.DOTALL)
_TO_UNDERSCORES = re.compile(rf"{_INSIDE}__(?![\w_])", re.DOTALL)

_SHOWS = re.compile(rf"[^\W_]|{MARK}")  # "_|_" sets nothing apart
_BEFORE_NO_STAR = ")]}*^" + MARK
_BEFORE_NO_UNDERSCORE = "_\\/$}^)|‖⁄" + MARK
# What "*" may open on: "*now*", "*“now”*", "*$k$-means*"; not "*)", "* p < 0.05"
_EMPHASISED = re.compile(rf"[\w\"“‘'`(\\*{MARK}]")


def read_star(scan: Scanner, at: int, end: int) -> Found | None:
    """`*em*`, `**strong**`, `***both***`; strong may stand inside a word: `**E**fficient`.

    A star is often a name's (RRT*, A*), an exponent or a footnote's: one alone never opens after
    a letter or digit, and its text, unless short, ends where a word ends.
    """
    run = _length(scan.text, at, end)
    before, after = scan.text[at - 1 : at], scan.text[at + run : at + run + 1]
    power = before.isdigit() and after.isalnum()  # "2**10 and 2**n"
    if run > len("***") or power or not after or after.isspace():
        return Found(("*" * run,), at + run)
    return _one_star(scan, at, end) if run == 1 else _stars(scan, run, at + run, end)


def _stars(scan: Scanner, run: int, inside: int, end: int) -> Found | None:
    return _emphasised(scan, run, _TO_STARS[run].match(scan.text, inside, end))


def _one_star(scan: Scanner, at: int, end: int) -> Found | None:
    before, after = scan.text[at - 1 : at], scan.text[at + 1 : at + 2]
    if before.isalnum() or (before and before in _BEFORE_NO_STAR) or not _EMPHASISED.match(after):
        return None
    match = _TO_STAR.match(scan.text, at + 1, end)
    if match and scan.text[match.end() : match.end() + 1].isalnum() and len(match[1]) > INITIALS:
        return None
    return _emphasised(scan, 1, match)


def read_underscore(scan: Scanner, at: int, end: int) -> Found | None:
    """`_em_` and `__strong__`, at the edges of words only: `snake_case`, `x_1` are text."""
    run = _length(scan.text, at, end)
    inside = at + run
    before, after = scan.text[at - 1 : at], scan.text[inside : inside + 1]
    if run > len("__") or not after or after.isspace():  # "___" is a blank to fill
        return Found(("_" * run,), inside)
    if before.isalnum() or (before and before in _BEFORE_NO_UNDERSCORE):
        return Found(("_" * run,), inside)
    closer = _TO_UNDERSCORE if run == 1 else _TO_UNDERSCORES
    return _emphasised(scan, run, closer.match(scan.text, inside, end))


def _length(text: str, at: int, end: int) -> int:
    """How many signs of one kind follow each other."""
    stop = at + 1
    while stop < end and text[stop] == text[at]:
        stop += 1
    return stop - at


def _emphasised(scan: Scanner, run: int, match: re.Match[str] | None) -> Found | None:
    if not match or len(match[1]) > LONGEST:
        return None
    if not match[1][0].isalnum() and not _SHOWS.search(match[1]):
        return None
    node: Inline = Styled("em" if run == 1 else "strong", scan.inline(*match.span(1)))
    return Found((Styled("em", (node,)) if run == len("***") else node,), match.end())
