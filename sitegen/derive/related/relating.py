"""From the papers of a catalog to what each is related to, and why."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sitegen.derive.related.earlier import Neighbourhoods, same_as
from sitegen.derive.related.nearest import nearest
from sitegen.derive.related.profiles import Profile
from sitegen.derive.related.reasons import reasons
from sitegen.derive.related.shared import shared_words
from sitegen.derive.related.vectors import Numbers, Places
from sitegen.model.catalog import Related

_COUNT = 5  # papers related to one


@dataclass(frozen=True, slots=True)
class Subject:
    """What relates a paper to others."""

    profile: Profile
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Relations:
    """What every paper of a build is related to, in reading order, and what that was found by."""

    related: tuple[tuple[Related, ...], ...]
    nearest: bytes
    neighbourhoods: Neighbourhoods


def relate(
    subjects: Mapping[str, Subject],
    plain: Callable[[str], str],
    earlier: Relations | None = None,
) -> Relations:
    """What each paper is related to. `subjects` are by slug, in reading order.

    `plain` gives the abstract that a profile was made from, by slug; it is asked for those only
    that are related to others than before. `earlier` is what an earlier build returned: it spares
    work and changes nothing. It is returned itself where nothing changed.
    """
    profiles = {slug: subject.profile for slug, subject in subjects.items()}
    before = earlier.neighbourhoods if earlier else None
    rows, now = nearest(profiles, _COUNT, before)
    if earlier and now is before:
        return earlier
    related: list[tuple[Related, ...] | None] = [None] * len(subjects)
    if earlier:
        same = same_as(profiles, earlier.neighbourhoods)
        for paper in _unchanged(rows, same, earlier):
            related[paper] = earlier.related[same[paper]]
    changed = [paper for paper, known in enumerate(related) if known is None]
    for paper, found in zip(changed, _related(subjects, rows, changed, plain), strict=True):
        related[paper] = found
    return Relations(tuple(each or () for each in related), rows.tobytes(), now)


def _unchanged(rows: Numbers, same: Places, earlier: Relations) -> list[int]:
    """The papers that are as they were, and so are all that they are related to."""
    was = np.frombuffer(earlier.nearest, np.int32).reshape(-1, _COUNT)
    before = np.where(rows < 0, -1, np.where(same[rows] < 0, -2, same[rows]))
    known = np.flatnonzero(same >= 0)
    unchanged: list[int] = known[(before[known] == was[same[known]]).all(axis=1)].tolist()
    return unchanged


def _related(
    subjects: Mapping[str, Subject],
    rows: Numbers,
    changed: Sequence[int],
    plain: Callable[[str], str],
) -> Iterator[tuple[Related, ...]]:
    slugs, known = list(subjects), list(subjects.values())
    words = shared_words([each.profile for each in known], changed, rows)
    for paper, shared in zip(changed, words, strict=True):
        tags = known[paper].tags
        found = []
        others = rows[paper].tolist()
        for other, why in zip(others, reasons(shared, plain(slugs[paper])), strict=False):
            both = tuple([tag for tag in tags if tag in known[other].tags])
            if why or both:  # what can give no reason is hardly related
                found.append(Related(slugs[other], both, why))
        yield tuple(found)
