"""The postings of terms as texts of written numbers, of which any stretch of terms can be had.

`shards` says what each text holds.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sitegen.search.fields import FIELDS
from sitegen.search.index import Index
from sitegen.search.numbers import Numbers, Written

_ROWS = 1 << 18
"""About how many rows are written at once: each takes up to a hundred bytes meanwhile."""
_IS_OWN = np.array([not field.is_filled for field in FIELDS])


@dataclass(frozen=True, slots=True)
class Known:
    """The lengths that each field's texts have, sorted, and which of them each text has."""

    lengths: tuple[tuple[int, ...], ...]
    which: Numbers
    """A row for every document, a column for every field."""


def known_lengths(lengths: Numbers) -> Known:
    """From the length of each field of each document."""
    which = np.zeros(lengths.shape, np.int32)
    known = []
    for field, column in enumerate(lengths.T):
        occurring = np.flatnonzero(np.bincount(column))
        which[:, field] = np.searchsorted(occurring, column)
        known.append(tuple(occurring.tolist()))
    return Known(tuple(known), which)


@dataclass(frozen=True, slots=True)
class Column:
    """A text, and after a 0 where that of each term ends."""

    text: str
    ends: Numbers

    def part(self, start: int, end: int) -> str:
        """The text of the terms from one place to another."""
        return self.text[self.ends[start] : self.ends[end]]


@dataclass(frozen=True, slots=True)
class Columns:
    """The five texts of some terms."""

    positions: Column
    sizes: Column
    documents: Column
    times: Column
    lengths: Column

    def part(self, start: int, end: int) -> tuple[str, str, str, str, str]:
        """The columns of the terms from one place to another."""
        return (
            self.positions.part(start, end),
            self.sizes.part(start, end),
            self.documents.part(start, end),
            self.times.part(start, end),
            self.lengths.part(start, end),
        )

    def characters(self) -> Numbers:
        """How many characters the postings of each term take."""
        total: Numbers = (
            np.diff(self.documents.ends) + np.diff(self.times.ends) + np.diff(self.lengths.ends)
        )
        return total


def write_columns(index: Index, known: Known, terms: Numbers) -> Columns:
    """The columns of terms, which are given by their places in order."""
    counts = index.ends[(terms + 1) * len(FIELDS)] - index.ends[terms * len(FIELDS)]
    batch = np.cumsum(counts, dtype=np.int64) // _ROWS
    batches = np.split(terms, np.flatnonzero(np.diff(batch)) + 1)
    parts = [_written(index, known, part) for part in batches]
    return Columns(*(_joined(column) for column in zip(*parts, strict=True)))


def _written(index: Index, known: Known, terms: Numbers) -> list[Column]:
    fields = len(FIELDS)
    lists = (terms[:, np.newaxis] * fields + np.arange(fields)).ravel()
    sizes = index.ends[lists + 1] - index.ends[lists]
    ends = np.concatenate(([0], np.cumsum(sizes)))
    rows = np.arange(ends[-1]) + np.repeat(index.ends[lists] - ends[:-1], sizes)
    document = index.document[rows].astype(np.int32)
    before = np.concatenate(([-1], document[:-1]))
    before[ends[:-1][sizes > 0]] = -1
    field = np.repeat(lists % fields, sizes)
    own = np.flatnonzero(_IS_OWN[field])
    each, of_each = np.arange(len(terms) + 1), ends[::fields]
    return [
        _column(index.position[index.first_rows(terms)], each),
        _column(sizes, each * fields),
        _column(document - before - 1, of_each),
        _column(index.frequency[rows] - 1, of_each),
        _column(known.which[document[own], field[own]], np.searchsorted(own, of_each)),
    ]


def _column(values: Numbers, ends: Numbers) -> Column:
    written = Written(values)
    return Column(written.part(0, len(values)), written.places(ends))


def _joined(columns: Sequence[Column]) -> Column:
    texts = [column.text for column in columns]
    ends = np.concatenate([[0], *(np.diff(column.ends) for column in columns)])
    return Column("".join(texts), np.cumsum(ends, dtype=np.int32))
