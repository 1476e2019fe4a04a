"""The render stage: a catalog and a theme in, the files of the site out."""

from collections.abc import Container, Iterable, Iterator
from itertools import chain

from sitegen.model.catalog import Catalog
from sitegen.model.files import OutputFile
from sitegen.model.prose import NotesReader, Reader
from sitegen.model.site import Theme
from sitegen.render.assets import asset_files, asset_paths
from sitegen.render.contexts import Context
from sitegen.render.discovery import Location, opensearch, robots, sitemaps
from sitegen.render.encode import text_file
from sitegen.render.engine import Engine
from sitegen.render.feed import feed
from sitegen.render.lists import (
    home_page,
    papers_pages,
    tag_pages,
    tags_page,
    venue_pages,
    venues_page,
)
from sitegen.render.lookup import Lookup
from sitegen.render.papers import paper_page, withdrawn_page
from sitegen.render.people import author_pages, authors_pages, names_pages
from sitegen.render.shell import make_shell
from sitegen.render.standalone import missing_page, prose_page, redirect_page, search_page
from sitegen.render.views import Shell
from sitegen.text.caseless import caseless


def render_site(
    catalog: Catalog, theme: Theme, read: Reader, read_notes: NotesReader
) -> Iterator[OutputFile]:
    """Every page, feed, sitemap and static file, one at a time, in a fixed order.

    `read` reads an abstract, `read_notes` an editor's Markdown; both give safe HTML. A redirect
    from the path of another file gives way to it. Raises RunError for a mistake in a template.
    """
    lookup = Lookup(catalog)
    static = asset_paths(theme.static)
    shell = make_shell(catalog, static)
    engine = Engine(theme.templates)
    taken: set[str] = set()
    locations: list[Location] = []
    for file in chain(
        asset_files(theme.static, static),
        _rendered(_contexts(lookup, shell, read, read_notes), engine, locations),
        _machine_files(lookup, shell, read, locations),
    ):
        taken.add(caseless(file.path))
        yield file
    yield from _rendered(_redirects(catalog, shell, taken), engine, locations)


def _contexts(
    lookup: Lookup, shell: Shell, read: Reader, read_notes: NotesReader
) -> Iterator[Context]:
    """Every page but the redirects."""
    catalog = lookup.catalog
    yield home_page(lookup, shell)
    yield from papers_pages(lookup, shell)
    yield from (paper_page(lookup, shell, p, read, read_notes) for p in catalog.papers)
    yield from (withdrawn_page(shell, paper) for paper in catalog.withdrawn)
    yield tags_page(lookup, shell)
    for filing in catalog.filings:
        yield from tag_pages(lookup, shell, filing)
    yield venues_page(lookup, shell)
    for venue in catalog.venues:
        yield from venue_pages(lookup, shell, venue)
    yield from authors_pages(lookup, shell)
    for person in catalog.people:
        yield from author_pages(lookup, shell, person)
    yield from names_pages(lookup, shell)
    yield search_page(shell)
    yield from (prose_page(shell, prose, read_notes) for prose in catalog.pages)
    yield missing_page(shell)


def _rendered(
    contexts: Iterable[Context], engine: Engine, locations: list[Location]
) -> Iterator[OutputFile]:
    """The page of each context; the public ones are noted in `locations`."""
    for context in contexts:
        page = context.page
        if page.canonical is not None:
            locations.append((page.canonical, page.changed))
        yield text_file(page.path, engine.render(context))


def _machine_files(
    lookup: Lookup, shell: Shell, read: Reader, locations: list[Location]
) -> Iterator[OutputFile]:
    """What is for machines alone; without the site's address only robots.txt makes sense."""
    site = shell.site
    yield robots(site)
    if site.base_url is None:
        return
    yield from sitemaps(site.base_url, locations)
    yield opensearch(site, site.base_url)
    if shell.feed:
        yield feed(lookup, site.base_url, read)


def _redirects(catalog: Catalog, shell: Shell, taken: Container[str]) -> Iterator[Context]:
    """The stubs at old paths, where nothing else stands; `taken` holds paths without case."""
    for old, new in catalog.redirects.items():
        if caseless(old) not in taken:
            yield redirect_page(shell, old, new)
