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
    order = sorted(range(len(found.terms)), key=lambda term: utf16(found.terms[term]))
    rank = np.empty(len(order), np.int32)
    rank[order] = np.arange(len(order))
    terms = tuple(found.terms[term] for term in order)
    return _counted(terms, rank, found)


def _counted(terms: tuple[str, ...], rank: Numbers, found: Occurrences) -> Index:
    """Each occurrence as one number, sorted: its term, field, document and position."""
    documents, fields = max(len(found.lengths), 1), len(FIELDS)
    sizes = found.lengths.ravel()
    longest = int(sizes.max(initial=1))
    text = np.arange(fields) * documents + np.arange(len(found.lengths))[:, np.newaxis]
    key = rank[found.term].astype(np.int64)
    key *= fields * documents * longest
    key += np.repeat(text.ravel() * longest - np.cumsum(sizes) + sizes, sizes)
    key += np.arange(len(key))
    key.sort()
    row = key // longest
    first = np.flatnonzero(np.diff(row, prepend=-1))
    position = key[first] - row[first] * longest
    lists, document = np.divmod(row[first], documents)
    counts = np.bincount(lists, minlength=len(terms) * fields)
    return Index(
        terms,
        np.concatenate(([0], np.cumsum(counts, dtype=np.int32)), dtype=np.int32),
        least(document),
        least(np.diff(first, append=len(key))),
        least(position),
        found.lengths,
    )
