"""Where each page of the site stands, from the site's root."""

from collections.abc import Iterator

from sitegen.model.catalog import Catalog

FIXED = frozenset(
    ["index.html", "names.html", "search.html", "404.html"]
    + [f"{folder}/index.html" for folder in ("papers", "tags", "venues", "authors")]
)
"""The pages every site has."""


def listing_path(folder: str, page: int = 1) -> str:
    """Where a page of all papers, tags, venues or authors stands."""
    return f"{folder}/{numbered('index', page)}.html"


def names_path(page: int = 1) -> str:
    """Where a page of the A–Z of named systems stands."""
    return f"{numbered('names', page)}.html"


def prose_path(slug: str) -> str:
    """Where a page of `content/pages/` stands: at the root."""
    return f"{slug}.html"


def paper_path(slug: str) -> str:
    """Where a paper stands."""
    return f"papers/{slug}.html"


def tag_path(tag: str, page: int = 1) -> str:
    """Where a page of a tag's listing stands."""
    return f"tags/{numbered(tag, page)}.html"


def slug_of(path: str) -> str:
    """The slug of the paper whose page stands at `path`; empty where it is no paper's."""
    folder, _, file = path.partition("/")
    return file.removesuffix(".html") if folder == "papers" and path not in FIXED else ""


def tag_of(path: str) -> str | None:
    """The tag whose first page stands at `path`; None where it is no tag's."""
    folder, _, file = path.partition("/")
    return file.removesuffix(".html") if folder == "tags" and path not in FIXED else None


def venue_path(venue: str, page: int = 1) -> str:
    """Where a page of a venue's listing stands."""
    return f"venues/{numbered(venue, page)}.html"


def author_path(author: str, page: int = 1) -> str:
    """Where a page of an author's listing stands."""
    return f"authors/{numbered(author, page)}.html"


def is_author_path(path: str) -> bool:
    """Whether the first page of an author stands, or stood, at `path`."""
    return path.startswith("authors/") and path not in FIXED


def numbered(slug: str, page: int) -> str:
    """The name of a listing's page: `gpt`, then `gpt_2`. No slug holds `_`, so none can meet it."""
    return slug if page == 1 else f"{slug}_{page}"


def permanent_paths(catalog: Catalog) -> Iterator[str]:
    """Every path that must never disappear: papers, tags, venues and authors, first pages only."""
    yield from (paper_path(paper.slug) for paper in (*catalog.papers, *catalog.withdrawn))
    yield from (tag_path(filing.tag.id) for filing in catalog.filings)
    yield from (venue_path(venue.id) for venue in catalog.venues)
    yield from (author_path(person.slug) for person in catalog.people if person.slug)
