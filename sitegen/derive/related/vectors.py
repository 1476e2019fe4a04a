"""The profiles of a whole catalog as arrays, and for each stem the papers that have it."""

import math
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitegen.derive.related.profiles import MOST_STEMS, Profile

_TAGS = 0.1225  # what all tags shared count, beside 1 for all words shared
_MOST_TAGS = 8  # of a paper; an editor may give more
_COLUMNS = MOST_STEMS + _MOST_TAGS

Numbers = NDArray[np.int32]
Places = NDArray[np.int64]
Reals = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Vectors:
    """A row for each paper: the numbers of its stems, the heaviest first, and of its tags.

    0 is the number of no feature, whose weight is 0.
    """

    features: Numbers
    weights: Reals
    count: int
    """How many features there are, with the one that is none."""
    words: Sequence[tuple[str, ...]]
    """For each paper its heaviest stems as it writes them."""


@dataclass(frozen=True, slots=True)
class Postings:
    """The papers that have a feature: `papers[starts[f] : starts[f + 1]]`."""

    papers: Places
    weights: Reals
    starts: Sequence[int]


def vectors(profiles: Iterable[Profile]) -> Vectors:
    """The profiles as arrays, in order. They are taken one at a time: all of them are large."""
    numbers: dict[str, int] = {}
    features, weights = array("i"), array("f")
    words: list[tuple[str, ...]] = []
    spellings: dict[str, str] = {}  # papers share their words, and so the memory these take
    for each in profiles:
        tags = each.tags[:_MOST_TAGS]
        names = (*each.stems, *(f"#{tag}" for tag in tags))
        share = math.sqrt(_TAGS / len(tags)) if tags else 0.0
        padding = (0,) * (_COLUMNS - len(names))
        row = [numbers.setdefault(name, len(numbers) + 1) for name in names]
        at = len(each.stems)
        features.extend((*row[:at], *padding, *row[at:]))
        weights.extend((*each.weights, *padding, *(share for _ in tags)))
        words.append(tuple(spellings.setdefault(word, word) for word in each.words))
    return Vectors(
        np.frombuffer(features, dtype=np.int32).reshape(-1, _COLUMNS),
        np.frombuffer(weights, dtype=np.float32).reshape(-1, _COLUMNS),
        len(numbers) + 1,
        words,
    )


def postings(catalog: Vectors, columns: int = _COLUMNS) -> Postings:
    """The papers that have each feature, a stem or a tag, in the first columns of their rows."""
    numbers = catalog.features[:, :columns].ravel()
    weights = catalog.weights[:, :columns].ravel()
    order = np.argsort(numbers, kind="stable")
    order = order[weights[order] > 0]  # without what is no feature
    starts = np.searchsorted(numbers[order], np.arange(catalog.count + 1))
    return Postings(order // columns, weights[order], starts.tolist())
