"""Dashes and ties as LaTeX writes them."""

import re

from sitegen.text.dialect.repair import MARK
from sitegen.text.dialect.scanner import Found, Scanner

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
_HYPHENS = re.compile("-+")  # "1--2", "so---on"
_DASHES = {2: "–", 3: "—"}
_RELATION = re.compile(r"~[=<>≤≥≈+×-]~")  # "$k$~=~5": tied on both sides; not "x ~= 5"
# "a gain of ~3 points": about, not a tie, though a word stands before it
_ABOUT = re.compile(r"\b(?:to|of|is|by|with|only|about|around|under|over|at)\Z")


def read_hyphens(scan: Scanner, at: int, end: int) -> Found:
    """`--` is –, `---` is —; a longer run is a rule drawn in hyphens and stays."""
    run = _HYPHENS.match(scan.text, at, end)
    stop = run.end() if run else at + 1
    length = stop - at
    return Found((_DASHES.get(length, "-" * length),), stop)


def read_tilde(scan: Scanner, at: int, end: int) -> Found:
    r"""`~` ties two words (`Fig.~2`, `Smith~\cite{a}`); elsewhere it says "about" (`~5%`)."""
    before = scan.text[at - 1 : at] if at else ""
    after = scan.text[at + 1 : at + 2] if at + 1 < end else ""
    return Found((NO_BREAK_SPACE if _ties(scan, at, before, after) else "~",), at + 1)


def _ties(scan: Scanner, at: int, before: str, after: str) -> bool:
    if not before or not after or after == "~":
        return False
    if _RELATION.match(scan.text, max(0, at - 2)) or _RELATION.match(scan.text, at):
        return True
    if before.isdigit():  # "200~million", "5~$\mu$m", "Table 2~(left)"; not "3~4 runs"
        return after.isalpha() or after in "\\([" or after == MARK
    if not (before.isalpha() or before in ".,)]}:;*'\"”" or before == MARK):
        return False
    if after.isdigit() and before.islower():
        return not _ABOUT.search(scan.text, max(0, at - 8), at)
    return after.isalnum() or after in "\\([{$" or after == MARK
