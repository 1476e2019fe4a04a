"""The index in pieces: runs of neighbouring terms, so that a query needs only those of its words.

A shard is six texts. `terms` are front-coded; the others are numbers (`numbers.Written`). Of each
term, `positions` tells how many stand before it in the text that first has it: lunr.js numbers
terms as they come and adds up weights in that order, on which the last bit of a sum depends.
`sizes` tells how many documents have it in each field. For these, one field after another,
`documents` holds how far each is from the one before less one, `times` how often the term stands
there less one, and `lengths` which of its field's known lengths the field has there. The lengths of
fields that are filled up to round ones (`index.Field`) stand in a table of all documents instead:
nearly every paper of a result needs its own, and round ones are small.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from sitegen.search.index import FIELDS, Index
from sitegen.search.numbers import Numbers, Written

_BEYOND = "\U00010000"  # the first letter that JavaScript counts as two
_SHARED = 9  # the most characters that a term is said to share: a single digit
_SMALLEST = 12  # the binary logarithm of the characters a shard has at least on average
_PROPORTION = 2.5  # of that average to the root of all characters; see `_usual_size`


@dataclass(frozen=True, slots=True)
class Shard:
    """Some terms and their postings. `first` is the first term."""

    first: str
    columns: tuple[str, str, str, str, str, str]


@dataclass(frozen=True, slots=True)
class Sharded:
    """An index in pieces. `known` are the lengths that each field's texts have, sorted.

    `tables` hold, for each field that is filled up, which of them each document's text has.
    """

    shards: tuple[Shard, ...]
    known: tuple[tuple[int, ...], ...]
    tables: Mapping[str, str]


def sharded(index: Index) -> Sharded:
    """The shards of an index, in the order of UTF-16, in which JavaScript sorts."""
    order = sorted(range(len(index.terms)), key=lambda term: utf16(index.terms[term]))
    known = [np.unique(column) for column in index.lengths.T]
    columns = _Columns(index, np.array(order, dtype=np.int32), known)
    terms = [index.terms[term] for term in order]
    shards = tuple(
        Shard(terms[start], (front_coded(terms[start:end]), *columns.part(start, end)))
        for start, end in _cuts(terms, columns.characters())
    )
    tables = {
        field.name: Written(np.searchsorted(lengths, column)).part(0, len(column))
        for field, lengths, column in zip(FIELDS, known, index.lengths.T, strict=True)
        if field.is_filled
    }
    return Sharded(shards, tuple(tuple(each.tolist()) for each in known), tables)


def utf16(term: str) -> bytes:
    """What a term is sorted by."""
    return term.encode("utf-16-be")


def front_coded(terms: Sequence[str]) -> str:
    """Terms as `Shard` has them: `0learn 5er 3d` for learn, learner, lead.

    JavaScript counts a letter beyond U+FFFF as two: none is shared.
    """
    written, before = [], ""
    for term in terms:
        shared = 0
        while (
            shared < min(len(term), len(before), _SHARED)
            and term[shared] == before[shared] < _BEYOND
        ):
            shared += 1
        written.append(f"{shared}{term[shared:]}")
        before = term
    return " ".join(written)


class _Columns:
    """The postings of all terms as written numbers; stretches of terms can be had."""

    def __init__(self, index: Index, order: Numbers, known: list[Numbers]) -> None:
        rows, fields = index.postings, len(FIELDS)
        rank = np.empty_like(order)
        rank[order] = np.arange(len(order))
        lists = rank[rows.term] * fields + rows.field
        sort = np.argsort(lists, kind="stable")
        lists, document = lists[sort], rows.document[sort]
        self._ends = np.searchsorted(lists, np.arange(len(order) * fields + 1))
        before = np.concatenate(([-1], document[:-1]))
        before[self._ends[:-1][np.diff(self._ends) > 0]] = -1
        self._positions = Written(index.positions[order])
        self._sizes = Written(np.diff(self._ends))
        self._documents = Written(document - before - 1)
        self._times = Written(rows.frequency[sort] - 1)
        field = rows.field[sort]
        own = np.flatnonzero(~np.array([field.is_filled for field in FIELDS])[field])
        self._own_before = np.searchsorted(own, self._ends)
        self._lengths = Written(_which(index.lengths, known, document[own], field[own]))

    def part(self, start: int, end: int) -> tuple[str, str, str, str, str]:
        """The columns of the terms from one place to another."""
        first, last = start * len(FIELDS), end * len(FIELDS)
        rows = slice(*self._ends[[first, last]].tolist())
        own = slice(*self._own_before[[first, last]].tolist())
        return (
            self._positions.part(start, end),
            self._sizes.part(first, last),
            self._documents.part(rows.start, rows.stop),
            self._times.part(rows.start, rows.stop),
            self._lengths.part(own.start, own.stop),
        )

    def characters(self) -> Numbers:
        """How many characters the postings of each term take."""
        ends, own = self._ends[:: len(FIELDS)], self._own_before[:: len(FIELDS)]
        total: Numbers = (
            np.diff(self._documents.places(ends))
            + np.diff(self._times.places(ends))
            + np.diff(self._lengths.places(own))
        )
        return total


def _which(lengths: Numbers, known: list[Numbers], document: Numbers, field: Numbers) -> Numbers:
    """For fields of documents, which of the field's known lengths they have."""
    found = np.empty_like(document)
    for number, each in enumerate(known):
        here = field == number
        found[here] = np.searchsorted(each, lengths[document[here], number])
    return found


def _cuts(terms: list[str], characters: Numbers) -> Iterator[tuple[int, int]]:
    """Where shards start and end.

    A shard may end before a term whose checksum says so, or where it is large: so an edit moves the
    ends of a few shards only. (Content-defined chunking: Muthitacharoen, Chen, Mazières, "A
    low-bandwidth network file system", 2001.)
    """
    usual = _usual_size(int(characters.sum()))
    often = max(1, usual * len(terms) // max(1, 2 * int(characters.sum())))
    often = 1 << (often.bit_length() - 1)
    start = size = 0
    for place, (term, more) in enumerate(zip(terms, characters.tolist(), strict=True)):
        may_end = size >= usual // 2 and crc32(term.encode()) % often == 0
        if place > start and (may_end or size + more > 2 * usual):
            yield start, place
            start, size = place, 0
        size += more
    if terms:
        yield start, len(terms)


def _usual_size(characters: int) -> int:
    """The characters of a shard, a power of two.

    A query reads a shard for each of its words, and once the list of all shards: the sum is least
    where a shard grows with the root of the whole.
    """
    size = _PROPORTION * math.sqrt(max(1, characters))
    return int(1 << max(_SMALLEST, round(math.log2(size))))
