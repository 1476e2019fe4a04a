"""The catalog's papers, tags and venues by id, made once for a whole site."""

from collections.abc import Iterable

from sitegen.model.catalog import Catalog, Paper
from sitegen.render.markup import linked_title_of
from sitegen.render.views import PaperRow

NAMED_AUTHORS = 6
"""How many authors a list names of a paper that has more than two beyond them."""


class Lookup:
    """Answers by id what a page has to say of a paper, a tag or a venue."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.papers = {paper.slug: paper for paper in catalog.papers}
        self.tags = {filing.tag.id: filing.tag for filing in catalog.filings}
        self.venues = {venue.id: venue for venue in catalog.venues}

    def row(self, paper: Paper, *, tagged: bool = True) -> PaperRow:
        """A paper as lists show it, with or without its tags."""
        names = [author.name for author in paper.authors]
        shown = names if len(names) <= NAMED_AUTHORS + 2 else names[:NAMED_AUTHORS]
        return PaperRow(
            slug=paper.slug,
            title=linked_title_of(paper),
            derived=paper.title_source == "derived",
            authors=", ".join(shown),
            more=len(names) - len(shown),
            venue=self.venue_label(paper),
            tags=tuple(self.tags[tag] for tag in paper.tags) if tagged else (),
        )

    def rows(self, slugs: Iterable[str], *, tagged: bool = True) -> tuple[PaperRow, ...]:
        return tuple(self.row(self.papers[slug], tagged=tagged) for slug in slugs)

    def venue_label(self, paper: Paper) -> str:
        """The paper's venue with its year; its year alone where it has no venue."""
        return self.venues[paper.venue].label if paper.venue else str(paper.year or "")
