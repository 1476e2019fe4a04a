"""What several published entries say of one paper, put together; where they disagree, nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from sitegen.derive.facts.fits import RANK, Fit
from sitegen.derive.facts.likeness import same_people, same_title, same_venue, title_letters
from sitegen.model.record import Facts

_CLOSE = 0.1  # entries whose abstracts fit about as well speak with one weight


@dataclass(frozen=True, slots=True)
class Dispute:
    """A key that two entries fill differently. `settled`: the first one speaks."""

    key: str
    first: Facts
    second: Facts
    settled: bool


@dataclass(frozen=True, slots=True)
class Match:
    """What is published of one paper, None where nothing is, and all entries that fit it."""

    facts: Facts | None
    fitting: tuple[Fit, ...] = ()
    disputes: tuple[Dispute, ...] = ()


NO_MATCH = Match(None)


def agreed(fits: Iterable[Fit]) -> Match:
    """What the entries that fit a paper say together, the surest first.

    Entries that fit alike and disagree about a key leave it empty; one that fits better is right,
    and of venues, which have many names, the first. An entry that disagrees about title and authors
    is of another paper, and gives nothing.
    """
    ranked = sorted(fits, key=lambda f: (RANK[f.how], -f.strength, f.facts.file, f.facts.line))
    if not ranked:
        return NO_MATCH
    together = ranked[0].facts
    disputes: dict[str, Dispute] = {}
    for place, fit in enumerate(ranked[1:], 1):
        together, differing = _combined(together, fit.facts)
        for key in differing:
            first = next(earlier for earlier in ranked[:place] if getattr(earlier.facts, key))
            settled = key == "venue" or not _fit_alike(first, fit)
            disputes.setdefault(key, Dispute(key, first.facts, fit.facts, settled))
    contested = {key for key, dispute in disputes.items() if not dispute.settled}
    facts = None if contested >= {"title", "authors"} else _without(together, contested)
    return Match(facts, tuple(ranked), tuple(disputes.values()))


def _fit_alike(first: Fit, second: Fit) -> bool:
    return first.how is second.how and first.strength - second.strength < _CLOSE


def _combined(one: Facts, other: Facts) -> tuple[Facts, list[str]]:
    """An entry with what another adds to it, and the keys about which they disagree."""
    chosen: dict[str, Any] = {}
    differing: list[str] = []
    for key, (agree, prefer) in _KEYS.items():
        mine, its = getattr(one, key), getattr(other, key)
        if not its:
            continue
        if not mine:
            chosen[key] = its
        elif agree(mine, its):
            chosen[key] = prefer(mine, its)
        elif key == "year" and (one.venue is None) != (other.venue is None):
            chosen[key] = mine if one.venue else its  # the other's is that of a preprint
        else:
            differing.append(key)
    if {"title", "authors"} <= set(differing):
        return one, differing
    for key in ("links", "keywords"):
        chosen[key] = tuple(dict.fromkeys((*getattr(one, key), *getattr(other, key))))
    return replace(one, **chosen), differing


def _without(facts: Facts, keys: set[str]) -> Facts:
    emptied: dict[str, Any] = {key: () if key == "authors" else None for key in keys}
    return replace(facts, **emptied)


def _fuller_people(one: Sequence[str], other: Sequence[str]) -> Sequence[str]:
    return max(one, other, key=lambda people: (len(people), sum(map(len, people))))


def _fuller_title(one: str, other: str) -> str:
    return other if len(title_letters(other)) > len(title_letters(one)) else one


def _shorter(one: str, other: str) -> str:
    return min(one, other, key=len)


_KEYS: Mapping[str, tuple[Callable[[Any, Any], bool], Callable[[Any, Any], Any]]] = (
    MappingProxyType(
        {
            "title": (same_title, _fuller_title),
            "authors": (same_people, _fuller_people),
            "venue": (same_venue, _shorter),
            "year": (int.__eq__, min),
        }
    )
)
"""For each key whether two values of it say the same, and which of them is preferred then."""
