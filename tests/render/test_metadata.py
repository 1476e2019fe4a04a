"""What a paper's page tells Scholar, Zotero and everyone else."""

import json
from dataclasses import replace
from datetime import date

import feedparser
import pytest
from lxml.html import HtmlElement

from sitegen.model.record import Link
from sitegen.render.citation import in_reading_order
from tests.render.catalogs import BASE_URL, Entry, catalog, render, text, title, tree


def page_of(entry: Entry) -> HtmlElement:
    return tree(render(catalog([entry]))[f"papers/{entry.slug}.html"])


def named(page: HtmlElement, name: str) -> list[str]:
    return [str(content) for content in page.xpath("//meta[@name=$name]/@content", name=name)]


def test_a_paper_with_authors_has_the_tags_scholar_asks_for() -> None:
    page = page_of(Entry("a", title("Sums & “More”"), tags=("learning-theory", "gpt-2")))
    assert named(page, "citation_title") == ["Sums & “More”"]
    assert named(page, "citation_author") == ["Ada Example", "Bo Muster"]
    assert named(page, "citation_publication_date") == ["2031"]
    assert named(page, "citation_conference_title") == ["TinyConf 2031"]
    assert page.xpath('//link[@rel="canonical"]/@href') == [f"{BASE_URL}/papers/a.html"]
    assert named(page, "citation_keywords") == ["Learning theory; GPT-2"]


def test_a_paper_without_authors_has_none() -> None:
    page = page_of(Entry("a", authors=()))
    assert not page.xpath('//meta[starts-with(@name, "citation_")]')


def test_what_is_not_known_has_no_tag() -> None:
    page = page_of(Entry("a", venue=None, year=None, tags=(), day=date(2031, 5, 9)))
    names = {str(name) for name in page.xpath('//meta[starts-with(@name, "citation_")]/@name')}
    assert names == {"citation_title", "citation_author", "citation_online_date"}
    assert named(page, "citation_online_date") == ["2031/05/09"]


@pytest.mark.parametrize(
    ("printed", "told"),
    [
        ("van der Berg, Jan Willem", "Jan Willem van der Berg"),
        ("Muster, Bo", "Muster, Bo"),
        ("Martin Example, Jr.", "Martin Example, Jr."),
        ("Ada Example", "Ada Example"),
    ],
)
def test_zotero_does_not_take_one_author_for_two(printed: str, told: str) -> None:
    assert in_reading_order(printed) == told
    assert named(page_of(Entry("a", authors=(printed,))), "citation_author") == [told]


def test_the_description_is_the_start_of_the_abstract_in_whole_words() -> None:
    page = page_of(Entry("a", abstract="word, " * 100))
    (description,) = named(page, "description")
    assert 110 < len(description) <= 155
    assert description.endswith("word…")
    assert page.xpath('//meta[@property="og:description"]/@content') == [description]
    assert named(page_of(Entry("a", abstract="Short.")), "description") == ["Short."]


def test_a_card_shows_the_papers_title() -> None:
    page = page_of(Entry("a", title("Sums of x²", "Sums of <em>x</em>²")))
    assert page.xpath('//meta[@property="og:title"]/@content') == ["Sums of x²"]
    assert text(page.xpath("//title")[0]) == "Sums of x² · Tiny Catalog"


def test_structured_data() -> None:
    links = (
        Link("arxiv", "https://arxiv.org/abs/1"), Link("openreview", "https://example.org/c"),
        Link("doi", "javascript:alert(1)"),
    )  # fmt: skip
    (script,) = page_of(Entry("a", links=links)).xpath('//script[@type="application/ld+json"]')
    assert json.loads(script.text) == {
        "@context": "https://schema.org",
        "@type": "ScholarlyArticle",
        "headline": "A Paper",
        "author": [
            {"@type": "Person", "name": "Ada Example"},
            {"@type": "Person", "name": "Bo Muster"},
        ],
        "datePublished": "2031",
        "isPartOf": {"@type": "PublicationIssue", "name": "TinyConf 2031"},
        "sameAs": ["https://arxiv.org/abs/1"],
    }


def test_structured_data_says_only_what_citation_tags_cannot() -> None:
    path = '//script[@type="application/ld+json"]'
    assert not page_of(Entry("a")).xpath(path)
    assert not page_of(Entry("a", links=(Link("code", "https://example.org/c"),))).xpath(path)
    for more in (
        Entry("a", authors=()),
        Entry("a", title_source="derived"),
        Entry("a", links=(Link("doi", "https://doi.org/10.1/x"),)),
    ):
        assert page_of(more).xpath(path)


def test_a_derived_title_is_the_catalogs_in_every_format() -> None:
    entry = Entry("a", title("Pruning trees"), ("Ada Example",), abstract="We prune.", venue="T")
    supplied = replace(entry, title_source="derived")
    page, published = page_of(supplied), page_of(entry)
    assert named(published, "citation_title") == ["Pruning trees"]
    assert named(page, "citation_title") == ["[Pruning trees]"]
    assert page.xpath('//meta[@property="og:title"]/@content') == ["[Pruning trees]"]
    assert text(published.xpath("//title")[0]) == "Pruning trees · Tiny Catalog"
    assert text(page.xpath("//title")[0]) == "[Pruning trees] · Tiny Catalog"
    assert named(published, "description") == ["We prune."]
    assert named(page, "description") == ["Title supplied by the catalog. We prune."]
    (script,) = page.xpath('//script[@type="application/ld+json"]/text()')
    data = json.loads(script)
    assert data["headline"] == "[Pruning trees]"
    assert data["disambiguatingDescription"] == "Title supplied by the catalog."


def test_a_feed_says_which_titles_are_derived() -> None:
    entry = Entry("a", title("Pruning trees"), abstract="We prune.")
    files = render(catalog([entry, replace(entry, slug="b", title_source="derived")]))
    read = {e.link.rpartition("/")[2]: e for e in feedparser.parse(files["feed.xml"]).entries}
    assert [read[page].title for page in ("a.html", "b.html")] == [
        "Pruning trees",
        "[Pruning trees]",
    ]
    assert [
        "Title supplied by the catalog." in read[page].content[0].value
        for page in ("a.html", "b.html")
    ] == [False, True]


def test_every_list_that_shows_a_derived_title_says_so() -> None:
    entry = Entry(
        "a", title("Pruning trees"), ("Ada Example",), tags=("gpt-2",), name="Pruner",
        title_source="derived",
    )  # fmt: skip
    other = Entry("b", title("Trees"), tags=("gpt-2",))
    gone = replace(entry, slug="gone", withdrawn="A mistake.")
    files = render(catalog([other, entry, gone]))
    showing = {path for path, data in files.items() if b">Pruning trees</a>" in data}
    assert {"index.html", "names.html", "authors/index.html", "papers/b.html"} <= showing
    for path in showing | {"papers/gone.html"}:
        assert b'class="derived">derived title<' in files[path], path
