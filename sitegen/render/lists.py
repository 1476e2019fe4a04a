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
from sitegen.render.listing import Listing, listed
from sitegen.render.newest import newest
from sitegen.render.press import PlannedPage, Press
from sitegen.render.sections import counts_of
from sitegen.render.views import CountedTag, TagGroup, VenueEntry

NEWEST_ON_HOME = 10
FREE_TAGS = "Other"
"""The heading of the tags without a group."""


def home_page(press: Press) -> PlannedPage:
    """The home page: counts, tags by group, the newest papers."""
    catalog = press.lookup.catalog
    counts, groups = counts_of(catalog), tag_groups(catalog)
    slugs = [paper.slug for paper in newest(catalog.papers, NEWEST_ON_HOME)]
    rows = press.lookup.rows_key(slugs)

    def context() -> HomeContext:
        page = press.page("index.html")
        return HomeContext(
            **press.around(page),
            count=len(catalog.papers),
            counts=counts,
            groups=groups,
            papers=press.rows(slugs, page),
        )

    return PlannedPage("index.html", press.key(HomeContext.template, counts, groups, rows), context)


def papers_pages(press: Press) -> Iterator[PlannedPage]:
    """Every page of the list of all papers."""
    papers = tuple(press.lookup.papers)
    listing = Listing(papers, partial(listing_path, "papers"), "papers")
    return listed(press, listing, PapersContext)


def tags_page(press: Press) -> PlannedPage:
    """The index of tags, by group."""
    path = listing_path("tags")
    groups = tag_groups(press.lookup.catalog)
    return PlannedPage(
        path=path,
        key=press.key(TagsContext.template, groups),
        context=lambda: TagsContext(**press.around(press.page(path, "tags")), groups=groups),
    )


def tag_pages(press: Press, filing: Filing) -> Iterator[PlannedPage]:
    """Every page of one tag's papers."""
    tag = filing.tag
    group = press.lookup.catalog.groups.get(tag.group or "", "")
    listing = Listing(filing.papers, partial(tag_path, tag.id), "tags")
    return listed(press, listing, TagContext, tag=tag, group=group)


def venues_page(press: Press) -> PlannedPage:
    """The index of venues, by year."""
    path = listing_path("venues")
    venues = tuple(
        VenueEntry(venue.id, venue.label, len(venue.papers))
        for venue in press.lookup.catalog.venues
    )
    return PlannedPage(
        path=path,
        key=press.key(VenuesContext.template, venues),
        context=lambda: VenuesContext(**press.around(press.page(path, "venues")), venues=venues),
    )


def venue_pages(press: Press, venue: Venue) -> Iterator[PlannedPage]:
    """Every page of one venue's papers."""
    listing = Listing(venue.papers, partial(venue_path, venue.id), "venues")
    return listed(press, listing, VenueContext, label=venue.label)


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
