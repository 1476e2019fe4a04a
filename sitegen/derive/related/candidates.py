"""The papers that may be like a given one: those that share most of what weighs most."""

from collections.abc import Iterator

import numpy as np

from sitegen.derive.related.profiles import HEAVY, ONE
from sitegen.derive.related.vectors import COLUMNS, Numbers, Places, Postings, Vectors, postings

_BLOCKS = 256  # whose highest sums are looked at before all sums
_SUMS = ONE * ONE * 2  # more than any sum
_CELLS = 1 << 19  # sums at a time: so many stay near the processor


def candidates(catalog: Vectors, rows: Places, most: int) -> tuple[Numbers, Numbers]:
    """For each of some papers up to `most` others, -1 where there are no more, and a floor.

    They are those that share most of its heaviest stems, by the sum of the products of their
    weights; where fewer than `most` share any, those that share most of all stems and tags. Of
    equal sums the paper that comes first wins. No paper whose sum is below the floor is among them:
    it is the lowest of full rows, else 1; and negative where all stems and tags were summed up.
    """
    papers, floors = _best(catalog, rows, HEAVY, most)
    few = np.flatnonzero(papers[:, 0] < 0)
    if len(few):
        papers[few], floors[few] = _best(catalog, rows[few], COLUMNS, most)
        floors[few] *= -1
    return papers, floors


def sums(catalog: Vectors, rows: Places, columns: int) -> Iterator[tuple[Places, Numbers]]:
    """Some of the rows at a time, and for each of them what it shares with every paper.

    The sums have columns for `_BLOCKS` times as many papers as there must be; those behind the last
    paper, and that of the paper itself, are 0.
    """
    index = postings(catalog, rows, columns)
    width = -(-len(catalog) // _BLOCKS) * _BLOCKS
    step = max(1, _CELLS // max(width, 1))
    for at in range(0, len(rows), step):
        some = rows[at : at + step]
        cells, products = _products(catalog, index, some, columns, width)
        found = np.zeros((len(some), width), np.int32)
        np.add.at(found.ravel(), cells, products)  # a view of it
        found[np.arange(len(some)), some] = 0
        yield some, found


def _products(
    catalog: Vectors, index: Postings, rows: Places, columns: int, width: int
) -> tuple[Places, Numbers]:
    """The products of the weights of all features that the rows share with any paper.

    The cell of a product is the number of its row times `width`, and its paper.
    """
    features, weights = catalog.features[rows, :columns], catalog.weights[rows, :columns]
    at, column = np.nonzero(features)
    numbers = np.searchsorted(index.features, features[at, column])
    starts = index.starts[numbers]
    counts = index.starts[numbers + 1] - starts
    ends = np.cumsum(counts)
    places = np.arange(ends[-1] if len(ends) else 0) + np.repeat(starts - (ends - counts), counts)
    cells = index.papers[places] + np.repeat(at * width, counts)
    mine = weights[at, column].astype(np.int32)
    return cells, index.weights[places] * np.repeat(mine, counts)


def _best(catalog: Vectors, rows: Places, columns: int, most: int) -> tuple[Numbers, Numbers]:
    """For each row the papers with the highest sums, in reading order, and the floor."""
    papers = np.full((len(rows), most), -1, np.int32)
    floors = np.ones(len(rows), np.int32)
    done = 0
    for some, found in sums(catalog, rows, columns):
        row, paper = _highest(found, most)
        # One number for each, so that they sort by row, highest sum and paper
        order = (row * _SUMS + _SUMS - 1 - found[row, paper]) * found.shape[1] + paper
        order.sort()
        order, paper = np.divmod(order, found.shape[1])
        row, below = np.divmod(order, _SUMS)
        rank = np.arange(len(row)) - np.searchsorted(row, row)
        kept = rank < most
        last = rank == most - 1
        papers[done + row[kept], rank[kept]] = paper[kept]
        floors[done + row[last]] = _SUMS - 1 - below[last]
        done += len(some)
    papers.sort(axis=1)
    return papers, floors


def _highest(found: Numbers, most: int) -> tuple[Places, Places]:
    """The rows and the papers of the highest sums, and of some more; never of a 0.

    A block whose highest sum is not among the `most` highest of all blocks holds none of the `most`
    highest sums. That spares sorting what cannot win.
    """
    floor = np.ones(len(found), np.int32)
    if most <= _BLOCKS:
        highest = found.reshape(len(found), -1, _BLOCKS).max(axis=1)
        floor = np.maximum(np.partition(highest, -most, axis=1)[:, -most], 1)
    row, paper = np.divmod(np.flatnonzero(found >= floor[:, None]), found.shape[1])
    return row, paper
