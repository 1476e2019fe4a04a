"""Which derived values hold for a page: those it has, or those made today."""

from collections.abc import Callable, Collection, Iterator, Mapping
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

    record: Record
    name: str | None
    state: State
    fresh: Derived | None

    @property
    def derived(self) -> Derived | None:
        """The derived values that hold; None where nothing but the name was needed of them."""
        return self.fresh if self.state in {State.ABSENT, State.STALE} else self.record.derived


def settle(record: Record, prose: Prose, rules: Rules) -> Settled:
    """Decide between a page's derived values and fresh ones, by the page's fingerprint.

    `prose` is the record's abstract as read. No more is derived than is needed to tell.
    """
    held = record.derived
    if held is None and record.title and record.tags is not None:
        return Settled(record, rules.name(prose), State.ABSENT, None)
    fresh = rules.whole(prose)
    state = _state(record, fresh)
    kept = fresh if held is None or state is State.STALE else held
    return Settled(record, kept.name, state, fresh)


def _state(record: Record, fresh: Derived) -> State:
    held, mark = record.derived, record.derived_from or ""
    if held is None:
        return State.ABSENT
    if mark[4:] != derived_mark(held):
        return State.EDITED
    if mark[:4] != abstract_mark(record.abstract):
        return State.STALE
    return State.CURRENT if held == fresh else State.OUTDATED


def stale_pages(settled: Mapping[str, Settled]) -> Iterator[tuple[Record, Derived]]:
    """The pages whose abstract changed since `derived` was made, with what is derived now."""
    for page in settled.values():
        if page.state is State.STALE and page.fresh:
            yield page.record, page.fresh


def outdated_pages(
    settled: Mapping[str, Settled], named: Collection[str], derive: Callable[[str], Derived]
) -> Iterator[tuple[Record, Derived]]:
    """The pages `sitegen derive` changes, with what it writes, by file.

    Those whose abstract or rules changed; with pages `named` by their files those alone, and then
    also pages that have no `derived` yet and pages where it was edited. `derive` makes from an
    abstract what was not needed before.
    """
    unasked = {State.STALE, State.OUTDATED}
    for file in sorted(settled):
        page = settled[file]
        if file in named if named else page.state in unasked:
            fresh = page.fresh or derive(page.record.abstract)
            if page.record.derived != fresh or page.state is State.EDITED:
                yield page.record, fresh
