"""All terms by their length, for queries that no prefix narrows: `lern~1`, `*former`."""

from collections.abc import Sequence
from itertools import groupby

from sitegen.search.shards import front_coded, utf16

LONGEST = 20
"""Longer terms stand together."""


def by_length(terms: Sequence[str]) -> tuple[str, ...]:
    """The terms of each length from 0, as JavaScript counts, front-coded; longer ones come last."""
    found = [""] * (LONGEST + 1)
    ordered = sorted(terms, key=lambda term: (_length(term), utf16(term)))
    for length, group in groupby(ordered, key=_length):
        found[length] = front_coded(list(group))
    return tuple(found)


def _length(term: str) -> int:
    return min(LONGEST, len(utf16(term)) // 2)
