"""All terms by their length, for queries that no prefix narrows: `lern~1`, `*former`."""

from collections.abc import Collection, Generator, Iterable, Sequence
from functools import partial

import numpy as np

from sitegen.model.files import PlannedFile
from sitegen.search.front import front_coded, utf16
from sitegen.search.scripts import name_of, planned, script

LONGEST = 20
"""Longer terms stand together."""

Names = tuple[str | None, ...]
"""The file of the terms of each length from 0, as JavaScript counts; None where there are none."""


def vocabulary_files(
    terms: Sequence[str], changed: Iterable[str], earlier: Names | None
) -> Generator[PlannedFile, None, Names]:
    """The files of sorted terms; `changed` are those that `earlier` lacks or has beyond them."""
    lengths = range(LONGEST + 1)
    if earlier is None:
        stale: Collection[int] = lengths
        earlier = (None,) * len(lengths)
    else:
        stale = {_length(term) for term in changed}
    of_length = _by_length(terms, stale)
    names: list[str | None] = []
    for length, name in zip(lengths, earlier, strict=True):
        if length not in stale:
            names.append(name)
            if name:
                yield planned(name, partial(_of_length, terms, length))
        elif of_length[length]:
            made = script(front_coded(of_length[length]))
            yield made
            names.append(name_of(made))
        else:
            names.append(None)
    return tuple(names)


def _of_length(terms: Sequence[str], length: int) -> str:
    return front_coded(_by_length(terms, {length})[length])


def _by_length(terms: Sequence[str], lengths: Collection[int]) -> dict[int, list[str]]:
    """The terms of some lengths; longer ones count as the longest."""
    of_terms = np.fromiter(map(len, terms), np.int32, len(terms))
    is_ascii = np.fromiter(map(str.isascii, terms), bool, len(terms))
    for place in np.flatnonzero(~is_ascii).tolist():
        of_terms[place] = _length(terms[place])
    np.minimum(of_terms, LONGEST, out=of_terms)
    return {
        length: [terms[place] for place in np.flatnonzero(of_terms == length).tolist()]
        for length in lengths
    }


def _length(term: str) -> int:
    return min(LONGEST, len(utf16(term)) // 2)
