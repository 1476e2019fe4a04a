"""What an earlier build found out spares work, and changes nothing: any edits, the same files."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from unittest.mock import Mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitegen.model.catalog import Author, Catalog, Filing, Paper, Venue
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.model.taxonomy import Tag
from sitegen.search import scripts, shards
from sitegen.search.files import search_files
from sitegen.search.memory import SearchMemory, from_bytes
from tests.render.catalogs import owned
from tests.search.made import exhausted, made
from tests.search.test_files import catalog, entry, prose

TAGS = (Tag("it", "IT & more"), Tag("vision", "Vision"), Tag("rl", "Reinforcement Learning"))
WORDS = st.sampled_from(
    [
        *(f"word{number}" for number in range(40)),
        *str.split("the of few-shot GPT-4 神经网络 𝔸𝔹 𠀀𠀁 naïve"),
    ]
)
TEXTS = st.lists(WORDS, max_size=25).map(" ".join)
PAPERS = st.builds(
    lambda number, title, html, abstract, **fields: entry(
        f"p{number}", prose(title, html), searchable=abstract, **fields
    ),
    st.integers(0, 5), TEXTS, st.sampled_from(["", "<em>x</em>"]), TEXTS,
    name=st.sampled_from([None, "QUERT"]),
    authors=st.lists(st.sampled_from(["Ada Example", "Bo Sample"]), max_size=2).map(
        lambda names: tuple(Author(name, None) for name in names)
    ),
    tags=st.lists(st.sampled_from([tag.id for tag in TAGS]), unique=True).map(tuple),
    venue=st.sampled_from([None, "icml-2026"]),
    year=st.sampled_from([None, 1999, 2026]),
    title_source=st.sampled_from(["derived", "editor"]),
)  # fmt: skip
FILED = st.permutations(TAGS).map(lambda tags: tuple(Filing(tag, ()) for tag in tags))
VENUES = st.sampled_from(["ICML", "Machine Learning"]).map(
    lambda name: (Venue("icml-2026", name, 2026, ()),)
)

Papers = tuple[Paper, ...]


def built(
    found: Catalog, earlier: SearchMemory | None = None
) -> tuple[list[OutputFile | PlannedFile], SearchMemory]:
    return exhausted(search_files(found, earlier))


@st.composite
def edits(draw: st.DrawFn, papers: Papers) -> Papers:
    """A few papers changed, added, deleted or moved."""
    changed = list(papers)
    for kind in draw(st.lists(st.sampled_from(["add", "change", "delete", "move"]), max_size=3)):
        at = draw(st.integers(0, len(changed)))
        if kind == "add":
            changed.insert(at, draw(PAPERS))
        elif changed:
            paper = changed.pop(at - 1)
            if kind == "change":
                changed.insert(
                    at - 1 if at else len(changed), owned(replace(paper, searchable=draw(TEXTS)))
                )
            elif kind == "move":
                changed.insert(draw(st.integers(0, len(changed))), paper)
    return tuple(changed)


@st.composite
def catalogs(draw: st.DrawFn, papers: Papers) -> Catalog:
    """Of these papers; tags may be in another order, a venue may have another name."""
    unlike = {paper.own: paper for paper in papers}
    return replace(catalog(*unlike.values()), filings=draw(FILED), venues=draw(VENUES))


@given(st.data(), st.lists(PAPERS, max_size=30).map(tuple), st.sampled_from([4, 6, 12]))
@settings(deadline=None)
def test_any_edits_give_the_files_of_a_clean_build(
    data: st.DataObject, papers: Papers, size: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shards, "_SMALLEST", size)  # small shards, so that there are many
        _, memory = built(data.draw(catalogs(papers)))
        for _ in range(3):
            papers = data.draw(edits(papers))
            found = data.draw(catalogs(papers))
            clean, known = built(found)
            warm, memory = built(found, from_bytes(memory.to_bytes()))
            assert made(warm) == made(clean)
            assert memory.to_bytes() == known.to_bytes()


MANY = tuple(
    entry(f"p{number}", prose(f"Title {number}"), searchable=f"Abstract {number * 7 % 400} weaves.")
    for number in range(400)
)
EDITS: dict[str, Callable[[Papers], Sequence[Paper]]] = {
    "nothing": lambda papers: papers,
    "an abstract": lambda papers: (
        *papers[:200], owned(replace(papers[200], searchable="Canaries sing.")), *papers[201:],
    ),
    "a longer title": lambda papers: (
        owned(replace(papers[0], title=prose("More words than any other title"))), *papers[1:],
    ),
    "added": lambda papers: (*papers[:7], entry("new", prose("New")), *papers[7:]),
    "deleted": lambda papers: (*papers[:7], *papers[8:]),
    "at the end": lambda papers: (*papers, entry("new", prose("New"))),
    "turned round": lambda papers: papers[::-1],
    "few left": lambda papers: papers[100:110],
    "none left": lambda papers: (),
}  # fmt: skip


@pytest.mark.parametrize("edit", EDITS)
def test_a_large_catalog_is_built_alike_after(edit: str) -> None:
    _, memory = built(catalog(*MANY))
    found = catalog(*EDITS[edit](MANY))
    clean, known = built(found)
    warm, again = built(found, memory)
    assert made(warm) == made(clean)
    assert again.to_bytes() == known.to_bytes()


def test_few_files_are_written_again_after_an_edit(monkeypatch: pytest.MonkeyPatch) -> None:
    before, memory = built(catalog(*MANY))
    monkeypatch.setattr(scripts, "_json", _counting := Mock(side_effect=scripts._json))
    built(catalog(*EDITS["an abstract"](MANY)), memory)
    assert _counting.call_count < len(before) / 2
