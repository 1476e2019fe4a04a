"""The index: every term, where it stands and how often, exactly as lunr.js 2.3.9 counts.

lunr.js builds the same from the same tokens (a test compares them); this is many times faster,
and nothing here depends on how an index is delivered.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from sitegen.search.fields import FIELDS, Document
from sitegen.search.front import utf16
from sitegen.search.numbers import Numbers, least
from sitegen.search.occurrences import Occurrences, occurrences

_BATCH = 1 << 18
"""How many of millions are worked on at once."""


@dataclass(frozen=True, slots=True)
class Index:
    """Terms in the order of UTF-16, in which JavaScript sorts, and a row for each text with one.

    A text is a field of a document. The rows of a term stand together, those of a field in order,
    and in each field by document; `ends` tells where the rows of each field of each term end, after
    a 0. Arrays hold what they have to in the fewest bytes.
    """

    terms: tuple[str, ...]
    ends: Numbers
    document: Numbers
    frequency: Numbers
    """How often the term stands in the text."""
    position: Numbers
    """How many terms stand before it there."""
    lengths: Numbers
    """How many terms each field holds: a row for every document, a column for every field."""

    @property
    def averages(self) -> tuple[float, ...]:
        """The average length of each field."""
        totals = self.lengths.sum(axis=0, dtype=np.int64).tolist()
        return tuple(total / max(len(self.lengths), 1) for total in totals)

    def first_rows(self, terms: Numbers) -> Numbers:
        """The row where each of some terms first occurs, as lunr.js reads: text by text."""
        fields = len(FIELDS)
        lists = (terms[:, np.newaxis] * fields + np.arange(fields)).ravel()
        filled = np.flatnonzero(self.ends[lists + 1] > self.ends[lists])
        rows = self.ends[lists[filled]]
        text = self.document[rows].astype(np.int64) * fields + filled % fields
        starts = np.flatnonzero(np.diff(filled // fields, prepend=-1))
        first = np.minimum.reduceat(text, starts) if len(starts) else text
        found: Numbers = rows[text == np.repeat(first, np.diff(starts, append=len(text)))]
        return found


def build_index(documents: Iterable[Document]) -> Index:
    """The index of the documents, which are numbered from 0 as they come."""
    found = occurrences(documents)
    terms, rank = _in_order(found.terms)
    lengths = found.lengths
    widths = (len(lengths).bit_length(), int(lengths.max(initial=0)).bit_length())
    key = _keys(rank, found, *widths)
    del found  # of a large catalog there is no room for both
    return _counted(terms, lengths, key, *widths)


def _in_order(terms: tuple[str, ...]) -> tuple[tuple[str, ...], Numbers]:
    """The terms in the order of the index, and the place there of each."""
    order = sorted(range(len(terms)), key=lambda term: utf16(terms[term]))
    rank = np.empty(len(order), np.int32)
    rank[order] = np.arange(len(order))
    return tuple(terms[term] for term in order), rank


def _keys(rank: Numbers, found: Occurrences, of_document: int, of_position: int) -> Numbers:
    """Each occurrence as one number, sorted: field of a term, document, position in the field.

    The last two have so many bits. Terms have another order there: their `rank`.
    """
    documents, fields = found.lengths.shape
    sizes = found.lengths.ravel()
    ends = np.cumsum(sizes, dtype=np.int64)
    field, document = np.tile(np.arange(fields), documents), np.repeat(np.arange(documents), fields)
    text = (field << of_document | document) << of_position
    key: Numbers = (rank.astype(np.int64) * fields << of_document + of_position)[found.term]
    for start in range(0, len(sizes), _BATCH):
        texts = slice(start, start + _BATCH)
        span = slice(int(ends[start] - sizes[start]), int(ends[texts][-1]))
        starts = ends[texts] - sizes[texts]
        key[span] += np.repeat(text[texts] - starts, sizes[texts])
        key[span] += np.arange(span.start, span.stop)
    key.sort()
    return key


def _counted(
    terms: tuple[str, ...], lengths: Numbers, key: Numbers, of_document: int, of_position: int
) -> Index:
    """From the sorted keys of all occurrences."""
    rows, frequency = _rows(key, of_position)
    counts = np.zeros(len(terms) * len(FIELDS), np.int32)
    document, position = np.empty(rows, np.uint32), np.empty(rows, np.uint32)
    for start in range(0, rows, _BATCH):
        batch = slice(start, min(start + _BATCH, rows))
        row = key[batch] >> of_position
        counts += np.bincount(row >> of_document, minlength=len(counts))
        document[batch] = row & ((1 << of_document) - 1)
        position[batch] = key[batch] & ((1 << of_position) - 1)
    ends = np.concatenate(([0], np.cumsum(counts, dtype=np.int32)), dtype=np.int32)
    return Index(terms, ends, least(document), frequency, least(position), lengths)


def _rows(key: Numbers, of_position: int) -> tuple[int, Numbers]:
    """How many rows sorted keys have, and how many keys are of each.

    The first key of each row is moved to the front.
    """
    rows, begin, before = 0, 0, -1
    frequency = []
    for start in range(0, len(key), _BATCH):
        row = key[start : start + _BATCH] >> of_position
        begins = np.flatnonzero(np.diff(row, prepend=before)) + start
        key[rows : rows + len(begins)] = key[begins]
        frequency.append(least(np.diff(begins, prepend=begin)))
        rows, before = rows + len(begins), int(row[-1])
        begin = int(begins[-1]) if len(begins) else begin
    frequency.append(np.array([len(key) - begin]))
    return rows, least(np.concatenate(frequency)[1:])
