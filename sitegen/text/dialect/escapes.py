r"""A backslash before a sign: `\%`, `\$`, accents such as `\"o`, line breaks, small spaces."""

import re

from sitegen.text.dialect.scanner import Found, Scanner
from sitegen.text.math.symbols import ACCENTS, composed

_SHOWN = frozenset("%&#_${}*()[]<>+—–")
_UNSEEN = {**dict.fromkeys(" ,;:\n", " "), **dict.fromkeys("!/@-", "")}
_ACCENTS = frozenset("'`\"^~=.")
# The same, after an editor had "corrected" the quotation marks: "R\’enyi", "Schr\”odinger"
_TYPOGRAPHIC = {"’": "'", "´": "'", "‘": "`", "“": '"', "”": '"'}
# The letter under an accent: "\'e", "\'{e}", "\'\i"; not "1\. We", an escape of Markdown
_ACCENTED = re.compile(r"(?:\{\s*\\?([A-Za-z])\s*\}|\\([ij])(?![A-Za-z])(?:\{\}|\s*)|([A-Za-z]))")
# "\~{\^e}", as in Nguyễn: an accent upon an accent
_ACCENTED_TWICE = re.compile(r"\{\s*\\(['`\"^~=.])\s*(?:\{([A-Za-z])\}|([A-Za-z]))\s*\}")
# "don\'t", "model\'s": the escape of a programming language, not an acute accent
_APOSTROPHE = re.compile(r"(?<=[A-Za-z]\\)'(?:s|t|re|ve|ll|d|m)\b")
_CLOSED = re.compile(r"[^\s\\]{1,40}\\\|(?=[_^),\s]|\Z)")  # "x_i\|^2" behind the first "\|"
_ELISION = re.compile(r"(?<![^\W_])[dlODL]\\'[A-Z]", re.ASCII)  # "d\'Alembert", "O\'Brien"
_BREAK_LENGTH = re.compile(r"\[-?[\d.]+\w+\]")  # "\\[2pt]"


def read_escape(scan: Scanner, at: int, end: int) -> Found | None:
    """What a backslash and the sign behind it stand for; None where it stands for nothing."""
    sign = scan.text[at + 1 : at + 2] if at + 1 < end else ""
    after = at + 2
    if sign == "|":
        return Found((_bar(scan.text, at),), after)
    if sign and sign in _SHOWN:
        return Found((sign,), after)
    if sign in _ACCENTS or sign in _TYPOGRAPHIC:
        return _accent(scan, sign, at + 1, end)
    if sign == "\\":
        length = _BREAK_LENGTH.match(scan.text, after, end)
        return Found((" ",), length.end() if length else after)
    if scan.text.startswith("--", at + 1):  # "\--", a dash that someone escaped
        return Found(("–",), at + len("\\--"))
    return Found((_UNSEEN[sign],), after) if sign in _UNSEEN else None


def _bar(text: str, at: int) -> str:
    r"""Two bars in `\|x\|_2`, one in `p(y\|x)` and `p(y \| x)`: there both its sides are alike."""
    before, after = text[at - 1 : at], text[at + 2 : at + 3]
    if before.isspace() and after.isspace():
        return "|"
    inside = before.isalnum() and after.isalnum()
    return "|" if inside and not _CLOSED.match(text, at + 2) else "‖"


def _accent(scan: Scanner, sign: str, at: int, end: int) -> Found:
    if sign == "'" and _APOSTROPHE.match(scan.text, at, end):
        return Found(("'",), at + 1)
    accent = _TYPOGRAPHIC.get(sign, sign)
    if twice := _ACCENTED_TWICE.match(scan.text, at + 1, end):
        shown = accented(accented(twice[2] or twice[3], twice[1]), accent)
        return Found((shown,), twice.end())
    letter = _ACCENTED.match(scan.text, at + 1, end)
    if letter is None:
        return Found((sign,), at + 1)
    shown = accented(letter[1] or letter[2] or letter[3], accent)
    if accent == "'" and letter[3] and (len(shown) > 1 or _ELISION.match(scan.text, at - 2)):
        return Found(("'",), at + 1)
    return Found((shown,), letter.end())


def accented(letter: str, accent: str) -> str:
    """The letter with the accent that the command `accent` sets, composed where Unicode can."""
    return composed(letter, ACCENTS[accent])
