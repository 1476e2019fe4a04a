"""Which pages are derived again, and when."""

from sitegen.content.papers import read_page
from sitegen.derive.outdated import outdated_pages, stale_pages
from sitegen.derive.settle import Rules
from sitegen.model.record import Derived, Record
from sitegen.model.taxonomy import Taxonomy
from sitegen.text.fingerprint import derived_from
from tests.derive.entries import entries_of

HELD = Derived("A", "A: held", ("x",))
FRESH = Derived("B", "B: fresh", ("y",))


def page(name: str, head: str = "", abstract: str = "The abstract.") -> Record:
    record = read_page(name, f"{name}.md", f"---\n{head}\n---\n{abstract}", [])
    assert record is not None
    return record


def held(mark: str) -> str:
    return f"derived:\n  name: A\n  title: 'A: held'\n  tags: [x]\n  from: {mark}"


STALE = page("stale", held(derived_from("Another abstract.", HELD)))
OUTDATED = page("outdated", held(derived_from("The abstract.", HELD)))
EDITED = page("edited", held("00000000"))
FULL = page("full", "title: Mine\ntags: [x]")

ENTRIES = {
    entry.record.file: entry
    for entry in entries_of(
        [STALE, OUTDATED, EDITED, FULL], Taxonomy({}, ()), Rules(lambda _: "B", lambda _: FRESH)
    )
}


def test_a_changed_abstract_is_derived_by_itself() -> None:
    assert list(stale_pages(ENTRIES)) == [(STALE, FRESH)]


def test_changed_rules_when_somebody_asks() -> None:
    asked = list(outdated_pages(ENTRIES, [], lambda _: FRESH))
    assert asked == [(OUTDATED, FRESH), (STALE, FRESH)]


def test_what_an_editor_wrote_when_its_page_is_named() -> None:
    for record in (EDITED, FULL, OUTDATED):
        assert list(outdated_pages(ENTRIES, [record.file], lambda _: FRESH)) == [(record, FRESH)]
