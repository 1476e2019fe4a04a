"""What an earlier build found of related papers, and what of it an edit leaves true."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitegen.derive.related.alike import Alike, alike
from sitegen.derive.related.candidates import sums
from sitegen.derive.related.profiles import HEAVY, KEY, Profile
from sitegen.derive.related.vectors import COLUMNS, Numbers, Places, Vectors

_MANY = 50  # where one paper in so many is new, hardly a paper is left alone
_GONE = -2  # the place of a paper; -1 is that of none

Marks = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Neighbourhoods:
    """The papers of a build, in reading order, and for each of them those most like it.

    `keys` are those of the profiles, the other bytes the arrays of `Alike`.
    """

    slugs: tuple[str, ...]
    keys: bytes
    papers: bytes
    likeness: bytes
    floors: bytes


def neighbourhoods(profiles: Mapping[str, Profile], found: Alike) -> Neighbourhoods:
    """What a later build may use of the papers that were found."""
    return Neighbourhoods(
        slugs=tuple(profiles),
        keys=b"".join([each.key for each in profiles.values()]),
        papers=found.papers.tobytes(),
        likeness=found.likeness.tobytes(),
        floors=found.floors.tobytes(),
    )


def same_as(profiles: Mapping[str, Profile], earlier: Neighbourhoods | None) -> Places:
    """For each paper its place in an earlier build, -1 where it was not there as it is now."""
    if earlier is None:
        return np.full(len(profiles), -1)
    places = {slug: place for place, slug in enumerate(earlier.slugs)}
    keys = earlier.keys
    return np.array(
        [
            place
            if (place := places.get(slug, -1)) >= 0
            and keys[place * KEY : (place + 1) * KEY] == each.key
            else -1
            for slug, each in profiles.items()
        ],
        np.int64,
    )


def alike_again(catalog: Vectors, same: Places, earlier: Neighbourhoods, most: int) -> Alike:
    """What every paper is most like, where `same` says which papers were there before.

    Found again only for papers whose candidates may be others now: those that are new, those that
    had one that is gone, and those that share enough with a new one.
    """
    kept = np.flatnonzero(_in_order(same))
    new = np.setdiff1d(np.arange(len(catalog)), kept)
    size = len(earlier.slugs)
    papers = np.frombuffer(earlier.papers, np.int32)
    if len(papers) != size * most or len(new) * _MANY > len(catalog):
        return alike(catalog, np.arange(len(catalog)), most)
    likeness = np.frombuffer(earlier.likeness, np.int32).reshape(size, most)
    now = np.full(size + 1, _GONE, np.int32)  # where each paper stands now
    now[same[kept]] = kept
    now[-1] = -1
    found = Alike(
        np.full((len(catalog), most), -1, np.int32),
        np.zeros((len(catalog), most), np.int32),
        np.ones(len(catalog), np.int32),
    )
    found.papers[kept] = now[papers.reshape(size, most)[same[kept]]]
    found.likeness[kept] = likeness[same[kept]]
    found.floors[kept] = np.frombuffer(earlier.floors, np.int32)[same[kept]]
    touched = (found.papers == _GONE).any(axis=1) | _reached(catalog, new, found.floors)
    touched[new] = True
    rows = np.flatnonzero(touched)
    again = alike(catalog, rows, most)
    found.papers[rows], found.likeness[rows] = again.papers, again.likeness
    found.floors[rows] = again.floors
    return found


def _in_order(same: Places) -> Marks:
    """The papers that were there before, without the fewest that must have moved.

    What remains is a longest increasing subsequence: of equally alike papers the one that comes
    first still does.
    """
    marks = same >= 0
    if (np.diff(same[marks]) > 0).all():
        return marks
    lowest: list[int] = []  # the lowest end of an increasing subsequence of each length
    length_to = np.zeros(len(same), np.int64)  # of the longest that ends with each paper
    for paper in np.flatnonzero(marks).tolist():
        place = int(same[paper])
        length = bisect_left(lowest, place)
        lowest[length : length + 1] = [place]
        length_to[paper] = length + 1
    return _one_of_each(length_to, same, len(lowest))


def _one_of_each(length_to: Places, same: Places, length: int) -> Marks:
    """From the last to the first, a paper of each length that stood before the one behind it."""
    marks = np.zeros(len(same), np.bool_)
    before = np.iinfo(np.int64).max
    for paper in np.flatnonzero(length_to)[::-1].tolist():
        if length_to[paper] == length and same[paper] < before:
            marks[paper] = True
            before, length = int(same[paper]), length - 1
    return marks


def _reached(catalog: Vectors, new: Places, floors: Numbers) -> Marks:
    """The papers of whose candidates one of the new papers may be.

    Where too few shared a heavy stem, one that does may change by what candidates are found.
    """
    reached = np.zeros(len(catalog), np.bool_)
    for _, found in sums(catalog, new, HEAVY):
        reached |= found.max(axis=0)[: len(catalog)] >= np.maximum(floors, 1)
    by_all = floors < 0
    if by_all.any():
        for _, found in sums(catalog, new, COLUMNS):
            reached |= by_all & (found.max(axis=0)[: len(catalog)] >= -floors)
    return reached
