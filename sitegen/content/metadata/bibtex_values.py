"""The values of BibTeX fields: in braces, in quotation marks, bare, and joined with `#`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_BARE = re.compile(r"[^\s,={}()\"#%]++")  # "2026", "jan"
_JOINED = re.compile(r"\s*+#\s*+")
_IN_QUOTES = re.compile(r"[\"{}]")
_BRACE = re.compile(r"[{}]")
# "@article{loom, title =" inside a value: an entry that begins before the one before it ended
_SWALLOWED = re.compile(
    r"@[A-Za-z]{1,40}+\s*+[{(]\s*+[^\s,{}()=@\"]{0,200}+\s*+,\s*+[A-Za-z][\w-]{0,40}+\s*+="
)
# Names that every style defines; nothing of a paper's facts needs them.
_MONTH = re.compile(r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*", re.IGNORECASE)
_LONGEST = 10_000
"""Characters that names may add to a value: names of names of names would fill the memory."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is not as BibTeX wants it, in a line. `lost`: the entry is left out."""

    line: int
    message: str
    hint: str
    lost: bool = False


class BrokenError(Exception):
    """An entry that cannot be read on, from the position `at`."""

    def __init__(self, at: int, message: str, hint: str) -> None:
        super().__init__(message)
        self.at = at
        self.message = message
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Value:
    """A value as read: its text, where it ends, and the names in it that nothing defines."""

    text: str
    end: int
    undefined: tuple[str, ...] = ()


def all_pairs(text: str) -> dict[int, int]:
    r"""Where each `{` that has a partner stands, and where its partner does. `\{` is one too."""
    found: dict[int, int] = {}
    openers: list[int] = []
    for match in _BRACE.finditer(text):
        if match[0] == "{":
            openers.append(match.start())
        elif openers:
            found[openers.pop()] = match.start()
    return found


def read_value(text: str, at: int, closing: Mapping[int, int], macros: Mapping[str, str]) -> Value:
    """The value that begins at a position; `closing` pairs the braces of the text.

    A name that `macros` lacks stands for itself. Raises BrokenError where there is no whole value,
    or where names make it longer than any title or venue.
    """
    parts: list[str] = []
    undefined: list[str] = []
    added = 0
    while True:
        sign = text[at : at + 1]
        if sign in ("{", '"'):
            end = (_end_of_braced if sign == "{" else _end_of_quoted)(text, at, closing)
            parts.append(_whole(text, at + 1, end - 1))
        else:
            bare = _BARE.match(text, at)
            if bare is None:
                raise BrokenError(at, "a value is missing", "Write it in braces: `{…}`.")
            end, word = bare.end(), bare[0]
            parts.append(macros.get(word.lower(), word))
            added += len(parts[-1])
            if added > _LONGEST:
                what = f"`{word}` and what is joined with it are over {_LONGEST:,} characters long"
                raise BrokenError(at, what, "Write the value out.")
            if not (word.isdecimal() or word.lower() in macros or _MONTH.fullmatch(word)):
                undefined.append(word)
        joined = _JOINED.match(text, end)
        if joined is None:
            return Value("".join(parts), end, tuple(undefined))
        at = joined.end()


def _end_of_braced(text: str, at: int, closing: Mapping[int, int]) -> int:
    close = closing.get(at)
    if close is None:
        shown = " ".join(text[at : at + 30].split())
        raise BrokenError(at, f"the brace of `{shown}` is never closed", "Close it with `}`.")
    return close + 1


def _end_of_quoted(text: str, at: int, closing: Mapping[int, int]) -> int:
    """A quotation mark inside braces does not end the value."""
    stop = at + 1
    while sign := _IN_QUOTES.search(text, stop):
        if sign[0] == '"':
            return sign.end()
        if sign[0] == "}":
            break
        stop = _end_of_braced(text, sign.start(), closing)
    shown = " ".join(text[at : at + 30].split())
    hint = "Close it, and every brace inside."
    raise BrokenError(at, f"the quotation mark of `{shown}` is never closed", hint)


def _whole(text: str, start: int, end: int) -> str:
    swallowed = _SWALLOWED.search(text, start, end)
    if swallowed:
        hint = "Close every brace and quotation mark of the entry before."
        raise BrokenError(swallowed.start(), "it is not closed where another begins", hint)
    return text[start:end]
