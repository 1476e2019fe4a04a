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


def counts_of(catalog: Catalog) -> tuple[Count, ...]:
    """How much there is in each section where something can be counted, in the same order."""
    shown = (
        (catalog.papers, "paper", "papers", listing_path("papers")),
        (catalog.filings, "tag", "tags", listing_path("tags")),
        (catalog.venues, "venue", "venues", listing_path("venues")),
        (catalog.people, "author", "authors", listing_path("authors")),
        (catalog.names, "named system", "named systems", names_path()),
    )
    return tuple(
        Count(len(found), one, many, path)
        for found, one, many, path in shown
        if found or found is catalog.papers
    )


def _sections(catalog: Catalog) -> Iterator[Section]:
    yield Section("papers", "Papers", listing_path("papers"))
    if catalog.filings:
        yield Section("tags", "Tags", listing_path("tags"))
    if catalog.venues:
        yield Section("venues", "Venues", listing_path("venues"))
    if catalog.people:
        yield Section("authors", "Authors", listing_path("authors"))
    if catalog.names:
        yield Section("names", "Names", names_path())
    if any(page.slug == ABOUT for page in catalog.pages):
        yield Section(ABOUT, "About", prose_path(ABOUT))
    yield Section("search", "Search", "search.html")
