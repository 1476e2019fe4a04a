"""Which derived values hold for a page: those it has, or those made today."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from sitegen.model.prose import Prose
from sitegen.model.record import Derived, Record
from sitegen.text.fingerprint import abstract_mark, derived_mark


@dataclass(frozen=True, slots=True)
class Rules:
    """Today's rules: what makes the coined name of an abstract, and what makes all of `derived`."""

    name: Callable[[Prose], str | None]
    whole: Callable[[Prose], Derived]


class State(StrEnum):
    """How a page's `derived` stands to its abstract and to today's rules."""

    ABSENT = "absent"  # the page has none: made in memory
    CURRENT = "current"  # today's rules would make the same
    OUTDATED = "outdated"  # today's rules would make something else: only `sitegen derive` does
    STALE = "stale"  # the abstract changed: made anew
    EDITED = "edited"  # someone wrote inside `derived`: kept


@dataclass(frozen=True, slots=True)
class Settled:
    """The coined name that holds for a page, how that was decided, and what today's rules make.

    `fresh` is None where the page has no `derived` and its editor gives title and tags.
    """

    name: str | None
    state: State
    fresh: Derived | None


def settle(record: Record, prose: Prose, rules: Rules) -> Settled:
    """Decide between a page's derived values and fresh ones, by the page's fingerprint.

    `prose` is the record's abstract as read. No more is derived than is needed to tell.
    """
    held = record.derived
    if held is None and record.title and record.tags is not None:
        return Settled(rules.name(prose), State.ABSENT, None)
    fresh = rules.whole(prose)
    state = _state(record, fresh)
    kept = fresh if held is None or state is State.STALE else held
    return Settled(kept.name, state, fresh)


def derived_of(record: Record, settled: Settled) -> Derived | None:
    """The derived values that hold; None where nothing but the name was needed of them."""
    made_anew = settled.state in {State.ABSENT, State.STALE}
    return settled.fresh if made_anew else record.derived


def _state(record: Record, fresh: Derived) -> State:
    held, mark = record.derived, record.derived_from or ""
    if held is None:
        return State.ABSENT
    if mark[4:] != derived_mark(held):
        return State.EDITED
    if mark[:4] != abstract_mark(record.abstract):
        return State.STALE
    return State.CURRENT if held == fresh else State.OUTDATED
