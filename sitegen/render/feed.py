"""The Atom feed (RFC 4287) of the newest papers."""

from datetime import date

from sitegen.model.catalog import Catalog, Paper
from sitegen.model.files import OutputFile
from sitegen.model.paths import paper_path
from sitegen.model.prose import Reader
from sitegen.render.encode import text_file
from sitegen.render.lookup import Lookup
from sitegen.render.markup import SUPPLIED, plain_title_of
from sitegen.render.newest import newest
from sitegen.render.xml import DECLARATION, element, text

FILE = "feed.xml"
ENTRIES = 50


def feed(lookup: Lookup, base_url: str, read: Reader) -> OutputFile:
    """The feed of a catalog with papers. It is as new as its newest paper: no clock is read."""
    catalog = lookup.catalog
    papers = newest(catalog.papers, ENTRIES)
    entries = [_entry(paper, lookup, base_url, read) for paper in papers]
    content = [*_head(catalog, base_url, papers[0].date), *entries]
    root = element("feed", "\n" + "\n".join(content) + "\n", xmlns="http://www.w3.org/2005/Atom")
    return text_file(FILE, DECLARATION + root + "\n")


def _head(catalog: Catalog, base_url: str, updated: date) -> list[str]:
    site = catalog.site
    head = [
        element("id", text(f"{base_url}/")),
        element("title", text(site.title)),
        element("updated", _instant(updated)),
        element("author", element("name", text(site.title))),
        element("link", rel="self", type="application/atom+xml", href=f"{base_url}/{FILE}"),
        element("link", rel="alternate", type="text/html", href=f"{base_url}/"),
    ]
    if site.description:
        head.append(element("subtitle", text(site.description)))
    if site.licence:
        head.append(element("rights", text(site.licence)))
    return head


def _entry(paper: Paper, lookup: Lookup, base_url: str, read: Reader) -> str:
    url = f"{base_url}/{paper_path(paper.slug)}"
    tags = [lookup.tags[tag] for tag in paper.tags]
    parts = [
        element("id", text(url)),
        element("title", text(plain_title_of(paper))),
        element("updated", _instant(paper.date)),
        *(element("author", element("name", text(author.name))) for author in paper.authors),
        element("link", rel="alternate", type="text/html", href=url),
        *(element("category", term=tag.id, label=tag.name) for tag in tags),
        element("content", text(_content(paper, read)), type="html"),
    ]
    return element("entry", "".join(parts))


def _content(paper: Paper, read: Reader) -> str:
    said = f"<p><small>{SUPPLIED}</small></p>" if paper.title_source == "derived" else ""
    return said + read(paper.abstract).html


def _instant(day: date) -> str:
    return f"{day.isoformat()}T00:00:00Z"
