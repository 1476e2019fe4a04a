"""The page of one paper, and the stub of a withdrawn one."""

from collections.abc import Callable

from sitegen.model.catalog import Paper
from sitegen.model.paths import paper_path
from sitegen.model.prose import Reader
from sitegen.render.citation import citation_tags, structured_data
from sitegen.render.contexts import PaperContext, WithdrawnContext
from sitegen.render.lookup import Lookup
from sitegen.render.markup import plain_title_of, shortened, title_of, trusted
from sitegen.render.places import is_web_address
from sitegen.render.shell import place
from sitegen.render.views import PaperLink, Shell, VenueLink

DESCRIPTION_LENGTH = 200


class PaperPages:
    """Makes paper pages; holds what they all need."""

    def __init__(
        self, lookup: Lookup, shell: Shell, read: Reader, render_notes: Callable[[str], str]
    ) -> None:
        self.lookup = lookup
        self.shell = shell
        self.read = read
        self.render_notes = render_notes

    def page(self, paper: Paper) -> PaperContext:
        lookup = self.lookup
        page = place(self.shell, paper_path(paper.slug), "papers", changed=paper.date)
        abstract = self.read(paper.abstract)
        tags = tuple(lookup.tags[tag] for tag in paper.tags)
        venue = lookup.venue_label(paper)
        return PaperContext(
            shell=self.shell,
            page=page,
            title=title_of(paper),
            plain_title=plain_title_of(paper),
            description=shortened(abstract.plain, DESCRIPTION_LENGTH),
            derived=paper.title_source == "derived",
            authors=paper.authors,
            venue=VenueLink(venue, paper.venue) if venue else None,
            tags=tags,
            links=tuple(PaperLink(x.kind, x.url, is_web_address(x.url)) for x in paper.links),
            abstract=trusted(abstract.html),
            notes=trusted(self.render_notes(paper.notes) if paper.notes else ""),
            related=lookup.rows(paper.related, tagged=False),
            citation=citation_tags(paper, venue, tags, page.canonical),
            structured=structured_data(paper, venue),
        )

    def stub(self, paper: Paper) -> WithdrawnContext:
        return WithdrawnContext(
            shell=self.shell,
            page=place(self.shell, paper_path(paper.slug), "papers", indexed=False),
            title=title_of(paper),
            plain_title=plain_title_of(paper),
            reason=paper.withdrawn or "",
        )
