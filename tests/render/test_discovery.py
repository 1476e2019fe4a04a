"""Sitemap, robots.txt and OpenSearch."""

from dataclasses import replace
from datetime import date

import pytest
from lxml import etree

from sitegen.render.discovery import SITEMAP_URLS, Location, sitemaps
from tests.render.catalogs import BASE_URL, SITE, catalog, render

MAPS = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
SEARCH = "{http://a9.com/-/spec/opensearch/1.1/}"


def locations_in(root: etree._Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{MAPS}loc")]


def test_the_sitemap_lists_every_public_page_once() -> None:
    files = render(catalog())
    root = etree.fromstring(files["sitemap.xml"])
    assert root.tag == f"{MAPS}urlset"
    hidden = {"search.html", "404.html", "papers/gone.html", "index.html"}
    pages = {path for path in files if path.endswith(".html")} - hidden
    assert sorted(locations_in(root)) == sorted(
        [f"{BASE_URL}/", *(f"{BASE_URL}/{path}" for path in pages)]
    )
    days = {url.findtext(f"{MAPS}loc"): url.findtext(f"{MAPS}lastmod") for url in root}
    assert days[f"{BASE_URL}/papers/squares.html"] == "2031-06-01"
    assert days[f"{BASE_URL}/tags/index.html"] is None


@pytest.mark.parametrize("extra", [0, 1, SITEMAP_URLS + 1])
def test_a_sitemap_is_split_where_it_would_be_too_long(extra: int) -> None:
    locations: list[Location] = [
        (f"{BASE_URL}/p?a&b={n}", None) for n in range(SITEMAP_URLS + extra)
    ]
    files = {file.path: etree.fromstring(file.data) for file in sitemaps(BASE_URL, locations)}
    parts = [files["sitemap.xml"]]
    if extra:
        named = locations_in(parts[0])
        assert parts[0].tag == f"{MAPS}sitemapindex"
        parts = [files[url.removeprefix(f"{BASE_URL}/")] for url in named]
        assert len(parts) == len(files) - 1
    listed = [locations_in(part) for part in parts]
    assert all(len(urls) <= SITEMAP_URLS for urls in listed)
    assert [url for urls in listed for url in urls] == [url for url, _ in locations]


def test_a_day_is_written_as_one() -> None:
    (file,) = sitemaps(BASE_URL, [(f"{BASE_URL}/", date(2031, 2, 3))])
    assert b"<lastmod>2031-02-03</lastmod>" in file.data


def test_robots_may_read_all() -> None:
    robots = render(catalog())["robots.txt"].decode()
    assert robots.splitlines() == [
        "User-agent: *", "Allow: /", f"Sitemap: {BASE_URL}/sitemap.xml"
    ]  # fmt: skip


def test_a_browser_can_search_the_site() -> None:
    site = replace(SITE, title="A Catalog of Many Invented Papers", description="word " * 300)
    root = etree.fromstring(render(catalog(site=site))["opensearch.xml"])
    assert root.tag == f"{SEARCH}OpenSearchDescription"
    name = root.findtext(f"{SEARCH}ShortName") or ""
    assert name == "A Catalog of…"
    assert len(root.findtext(f"{SEARCH}Description") or "") <= 1024
    pages = {url.get("type"): url.get("template") for url in root.iter(f"{SEARCH}Url")}
    assert pages["text/html"] == f"{BASE_URL}/search.html?q={{searchTerms}}"
    assert pages["application/opensearchdescription+xml"] == f"{BASE_URL}/opensearch.xml"
