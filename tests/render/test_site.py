"""The whole site: what is in it, what is left out, what stops it."""

import re
from dataclasses import replace

import pytest

from sitegen.model.catalog import ProsePage, Related
from sitegen.model.paths import permanent_paths
from sitegen.model.record import Link
from sitegen.model.site import Site
from tests.render.catalogs import (
    BASE_URL,
    ENTRIES,
    SITE,
    Entry,
    catalog,
    render,
    text,
    theme_with,
    title,
    tree,
)

OLD = {"papers/old.html": "papers/treenet.html"}


def test_all_of_the_site_is_there() -> None:
    shown = catalog(redirects=OLD)
    files = render(shown)
    assert set(permanent_paths(shown)) <= set(files)
    assert {
        "index.html", "papers/index.html", "papers/index_2.html", "tags/index.html",
        "venues/index.html", "authors/index.html", "authors/ada-example.html", "names.html",
        "search.html", "about.html", "404.html", "papers/old.html", "feed.xml", "sitemap.xml",
        "robots.txt", "opensearch.xml",
    } <= set(files)  # fmt: skip


def test_two_renders_are_equal() -> None:
    assert list(render(catalog()).items()) == list(render(catalog()).items())


def test_without_a_base_url_nothing_absolute_is_said() -> None:
    files = render(catalog(site=replace(SITE, base_url=None, repository=None)))
    assert not {"feed.xml", "sitemap.xml", "opensearch.xml"} & set(files)
    assert b"Sitemap" not in files["robots.txt"]
    for path, data in files.items():
        if path.endswith(".html"):
            page = tree(data)
            assert not page.xpath('//link[@rel="canonical" or @rel="alternate" or @rel="search"]')
            assert b"feed.xml" not in data
    assert tree(files["papers/treenet.html"]).xpath('//meta[@name="citation_title"]')


@pytest.mark.parametrize("base_url", ["https://example.org/a/b", "https://example.org"])
def test_canonical_urls_are_absolute(base_url: str) -> None:
    files = render(catalog(site=replace(SITE, base_url=base_url)))
    for path, expected in {
        "index.html": f"{base_url}/",
        "papers/treenet.html": f"{base_url}/papers/treenet.html",
        "papers/index_2.html": f"{base_url}/papers/index_2.html",
    }.items():
        assert tree(files[path]).xpath('//link[@rel="canonical"]/@href') == [expected]


def test_an_empty_catalog_makes_a_site() -> None:
    files = render(catalog([], pages=(), tags=()))
    assert "feed.xml" not in files
    assert "There are no papers yet" in text(tree(files["index.html"]))
    nav = tree(files["index.html"]).xpath('//nav[@aria-label="Site"]/a')
    assert [text(link) for link in nav] == ["Papers"]
    for path in ("tags/index.html", "venues/index.html", "authors/index.html", "names.html"):
        assert "yet" in text(tree(files[path]).xpath("//main")[0])


def test_a_withdrawn_paper_keeps_a_stub_and_nothing_else() -> None:
    files = render(catalog())
    page = tree(files["papers/gone.html"])
    assert "It was a duplicate." in text(page)
    assert page.xpath('//meta[@name="robots"]/@content') == ["noindex"]
    for path, data in files.items():
        assert path == "papers/gone.html" or b"gone" not in data, path


def test_pages_for_nobody_are_not_indexed() -> None:
    files = render(catalog(redirects=OLD))
    hidden = {"search.html", "404.html", "papers/gone.html", "papers/old.html"}
    for path, data in files.items():
        if path.endswith(".html"):
            page = tree(data)
            marked = page.xpath('//meta[@name="robots"]/@content') == ["noindex"]
            assert marked == (path in hidden), path
            assert bool(page.xpath('//link[@rel="canonical"]')) != marked
            assert (f"<loc>{BASE_URL}/{path}<".encode() in files["sitemap.xml"]) == (
                not marked and path != "index.html"
            )


