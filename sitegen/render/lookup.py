"""The catalog's papers, tags and venues by id, made once for a whole site."""

from collections.abc import Iterable

from sitegen.model.catalog import Catalog, Paper
from sitegen.render.keys import digest
from sitegen.render.markup import trusted
from sitegen.render.views import LinkedPaper, PaperRow
from sitegen.text.paper_row import byline, link_text, venue_label


class Lookup:
    """Answers by id what a page has to say of a paper, a tag or a venue, and gives keys to that."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.papers = {paper.slug: paper for paper in catalog.papers}
        """In reading order."""
        self.tags = {filing.tag.id: filing.tag for filing in catalog.filings}
        self.venues = {venue.id: venue for venue in catalog.venues}
        self._labels = {venue.id: venue.label for venue in catalog.venues}
        self._links: dict[str, LinkedPaper] = {}
        self.link_keys = {slug: self._link_key(paper) for slug, paper in self.papers.items()}
        """The key of each paper as others name it, with its venue."""
        self.row_keys = {slug: self._row_key(paper) for slug, paper in self.papers.items()}
        """The key of each paper as lists show it, with its tags."""

    def link(self, slug: str) -> LinkedPaper:
        """A paper as others name it."""
        made = self._links.get(slug)
        if made is None:
            paper = self.papers[slug]
            title, derived = trusted(link_text(paper)), paper.title_source == "derived"
            made = self._links[slug] = LinkedPaper(slug, title, derived)
        return made

    def row(self, slug: str) -> PaperRow:
        """A paper as lists show it, but for its tags."""
        paper = self.link(slug)
        said = byline(self.papers[slug], self.venues)
        return PaperRow(slug, paper.title, paper.derived, said)

    def tag_names(self, tags: Iterable[str]) -> list[str]:
        return [self.tags[tag].name for tag in tags]

    def venue_label(self, paper: Paper) -> str:
        return self._labels[paper.venue] if paper.venue else venue_label(paper, self.venues)

    def rows_key(self, slugs: Iterable[str]) -> bytes:
        """The key of a list of papers."""
        return b"".join([self.row_keys[slug] for slug in slugs])

    def links_key(self, slugs: Iterable[str]) -> bytes:
        """The key of papers that are named one after the other."""
        return b"".join([self.link_keys[slug] for slug in slugs])

    def _link_key(self, paper: Paper) -> bytes:
        derived = paper.title_source == "derived"
        return digest(paper.slug, paper.title.html, derived, self.venue_label(paper))

    def _row_key(self, paper: Paper) -> bytes:
        authors = [author.name for author in paper.authors]
        tags = self.tag_names(paper.tags)
        return digest(self.link_keys[paper.slug], authors, paper.tags, tags)
