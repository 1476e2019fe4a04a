"""The index: every term, where it stands and what it weighs, exactly as lunr.js 2.3.9 counts.

lunr.js builds the same from the same tokens (a test compares them); this is many times faster,
and nothing here depends on how an index is delivered.
"""

import math
from array import array
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitegen.search.pipeline import STOP_WORDS, tokens
from sitegen.search.stem import stem

K1 = 1.2
B = 0.75

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a document that is searched; its `boost` multiplies the weight of its terms."""

    name: str
    boost: int
    stop_words: bool
    """Whether stop words are found in it."""


FIELDS = (
    Field("title", 2, stop_words=True),
    Field("name", 3, stop_words=True),
    Field("abstract", 1, stop_words=False),
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
    postings: Postings
    weights: Numbers
    """The weight of each posting in thousandths, rounded: what lunr.js keeps."""
    lengths: Numbers
    """How many terms each field holds: a row for every document, a column for every field."""
    averages: tuple[float, ...]
    """The average length of each field."""


def build_index(documents: Iterable[Document]) -> Index:
    """The index of the documents, which are numbered from 0 as they come."""
    terms, term, place, places = _occurrences(documents)
    lengths = np.bincount(place, minlength=places).reshape(-1, len(FIELDS))
    averages = tuple(int(total) / max(len(lengths), 1) for total in lengths.sum(axis=0))
    postings = _counted(term, place, len(lengths))
    return Index(terms, postings, _weights(postings, lengths, averages), lengths, averages)


class _Vocabulary(dict[str, tuple[int, ...]]):
    """Runs of non-space to the numbers of their tokens, found once: texts repeat their words."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens: dict[str, int] = {}

    def __missing__(self, run: str) -> tuple[int, ...]:
        self[run] = numbers = tuple(
            self.tokens.setdefault(token, len(self.tokens)) for token in tokens(run)
        )
        return numbers


def _occurrences(documents: Iterable[Document]) -> tuple[tuple[str, ...], Numbers, Numbers, int]:
    """The terms; the number and the place of every occurrence; how many places there are.

    A place is a field of a document. Terms are numbered by their first occurrence.
    """
    vocabulary = _Vocabulary()
    token, sizes = array("i"), array("i")
    for document in documents:
        for field in FIELDS:
            before = len(token)
            for run in getattr(document, field.name).split():
                token.extend(vocabulary[run])
            sizes.append(len(token) - before)
    place = np.repeat(np.arange(len(sizes)), sizes)
    kept = _is_searched(vocabulary.tokens, np.array(token, dtype=np.int64), place)
    terms, term = _by_first_occurrence(vocabulary.tokens, np.array(token, dtype=np.int64)[kept])
    return terms, term, place[kept], len(sizes)


def _is_searched(names: Iterable[str], token: Numbers, place: Numbers) -> NDArray[np.bool_]:
    """Which occurrences count: stop words only in the fields that keep them."""
    stops = np.array([name in STOP_WORDS for name in names], dtype=bool)
    keeps = np.array([field.stop_words for field in FIELDS], dtype=bool)
    searched: NDArray[np.bool_] = keeps[place % len(FIELDS)] | ~stops[token]
    return searched


def _by_first_occurrence(names: Iterable[str], token: Numbers) -> tuple[tuple[str, ...], Numbers]:
    """Tokens to terms, numbered in the order in which they first occur."""
    numbers: dict[str, int] = {}
    number_of = np.array(
        [numbers.setdefault(stem(name), len(numbers)) for name in names], dtype=int
    )
    present, first = np.unique(number_of[token], return_index=True)
    order = present[np.argsort(first)]
    rank = np.empty(len(numbers), dtype=np.int64)
    rank[order] = np.arange(len(order))
    spelled = list(numbers)
    return tuple(spelled[number] for number in order.tolist()), rank[number_of[token]]


def _counted(term: Numbers, place: Numbers, documents: int) -> Postings:
    fields, size = len(FIELDS), max(documents, 1)
    key = (term * fields + place % fields) * size + place // fields
    key, frequency = np.unique(key, return_counts=True)
    return Postings(key // size // fields, key // size % fields, key % size, frequency)


def _weights(rows: Postings, lengths: Numbers, averages: tuple[float, ...]) -> Numbers:
    """Okapi BM25 in lunr.js's own order of operations, so that every bit agrees.

    The document frequency of a term counts a document once for each field that holds the term.
    """
    count, found = len(lengths), np.bincount(rows.term).tolist()
    idf = np.array([math.log(1 + abs((count - n + 0.5) / (n + 0.5))) for n in found])
    relative = lengths[rows.document, rows.field] / np.array(averages)[rows.field]
    gain = idf[rows.term] * ((K1 + 1) * rows.frequency)
    score = gain / (K1 * (1 - B + B * relative) + rows.frequency)
    return _rounded(score * np.array([field.boost for field in FIELDS])[rows.field] * 1000)


def _rounded(values: Reals) -> Numbers:
    """JavaScript's Math.round: a half goes up."""
    up = np.ceil(values)
    return np.where(up - 0.5 > values, up - 1, up).astype(np.int64)
