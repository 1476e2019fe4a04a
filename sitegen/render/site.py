"""The render stage: a catalog and a theme in, the files of the site out."""

from collections.abc import Container, Iterable, Iterator
from functools import partial
from itertools import chain

from sitegen.model.catalog import Catalog
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.model.prose import NotesReader, Reader
from sitegen.model.site import Theme
from sitegen.render.addresses import absolute
from sitegen.render.assets import asset_files
from sitegen.render.discovery import Location, opensearch, robots, sitemaps
from sitegen.render.encode import encoded
from sitegen.render.feed import feed
from sitegen.render.lists import (
    home_page,
    papers_pages,
    tag_pages,
    tags_page,
    venue_pages,
    venues_page,
)
from sitegen.render.papers import paper_page, withdrawn_page
from sitegen.render.people import author_pages, authors_pages, names_pages
from sitegen.render.press import PlannedPage, Press
from sitegen.render.standalone import missing_page, prose_page, redirect_page, search_page
from sitegen.text.caseless import caseless


def render_site(
    catalog: Catalog, theme: Theme, read: Reader, read_notes: NotesReader
) -> Iterator[OutputFile | PlannedFile]:
    """Every page, feed, sitemap and static file, one at a time, in a fixed order.

    Pages are planned: what it takes to make one is spent when its `make` is called, which raises
    RunError for a mistake in a template. `read` reads an abstract, `read_notes` an editor's
    Markdown; both give safe HTML. A redirect from the path of another file gives way to it.
    """
    press = Press(catalog, theme, read, read_notes)
    taken: set[str] = set()
    locations: list[Location] = []
    files: Iterator[OutputFile | PlannedFile] = chain(
        asset_files(theme.static, press.shell.static),
        _planned(press, _pages(press), locations),
        _machine_files(press, locations),
    )
    for file in files:
        taken.add(caseless(file.path))
        yield file
    yield from _planned(press, _redirects(press, taken), locations)


def _pages(press: Press) -> Iterator[PlannedPage]:
    """Every page but the redirects."""
    catalog = press.lookup.catalog
    yield home_page(press)
    yield from papers_pages(press)
    yield from (paper_page(press, paper) for paper in catalog.papers)
    yield from (withdrawn_page(press, paper) for paper in catalog.withdrawn)
    yield tags_page(press)
    for filing in catalog.filings:
        yield from tag_pages(press, filing)
    yield venues_page(press)
    for venue in catalog.venues:
        yield from venue_pages(press, venue)
    yield from authors_pages(press)
    yield from author_pages(press)
    yield from names_pages(press)
    yield search_page(press)
    yield from (prose_page(press, prose) for prose in catalog.pages)
    yield missing_page(press)


def _planned(
    press: Press, pages: Iterable[PlannedPage], locations: list[Location]
) -> Iterator[PlannedFile]:
    """The file of each page; the public ones are noted in `locations`."""
    site = press.shell.site
    for page in pages:
        url = absolute(site, page.path) if page.indexed else None
        if url is not None:
            locations.append((url, page.changed))
        yield PlannedFile(page.path, page.key, partial(_made, press, page))


def _made(press: Press, page: PlannedPage) -> bytes:
    return encoded(press.render(page.context()))


def _machine_files(press: Press, locations: list[Location]) -> Iterator[OutputFile]:
    """What is for machines alone; without the site's address only robots.txt makes sense."""
    site = press.shell.site
    yield robots(site)
    if site.base_url is None:
        return
    yield from sitemaps(site.base_url, locations)
    yield opensearch(site, site.base_url)
    if press.shell.feed:
        yield feed(press.lookup, site.base_url, press.read)


def _redirects(press: Press, taken: Container[str]) -> Iterator[PlannedPage]:
    """The stubs at old paths, where nothing else stands; `taken` holds paths without case."""
    for old, new in press.lookup.catalog.redirects.items():
        if caseless(old) not in taken:
            yield redirect_page(press, old, new)
