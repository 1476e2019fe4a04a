"""Pages whose derived values are to be written anew."""

from collections.abc import Callable, Collection, Iterator, Mapping

from sitegen.derive.entries import Entry
from sitegen.derive.settle import State
from sitegen.model.record import Derived, Record


def stale_pages(entries: Mapping[str, Entry]) -> Iterator[tuple[Record, Derived]]:
    """The pages whose abstract changed since `derived` was made, with what is derived now."""
    for entry in entries.values():
        settled = entry.settled
        if settled.state is State.STALE and settled.fresh:
            yield entry.record, settled.fresh


def outdated_pages(
    entries: Mapping[str, Entry], named: Collection[str], derive: Callable[[str], Derived]
) -> Iterator[tuple[Record, Derived]]:
    """The pages `sitegen derive` changes, with what it writes, by file.

    Those whose abstract or rules changed; with pages `named` by their files those alone, and then
    also pages that have no `derived` yet and pages where it was edited. `derive` makes from an
    abstract what was not needed before.
    """
    unasked = {State.STALE, State.OUTDATED}
    for file in sorted(entries):
        record, settled = entries[file].record, entries[file].settled
        if file in named if named else settled.state in unasked:
            fresh = settled.fresh or derive(record.abstract)
            if record.derived != fresh or settled.state is State.EDITED:
                yield record, fresh
