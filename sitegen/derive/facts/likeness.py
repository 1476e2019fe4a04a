"""Whether two values mean the same: titles, people, venues and years, as sources write them."""

import re
from collections.abc import Sequence

from sitegen.derive.facts.shingles import words

_TELLING = 15  # letters of a title that another may go on from: it lacks the subtitle
_NAMED = 3  # authors that a longer list may go on from: it ends with "and others"
_CAPITAL = re.compile(r"[A-Z]")


def title_letters(title: str | None) -> str:
    """What two writings of one title share."""
    return b"".join(words(title or "")).decode("utf-8", "surrogatepass")


def same_title(one: str, other: str) -> bool:
    """Whether titles differ in case, signs, markup or a missing subtitle only."""
    short, long = sorted((title_letters(one), title_letters(other)), key=len)
    return short == long or (len(short) >= _TELLING and long.startswith(short))


def same_people(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two lists name the same people, of whom one may leave out the last."""
    shorter = min(len(one), len(other))
    whole = len(one) == len(other) or shorter >= _NAMED
    return whole and all(map(_same_person, one, other))


def _same_person(one: str, other: str) -> bool:
    """Whether "A. Example" and "Ada B. Example" may be one person."""
    first, second = words(one), words(other)
    if not first or not second:
        return one == other
    alike = first[-1] == second[-1] and first[0][:1] == second[0][:1]
    return alike or sorted(first) == sorted(second)


def same_venue(one: str, other: str) -> bool:
    """Whether one name is the other's acronym or a part of it.

    >>> same_venue("Proceedings of the 43rd International Conference on Machine Learning", "ICML")
    True
    >>> same_venue("ICML", "Conference on Neural Information Processing Systems")
    False
    """
    short, long = sorted((one, other), key=len)
    if set(words(short)) <= set(words(long)):
        return True
    capitals = iter(_CAPITAL.findall(long))
    return len(short.split()) == 1 and all(sign in capitals for sign in _CAPITAL.findall(short))


def years_agree(one: int | None, other: int | None) -> bool:
    """Whether both years can be one paper's: a preprint is a year older than its publication."""
    return one is None or other is None or abs(one - other) <= 1
