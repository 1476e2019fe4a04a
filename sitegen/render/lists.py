"""The home page, and the pages that list papers: all of them, those of a tag, of a venue."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from sitegen.model.catalog import Catalog, Filing, Venue
from sitegen.model.paths import listing_path, tag_path, venue_path
from sitegen.render.contexts import (
    HomeContext,
    PapersContext,
    TagContext,
    TagsContext,
    VenueContext,
    VenuesContext,
)
from sitegen.render.listing import listed
from sitegen.render.lookup import Lookup
from sitegen.render.newest import newest
from sitegen.render.shell import page_at
from sitegen.render.views import CountedTag, Shell, TagGroup, VenueEntry

NEWEST_ON_HOME = 10
FREE_TAGS = "Other"
"""The heading of the tags without a group."""


def home_page(lookup: Lookup, shell: Shell) -> HomeContext:
    """The home page: counts, tags by group, the newest papers."""
    papers = lookup.catalog.papers
    return HomeContext(
        shell=shell,
        page=page_at(shell, "index.html"),
        count=len(papers),
        groups=tag_groups(lookup.catalog),
        papers=tuple(lookup.row(paper) for paper in newest(papers, NEWEST_ON_HOME)),
    )


def papers_pages(lookup: Lookup, shell: Shell) -> Iterator[PapersContext]:
    """Every page of the list of all papers."""
    for listing in listed(
        lookup, shell, tuple(lookup.papers), partial(listing_path, "papers"), "papers"
    ):
        yield PapersContext(**listing)


def tags_page(lookup: Lookup, shell: Shell) -> TagsContext:
    """The index of tags, by group."""
    return TagsContext(
        shell=shell,
        page=page_at(shell, listing_path("tags"), "tags"),
        groups=tag_groups(lookup.catalog),
    )


def tag_pages(lookup: Lookup, shell: Shell, filing: Filing) -> Iterator[TagContext]:
    """Every page of one tag's papers."""
    tag = filing.tag
    group = lookup.catalog.groups.get(tag.group or "", "")
    for listing in listed(lookup, shell, filing.papers, partial(tag_path, tag.id), "tags"):
        yield TagContext(**listing, tag=tag, group=group)


def venues_page(lookup: Lookup, shell: Shell) -> VenuesContext:
    """The index of venues, by year."""
    venues = lookup.catalog.venues
    return VenuesContext(
        shell=shell,
        page=page_at(shell, listing_path("venues"), "venues"),
        venues=tuple(VenueEntry(venue.id, venue.label, len(venue.papers)) for venue in venues),
    )


def venue_pages(lookup: Lookup, shell: Shell, venue: Venue) -> Iterator[VenueContext]:
    """Every page of one venue's papers."""
    for listing in listed(lookup, shell, venue.papers, partial(venue_path, venue.id), "venues"):
        yield VenueContext(**listing, label=venue.label)


def tag_groups(catalog: Catalog) -> tuple[TagGroup, ...]:
    """The tags by group, in the catalog's order; free tags have a group of their own."""
    by_group = groupby(catalog.filings, key=lambda filing: filing.tag.group)
    return tuple(
        TagGroup(
            name=catalog.groups.get(group or "", FREE_TAGS),
            tags=tuple(CountedTag(f.tag.id, f.tag.name, len(f.papers)) for f in filings),
        )
        for group, filings in by_group
    )
