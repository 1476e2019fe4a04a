"""The index: every term, where it stands and how often, exactly as lunr.js 2.3.9 counts.

lunr.js builds the same from the same tokens (a test compares them); this is many times faster,
and nothing here depends on how an index is delivered.
"""

from array import array
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import numpy as np

from sitegen.search.numbers import Numbers
from sitegen.search.pipeline import STOP_WORDS, tokens
from sitegen.search.stem import stem

FILLER = ""
"""The token that a text is filled up with to a round length; no query asks for it."""
_EIGHTHS = 3  # the logarithm of the number of round lengths in an octave


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a document that is searched; its `boost` multiplies the weight of its terms."""

    name: str
    boost: int
    stop_words: bool
    """Whether stop words are found in it."""
    is_filled: bool = False
    """Whether its length is a round one: then the lengths that go with an index are small."""


FIELDS = (
    Field("title", 2, stop_words=True),
    Field("name", 3, stop_words=True),
    Field("abstract", 1, stop_words=False, is_filled=True),
    Field("authors", 1, stop_words=True),
    Field("tags", 1, stop_words=True),
)


@dataclass(frozen=True, slots=True)
class Document:
    """What is searched of one paper: plain text, field by field."""

    title: str
    name: str
    abstract: str
    authors: str
    tags: str


@dataclass(frozen=True, slots=True)
class Postings:
    """One row for every term in a field of a document, sorted by term, field and document."""

    term: Numbers
    field: Numbers
    document: Numbers
    frequency: Numbers


@dataclass(frozen=True, slots=True)
class Index:
    """`terms` stand in the order of their first occurrence: a term's place is lunr's `_index`."""

    terms: tuple[str, ...]
    positions: Numbers
    """How many terms stand before each in the field where it first occurs."""
    postings: Postings
    lengths: Numbers
    """How many terms each field holds: a row for every document, a column for every field."""
    averages: tuple[float, ...]
    """The average length of each field."""


def build_index(documents: Iterable[Document]) -> Index:
    """The index of the documents, which are numbered from 0 as they come."""
    terms, term, sizes = _occurrences(documents)
    lengths = sizes.reshape(-1, len(FIELDS))
    averages = tuple(int(total) / max(len(lengths), 1) for total in lengths.sum(axis=0))
    return Index(terms, _positions(term, sizes), _counted(term, lengths), lengths, averages)


class _Terms(dict[str, int]):
    """Tokens to the numbers of their terms, which are numbered as they come."""

    def __init__(self) -> None:
        super().__init__()
        self.spelled: dict[str, int] = {}

    def __missing__(self, token: str) -> int:
        self[token] = number = self.spelled.setdefault(stem(token), len(self.spelled))
        return number


class _Runs(dict[str, tuple[int, ...]]):
    """Runs of non-space to the numbers of their terms, found once: texts repeat their words."""

    def __init__(self, terms: _Terms, left_out: AbstractSet[str]) -> None:
        super().__init__()
        self._terms = terms
        self._left_out = left_out

    def __missing__(self, run: str) -> tuple[int, ...]:
        self[run] = numbers = tuple(
            self._terms[token] for token in tokens(run) if token not in self._left_out
        )
        return numbers


def _occurrences(documents: Iterable[Document]) -> tuple[tuple[str, ...], Numbers, Numbers]:
    """The terms; the number of every occurrence's; how many each field of each document has.

    Terms are numbered by their first occurrence. Numbers have four bytes: a large catalog has tens
    of millions of occurrences.
    """
    terms = _Terms()
    with_stop_words, without = _Runs(terms, frozenset()), _Runs(terms, STOP_WORDS)
    occurring, sizes = array("i"), array("i")
    for document in documents:
        for field in FIELDS:
            runs = with_stop_words if field.stop_words else without
            before = len(occurring)
            for run in getattr(document, field.name).split():
                occurring.extend(runs[run])
            count = len(occurring) - before
            for _ in range(round_length(count) - count if field.is_filled else 0):
                occurring.append(terms[FILLER])
            sizes.append(len(occurring) - before)
    return tuple(terms.spelled), np.array(occurring, np.int32), np.array(sizes, np.int32)


def round_length(length: int) -> int:
    """The least round length that is no shorter: 16, 17 and 100 become 16, 18 and 104.

    An octave has eight, as in Lucene (`SmallFloat.intToByte4`), which keeps lengths so too.
    """
    step = 1 << max(0, length.bit_length() - 1 - _EIGHTHS)
    return -(-length // step) * step


def _positions(term: Numbers, sizes: Numbers) -> Numbers:
    """Where each term first occurs, counted from the start of its field."""
    first = np.flatnonzero(np.diff(np.maximum.accumulate(term), prepend=-1))
    starts = np.cumsum(sizes) - sizes
    return first - starts[np.searchsorted(starts, first, side="right") - 1]


def _counted(term: Numbers, lengths: Numbers) -> Postings:
    """The occurrences of each term in each field of each document, as one sorted number each."""
    documents, fields = lengths.shape
    places = max(lengths.size, 1)
    place = np.arange(fields) * documents + np.arange(documents)[:, np.newaxis]
    key = term.astype(np.int64)
    key *= places
    key += np.repeat(place.ravel().astype(np.int32), lengths.ravel())
    key.sort()
    first = np.flatnonzero(np.diff(key, prepend=-1))
    frequency = np.diff(first, append=len(key)).astype(np.int32)
    found, place = np.divmod(key[first], places)
    return Postings(
        found.astype(np.int32),
        (place // max(documents, 1)).astype(np.int32),
        (place % max(documents, 1)).astype(np.int32),
        frequency,
    )
