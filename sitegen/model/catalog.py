"""All papers, tags, venues and people, complete and cross-linked."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from sitegen.model.prose import Prose
from sitegen.model.record import Derived, Link, Source
from sitegen.model.site import Site
from sitegen.model.taxonomy import Tag

TitleSource = Literal["editor", "facts", "derived"]


@dataclass(frozen=True, slots=True)
class Author:
    """An author as printed on one paper; `slug` is that of the author's page, if there is one."""

    name: str
    slug: str | None


@dataclass(frozen=True, slots=True)
class Related:
    """A paper like another one, and why: the tags both have, and telling words both use.

    The words, or phrases, are written as in the abstract of the paper that it is related to, the
    most telling first.
    """

    slug: str
    tags: tuple[str, ...]
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Paper:
    """One complete entry of the catalog. References (`tags`, `venue`) are ids."""

    own: bytes
    """Names all below but `file`, and what depends on other papers: `related`, authors' slugs."""
    slug: str
    title: Prose
    title_source: TitleSource
    name: str | None
    derived: Derived | None
    """As its page holds them, or made anew; None where the site needed nothing but the name."""
    authors: tuple[Author, ...]
    venue: str | None
    """The id of the venue: `icml-2026`."""
    venue_name: str | None
    year: int | None
    tags: tuple[str, ...]
    links: tuple[Link, ...]
    related: tuple[Related, ...]
    """The most alike first."""
    abstract: str
    """Verbatim; empty where the paper has none. Read it with the reader a stage is handed."""
    searchable: str
    """The abstract as it is searched: what a reader sees, and the letters of formulas."""
    results: tuple[str, ...]
    """The sentences of the abstract, in plain text, that state a measured outcome."""
    notes: str
    """An editor's Markdown, verbatim."""
    added: date
    date: date
    """The editor's date, else `added`: it dates feeds and sitemaps."""
    source: Source | None
    file: str
    withdrawn: str | None = None


@dataclass(frozen=True, slots=True)
class Filing:
    """A tag and the slugs of its papers, in reading order."""

    tag: Tag
    papers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Venue:
    """A venue in one year (or of no year) and the slugs of its papers, in reading order."""

    id: str
    name: str
    year: int | None
    papers: tuple[str, ...]

    @property
    def label(self) -> str:
        return self.name if self.year is None else f"{self.name} {self.year}"


@dataclass(frozen=True, slots=True)
class Person:
    """An author's name and the slugs of the papers under it; `slug` where they have a page.

    `letter` is the heading in the A–Z, `#` for names that start with no letter.
    """

    name: str
    slug: str | None
    letter: str
    papers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NamedSystem:
    """A coined name, its heading in the A–Z, and the slug of the paper that proposes it."""

    name: str
    letter: str
    paper: str


@dataclass(frozen=True, slots=True)
class ProsePage:
    """A page of `content/pages/`: Markdown under a title, and the file and line it stands at."""

    slug: str
    title: str
    body: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything the site shows. Sequences stand in the order they are shown in."""

    site: Site
    papers: tuple[Paper, ...]
    """In reading order: newest venue first, then as listed. Withdrawn papers are not here."""
    withdrawn: tuple[Paper, ...]
    groups: Mapping[str, str]
    """Group id to name, in the taxonomy's order."""
    filings: tuple[Filing, ...]
    """Every tag with a page, by group, then as in the taxonomy; free tags last."""
    venues: tuple[Venue, ...]
    people: tuple[Person, ...]
    names: tuple[NamedSystem, ...]
    pages: tuple[ProsePage, ...]
    redirects: Mapping[str, str]
    """Old path to new path, both from the site's root."""
