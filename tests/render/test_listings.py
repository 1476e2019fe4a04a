"""Long lists in pages, and an A–Z in pages."""

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sitegen.model.paths import names_path, tag_path
from sitegen.render.letters import anchor_of, letter_index, letter_pages
from sitegen.render.pager import in_pages, make_pager, page_count
from tests.render.catalogs import SITE, Entry, catalog, render, text, title, tree


@dataclass(frozen=True)
class Item:
    letter: str
    number: int


@given(st.integers(0, 300), st.integers(1, 60))
def test_every_item_is_on_one_page(items: int, size: int) -> None:
    pages = list(in_pages(range(items), size))
    assert [item for _, part in pages for item in part] == list(range(items))
    assert [number for number, _ in pages] == list(range(1, page_count(range(items), size) + 1))
    assert all(0 < len(part) <= size for _, part in pages) or not items


@given(st.integers(1, 200), st.data())
def test_a_pager_leads_to_the_first_the_last_and_the_next_page(
    count: int, data: st.DataObject
) -> None:
    number = data.draw(st.integers(1, count))
    pager = make_pager(partial(tag_path, "gpt"), number, count)
    shown = [step.number for step in pager.steps]
    assert shown == sorted(
        {1, count, *(n for n in (number - 1, number, number + 1) if 0 < n <= count)}
    )
    for last, step in zip([0, *shown], pager.steps, strict=False):
        assert step.gap == (step.number > last + 1)
        assert step.href == ("gpt.html" if step.number == 1 else f"gpt_{step.number}.html")
    assert (pager.previous is None) == (number == 1)
    assert (pager.next is None) == (number == count)


@given(
    st.lists(st.tuples(st.sampled_from("#ABCÉΩ王"), st.integers(1, 30)), max_size=12),
    st.integers(1, 20),
)
def test_letters_are_whole_where_they_fit(counts: list[tuple[str, int]], size: int) -> None:
    entries = [
        Item(letter, n) for letter, many in sorted(dict(counts).items()) for n in range(many)
    ]
    pages = letter_pages(entries, size)
    assert [entry for page in pages for _, part in page for entry in part] == entries
    assert all(0 < sum(len(part) for _, part in page) <= size for page in pages) or not entries
    for letter, many in dict(counts).items():
        on = [number for number, page in enumerate(pages) if letter in dict(page)]
        assert len(on) == -(-many // size), "a letter is divided only if it is longer than a page"
    for before, after in pairwise(pages):
        filled = sum(len(part) for _, part in before)
        assert filled + len(after[0][1]) > size or before[-1][0] == after[0][0]


def test_the_index_leads_to_where_a_letter_starts() -> None:
    entries = [Item("A", n) for n in range(5)] + [Item("#", 0), Item("É", 0)]
    index = letter_index(names_path, letter_pages(entries, 2))
    assert [(letter.letter, letter.href) for letter in index] == [
        ("A", "names.html#letter-A"),
        ("#", "names_3.html#letter-%23"),
        ("É", "names_4.html#letter-%C3%89"),
    ]
    assert anchor_of("É") == "letter-É"


def test_a_site_of_many_papers_is_paginated() -> None:
    entries = [Entry(f"p-{n}", title(f"Paper {n}")) for n in range(9)]
    files = render(catalog(entries))
    for start in (
        "papers/index",
        "tags/learning-theory",
        "venues/tinyconf-2031",
        "authors/ada-example",
    ):
        paths = [f"{start}.html", f"{start}_2.html", f"{start}_3.html"]
        pages = [tree(files[path]) for path in paths]
        shown = [[text(a) for a in page.xpath('//ol[@class="papers"]/li/a')] for page in pages]
        assert [len(part) for part in shown] == [SITE.papers_per_page, SITE.papers_per_page, 1]
        assert [name for part in shown for name in part] == [f"Paper {n}" for n in range(9)]
        assert f"{start}_4.html" not in files
        assert "page 2 of 3" in text(pages[1])
        assert pages[1].xpath('//nav[@aria-label="Pages"]//@href') == [
            name.rpartition("/")[2] for name in (paths[0], paths[0], paths[2], paths[2])
        ]
        assert ", page 2 · " in text(pages[1].xpath("//title")[0])


def test_one_page_has_no_pager() -> None:
    assert not tree(render(catalog())["tags/gpt-2.html"]).xpath('//nav[@aria-label="Pages"]')
