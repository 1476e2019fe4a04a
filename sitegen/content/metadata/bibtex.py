r"""BibTeX as entries that know their lines.

Read as BibTeX reads it (Oren Patashnik, "BibTeXing", 1988): text between entries is a comment, `#`
joins values, `@string` names them, case does not matter in names. What BibTeX would drop or guess
is a fault with its line; whatever breaks in one entry, the next one is read.

A reader of its own, because the two libraries there are lose entries of real files: bibtexparser
2.1 makes one field of two where a comma is missing, and drops an entry that gives a field twice or
has an `@` at the start of a line; pybtex 0.26 reads nothing behind an entry that is not closed, and
keeps no line of an entry.
"""

import re
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from sitegen.content.metadata.bibtex_values import BrokenError, Fault, all_pairs, read_value
from sitegen.text import braces

# "@article{", "@string ("; not the address "me@example.org"
_OBJECT = re.compile(r"(?<![\w.])@([A-Za-z][\w-]*+)\s*+([{(])")
_COMMENTED = re.compile(r"[ \t]{0,40}%")  # "% @article{loom," is commented out
_KEY = re.compile(r"([^,={}\"]{0,300}+)(?:,|(?=[})]))")  # "loom2026,", "DBLP:conf/x, ", ","
_GAP = re.compile(r"(?:\s+|,|%[^\n]*)*+")  # what may stand between fields
_FIELD = re.compile(r"([^\s={}(),\"#%]{1,100}+)\s*+=\s*+")  # "title ="
_NEXT_FIELD = re.compile(r",\s*[A-Za-z][\w-]*\s*=")  # ", year =" inside a value
_SPACES = re.compile(r"\s*+")
_CLOSERS = {"{": "}", "(": ")"}


@dataclass(frozen=True, slots=True)
class Field:
    """The value of a field, its parts joined, and the line the field stands in."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: its kind and the names of its fields in lower case, its key as written."""

    kind: str
    key: str
    fields: Mapping[str, Field]
    line: int


@dataclass(frozen=True, slots=True)
class Bibliography:
    """A BibTeX file: its entries in order, and what is wrong with it."""

    entries: tuple[Entry, ...]
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class _Object:
    """One `@…{…}` as read: where it ends, and what is odd about it."""

    entry: Entry
    end: int
    faults: tuple[Fault, ...]


def parse(text: str) -> Bibliography:
    """The entries of a BibTeX file. Takes any text and raises nothing, in time linear in it."""
    reader = _Reader(text)
    reader.read()
    return Bibliography(tuple(reader.entries), tuple(reader.faults))


