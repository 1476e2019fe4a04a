r"""Braces: `{\em so}` is set apart, `{A}` protects a capital, `{a, b}` is a set."""

import re

from sitegen.text.dialect.command_tables import STYLES, SWITCHES
from sitegen.text.dialect.nodes import Inline, styled
from sitegen.text.dialect.repair import MARK
from sitegen.text.dialect.scanner import Found, Scanner

_SWITCH = re.compile(r"\s*\\([A-Za-z]+)\b\s*(?:\\/)?")  # "{\em so}", "{ \bf so}"
_ITALIC_CORRECTION = "\\/"
_NUMBER = re.compile(r"[\d\s+±-]+")  # "10^{-3}", "{0}", "{±1}"
_SUCH_THAT = re.compile(r"[^{}]*\s?[:|]\s?[^{}]*[<>=≤≥∈≠][^{}]*")  # "{x : x > 0}"
_SIGN = re.compile(r"[^\w\s]")  # "10{,}000", "{-}1", "p{-}value": braces for the spacing
_ABBREVIATION = re.compile(r"[a-z]\.[a-z]\.,")  # "{e.g., }" in braces for their spacing
# Code of a template: "{% raw %}", "{# note #}", "{{ title }}"; not "{{BERT}}" nor "{ so }"
_TEMPLATE = re.compile(r"\{[%#]|\{\{\s|(?<=\{)\{\s")
_MOST = re.compile(r"(?:max|min)\Z")  # "max{\alpha, n}"
_WORD = re.compile(r"[a-z]+(?: [a-z]+){0,3}")  # the "is" of "\(k\){is}"


def read_group(scan: Scanner, at: int, end: int) -> Found:
    """A group is shown without its braces, unless they mean something to a reader."""
    close = scan.closing.get(at, end)
    if close == at + 1 < end:  # "{}" ends a command's name
        return Found((), close + 1)
    if close >= end:
        return Found(("{",) if _TEMPLATE.match(scan.text, at) else (), at + 1)
    switch = _SWITCH.match(scan.text, at + 1, close)
    if switch and _is_switch(scan.text, switch):
        return Found(_switched(scan, switch, close), close + 1)
    inside = scan.inline(at + 1, close)
    if _is_literal(scan.text, at, close):
        return Found(("{", *inside, "}"), close + 1)
    # "\(k\){is}", an artefact of one publisher's export, stands for "k is".
    glued = scan.text[at - 1 : at] == MARK and _WORD.fullmatch(scan.text, at + 1, close)
    return Found((" ", *inside) if glued else inside, close + 1)


def read_stray_brace(scan: Scanner, at: int, end: int) -> Found:
    """A closing brace without its partner shows nothing, unless it ends a template: `%}`."""
    del end
    return Found(("}",) if scan.text[at - 1 : at] == "%" else (), at + 1)


def _is_switch(text: str, command: re.Match[str]) -> bool:
    r"""`{\em so}`, `{\emph so}`; in `{\emph{so} and so}` the command has its own argument."""
    if command[1] in SWITCHES:
        return True
    return command[1] in STYLES and not text.startswith("{", command.end())


def _switched(scan: Scanner, switch: re.Match[str], close: int) -> tuple[Inline, ...]:
    style = SWITCHES.get(switch[1]) or STYLES.get(switch[1])
    stop = close - len(_ITALIC_CORRECTION) * scan.text.endswith(_ITALIC_CORRECTION, 0, close)
    return styled(scan.inline(switch.end(), max(stop, switch.end())), style)


def _is_literal(text: str, at: int, close: int) -> bool:
    if text[at - 1 : at] in ("^", "_"):  # "n^{1/2}", "10^{-3}"
        return True
    if _MOST.search(text, max(0, at - 5), at) and text.find(",", at, close) >= 0:
        return True
    if text.find("\\", at, close) >= 0 or _SIGN.fullmatch(text, at + 1, close):
        return False
    if text.find(",", at, close) >= 0 or text.find("..", at, close) >= 0:  # "{a, b}", "{1..3}"
        return not _ABBREVIATION.match(text, at + 1, close)
    if any(meant.fullmatch(text, at + 1, close) for meant in (_NUMBER, _SUCH_THAT)):
        return True
    return _TEMPLATE.match(text, at) is not None
