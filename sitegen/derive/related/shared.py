"""The telling words that two related papers share."""

from collections.abc import Iterator, Sequence

import numpy as np

from sitegen.derive.related.profiles import HEAVY, ONE, Profile
from sitegen.derive.related.vectors import Hashes, Numbers, Places, Shares, vectors

_TELLING = ONE * ONE // 50  # of a likeness of 1: a word that counts less is no reason
_MOST = 4  # words
_STEP = 256  # papers at a time


def shared_words(
    profiles: Sequence[Profile], rows: Sequence[int], neighbours: Numbers
) -> Iterator[list[list[str]]]:
    """For each row of some papers the words it shares with each of its neighbours.

    They are those of the paper itself, as it writes them, the most telling first. `neighbours` has
    a row for every paper of the catalog, -1 where there are no more.
    """
    for at in range(0, len(rows), _STEP):
        some = np.array(rows[at : at + _STEP])
        involved, numbers = np.unique(
            np.column_stack([some, neighbours[some]]), return_inverse=True
        )
        heavy = vectors([profiles[paper] for paper in involved.tolist()])
        numbers = numbers.reshape(len(some), -1)
        places = _places(heavy.features[:, :HEAVY], heavy.weights[:, :HEAVY], numbers)
        for paper, row in zip(some.tolist(), places.tolist(), strict=True):
            words = profiles[paper].words.split()
            known = int((neighbours[paper] >= 0).sum())
            yield [[words[place] for place in each if place < HEAVY] for each in row[:known]]


def _places(features: Hashes, weights: Shares, numbers: Places) -> Places:
    """Which stems of the first paper of a row each of the others shares; HEAVY for no more."""
    mine, theirs = numbers[:, :1], numbers[:, 1:]
    mine_too = features[mine][:, :, :, None] == features[theirs][:, :, None, :]
    # A stem of one is no more than one stem of the other, and that of no stem weighs nothing.
    gains = np.matmul(mine_too, weights[theirs][:, :, :, None])[:, :, :, 0].astype(np.int64)
    gains *= weights[mine]
    ranked = np.sort(np.arange(HEAVY) - gains * HEAVY, axis=2)[:, :, :_MOST]
    return np.where(-(ranked // HEAVY) >= _TELLING, ranked % HEAVY, HEAVY)
