"""A list of papers, over as many pages as it takes."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypedDict

from sitegen.render.lookup import Lookup
from sitegen.render.pager import in_pages, make_pager, page_count
from sitegen.render.shell import page_at
from sitegen.render.views import Page, Pager, PaperRow, Shell


class Listing(TypedDict):
    """What the templates of all lists of papers are given: the fields of a `ListContext`."""

    shell: Shell
    page: Page
    count: int
    papers: tuple[PaperRow, ...]
    pager: Pager


def listed(
    lookup: Lookup,
    shell: Shell,
    slugs: Sequence[str],
    path_of: Callable[[int], str],
    section: str,
    *,
    tagged: bool = True,
) -> Iterator[Listing]:
    """Each page of the list of the papers with these slugs; `path_of` says where a page stands."""
    size = shell.site.papers_per_page
    for number, part in in_pages(slugs, size):
        yield Listing(
            shell=shell,
            page=page_at(shell, path_of(number), section),
            count=len(slugs),
            papers=lookup.rows(part, tagged=tagged),
            pager=make_pager(path_of, number, page_count(slugs, size)),
        )
