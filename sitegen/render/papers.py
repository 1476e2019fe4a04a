"""The page of one paper, and the stub of a withdrawn one."""

from sitegen.model.catalog import Paper
from sitegen.model.paths import paper_path
from sitegen.model.prose import NotesReader, Reader
from sitegen.render.addresses import may_be_followed
from sitegen.render.citation import citation_tags, structured_data
from sitegen.render.contexts import PaperContext, WithdrawnContext
from sitegen.render.lookup import Lookup
from sitegen.render.markup import plain_title_of, shortened, title_of, trusted
from sitegen.render.shell import page_at
from sitegen.render.views import PaperLink, Shell, VenueLink

DESCRIPTION_LENGTH = 200


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
        links=tuple(PaperLink(x.kind, x.url, may_be_followed(x.url)) for x in paper.links),
        abstract=trusted(abstract.html),
        notes=trusted(read_notes(paper.notes).html if paper.notes else ""),
        related=lookup.rows(paper.related, tagged=False),
        citation=citation_tags(paper, venue, tags, page.canonical),
        structured=structured_data(paper, venue),
    )


def withdrawn_page(shell: Shell, paper: Paper) -> WithdrawnContext:
    """The stub of a withdrawn paper: its title and the reason."""
    return WithdrawnContext(
        shell=shell,
        page=page_at(shell, paper_path(paper.slug), "papers", indexed=False),
        title=title_of(paper),
        plain_title=plain_title_of(paper),
        reason=paper.withdrawn or "",
    )
