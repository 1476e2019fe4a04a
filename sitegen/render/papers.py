"""The page of one paper, and the stub of a withdrawn one."""

import re
from collections.abc import Iterator
from functools import partial

from sitegen.model.catalog import Paper, Related
from sitegen.model.paths import paper_path
from sitegen.render.addresses import may_be_followed
from sitegen.render.citation import citation_tags, structured_data
from sitegen.render.contexts import PaperContext, WithdrawnContext
from sitegen.render.lookup import Lookup
from sitegen.render.markup import plain_title_of, shortened, title_of, trusted
from sitegen.render.press import PlannedPage, Press
from sitegen.render.views import PaperLink, RelatedRow, VenueLink
from sitegen.text.excerpt import excerpt

DESCRIPTION_LENGTH = 155
"""About what result pages show of it."""

_HOST = re.compile(r"https?://(?:www\.)?([^/?#]+)", re.IGNORECASE)  # "https://www.example.org/a"


def paper_page(press: Press, paper: Paper) -> PlannedPage:
    """A paper's page, with its abstract and notes as HTML."""
    key = press.key(PaperContext.template, *_shown(press.lookup, paper))
    make = partial(_context, press, paper)
    return PlannedPage(paper_path(paper.slug), key, make, changed=paper.date)


def _shown(lookup: Lookup, paper: Paper) -> tuple[object, ...]:
    """All that the page of a paper shows."""
    names = lookup.tag_names
    return (
        paper.own,
        [author.slug for author in paper.authors],
        lookup.venue_label(paper), names(paper.tags),
        lookup.links_key([near.slug for near in paper.related]),
        [near.words or names(near.tags) for near in paper.related],
    )  # fmt: skip


def _context(press: Press, paper: Paper) -> PaperContext:
    lookup = press.lookup
    page = press.page(paper_path(paper.slug), "papers")
    abstract = press.read(paper.abstract)
    venue = lookup.venue_label(paper)
    return PaperContext(
        **press.around(page),
        title=title_of(paper),
        plain_title=plain_title_of(paper),
        description=shortened(abstract.plain, DESCRIPTION_LENGTH),
        derived=paper.title_source == "derived",
        authors=paper.authors,
        venue=VenueLink(venue, paper.venue) if venue else None,
        tags=press.chips(paper.tags, page),
        links=tuple(_links(paper)),
        abstract=trusted(abstract.html),
        results=tuple(trusted(excerpt(abstract, each)) for each in paper.results),
        notes=trusted(press.read_notes(paper.notes).html if paper.notes else ""),
        related=tuple(_related(lookup, each, venue) for each in paper.related),
        citation=citation_tags(paper, venue, lookup.tag_names(paper.tags)),
        structured=structured_data(paper, venue),
    )


def _links(paper: Paper) -> Iterator[PaperLink]:
    """A paper's links, numbered where several would be called the same."""
    hosts = [_host(link.url) if link.kind == "link" else "" for link in paper.links]
    names = [(link.kind, host) for link, host in zip(paper.links, hosts, strict=True)]
    for place, (link, host) in enumerate(zip(paper.links, hosts, strict=True)):
        name = names[place]
        number = names[: place + 1].count(name) if names.count(name) > 1 else 0
        yield PaperLink(link.kind, host, number, link.url, may_be_followed(link.url))


def _host(url: str) -> str:
    found = _HOST.match(url)
    return found[1] if found else ""


def _related(lookup: Lookup, related: Related, venue: str) -> RelatedRow:
    own = lookup.venue_label(lookup.papers[related.slug])
    shared = ", ".join(related.words or lookup.tag_names(related.tags))
    return RelatedRow(lookup.link(related.slug), "" if own == venue else own, shared)


def withdrawn_page(press: Press, paper: Paper) -> PlannedPage:
    """The stub of a withdrawn paper: its title and the reason."""
    path = paper_path(paper.slug)
    title, plain = title_of(paper), plain_title_of(paper)
    derived, reason = paper.title_source == "derived", paper.withdrawn or ""

    def context() -> WithdrawnContext:
        return WithdrawnContext(
            **press.around(press.page(path, "papers", indexed=False)),
            title=title,
            plain_title=plain,
            derived=derived,
            reason=reason,
        )

    key = press.key(WithdrawnContext.template, str(title), plain, derived, reason)
    return PlannedPage(path, key, context, indexed=False)
