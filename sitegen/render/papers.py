"""The page of one paper, and the stub of a withdrawn one."""

import re
from collections.abc import Iterator

from sitegen.model.catalog import Paper, Related
from sitegen.model.paths import paper_path
from sitegen.model.prose import NotesReader, Reader
from sitegen.render.addresses import may_be_followed
from sitegen.render.citation import citation_tags, structured_data
from sitegen.render.contexts import PaperContext, WithdrawnContext
from sitegen.render.lookup import Lookup
from sitegen.render.markup import plain_title_of, shortened, title_of, trusted
from sitegen.render.shell import page_at
from sitegen.render.views import PaperLink, RelatedRow, Shell, VenueLink
from sitegen.text.excerpt import excerpt

DESCRIPTION_LENGTH = 200

_HOST = re.compile(r"https?://(?:www\.)?([^/?#]+)", re.IGNORECASE)  # "https://www.example.org/a"


def paper_page(
    lookup: Lookup, shell: Shell, paper: Paper, read: Reader, read_notes: NotesReader
) -> PaperContext:
    """A paper's page, with its abstract and notes as HTML."""
    page = page_at(shell, paper_path(paper.slug), "papers", changed=paper.date)
    abstract = read(paper.abstract)
    tags = tuple(lookup.tags[tag] for tag in paper.tags)
    venue = lookup.venue_label(paper)
    return PaperContext(
        shell=shell,
        page=page,
        title=title_of(paper),
        plain_title=plain_title_of(paper),
        description=shortened(abstract.plain, DESCRIPTION_LENGTH),
        derived=paper.title_source == "derived",
        authors=paper.authors,
        venue=VenueLink(venue, paper.venue) if venue else None,
        tags=tags,
        links=tuple(_links(paper)),
        abstract=trusted(abstract.html),
        results=tuple(trusted(excerpt(abstract, each)) for each in paper.results),
        notes=trusted(read_notes(paper.notes).html if paper.notes else ""),
        related=tuple(_related(lookup, each) for each in paper.related),
        citation=citation_tags(paper, venue, tags, page.canonical),
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


def _related(lookup: Lookup, related: Related) -> RelatedRow:
    row = lookup.row(lookup.papers[related.slug], tagged=False)
    return RelatedRow(row, related.words or tuple(lookup.tags[tag].name for tag in related.tags))


def withdrawn_page(shell: Shell, paper: Paper) -> WithdrawnContext:
    """The stub of a withdrawn paper: its title and the reason."""
    return WithdrawnContext(
        shell=shell,
        page=page_at(shell, paper_path(paper.slug), "papers", indexed=False),
        title=title_of(paper),
        plain_title=plain_title_of(paper),
        derived=paper.title_source == "derived",
        reason=paper.withdrawn or "",
    )
