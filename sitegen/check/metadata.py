"""What a page tells machines: its canonical URL, citation tags and JSON-LD."""

import json
import re
from collections.abc import Iterator

from sitegen.check.data import refuse_constant
from sitegen.check.page import Page
from sitegen.check.tree import Tree
from sitegen.model.problem import Problem, error, warning

_DATE = re.compile(r"\d{4}(/\d{1,2}(/\d{1,2})?)?")
"""A date as Google Scholar reads it: `2026`, `2026/7`, `2026/7/12`."""
_DATES = ("citation_publication_date", "citation_date", "citation_online_date")
_COMPLETE = {
    "title": ("citation_title",),
    "author": ("citation_author",),
    "date": _DATES,
}
"""What Google Scholar asks of a paper, and the tags that say it.

Source: scholar.google.com/intl/en/scholar/inclusion.html
"""


def base_url_of(page: Page) -> str | None:
    """The address of the site, from what its home page says of itself; without a final slash.

    Example: `https://example.org/repo/` or `…/repo/index.html` gives `https://example.org/repo`.
    """
    said = [link.get("href") for link in page.linked_as("canonical")]
    said += [meta.get("content") for meta in page.meta("og:url")]
    for url in said:
        if url.startswith(("https://", "http://")):
            return url.removesuffix("index.html").rstrip("/")
    return None


def check_metadata(page: Page, tree: Tree) -> Iterator[Problem]:
    """What is wrong with a page's metadata."""
    yield from _canonical(page, tree)
    yield from _citation(page)
    yield from _structured(page)


def _canonical(page: Page, tree: Tree) -> Iterator[Problem]:
    links = page.linked_as("canonical")
    for link in links[1:]:
        told = "the page has a second canonical URL"
        yield error("check-canonical", page.file, link.line, told, "Keep one.")
    said = [(link.line, link.get("href")) for link in links[:1]]
    said += [(meta.line, meta.get("content")) for meta in page.meta("og:url")]
    own = _own_urls(page, tree)
    for line, url in said:
        if not url.startswith(("https://", "http://")):
            told = f"the page calls itself {url!r}, which is not an absolute URL"
            hint = "Write the whole address, https: included."
            yield error("check-canonical", page.file, line, told, hint)
        elif own and url not in own:
            told = f"the page calls itself {url}, but it stands at {own[0]}"
            hint = "Build with the base URL the site is published at."
            yield error("check-canonical", page.file, line, told, hint)


def _own_urls(page: Page, tree: Tree) -> list[str]:
    """The URLs a page may call itself; a folder's index also goes by its folder."""
    if tree.base_url is None:
        return []
    url = f"{tree.base_url}/{page.path}"
    return [url, url.removesuffix("index.html")] if url.endswith("/index.html") else [url]


def _citation(page: Page) -> Iterator[Problem]:
    tags = [meta for meta in page.named("meta") if meta.get("name").startswith("citation_")]
    for tag in tags:
        name, content = tag.get("name"), tag.get("content").strip()
        if not content:
            yield error("check-citation", page.file, tag.line, f"{name} is empty", "Leave it out.")
        elif name in _DATES and not _DATE.fullmatch(content):
            told = f"{name} is {content!r}, which Google Scholar does not read"
            yield error("check-citation", page.file, tag.line, told, "Write 2026 or 2026/7/12.")
    present = {tag.get("name") for tag in tags}
    for what, names in _COMPLETE.items():
        if tags and present.isdisjoint(names):
            told = f"the citation tags give no {what}, so Google Scholar passes the page over"
            hint = f"Add {names[0]}, or leave all of them out."
            yield warning("check-citation", page.file, tags[0].line, told, hint)


def _structured(page: Page) -> Iterator[Problem]:
    for script in page.named("script"):
        if script.get("type").lower() != "application/ld+json":
            continue
        try:
            json.loads(script.text, parse_constant=refuse_constant)
        except (ValueError, RecursionError) as broken:
            line = script.line + getattr(broken, "lineno", 1) - 1
            told = f"the JSON-LD cannot be read: {broken}"
            yield error("check-json-ld", page.file, line, told, "Mend what writes it.")
