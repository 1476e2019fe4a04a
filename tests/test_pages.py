"""Pages go by names: what they hold has one, and where it stands counts for what is remembered."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sitegen.content.papers import PageFile, digest_of
from sitegen.model.record import Record
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from sitegen.pages import PageReader

TAXONOMY = Taxonomy({"a": "A"}, (Tag("privacy", "Privacy", "a", (Alias("secrets"),)),))
PAGE = """\
---
title: One
authors: [Ada Example]
venue: TinyConf
year: 2031
tags: [privacy]
links: {code: https://example.org/code}
---
We propose LoomNet, a loom.

## Notes
Mind the gap.
"""


def page(text: str = PAGE, slug: str = "one", folder: str = "content") -> PageFile:
    data = text.encode()
    return PageFile(slug, f"{folder}/papers/{slug}.md", digest_of(data), data)


def own(file: PageFile, taxonomy: Taxonomy = TAXONOMY) -> bytes:
    entry = PageReader(taxonomy).page(file).entry
    assert entry
    return entry.own


def test_whatever_an_editor_changes_gives_a_page_another_name() -> None:
    others = ["One", "Ada", "TinyConf", "2031", "[privacy]", "/code", "LoomNet", "gap"]
    changed = [PAGE.replace(text, f"{text[:-1]}0") for text in others]
    files = [page(), *map(page, changed), page(slug="two")]
    owns = {own(file) for file in files if PageReader(TAXONOMY).page(file).entry}
    assert len(owns) > len(others)
    reader = PageReader(TAXONOMY)
    assert len({reader.name(file) for file in files}) == len(files)


def test_another_folder_gives_the_page_no_other_name_but_its_result() -> None:
    reader = PageReader(TAXONOMY)
    here, there = page(), page(folder="elsewhere")
    assert own(here) == own(there)
    assert reader.name(here) != reader.name(there)


@pytest.mark.parametrize(
    "change",
    [
        lambda tag: replace(tag, name="Secrecy"),
        lambda tag: replace(tag, aliases=()),
        lambda tag: replace(tag, aliases=(Alias("secrets", weak=True),)),
        lambda tag: replace(tag, id="secrecy"),
    ],
)
def test_another_taxonomy_gives_every_page_another_name(change: Callable[[Tag], Tag]) -> None:
    other = replace(TAXONOMY, tags=tuple(map(change, TAXONOMY.tags)))
    assert own(page()) != own(page(), other)
    assert PageReader(TAXONOMY).name(page()) != PageReader(other).name(page())


def test_a_page_that_was_just_made_goes_by_its_record() -> None:
    reader = PageReader(TAXONOMY)
    made = reader.page(page()).entry
    assert made
    record: Record = made.record
    moved = replace(record, file="elsewhere/papers/one.md")
    assert reader.draft(record).own == reader.draft(moved).own
    for other in (replace(record, title="Two"), replace(record, slug="two")):
        assert reader.draft(other).own != reader.draft(record).own
