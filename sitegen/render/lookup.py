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
        self._links: dict[str, bytes] = {}
        self._rows: dict[str, bytes] = {}

    def link(self, slug: str) -> LinkedPaper:
        """A paper as others name it."""
        paper = self.papers[slug]
        return LinkedPaper(slug, trusted(link_text(paper)), paper.title_source == "derived")

    def row(self, slug: str) -> PaperRow:
        """A paper as lists show it, but for its tags."""
        paper = self.papers[slug]
        return PaperRow(
            slug=slug,
            title=trusted(link_text(paper)),
            derived=paper.title_source == "derived",
            byline=byline(paper, self.venues),
        )

    def tag_names(self, tags: Iterable[str]) -> list[str]:
        return [self.tags[tag].name for tag in tags]

    def venue_label(self, paper: Paper) -> str:
        return self._labels[paper.venue] if paper.venue else venue_label(paper, self.venues)

    def link_key(self, slug: str) -> bytes:
        """The key of a paper as others name it, with its venue."""
        key = self._links.get(slug)
        if key is None:
            paper = self.papers[slug]
            named = slug, paper.title.html, paper.title_source == "derived"
            key = self._links[slug] = digest(*named, self.venue_label(paper))
        return key

    def row_key(self, slug: str) -> bytes:
        """The key of a paper as lists show it, with its tags."""
        key = self._rows.get(slug)
        if key is None:
            paper = self.papers[slug]
            authors = [author.name for author in paper.authors]
            tags = self.tag_names(paper.tags)
            key = self._rows[slug] = digest(self.link_key(slug), authors, paper.tags, tags)
        return key

    def rows_key(self, slugs: Iterable[str]) -> bytes:
        """The key of a list of papers."""
        return b"".join(map(self.row_key, slugs))
