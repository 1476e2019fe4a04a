"""The profiles of a whole catalog as arrays, and for each stem the papers that have it."""

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitegen.derive.related.profiles import MOST_STEMS, MOST_TAGS, Profile

COLUMNS = MOST_STEMS + MOST_TAGS

Hashes = NDArray[np.uint64]
Shares = NDArray[np.uint16]
Numbers = NDArray[np.int32]
Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Vectors:
    """A row for each paper: the hashes of its stems, the heaviest first, and of its tags.

    0 is the hash of no feature, whose weight is 0.
    """

    features: Hashes
    weights: Shares

    def __len__(self) -> int:
        return len(self.features)


@dataclass(frozen=True, slots=True)
class Postings:
    """The papers that have each of some features: `papers[starts[n] : starts[n + 1]]`."""

    features: Hashes
    """In order, from 0: the number of a feature is its place here."""
    papers: Places
    weights: Numbers
    starts: Places


def vectors(profiles: Collection[Profile]) -> Vectors:
    """The profiles as arrays, in order."""
    features = np.frombuffer(b"".join([each.features for each in profiles]), np.uint64)
    weights = np.frombuffer(b"".join([each.weights for each in profiles]), np.uint16)
    return Vectors(features.reshape(-1, COLUMNS), weights.reshape(-1, COLUMNS))


def postings(catalog: Vectors, rows: Places, columns: int) -> Postings:
    """For each feature of some papers, in the first columns, all the papers that have it there."""
    features = np.union1d(catalog.features[rows, :columns], np.zeros(1, np.uint64))
    every = catalog.features[:, :columns].ravel()
    numbers = np.searchsorted(features, every)
    known = np.flatnonzero((features.take(numbers, mode="clip") == every) & (every > 0))
    numbers = numbers[known]
    order = np.argsort(numbers, kind="stable")
    weights = catalog.weights[:, :columns].ravel()[known[order]].astype(np.int32)
    starts = np.searchsorted(numbers[order], np.arange(len(features) + 1))
    return Postings(features, known[order] // columns, weights, starts)
