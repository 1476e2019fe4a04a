"""An index after an edit, from the one before: only the texts of changed documents are counted."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress

import numpy as np
from numpy.typing import NDArray

from sitegen.search.fields import FIELDS
from sitegen.search.front import utf16
from sitegen.search.index import Index
from sitegen.search.numbers import Numbers, least

Marks = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Part:
    """An index of which each document has a number in another one, or -1 where it is left out."""

    index: Index
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Merged:
    """An index, and what became of the terms of the earlier one it was made of.

    `places` tells where each term stood there, if its rows are the same, and else -1; `changed` are
    the terms that only one of the two has.
    """

    index: Index
    places: Numbers
    changed: tuple[str, ...]


def anew(index: Index) -> Merged:
    """An index that nothing is known of."""
    return Merged(index, np.full(len(index.terms), -1), index.terms)


def merged(earlier: Part, fresh: Part) -> Merged:
    """The index of the documents of two, which has them all under their numbers."""
    terms, of_earlier, of_fresh = _united(earlier.index.terms, fresh.index.terms)
    places = np.full(len(terms), -1)
    places[of_earlier] = np.arange(len(of_earlier))
    is_new = places < 0
    places[of_earlier[_left_out(earlier)]] = -1
    places[of_fresh] = -1
    lists = len(terms) * len(FIELDS)
    sizes, rows = _rows([(earlier, of_earlier), (fresh, of_fresh)], lists)
    sizes = sizes.reshape(-1, len(FIELDS))
    is_left = sizes.any(axis=1)
    left, changed = np.flatnonzero(is_left), np.flatnonzero(is_new | ~is_left)
    document, frequency, position = rows
    index = Index(
        tuple(terms[term] for term in left.tolist()),
        np.concatenate(([0], np.cumsum(sizes[left], dtype=np.int32)), dtype=np.int32),
        document, frequency, position, _lengths((earlier, fresh)),
    )  # fmt: skip
    return Merged(index, places[left], tuple(terms[term] for term in changed.tolist()))


def _united(one: Sequence[str], other: Sequence[str]) -> tuple[list[str], Numbers, Numbers]:
    """The terms of two sorted sequences, sorted, and where those of each stand among them."""
    places = [bisect_left(one, utf16(term), key=utf16) for term in other]
    is_new = [one[place : place + 1] != (term,) for place, term in zip(places, other, strict=True)]
    terms: list[str] = []
    done = 0
    for place, term in zip(compress(places, is_new), compress(other, is_new), strict=True):
        terms += [*one[done:place], term]
        done = place
    terms += one[done:]
    new, of_other = np.array(is_new, dtype=bool), np.array(places, dtype=np.int64)
    of_one = np.arange(len(one)) + np.searchsorted(of_other[new], np.arange(len(one)), "right")
    return terms, of_one, of_other + np.cumsum(new) - new


def _left_out(part: Part) -> Numbers:
    """The terms that a document has which is left out."""
    rows = np.flatnonzero((part.numbers < 0)[part.index.document])
    lists = np.searchsorted(part.index.ends, rows, side="right") - 1
    return np.unique(lists // len(FIELDS))


def _rows(parts: Sequence[tuple[Part, Numbers]], lists: int) -> tuple[Numbers, tuple[Numbers, ...]]:
    """How many rows each list (a field of a term) has, and the sorted columns of all rows."""
    kept = [(part.numbers >= 0)[part.index.document] for part, _ in parts]
    width = 1 + max(int(part.numbers.max(initial=0)) for part, _ in parts)
    key = np.concatenate(
        [_keys(*part, rows, width) for part, rows in zip(parts, kept, strict=True)]
    )
    order = np.argsort(key, kind="stable")  # quick: where documents stay in order, rows do
    key = key[order]
    sizes: Numbers = np.diff(np.searchsorted(key, np.arange(lists + 1) * width))
    key %= width
    columns = [least(key)]
    del key
    for name in ("frequency", "position"):
        values = [getattr(p.index, name)[rows] for (p, _), rows in zip(parts, kept, strict=True)]
        columns.append(least(np.concatenate(values)[order]))
    return sizes, tuple(columns)


def _keys(part: Part, terms: Numbers, rows: Marks, width: int) -> Numbers:
    """List and document of some rows as one number each; `width` is how many documents there are.

    `terms` tells where each term of the part stands among those of all.
    """
    lists = terms[:, np.newaxis] * len(FIELDS) + np.arange(len(FIELDS))
    key: Numbers = np.repeat(lists.ravel() * width, np.diff(part.index.ends))[rows]
    key += part.numbers[part.index.document[rows]]
    return key


def _lengths(parts: Sequence[Part]) -> Numbers:
    count = sum(int((part.numbers >= 0).sum()) for part in parts)
    lengths = np.zeros((count, len(FIELDS)), np.int32)
    for part in parts:
        kept = part.numbers >= 0
        lengths[part.numbers[kept]] = part.index.lengths[kept]
    return lengths
