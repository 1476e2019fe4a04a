"""The papers most like each paper of a catalog."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitegen.derive.related.profiles import HEAVY, Profile
from sitegen.derive.related.vectors import (
    Numbers,
    Places,
    Postings,
    Reals,
    Vectors,
    postings,
    vectors,
)

_CANDIDATES = 40  # papers that are compared in full
_BLOCKS = 256  # whose best scores are looked at before all scores
_CROWD = 10  # papers whose likeness tells how crowded the place of a paper is
_SPREAD = 0.35  # how much that counts
_DIGITS = 5  # of a likeness: what differs less is equally alike, on every processor
_TELLING = 0.02  # of a likeness of 1: a word that counts less is no reason
_REASONS = 4  # words


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A paper like another one: its index, and what words they share.

    The words are those of the other one, as it writes them, the most telling first.
    """

    paper: int
    words: tuple[str, ...]


def nearest(profiles: Iterable[Profile], count: int = 5) -> Iterator[tuple[Neighbour, ...]]:
    """For each paper the papers most like it, the most alike first.

    Never the paper itself, and only papers that share anything with it; of two that are equally
    alike, the one that comes first. A paper that is like very many counts a little less: it would
    be related to all of them, and others to none.
    """
    catalog = vectors(profiles)
    papers, likeness = _alike(catalog, max(count, _CANDIDATES))
    crowded = np.maximum(likeness[:, :_CROWD].mean(axis=1), np.float32(1e-6)) ** np.float32(_SPREAD)
    scores = np.round(likeness / crowded[papers], _DIGITS)
    best = np.argsort(-scores, axis=1, kind="stable")[:, :count]
    for paper, columns in enumerate(best):
        known = columns[likeness[paper, columns] > 0]
        places = {number: at for at, number in enumerate(catalog.features[paper, :HEAVY].tolist())}
        yield tuple(
            Neighbour(other, _shared(catalog, paper, other, places))
            for other in papers[paper, known].tolist()
        )


def _alike(catalog: Vectors, most: int) -> tuple[Numbers, Reals]:
    """For each paper the papers most like it and how alike they are, 0 where there are no more.

    Those that share its heaviest stems are found by them, then compared by all stems and tags.
    Where hardly any do, those that share anything are found.
    """
    size = len(catalog.features)
    papers, likeness = np.zeros((size, most), np.int32), np.zeros((size, most), np.float32)
    heavy = postings(catalog, HEAVY)
    every: Postings | None = None
    sums = np.zeros(-(-size // _BLOCKS) * _BLOCKS, dtype=np.float32)
    mine = np.zeros(catalog.count, dtype=np.float32)
    for paper in range(size):
        features, weights = catalog.features[paper], catalog.weights[paper]
        _sum_up(sums, heavy, features[:HEAVY].tolist(), weights[:HEAVY].tolist())
        others = _best(sums, paper, most)
        if len(others) < most:
            every = every or postings(catalog)
            _sum_up(sums, every, features.tolist(), weights.tolist())
            others = _best(sums, paper, most)
        mine[features] = weights
        found = np.round(_products(catalog, others, mine), _DIGITS)
        mine[features] = 0
        order = np.argsort(-found, kind="stable")[:most]
        papers[paper, : len(order)] = others[order]
        likeness[paper, : len(order)] = found[order]
    return papers, likeness


def _sum_up(sums: Reals, index: Postings, features: list[int], weights: list[float]) -> None:
    """Set the sum of each paper to the products of the weights of the features it shares."""
    sums.fill(0)
    papers: list[Places] = []
    products: list[Reals] = []
    for feature, weight in zip(features, weights, strict=True):
        start, end = index.starts[feature], index.starts[feature + 1]
        if end - start > 1:  # the paper itself is one
            papers.append(index.papers[start:end])
            products.append(index.weights[start:end] * weight)
    if papers:
        np.add.at(sums, np.concatenate(papers), np.concatenate(products))


def _best(sums: Reals, paper: int, most: int) -> Places:
    """The papers with the highest sums above 0, in order, and some more; never the paper itself.

    The papers are dealt into blocks: a block whose best is not among the highest maxima holds none
    of the highest sums. That spares sorting what cannot win.
    """
    sums[paper] = 0
    maxima = np.maximum.reduceat(sums, np.arange(0, len(sums), len(sums) // _BLOCKS))
    floor = np.partition(maxima, -most)[-most] if most <= _BLOCKS else 0
    places = np.flatnonzero(sums >= floor) if floor > 0 else np.flatnonzero(sums)
    if len(places) > 2 * most:  # many are equally alike: the first of them
        places = np.sort(places[np.lexsort((places, -sums[places]))[:most]])
    return places


def _products(catalog: Vectors, others: Places, mine: Reals) -> Reals:
    """How alike each of the other papers is: the product of its weights with `mine`, by feature."""
    features, weights = catalog.features.take(others, axis=0), catalog.weights.take(others, axis=0)
    products: NDArray[np.float32] = np.einsum("ij,ij->i", mine.take(features), weights)
    return products


def _shared(catalog: Vectors, paper: int, other: int, places: dict[int, int]) -> tuple[str, ...]:
    """The heaviest words of a paper that another one has; `places` are theirs, by feature."""
    weights = catalog.weights[paper, :HEAVY].tolist()
    features = catalog.features[other, :HEAVY].tolist()
    gains = sorted(
        (-weight * weights[place], place)
        for feature, weight in zip(features, catalog.weights[other, :HEAVY].tolist(), strict=True)
        if feature and (place := places.get(feature)) is not None
    )
    words = catalog.words[paper]
    return tuple(words[place] for gain, place in gains[:_REASONS] if -gain >= _TELLING)
