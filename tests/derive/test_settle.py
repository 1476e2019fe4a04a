"""Which derived values hold."""

from dataclasses import replace

import pytest

from sitegen.content.papers import read_page
from sitegen.derive.settle import State, settle
from sitegen.model.record import Derived, Record
from sitegen.text.fingerprint import derived_from

HELD = Derived("A", "A: held", ("x",))
FRESH = Derived("B", "B: fresh", ("y",))


def page(mark: str | None, held: Derived | None = HELD) -> Record:
    record = read_page("p", "p.md", "The abstract.", [])
    assert record is not None
    return replace(record, derived=held, derived_from=mark)


CURRENT = derived_from("The abstract.", HELD)
STALE = derived_from("Another abstract.", HELD)


@pytest.mark.parametrize(
    ("record", "fresh", "state", "derived"),
    [
        (page(None, None), FRESH, State.ABSENT, FRESH),
        (page(None), FRESH, State.EDITED, HELD),
        (page(CURRENT), HELD, State.CURRENT, HELD),
        (page(CURRENT), FRESH, State.OUTDATED, HELD),
        (page(STALE), FRESH, State.STALE, FRESH),
        (
            page(CURRENT, replace(HELD, title="edited")),
            FRESH,
            State.EDITED,
            replace(HELD, title="edited"),
        ),
        (page(STALE, replace(HELD, tags=())), FRESH, State.EDITED, replace(HELD, tags=())),
        (page("nonsense"), FRESH, State.EDITED, HELD),
    ],
)
def test_states(record: Record, fresh: Derived, state: State, derived: Derived) -> None:
    settled = settle(record, fresh)
    assert (settled.state, settled.derived) == (state, derived)
