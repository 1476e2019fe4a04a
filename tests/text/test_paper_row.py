"""What a list says of a paper."""

import pytest

from sitegen.text.paper_row import byline, link_text, venue_label
from tests.render.catalogs import Entry, catalog, title


def in_a_list(entry: Entry) -> str:
    made = catalog([entry])
    return byline(made.papers[0], {venue.id: venue for venue in made.venues})


@pytest.mark.parametrize(
    ("authors", "named"),
    [(0, 0), (1, 1), (8, 8), (9, 6), (40, 6)],
)
def test_a_crowd_of_authors_is_cut_where_more_than_two_are_left(authors: int, named: int) -> None:
    entry = Entry("a", authors=tuple(f"Author {n}" for n in range(authors)), venue=None, year=None)
    line = in_a_list(entry)
    assert line.count("Author") == named
    assert line.endswith(f" and {authors - named} others") == (named < authors)


def test_what_is_not_known_is_left_out() -> None:
    ada = ("Ada Example",)
    assert in_a_list(Entry("a", authors=ada)) == "Ada Example · TinyConf 2031"
    assert in_a_list(Entry("a", authors=(), year=None)) == "TinyConf"
    assert in_a_list(Entry("a", authors=ada, venue=None, year=1999)) == "Ada Example · 1999"
    assert in_a_list(Entry("a", authors=(), venue=None, year=None)) == ""
    assert venue_label(catalog([Entry("a", venue=None, year=None)]).papers[0], {}) == ""


def test_a_title_in_a_link_has_no_links() -> None:
    html = 'On <a href="https://example.org/?a&gt;b">b</a> <math><annotation>c</annotation></math>'
    (paper,) = catalog([Entry("a-slug", title("On b", html))]).papers
    assert link_text(paper) == "On b <math><annotation>c</annotation></math>"
    (paper,) = catalog([Entry("a-slug", title(""))]).papers
    assert link_text(paper) == "a-slug"
