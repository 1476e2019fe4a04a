"""The Atom feed, held to RFC 4287 and read by a client."""

import re
from dataclasses import replace
from datetime import date, timedelta

import feedparser
from lxml import etree

from tests.render.catalogs import BASE_URL, MATH, SITE, Entry, catalog, render, title

ATOM = "{http://www.w3.org/2005/Atom}"
INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def feed(*entries: Entry) -> etree._Element:
    return etree.fromstring(render(catalog(entries))["feed.xml"])


def test_a_client_reads_it() -> None:
    read = feedparser.parse(render(catalog())["feed.xml"])
    assert not read.bozo
    assert (read.version, read.feed.title) == ("atom10", "Tiny Catalog")
    assert read.feed.rights == "The abstracts are invented."
    first, second = read.entries[:2]
    assert (first.title, first.link) == ("Sums of $x^2$", f"{BASE_URL}/papers/squares.html")
    assert [author.name for author in second.authors] == ["Ada Example", "Bo Muster"]
    assert [tag.term for tag in second.tags] == ["learning-theory"]
    assert second.content[0].value == "<p>We prove that trunks of trees are models.</p>"


def test_it_keeps_the_rules_of_atom() -> None:
    root = etree.fromstring(render(catalog())["feed.xml"])
    for element in (root, *root.iter(f"{ATOM}entry")):
        for required in ("id", "title", "updated"):
            assert len(element.findall(ATOM + required)) == 1
        assert INSTANT.fullmatch(element.findtext(f"{ATOM}updated") or "")
        (page,) = element.findall(f"{ATOM}link[@rel='alternate']")
        assert (page.get("href") or "").startswith(BASE_URL)
    (own,) = root.findall(f"{ATOM}link[@rel='self']")
    assert own.get("href") == f"{BASE_URL}/feed.xml"
    ids = [element.text for element in root.iter(f"{ATOM}id")]
    assert len(set(ids)) == len(ids)
    # An entry without authors takes the feed's own.
    assert root.findtext(f"{ATOM}author/{ATOM}name") == "Tiny Catalog"


def test_the_newest_fifty_come_first_and_date_the_feed() -> None:
    day = date(2031, 1, 1)
    entries = [Entry(f"p-{n}", day=day + timedelta(days=n // 2)) for n in range(60)]
    root = feed(*entries)
    ids = [element.findtext(f"{ATOM}id") for element in root.iter(f"{ATOM}entry")]
    expected = [n for pair in range(29, 4, -1) for n in (2 * pair, 2 * pair + 1)]
    assert ids == [f"{BASE_URL}/papers/p-{n}.html" for n in expected]
    assert root.findtext(f"{ATOM}updated") == "2031-01-30T00:00:00Z"


def test_a_title_is_text_and_an_abstract_is_escaped_markup() -> None:
    root = feed(Entry("a", title("Sums of x²", f"Sums of {MATH}"), abstract="a < b & c"))
    assert root.findtext(f"{ATOM}entry/{ATOM}title") == "Sums of x²"
    (content,) = root.findall(f"{ATOM}entry/{ATOM}content")
    assert content.get("type") == "html"
    assert content.text == "<p>a &lt; b &amp; c</p>"


def test_it_is_well_formed_whatever_it_holds() -> None:
    dirty = title("a\x00b\x1f\ufffe", "a")
    root = feed(Entry("a", dirty, ("\x08Ada\ud83d",), abstract="\x0bx]]>"))
    assert root.findtext(f"{ATOM}entry/{ATOM}title") == "ab"
    assert root.findtext(f"{ATOM}entry/{ATOM}author/{ATOM}name") == "Ada"


def test_a_site_without_a_description_or_licence_has_a_feed() -> None:
    bare = replace(SITE, description="", licence="")
    root = etree.fromstring(render(catalog(site=bare))["feed.xml"])
    assert root.find(f"{ATOM}subtitle") is None
    assert root.find(f"{ATOM}rights") is None
