"""The sections of the site: what its navigation shows, and what its home page counts."""

from collections.abc import Iterator

from sitegen.model.catalog import Catalog
from sitegen.model.paths import listing_path, names_path, prose_path
from sitegen.render.views import Count, Section

ABOUT = "about"
"""The prose page that is a section of its own."""


def sections_of(catalog: Catalog) -> tuple[Section, ...]:
    """The sections in order; those that would be empty are left out, but that of the papers."""
    return tuple(_sections(catalog))


def _sections(catalog: Catalog) -> Iterator[Section]:
    for id_, label, path, found, one, many in (
        ("papers", "Papers", listing_path("papers"), catalog.papers, "paper", "papers"),
        ("tags", "Tags", listing_path("tags"), catalog.filings, "tag", "tags"),
        ("venues", "Venues", listing_path("venues"), catalog.venues, "venue", "venues"),
        ("authors", "Authors", listing_path("authors"), catalog.people, "author", "authors"),
        ("names", "Names", names_path(), catalog.names, "named system", "named systems"),
    ):
        if found or id_ == "papers":
            yield Section(id_, label, path, Count(len(found), one, many))
    if any(page.slug == ABOUT for page in catalog.pages):
        yield Section(ABOUT, "About", prose_path(ABOUT))
    yield Section("search", "Search", "search.html")
