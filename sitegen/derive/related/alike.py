"""How alike papers are, by all their stems and tags."""

from dataclasses import dataclass

import numpy as np

from sitegen.derive.related.candidates import candidates
from sitegen.derive.related.vectors import COLUMNS, Numbers, Places, Vectors

_CELLS = 1 << 18  # features of papers at a time: so many stay near the processor


@dataclass(frozen=True, slots=True)
class Alike:
    """For each paper the papers most like it, the most alike first, and how alike they are.

    -1 and 0 where there are no more. `floors` are those of `candidates`.
    """

    papers: Numbers
    likeness: Numbers
    floors: Numbers


def alike(catalog: Vectors, rows: Places, most: int) -> Alike:
    """What some papers are most like; of equally alike ones the paper that comes first."""
    papers, floors = candidates(catalog, rows, most)
    likeness = _likeness(catalog, rows, papers)
    order = np.argsort(-likeness, axis=1, kind="stable")
    return Alike(
        np.take_along_axis(papers, order, axis=1),
        np.take_along_axis(likeness, order, axis=1),
        floors,
    )


def _likeness(catalog: Vectors, rows: Places, papers: Numbers) -> Numbers:
    """The product of each row's weights with those of its papers; 0 where there is no paper."""
    involved = np.union1d(rows, papers)
    involved = involved[involved >= 0]
    features, numbers = np.unique(catalog.features[involved], return_inverse=True)
    numbers = numbers.reshape(-1, COLUMNS).astype(np.int32)
    weights = catalog.weights[involved].astype(np.int32)
    likeness = np.empty(papers.shape, np.int32)
    step = max(1, min(_CELLS // max(len(features), 1), _CELLS // (papers.shape[1] * COLUMNS)))
    tables = np.zeros((step, len(features)), np.int32)
    for at in range(0, len(rows), step):
        mine = np.searchsorted(involved, rows[at : at + step])
        theirs = np.searchsorted(involved, papers[at : at + step])
        table = np.arange(len(mine))[:, None]
        tables[table, numbers[mine]] = weights[mine]
        cells = numbers[theirs] + (table * len(features))[:, :, None]
        products = tables.ravel().take(cells) * weights[theirs]
        likeness[at : at + step] = products.sum(axis=2)
        tables[table, numbers[mine]] = 0
    return np.where(papers < 0, 0, likeness)