class _Reader:
    """One walk through a file."""

    def __init__(self, text: str) -> None:
        self.entries: list[Entry] = []
        self.faults: list[Fault] = []
        self._text = text
        self._line_ends = [match.start() for match in re.finditer("\n", text)]
        self._closing = all_pairs(text)
        self._macros: dict[str, str] = {}
        self._lines_of_keys: dict[str, int] = {}

    def read(self) -> None:
        """Read object after object."""
        at = 0
        while found := _OBJECT.search(self._text, at):
            if self._is_commented_out(found.start()):
                at = found.end()
            elif found[1].lower() in {"comment", "preamble"}:
                at = self._closing.get(found.start(2), found.start(2)) + 1
            else:
                at = self._take(found)

    def _take(self, found: re.Match[str]) -> int:
        """Read and keep an object; where to go on."""
        try:
            read = self._best(found)
        except BrokenError as broken:
            what = f"the entry {self._shown(found)} is left out: {broken.message}"
            self.faults.append(Fault(self._line(broken.at), what, broken.hint, lost=True))
            end = self._closing.get(found.start(2))
            if end is None or _OBJECT.search(self._text, found.end(), end):
                return found.end()
            return end + 1
        self.faults += read.faults
        if read.entry.kind == "string":
            self._macros.update((name, field.text) for name, field in read.entry.fields.items())
        else:
            self._note_key(read.entry)
            self.entries.append(read.entry)
        return read.end

    def _best(self, found: re.Match[str]) -> _Object:
        r"""An object by BibTeX's rule that `\{` is a brace, else by the rule that it is none.

        Many who write BibTeX forget the first. Raises BrokenError where neither reads it.
        """
        try:
            read = self._object(found, self._closing)
        except BrokenError as broken:
            try:
                return self._object(found, self._closing_unescaped)
            except BrokenError:
                raise broken from None
        if read.faults:
            try:
                other = self._object(found, self._closing_unescaped)
            except BrokenError:
                return read
            return min(read, other, key=lambda tried: len(tried.faults))
        return read

    @cached_property
    def _closing_unescaped(self) -> Mapping[int, int]:
        return braces.pairs(self._text)

    def _object(self, found: re.Match[str], closing: Mapping[int, int]) -> _Object:
        kind, key, at = found[1].lower(), "", found.end()
        if kind != "string":
            match = _KEY.match(self._text, at)
            if match is None:
                hint = "Begin it with a key and a comma: `@article{key,`."
                raise BrokenError(at, "it has no key with a comma behind it", hint)
            key, at = match[1].strip(), match.end()
        fields: dict[str, Field] = {}
        faults: list[Fault] = []
        end = self._read_fields(at, _CLOSERS[found[2]], closing, fields, faults)
        entry = Entry(kind, key, fields, self._line(found.start()))
        return _Object(entry, end, tuple(faults))

    def _read_fields(
        self,
        at: int,
        closer: str,
        closing: Mapping[int, int],
        fields: dict[str, Field],
        faults: list[Fault],
    ) -> int:
        """Read the fields of an entry; where it ends."""
        while True:
            at = _past(_GAP, self._text, at)
            if self._text.startswith(closer, at):
                return at + 1
            if fields and self._another_begins(at):
                what, hint = "the entry is not closed", f"Write `{closer}` behind its last field."
                last = list(fields)[-1]
                if _NEXT_FIELD.search(fields[last].text):
                    raise BrokenError(at - 1, f"it is not closed, or its `{last}` is not", hint)
                faults.append(Fault(fields[last].line, what, hint))
                return at
            name = _FIELD.match(self._text, at)
            if name is None:
                shown = " ".join(self._text[at : at + 30].split())
                hint = "Write `name = {value}`, with a comma between fields, and close the entry."
                raise BrokenError(at, f"`{shown}` is no field", hint)
            line = self._line(at)
            value = read_value(self._text, name.end(), closing, self._macros)
            faults += (_undefined(word, line) for word in value.undefined)
            if name[1].lower() in fields:
                what = f"`{name[1]}` is given twice in one entry; the first is read"
                faults.append(Fault(line, what, "Keep one of them."))
            fields.setdefault(name[1].lower(), Field(value.text, line))
            at = self._behind(value.end, name[1], closer)

    def _behind(self, at: int, name: str, closer: str) -> int:
        """What stands behind a value: a comma, the end of the entry, or nothing of it any more."""
        stop = _past(_SPACES, self._text, at)
        if self._text.startswith((",", closer, "%"), stop) or self._another_begins(stop):
            return stop
        hint = "Write a comma behind each value, and close every brace and quotation mark."
        raise BrokenError(stop, f"there is no comma behind its `{name}`", hint)

    def _another_begins(self, at: int) -> bool:
        return at == len(self._text) or _OBJECT.match(self._text, at) is not None

    def _shown(self, found: re.Match[str]) -> str:
        """How an entry begins: `@article{loom`, and for a name `@string{icml`."""
        begins = _FIELD if found[1].lower() == "string" else _KEY
        at = _past(_SPACES, self._text, found.end())
        name = begins.match(self._text, at)
        return f"`@{found[1]}{{{name[1].strip()[:40] if name else ''}`"

    def _note_key(self, entry: Entry) -> None:
        """BibTeX refuses a key that is given twice. Both entries are read all the same."""
        first = self._lines_of_keys.setdefault(entry.key.lower() or str(entry.line), entry.line)
        if first != entry.line:
            what = f"the key `{entry.key}` is that of line {first} too; both entries are read"
            self.faults.append(Fault(entry.line, what, "Give each entry its own key."))

    def _is_commented_out(self, at: int) -> bool:
        row = bisect_left(self._line_ends, at)
        start = self._line_ends[row - 1] + 1 if row else 0
        return _COMMENTED.match(self._text, start, at) is not None

    def _line(self, at: int) -> int:
        return bisect_left(self._line_ends, at) + 1


def _past(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Where the pattern, which always matches, stops."""
    found = pattern.match(text, at)
    return found.end() if found else at


def _undefined(word: str, line: int) -> Fault:
    what = f"`{word}` is no number, and no @string before gives it a value"
    return Fault(line, what, f"Write `{{{word}}}`, or define it.")
