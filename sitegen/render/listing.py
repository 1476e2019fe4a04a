"""A list of papers, over as many pages as it takes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from sitegen.render.contexts import ListContext
from sitegen.render.pager import in_pages, make_pager, page_count
from sitegen.render.press import PlannedPage, Press


@dataclass(frozen=True, slots=True)
class Listing:
    """The slugs of the papers, where each page of their list stands, and how it shows them."""

    papers: Sequence[str]
    path_of: Callable[[int], str]
    section: str
    tagged: bool = True


def listed(
    press: Press, listing: Listing, make: Callable[..., ListContext], **more: object
) -> Iterator[PlannedPage]:
    """Each page of a list. `make` is given the fields of a `ListContext`, and `more`."""
    size = press.shell.site.papers_per_page
    papers = len(listing.papers)
    for number, part in in_pages(listing.papers, size):
        rows = press.lookup.rows_key(part)
        yield PlannedPage(
            path=listing.path_of(number),
            key=press.key(listing.section, papers, number, rows, *more.values()),
            context=partial(_context, press, listing, partial(make, **more), number),
        )


def _context(
    press: Press, listing: Listing, make: Callable[..., ListContext], number: int
) -> ListContext:
    page = press.page(listing.path_of(number), listing.section, number=number)
    size = press.shell.site.papers_per_page
    part = listing.papers[(number - 1) * size : number * size]
    return make(
        **press.around(page),
        count=len(listing.papers),
        papers=press.rows(part, page, tagged=listing.tagged),
        pager=make_pager(listing.path_of, number, page_count(listing.papers, size)),
    )
