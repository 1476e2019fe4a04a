"""Which derived values hold for a page: those it has, or those made today."""

from collections.abc import Collection, Iterator, Mapping
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
    EDITED = "edited"  # someone wrote inside `derived`: kept


@dataclass(frozen=True, slots=True)
class Settled:
    """The derived values that hold, how that was decided, and what today's rules make."""

    record: Record
    derived: Derived
    state: State
    fresh: Derived


def settle(record: Record, fresh: Derived) -> Settled:
    """Decide between a page's derived values and `fresh` ones, by the page's fingerprint."""
    held, mark = record.derived, record.derived_from or ""
    if held is None:
        return Settled(record, fresh, State.ABSENT, fresh)
    if mark[4:] != derived_mark(held):
        return Settled(record, held, State.EDITED, fresh)
    if mark[:4] != abstract_mark(record.abstract):
        return Settled(record, fresh, State.STALE, fresh)
    return Settled(record, held, State.CURRENT if held == fresh else State.OUTDATED, fresh)


def stale_pages(settled: Mapping[str, Settled]) -> Iterator[tuple[Record, Derived]]:
    """The pages whose abstract changed since `derived` was made, with what is derived now."""
    for page in settled.values():
        if page.state is State.STALE:
            yield page.record, page.fresh


def outdated_pages(
    settled: Mapping[str, Settled], named: Collection[str]
) -> Iterator[tuple[Record, Derived]]:
    """The pages `sitegen derive` changes, with what it writes, by file.

    Those whose abstract or rules changed; with pages `named` by their files those alone, and then
    also pages that have no `derived` yet and pages where it was edited.
    """
    unasked = {State.STALE, State.OUTDATED}
    for file in sorted(settled):
        page = settled[file]
        wanted = file in named if named else page.state in unasked
        if wanted and (page.record.derived != page.fresh or page.state is State.EDITED):
            yield page.record, page.fresh
