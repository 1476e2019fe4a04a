"""Nothing in the content can inject markup, script or a template, anywhere."""

import json
from dataclasses import replace

import feedparser
import pytest
from lxml import etree

from sitegen.model.catalog import ProsePage
from sitegen.model.record import Link
from sitegen.model.site import Site
from sitegen.model.taxonomy import Tag
from tests.render.catalogs import SITE, Entry, catalog, handlers, render, text, title, tree

EVIL = (
    "</script><script>alert(1)</script>",
    "</title></head><body onload=alert(1)>",
    "{{ 7 * 7 }}{% raw %}{# gone #}",
    '"\' onmouseover="alert(1)" x=\'',
    "]]>--><!-- &amp; &lt;b&gt; &#60;",
    "<![CDATA[ <?php ?>",
    "\u2028\u2029\u202eevil",
)


def site_of(evil: str) -> dict[str, bytes]:
    """A site with the text in every place a text can be."""
    entry = Entry(
        "a", title(evil), (evil, f"Ada {evil}"), evil, 2031, ("t",),
        links=(Link(evil, f"https://example.org/{evil}"), Link("code", evil)),
        abstract=evil, name=evil, title_source="derived",
    )  # fmt: skip
    gone = replace(entry, slug="gone", withdrawn=evil)
    site = Site(evil, evil, "https://example.org/x", "en", evil, evil)
    tag = Tag("t", evil, "theory", description=evil)
    built = catalog(
        [entry, gone], site, pages=(ProsePage("help", evil, evil, "help.md", 1),), tags=(tag,)
    )
    venues = (replace(built.venues[0], id="v"),)
    papers = (replace(built.papers[0], venue="v"),)
    return render(replace(built, venues=venues, papers=papers))


@pytest.mark.parametrize("evil", EVIL)
def test_texts_are_shown_and_never_read_as_markup(evil: str) -> None:
    files = site_of(evil)
    for path, data in files.items():
        if not path.endswith(".html"):
            continue
        page = tree(data)
        assert handlers(page) == [], path
        assert len(page.xpath("//title")) == len(page.xpath("//body")) == 1
        for script in page.iter("script"):
            assert script.get("src") or script.get("type") == "application/ld+json"
        assert b"49" not in data.partition(b"<main")[2], path
    paper = tree(files["papers/a.html"])
    shown = " ".join(evil.split())
    assert text(paper.xpath("//h1")[0]) == shown
    assert text(paper.xpath('//*[@class="abstract"]')[0]) == shown
    assert shown in text(paper.xpath('//p[@class="authors"]')[0])
    assert paper.xpath('//meta[@name="citation_author"]/@content')[0] == evil


@pytest.mark.parametrize("evil", EVIL)
def test_machines_read_the_texts_back(evil: str) -> None:
    files = site_of(evil)
    (script,) = tree(files["papers/a.html"]).xpath('//script[@type="application/ld+json"]')
    assert json.loads(script.text)["headline"] == f"[{evil}]"
    for path in ("feed.xml", "sitemap.xml", "opensearch.xml"):
        etree.fromstring(files[path])
    feed = etree.fromstring(files["feed.xml"])
    assert feed.findtext(".//{*}entry/{*}title") == f"[{evil}]"
    assert feed.findtext(".//{*}entry/{*}author/{*}name") == evil
    assert not feedparser.parse(files["feed.xml"]).bozo


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:x",
        "data:text/html,<script>", "vbscript:x", "//example.org/x", "https://a b", "../x", "",
        "https://example.org/\njavascript:x", "https://example.org/<b>", "mailto:", "mailto:a b",
    ],
)  # fmt: skip
def test_an_unsafe_address_is_shown_as_text(url: str) -> None:
    page = tree(render(catalog([Entry("a", links=(Link("code", url),))]))["papers/a.html"])
    (item,) = page.xpath('//ul[@class="links"]/li')
    assert not item.xpath("./a")
    assert text(item) == " ".join(f"Code: {url}".split())
    assert url == "" or url not in json.dumps(page.xpath("//a/@href"))


@pytest.mark.parametrize(
    "url", ["https://example.org/?a=1&b=%3C2%3E", "HTTP://example.org", "mailto:a@example.org"]
)
def test_a_safe_address_is_a_link(url: str) -> None:
    page = tree(render(catalog([Entry("a", links=(Link("code", url),))]))["papers/a.html"])
    assert page.xpath('//ul[@class="links"]//a/@href') == [url]


def test_the_sites_own_title_is_text() -> None:
    files = render(catalog(site=replace(SITE, title="A < B & C")))
    assert b"<title>A &lt; B &amp; C</title>" in files["index.html"]
    assert etree.fromstring(files["feed.xml"]).findtext("{*}title") == "A < B & C"
