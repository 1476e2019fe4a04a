"""The catalog's papers, tags and venues by id, made once for a whole site."""

from collections.abc import Iterable

from sitegen.model.catalog import Catalog, Paper
from sitegen.render.markup import trusted
from sitegen.render.views import PaperRow
from sitegen.text.paper_row import byline, link_text, venue_label


class Lookup:
    """Answers by id what a page has to say of a paper, a tag or a venue."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.papers = {paper.slug: paper for paper in catalog.papers}
        """In reading order."""
        self.tags = {filing.tag.id: filing.tag for filing in catalog.filings}
        self.venues = {venue.id: venue for venue in catalog.venues}

    def row(self, paper: Paper, *, tagged: bool = True) -> PaperRow:
        """A paper as lists show it, with or without its tags."""
        return PaperRow(
            slug=paper.slug,
            title=trusted(link_text(paper)),
            derived=paper.title_source == "derived",
            byline=byline(paper, self.venues),
            venue=self.venue_label(paper),
            tags=tuple(self.tags[tag] for tag in paper.tags) if tagged else (),
        )

    def rows(self, slugs: Iterable[str], *, tagged: bool = True) -> tuple[PaperRow, ...]:
        return tuple(self.row(self.papers[slug], tagged=tagged) for slug in slugs)

    def venue_label(self, paper: Paper) -> str:
        return venue_label(paper, self.venues)
