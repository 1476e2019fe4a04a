"""A page that is written reads back as the record it was made from."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.new_pages import page_text, write_derived, write_new_page
from sitegen.content.papers import read_page
from sitegen.content.yaml_text import scalar
from sitegen.model.problem import Problem
from sitegen.model.record import Derived, Record, Source
from sitegen.text.fingerprint import derived_from, text_key

TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1)


def draft(abstract: str, file: str = "papers/p.md", name: str | None = "PrivGate") -> Record:
    return Record(
        slug="p",
        file=file,
        title=None,
        authors=(),
        venue="ICML",
        year=2026,
        date=None,
        tags=None,
        extra_tags=(),
        links=(),
        withdrawn=None,
        derived=Derived(name, "PrivGate: a gate", ("privacy", "llm-agents")),
        derived_from=None,
        source=Source("icml-2026-1.txt", 8, date(2026, 11, 30), "3f2a91bc"),
        abstract=abstract,
        abstract_line=1,
        notes="",
        notes_line=1,
    )


def test_a_new_page() -> None:
    record = draft("The abstract.")
    assert record.derived is not None
    mark = scalar(derived_from("The abstract.", record.derived))
    assert (
        page_text(record)
        == f"""\
---
venue: ICML
year: 2026
derived:
  name: PrivGate
  title: "PrivGate: a gate"
  tags: [privacy, llm-agents]
  from: {mark}
source: {{list: icml-2026-1.txt, position: 8, added: 2026-11-30, received: "3f2a91bc"}}
---
The abstract.
"""
    )


@given(TEXT.filter(lambda text: any(map(str.isalnum, text))), TEXT, TEXT)
def test_what_is_written_is_read_back(abstract: str, name: str, venue: str) -> None:
    """Law 3: the body of a page is its abstract."""
    abstract = abstract.strip()
    name, venue = " ".join(name.split()) or "x", " ".join(venue.split()) or "x"
    made = replace(draft(abstract, name=name), venue=venue)
    problems: list[Problem] = []
    record = read_page("p", "papers/p.md", page_text(made), problems)
    assert problems == []
    assert record is not None
    assert text_key(record.abstract) == text_key(abstract)
    assert record.notes == ""
    assert record.source == made.source


@pytest.mark.parametrize(
    "abstract", ["One\n## Two\nthree", "---\nrule", "## first", "x\n\n---\n\ny"]
)
def test_lines_that_mean_something_to_a_page_stay_in_the_abstract(abstract: str) -> None:
    record = read_page("p", "papers/p.md", page_text(draft(abstract)), [])
    assert record is not None
    assert (text_key(record.abstract), record.notes) == (text_key(abstract), "")


def test_a_page_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "papers" / "p.md"
    write_new_page(draft("One.", str(path)))
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        write_new_page(draft("Two.", str(path)))
    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir()] == ["p.md"]


def test_derived_is_filled_again_in_place(tmp_path: Path) -> None:
    path = tmp_path / "p.md"
    path.write_text('---\n# mine\ntitle:  "A"\n---\nThe abstract.\n\n## Notes\nx\n')
    record = read_page("p", str(path), path.read_text(), [])
    assert record is not None
    write_derived(record, Derived(None, "New title", ("a",)))
    text = path.read_text()
    assert text.startswith('---\n# mine\ntitle:  "A"\nderived:\n  title: New title\n  tags: [a]\n')
    assert text.endswith("---\nThe abstract.\n\n## Notes\nx\n")
    again = read_page("p", str(path), text, [])
    assert again is not None
    assert again.derived == Derived(None, "New title", ("a",))
    assert again.derived_from == derived_from("The abstract.", Derived(None, "New title", ("a",)))
