"""An entry is nothing but values: what was remembered of a page is the entry made of it."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.papers import page_files, read_page_file
from sitegen.derive.abstract import Deriver
from sitegen.derive.entries import Entry, make_entry
from sitegen.derive.naming import name_of
from sitegen.derive.settle import Rules
from sitegen.derive.topics import Topics
from sitegen.model.record import Derived, Link, Record, Source
from sitegen.text.abstract import read_abstract
from sitegen.text.fingerprint import derived_from
from sitegen.text.notes import read_notes
from tests.derive.taxonomies import SMALL

GOLDEN = Path(__file__).parents[1] / "endtoend/golden/content"
GOLDEN_PAGES = [r for page in page_files(GOLDEN, []) if (r := read_page_file(page, []))]
DERIVER = Deriver(SMALL)
RULES = Rules(name_of, DERIVER)
DECODER = msgspec.msgpack.Decoder(Entry)

texts = st.text(max_size=60)
few = st.lists(texts, max_size=3).map(tuple)
derived = st.builds(Derived, st.none() | texts, texts, few)
abstracts = st.lists(
    st.sampled_from(
        ["We propose ", "LoomNet, ", "**bold** ", "$x^2$", "$\\let\\b$ ", "https://a.org/x ",
         "craft ", "\n\n", "It gains 4.2% accuracy. ", "時 ", "\u202e", "(", "a "]
    )
).map("".join)  # fmt: skip
records = st.builds(
    Record,
    slug=st.just("a"),
    file=st.just("papers/a.md"),
    title=st.none() | texts,
    authors=few,
    venue=st.none() | texts,
    year=st.none() | st.integers(1000, 9999),
    date=st.none() | st.dates(),
    tags=st.none() | few,
    extra_tags=few,
    links=st.lists(st.builds(Link, texts, texts), max_size=2).map(tuple),
    withdrawn=st.none() | texts,
    derived=st.none() | derived,
    derived_from=st.none() | st.just(derived_from("", Derived(None, "", ()))) | texts,
    source=st.none() | st.builds(Source, texts, st.integers(0, 9), st.dates(), st.none() | texts),
    abstract=texts | abstracts,
    abstract_line=st.integers(1, 99),
    notes=texts | abstracts,
    notes_line=st.integers(1, 99),
    lines=st.dictionaries(texts, st.integers(1, 99), max_size=3),
)


def entry(record: Record) -> Entry:
    return make_entry(
        b"own", record, Topics(SMALL), read=read_abstract, read_notes=read_notes, rules=RULES
    )


def again(made: Entry) -> Entry:
    return DECODER.decode(msgspec.msgpack.encode(made))


@pytest.mark.parametrize("record", GOLDEN_PAGES, ids=lambda record: record.slug)
def test_the_entry_of_a_page_is_read_back_as_it_was(record: Record) -> None:
    made = entry(record)
    assert again(made) == made


@given(records)
def test_the_entry_of_any_record_is_read_back_as_it_was(record: Record) -> None:
    made = entry(record)
    assert again(made) == made
    assert again(made).plain == made.plain


def test_an_abstract_without_markup_is_held_once() -> None:
    record = GOLDEN_PAGES[0]
    for abstract, shown in (("Looms weave.", None), ("*Looms*\nweave.", "Looms weave.")):
        made = entry(replace(record, abstract=abstract))
        assert (made.shown, made.plain) == (shown, "Looms weave.")
