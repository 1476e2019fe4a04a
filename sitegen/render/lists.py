"""The pages that list papers: all of them, those of a tag, those of a venue; and the home page."""

from collections.abc import Iterator
from itertools import groupby

from sitegen.model.catalog import Catalog, Filing, Venue
from sitegen.model.paths import numbered, tag_path, venue_path
from sitegen.render.contexts import (
    HomeContext,
    PapersContext,
    TagContext,
    TagsContext,
    VenueContext,
    VenuesContext,
)
from sitegen.render.lookup import Lookup
from sitegen.render.newest import newest
from sitegen.render.pager import in_pages, make_pager, page_count
from sitegen.render.shell import place
from sitegen.render.views import CountedTag, Shell, TagGroup, VenueEntry

NEWEST_ON_HOME = 10


def home_page(lookup: Lookup, shell: Shell) -> HomeContext:
    catalog = lookup.catalog
    return HomeContext(
        shell=shell,
        page=place(shell, "index.html"),
        counts={
            "papers": len(catalog.papers),
            "tags": len(catalog.filings),
            "venues": len(catalog.venues),
            "authors": len(catalog.people),
            "names": len(catalog.names),
        },
        groups=tag_groups(catalog),
        papers=tuple(lookup.row(paper) for paper in newest(catalog.papers, NEWEST_ON_HOME)),
    )


def papers_pages(lookup: Lookup, shell: Shell) -> Iterator[PapersContext]:
    papers, size = lookup.catalog.papers, shell.site.papers_per_page
    for number, part in in_pages(papers, size):
        yield PapersContext(
            shell=shell,
            page=place(shell, f"papers/{numbered('index', number)}.html", "papers"),
            count=len(papers),
            papers=tuple(lookup.row(paper) for paper in part),
            pager=make_pager("index", number, page_count(papers, size)),
        )


def tags_page(lookup: Lookup, shell: Shell) -> TagsContext:
    return TagsContext(
        shell=shell,
        page=place(shell, "tags/index.html", "tags"),
        groups=tag_groups(lookup.catalog),
    )


def tag_pages(lookup: Lookup, shell: Shell, filing: Filing) -> Iterator[TagContext]:
    tag, size = filing.tag, shell.site.papers_per_page
    for number, part in in_pages(filing.papers, size):
        yield TagContext(
            shell=shell,
            page=place(shell, tag_path(tag.id, number), "tags"),
            tag=tag,
            group=lookup.catalog.groups.get(tag.group or "", ""),
            count=len(filing.papers),
            papers=lookup.rows(part),
            pager=make_pager(tag.id, number, page_count(filing.papers, size)),
        )


def venues_page(lookup: Lookup, shell: Shell) -> VenuesContext:
    venues = lookup.catalog.venues
    return VenuesContext(
        shell=shell,
        page=place(shell, "venues/index.html", "venues"),
        venues=tuple(VenueEntry(venue.id, venue.label, len(venue.papers)) for venue in venues),
    )


def venue_pages(lookup: Lookup, shell: Shell, venue: Venue) -> Iterator[VenueContext]:
    size = shell.site.papers_per_page
    for number, part in in_pages(venue.papers, size):
        yield VenueContext(
            shell=shell,
            page=place(shell, venue_path(venue.id, number), "venues"),
            label=venue.label,
            count=len(venue.papers),
            papers=lookup.rows(part),
            pager=make_pager(venue.id, number, page_count(venue.papers, size)),
        )


def tag_groups(catalog: Catalog) -> tuple[TagGroup, ...]:
    """The tags by group, in the catalog's order; free tags under a group without a name."""
    by_group = groupby(catalog.filings, key=lambda filing: filing.tag.group)
    return tuple(
        TagGroup(
            name=catalog.groups.get(group or "", ""),
            tags=tuple(CountedTag(f.tag.id, f.tag.name, len(f.papers)) for f in filings),
        )
        for group, filings in by_group
    )
