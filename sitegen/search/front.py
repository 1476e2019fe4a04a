"""Sorted terms, each without the beginning that it shares with the one before."""

from collections.abc import Sequence

import numpy as np

_BEYOND = 0x10000  # from here on JavaScript counts a letter as two
_SHARED = 9  # the most characters that a term is said to share: a single digit


def utf16(term: str) -> bytes:
    """What a term is sorted by: the order in which JavaScript sorts."""
    return term.encode("utf-16-be")


def front_coded(terms: Sequence[str]) -> str:
    """`0learn 5er 3d` for learn, learner, lead.

    JavaScript counts a letter beyond U+FFFF as two: none is shared.
    """
    if not terms:
        return ""
    letters = np.array(terms, dtype=f"U{_SHARED}").view(np.uint32).reshape(-1, _SHARED)
    here, before = letters[1:], letters[:-1]
    same = (here == before) & (here > 0) & (here < _BEYOND)
    shared = np.logical_and.accumulate(same, axis=1).sum(axis=1).tolist()
    return " ".join(
        [f"{size}{term[size:]}" for term, size in zip(terms, [0, *shared], strict=True)]
    )
