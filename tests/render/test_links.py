"""Every relative link of every page leads to a rendered file, wherever the site lives."""

import re
from collections.abc import Iterator
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urldefrag, urlsplit

import pytest
from lxml.html import HtmlElement

from sitegen.model.catalog import Catalog
from tests.render.catalogs import ENTRIES, SITE, Entry, catalog, render, tree

MANY = tuple(Entry(f"paper-{n}", name=f"{'ABC'[n % 3]}Net{n}") for n in range(230))
LINKING = ("href", "src", "action", "data-worker")


def targets(page: HtmlElement) -> Iterator[str]:
    for attribute in LINKING:
        yield from (element.get(attribute) for element in page.iter() if element.get(attribute))
    for scripts in page.xpath("//@data-scripts"):
        yield from scripts.split()
    for refresh in page.xpath('//meta[@http-equiv="refresh"]/@content'):
        yield refresh.partition("url=")[2]


def resolve(path: str, target: str) -> str:
    """The path from the site's root that a link on the page at `path` leads to."""
    base, _ = urldefrag(target)
    local = urlsplit(base).path
    return normpath(join(dirname(path), unquote(local))) if local else path


@pytest.mark.parametrize(
    "shown",
    [catalog(redirects={"papers/old.html": "papers/crowd.html"}), catalog(sorted(MANY, key=str))],
    ids=["small", "paginated"],
)
def test_every_relative_link_leads_somewhere(shown: Catalog) -> None:
    files = render(shown)
    pages = {path: tree(data) for path, data in files.items() if path.endswith(".html")}
    anchors = {path: set(page.xpath("//@id")) for path, page in pages.items()}
    followed = 0
    for path, page in pages.items():
        for target in targets(page):
            if urlsplit(target).scheme or path == "404.html":
                continue
            assert not target.startswith("/"), f"{path} links to {target}"
            found = resolve(path, target)
            assert found in files, f"{path} links to {target}"
            fragment = unquote(urldefrag(target)[1])
            assert not fragment or fragment in anchors[found], f"{path} links to {target}"
            followed += 1
    assert followed > 10 * len(pages)


def test_every_page_can_be_reached_from_the_home_page() -> None:
    files = render(catalog(sorted(MANY, key=str)))
    reached, todo = {"index.html"}, ["index.html"]
    while todo:
        path = todo.pop()
        for target in targets(tree(files[path])):
            found = resolve(path, target)
            if not urlsplit(target).scheme and found not in reached and found.endswith(".html"):
                reached.add(found)
                todo.append(found)
    assert reached == {path for path in files if path.endswith(".html")} - {"404.html"}


def test_links_of_the_missing_page_start_at_the_base_path() -> None:
    files = render(catalog())
    for target in targets(tree(files["404.html"])):
        if target != "#main" and urlsplit(target).netloc != "example.org":
            assert target.startswith("/tiny/")
            assert target.removeprefix("/tiny/") in files


def test_paths_are_plain_and_differ_in_more_than_case() -> None:
    paths = list(render(catalog(sorted(MANY, key=str))))
    assert len({path.casefold() for path in paths}) == len(paths)
    assert all(re.fullmatch(r"[a-z0-9._/-]+", path) for path in paths)
    assert all(".." not in path and not path.startswith("/") for path in paths)


def test_no_page_asks_another_host_for_anything() -> None:
    for path, data in render(catalog(ENTRIES, SITE)).items():
        if path.endswith(".html"):
            for element in tree(data).iter("script", "link", "img", "iframe", "form"):
                if element.get("rel") != "canonical":
                    target = element.get("src") or element.get("href") or element.get("action")
                    assert not urlsplit(target or "").scheme, path
