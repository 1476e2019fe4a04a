"""What leads machines through the site: sitemap, robots.txt, OpenSearch."""

from collections.abc import Iterator, Sequence
from datetime import date

from sitegen.model.files import OutputFile
from sitegen.model.site import Site
from sitegen.render.encode import text_file
from sitegen.render.markup import shortened
from sitegen.render.pager import in_pages
from sitegen.render.xml import DECLARATION, element, text

SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
SITEMAP_URLS = 50_000
"""The most URLs one sitemap may hold (sitemaps.org); at 150 bytes each it stays below its 50 MB."""

OPENSEARCH = "http://a9.com/-/spec/opensearch/1.1/"
SHORT_NAME_LENGTH = 16
DESCRIPTION_LENGTH = 1024

Location = tuple[str, date | None]
"""A URL, and the day it last changed where that is known."""


def sitemaps(base_url: str, locations: Sequence[Location]) -> Iterator[OutputFile]:
    """sitemap.xml; where there are too many URLs for one, an index of numbered ones."""
    if len(locations) <= SITEMAP_URLS:
        yield _sitemap("sitemap.xml", "urlset", "url", locations)
        return
    parts = []
    for number, part in in_pages(locations, SITEMAP_URLS):
        parts.append((f"{base_url}/sitemap-{number}.xml", None))
        yield _sitemap(f"sitemap-{number}.xml", "urlset", "url", part)
    yield _sitemap("sitemap.xml", "sitemapindex", "sitemap", parts)


def _sitemap(path: str, root: str, item: str, locations: Sequence[Location]) -> OutputFile:
    items = []
    for url, day in locations:
        changed = f"<lastmod>{day}</lastmod>" if day else ""
        items.append(f"<{item}><loc>{text(url)}</loc>{changed}</{item}>")
    content = "\n" + "\n".join(items) + "\n"
    return text_file(path, DECLARATION + element(root, content, xmlns=SITEMAP) + "\n")


def robots(site: Site) -> OutputFile:
    """Everything may be read. Crawlers ask for it at a domain's root only."""
    lines = ["User-agent: *", "Allow: /"]
    if site.base_url is not None:
        lines.append(f"Sitemap: {site.base_url}/sitemap.xml")
    return text_file("robots.txt", "\n".join(lines) + "\n")


def opensearch(site: Site, base_url: str) -> OutputFile:
    """Lets a browser search the site (OpenSearch 1.1, draft 6)."""
    content = [
        element("ShortName", text(shortened(site.title, SHORT_NAME_LENGTH))),
        element("Description", text(shortened(site.description or site.title, DESCRIPTION_LENGTH))),
        element("InputEncoding", "UTF-8"),
        element("Url", type="text/html", template=f"{base_url}/search.html?q={{searchTerms}}"),
        element(
            "Url",
            type="application/opensearchdescription+xml",
            rel="self",
            template=f"{base_url}/opensearch.xml",
        ),
    ]
    root = element("OpenSearchDescription", "\n" + "\n".join(content) + "\n", xmlns=OPENSEARCH)
    return text_file("opensearch.xml", DECLARATION + root + "\n")
