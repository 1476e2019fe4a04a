"""Quotation marks as LaTeX writes them, and Markdown's code spans, which begin alike."""

import re

from sitegen.text.dialect.nodes import Styled
from sitegen.text.dialect.repair import MARK
from sitegen.text.dialect.scanner import Found, Scanner
from sitegen.text.dialect.spans import CODE_SPAN

_BACKTICKS = re.compile("`+")  # "`", "``", "```"
_CODE = re.compile(CODE_SPAN)  # "`f(x)`"
# "`so'", "`so’": the closing mark ends a word
_SINGLE = re.compile(r"`([^`\n]{1,80}?)['’](?![A-Za-z])")
# "``so''", "``so"", "``"so"", "``so’’": opened as LaTeX, closed as whatever the keyboard gave
_DOUBLE = re.compile(r"``\"{0,2}([^`\"”]{1,250}?)(?:''(?!')|\"\"?|’’|’'|”)")
# "``so``" where both ends are alike
_ALIKE = re.compile(r"``([^`'\"”\n]{1,100})``(?!`)")
_CODE_SIGNS = re.compile(r"[_=<>{}()\[\];$/\\]")  # "``x_1 = 2``" is code, "``word``" is not
# ""so''": opened by keyboard, closed as LaTeX
_STRAIGHT = re.compile(r"\"(?=\w)((?:[^\"\n`']|'(?!')){1,80})''")
# "''so"": opened as LaTeX closes, closed by keyboard
_OPENED = re.compile(r"(?<![^\s(\[])''(?=\w)([^'\"“”\n]{1,100})\"(?!\w)")
_APOSTROPHES = re.compile("'+")  # "so''"
_CLOSED_AFTER = ".,!?)’*_}%" + MARK


def read_backtick(scan: Scanner, at: int, end: int) -> Found | None:
    """`` `code` ``, `` `quoted' ``, ``` ``quoted'' ```: which one, the closing mark tells."""
    run = _BACKTICKS.match(scan.text, at, end)
    length = run.end() - at if run else 0
    if length == 1:
        return _single(scan, at, end)
    if length == len("``"):
        return _double(scan, at, end)
    opening = "“‘" if length == len("```") else "`" * length
    return Found((opening,), at + length)


def _single(scan: Scanner, at: int, end: int) -> Found | None:
    if scan.text[at - 1 : at].isalnum():  # "don`t"
        return None
    if code := _CODE.match(scan.text, at, end):
        return Found((_code(scan, at + 1, code.end() - 1),), code.end())
    if quoted := _SINGLE.match(scan.text, at, end):
        return Found(("‘", *scan.inline(*quoted.span(1)), "’"), quoted.end())
    opens = scan.text[at + 1 : at + 2].isalnum()
    return Found(("‘",), at + 1) if opens else None


def _double(scan: Scanner, at: int, end: int) -> Found:
    if alike := _ALIKE.match(scan.text, at, end):
        if _CODE_SIGNS.search(alike[1]):
            return Found((_code(scan, *alike.span(1)),), alike.end())
        return Found(("“", *scan.inline(*alike.span(1)), "”"), alike.end())
    if quoted := _DOUBLE.match(scan.text, at, end):
        return Found(("“", *scan.inline(*quoted.span(1)), "”"), quoted.end())
    return Found(("“",), at + len("``"))


def read_apostrophes(scan: Scanner, at: int, end: int) -> Found:
    """`''` closes a quotation, and opens one before a word that follows none: `''so''`."""
    run = _APOSTROPHES.match(scan.text, at, end)
    after = run.end() if run else at
    before = scan.text[at - 1 : at]
    if before.isalpha() and scan.text[after : after + 1] == "(":  # "f''(x)"
        return Found((scan.text[at:after],), after)
    if quoted := _OPENED.match(scan.text, at, end):
        return Found(("“", *scan.inline(*quoted.span(1)), "”"), quoted.end())
    opens = not before or not (before.isalnum() or before in _CLOSED_AFTER)
    opens = opens and after < end and not scan.text[after].isspace()
    return Found((("“" if opens else "”") + "’" * (after - at - 2),), after)


def read_straight_quote(scan: Scanner, at: int, end: int) -> Found | None:
    """`"` stays as it is, unless LaTeX's `''` closes what it opens."""
    if scan.text[at - 1 : at].isalnum():
        return None
    quoted = _STRAIGHT.match(scan.text, at, end)
    return Found(("“", *scan.inline(*quoted.span(1)), "”"), quoted.end()) if quoted else None


def _code(scan: Scanner, start: int, end: int) -> Styled:
    return Styled("code", (scan.typed(start, end),))
