"""Which derived values hold for a page: those it has, or those made today."""

from dataclasses import dataclass
from enum import StrEnum

from sitegen.model.record import Derived, Record
from sitegen.text.fingerprint import abstract_mark, derived_mark


class State(StrEnum):
    """How a page's `derived` stands to its abstract and to today's rules."""

    ABSENT = "absent"  # the page has none: made in memory
    CURRENT = "current"  # today's rules would make the same
    OUTDATED = "outdated"  # today's rules would make something else: only `sitegen derive` does
    STALE = "stale"  # the abstract changed: made anew
    EDITED = "edited"  # someone edited inside `derived`: kept


@dataclass(frozen=True, slots=True)
class Settled:
    """The derived values that hold, how that was decided, and what today's rules make."""

    derived: Derived
    state: State
    fresh: Derived


def settle(record: Record, fresh: Derived) -> Settled:
    """Decide between a page's derived values and `fresh` ones, by the page's fingerprint."""
    held = record.derived
    if held is None:
        return Settled(fresh, State.ABSENT, fresh)
    if record.derived_from is None:  # a draft that is not yet written
        return Settled(held, State.CURRENT, fresh)
    mark = record.derived_from
    if mark[4:] != derived_mark(held):
        return Settled(held, State.EDITED, fresh)
    if mark[:4] != abstract_mark(record.abstract):
        return Settled(fresh, State.STALE, fresh)
    return Settled(held, State.CURRENT if held == fresh else State.OUTDATED, fresh)