def test_a_redirect_leads_on_at_once_and_by_a_link() -> None:
    page = tree(render(catalog(redirects=OLD))["papers/old.html"])
    assert page.xpath("//meta[@http-equiv='refresh']/@content") == ["0; url=../papers/treenet.html"]
    assert page.xpath("//main//a/@href") == ["../papers/treenet.html"]


def test_a_redirect_gives_way_to_a_page_and_cannot_leave_the_site() -> None:
    wanted = {"Papers/Crowd.html": "papers/treenet.html", "a.html": "javascript:alert(1)"}
    files = render(catalog(redirects=wanted))
    assert "Papers/Crowd.html" not in files
    assert tree(files["a.html"]).xpath("//main//a/@href") == ["javascript%3Aalert%281%29"]


def test_a_prose_page_stands_at_the_root() -> None:
    pages = (
        ProsePage("about", "About us", "Us & them", "about.md", 1),
        ProsePage("help", "Helping", "Do.", "help.md", 1),
    )
    files = render(catalog(pages=pages))
    assert "Us & them" in text(tree(files["about.html"]))
    home = tree(files["index.html"])
    assert home.xpath('//nav//a[@href="about.html"]')
    assert home.xpath('//footer//a[@href="help.html"]')
    assert not home.xpath('//footer//a[@href="about.html"]')


def test_a_template_of_the_site_takes_the_place_of_the_themes() -> None:
    own = theme_with({"_count.html": "<p>Own: {{ count }}</p>"})
    assert "Own: 7" in text(tree(render(catalog(), own)["papers/index.html"]))


def test_static_files_are_named_by_their_content() -> None:
    own = {"style.css": b"body{}", "Own/LICENSE": b"", "Own/a.b.TXT": b""}
    before, after = set(render(catalog())), set(render(catalog(), theme_with(static=own)))
    assert [path for path in before - after if not path.startswith("static/style.")] == []
    new = sorted(after - before)
    assert [re.sub(r"[0-9a-f]{10}", "HASH", path) for path in new] == [
        "static/own/a.b.HASH.txt", "static/own/license.HASH", "static/style.HASH.css",
    ]  # fmt: skip


def test_a_papers_page_is_small() -> None:
    """A paper as they come: at 100,000 of them the median may be 6 kB.

    All of it is as long as in the median of 77,908 papers.
    """
    names = tuple(f"Ada N. Exam{n:02}" for n in range(5))
    wording = title("A Title of Some Seventy Characters, as Most Titles of Papers Have Today")
    links = tuple(Link(kind, f"https://example.org/{kind}/123456") for kind in ("code", "arxiv"))
    entries = [
        Entry(f"a-slug-of-forty-characters-or-so-{n:02}", wording, names, abstract="trunk " * 174,
              tags=("learning-theory", "graph-learning"), links=links)
        for n in range(6)
    ]  # fmt: skip
    shown = catalog(entries)
    shared = ("bandits", "regret")
    related = tuple(Related(entry.slug, (), shared) for entry in entries[1:])
    papers = tuple(replace(paper, related=related) for paper in shown.papers)
    files = render(replace(shown, papers=papers))
    assert len(files[f"papers/{entries[0].slug}.html"]) < 6_000


def test_forbidden_characters_are_dropped_everywhere() -> None:
    dirty = Entry("dirty", replace(ENTRIES[0].title, plain="a\x00b\x1b\ud800c\uffff", html="x\x0b"))
    for data in render(catalog([dirty])).values():
        shown = data.decode()
        assert not set(shown) & {"\x00", "\x1b", "\x0b", "\uffff"}


def test_settings_that_are_no_links_are_not_made_links() -> None:
    site = Site(repository="javascript:alert(1)", licence="<b>mine</b>")
    page = tree(render(catalog(site=site))["index.html"])
    assert not page.xpath('//a[starts-with(@href, "javascript")]')
    assert "<b>mine</b>" in text(page.xpath("//footer")[0])
