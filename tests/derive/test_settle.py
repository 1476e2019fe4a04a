"""Which derived values hold, and how much has to be derived to tell."""

from dataclasses import replace

import pytest

from sitegen.content.papers import read_page
from sitegen.derive.settle import Rules, Settled, State, derived_of, settle
from sitegen.model.prose import Prose
from sitegen.model.record import Derived, Record
from sitegen.text.abstract import read_abstract
from sitegen.text.fingerprint import derived_from

HELD = Derived("A", "A: held", ("x",))
FRESH = Derived("B", "B: fresh", ("y",))


def page(mark: str | None, held: Derived | None = HELD, head: str = "") -> Record:
    record = read_page("p", "p.md", f"---\n{head}\n---\nThe abstract.", [])
    assert record is not None
    return replace(record, derived=held, derived_from=mark)


def settled(record: Record, fresh: Derived) -> Settled:
    rules = Rules(lambda _: fresh.name, lambda _: fresh)
    return settle(record, read_abstract(record.abstract), rules)


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
    found = settled(record, fresh)
    assert (found.state, derived_of(record, found), found.name) == (state, derived, derived.name)


@pytest.mark.parametrize(
    ("head", "whole"),
    [
        ("title: Mine\ntags: [x]", False),
        ("title: Mine\ntags: []", False),
        ("title: Mine", True),
        ("tags: [x]", True),
        ("", True),
    ],
)
def test_title_and_tags_are_derived_where_an_editor_leaves_one_of_them(
    head: str, *, whole: bool
) -> None:
    asked: list[str] = []

    def name(_: Prose) -> str | None:
        asked.append("name")
        return FRESH.name

    def everything(_: Prose) -> Derived:
        asked.append("whole")
        return FRESH

    record = page(None, None, head)
    found = settle(record, read_abstract(record.abstract), Rules(name, everything))
    assert asked == ["whole" if whole else "name"]
    assert (found.name, derived_of(record, found)) == ("B", FRESH if whole else None)
