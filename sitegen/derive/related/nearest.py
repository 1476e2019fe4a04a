"""The papers most like each paper of a catalog."""

from collections.abc import Mapping

import numpy as np

from sitegen.derive.related.alike import Alike, alike
from sitegen.derive.related.earlier import (
    Neighbourhoods,
    alike_again,
    neighbourhoods,
    same_as,
)
from sitegen.derive.related.profiles import ONE, Profile
from sitegen.derive.related.vectors import Numbers, vectors

_CANDIDATES = 40  # papers that are compared in full
_CROWD = 10  # papers whose likeness tells how crowded the place of a paper is
_SPREAD = 0.35  # how much that counts
_DIGITS = 100_000  # parts of a score of 1: what differs less is equally alike, on every processor


def nearest(
    profiles: Mapping[str, Profile], count: int = 5, earlier: Neighbourhoods | None = None
) -> tuple[Numbers, Neighbourhoods]:
    """For each paper a row of the papers most like it, the most alike first; -1 for no more.

    `profiles` are by slug, in reading order; the papers of a row are places in that order. Never
    the paper itself, and only papers that share anything with it; of two that are equally alike,
    the one that comes first. A paper that is like very many counts a little less: it would be
    related to all of them, and others to none.

    What is returned beside the rows is `earlier` of the next build: it spares work and changes
    nothing. It is the same object where nothing changed.
    """
    most = max(count, _CANDIDATES)
    catalog = vectors(profiles.values())
    if earlier is None:
        found = alike(catalog, np.arange(len(catalog)), most)
        return _best(found, count), neighbourhoods(profiles, found)
    same = same_as(profiles, earlier)
    found = alike_again(catalog, same, earlier, most)
    unchanged = len(same) == len(earlier.slugs) and bool((same == np.arange(len(same))).all())
    return _best(found, count), earlier if unchanged else neighbourhoods(profiles, found)


def _best(found: Alike, count: int) -> Numbers:
    """The first of each row, where papers in crowded places count less."""
    likeness = found.likeness / (ONE * ONE)
    crowded = np.maximum(likeness[:, :_CROWD].mean(axis=1), 1e-6) ** _SPREAD
    scores = np.round(likeness / crowded[found.papers] * _DIGITS).astype(np.int64)
    most = scores.shape[1]
    ranked = np.sort(np.arange(most) - scores * most, axis=1)[:, :count]
    return np.take_along_axis(found.papers, ranked % most, axis=1)
