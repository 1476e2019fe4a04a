"""The values that templates show: what several templates share, each field documented.

Strings are escaped where they are shown. `Markup` is HTML that the text layer made safe.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from sitegen.model.site import Site


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the site that the navigation leads to."""

    id: str
    """`papers`, `tags` …"""
    label: str
    path: str
    """Of its first page, from the root."""


@dataclass(frozen=True, slots=True)
class Count:
    """How much there is of something, its noun for one and for many, and where all of it is."""

    number: int
    one: str
    many: str
    path: str


@dataclass(frozen=True, slots=True)
class ProseLink:
    """A prose page, as the footer links to it."""

    slug: str
    title: str


@dataclass(frozen=True, slots=True)
class Shell:
    """The site around every page: the same value for all of them."""

    site: Site
    static: Mapping[str, str]
    """The path of each static file, from the root, by its name in the theme."""
    sections: tuple[Section, ...]
    """What the navigation shows, in order; empty sections are left out."""
    pages: tuple[ProseLink, ...]
    """The prose pages the footer links to."""
    repository: str | None
    """The repository's address, where it may be a link."""
    feed: bool
    """Whether the site has a feed."""


@dataclass(frozen=True, slots=True)
class Page:
    """Where a page stands."""

    path: str
    root: str
    """What a link to a path of the site starts with: `../`."""
    canonical: str | None
    """The page's published URL, if the site's address is known."""
    section: str
    """The id of the section the page belongs to, or nothing."""
    indexed: bool
    """Whether search engines are to list it; such pages alone are in the sitemap."""
    number: int = 1
    """Which page of a listing it is."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around every page of a section."""

    head: Markup
    """The first elements of the `<head>`, which say nothing of the page itself."""
    header: Markup
    footer: Markup


@dataclass(frozen=True, slots=True)
class Place:
    """All that a page's frame depends on, but the site."""

    root: str
    section: str
    first: bool
    """Whether it is the page that the navigation's link to its section leads to."""
    home: bool
    indexed: bool


@dataclass(frozen=True, slots=True)
class TagLink:
    """A tag of a paper."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class LinkedPaper:
    """A paper in an A–Z or among those related to another."""

    slug: str
    title: Markup
    derived: bool
    """Whether the title was made from the abstract."""


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A paper in a list of papers, but for its tags."""

    slug: str
    title: Markup
    derived: bool
    byline: str
    """The first authors' names, how many more there are, and the venue."""


@dataclass(frozen=True, slots=True)
class Row:
    """A paper in a list of papers: what `_row.html` makes of it, and its tags by `_chip.html`."""

    paper: Markup
    tags: Markup


@dataclass(frozen=True, slots=True)
class RelatedRow:
    """A paper like the one shown."""

    paper: LinkedPaper
    venue: str
    """Its venue, where that is another than that of the paper shown."""
    shared: str
    """The words both use; where there are none, the names of the tags both have."""


@dataclass(frozen=True, slots=True)
class Step:
    """A page of a listing, as the others link to it; `gap` where numbers before it are left out."""

    number: int
    href: str
    gap: bool


@dataclass(frozen=True, slots=True)
class Pager:
    """The place of one page among the pages of a listing."""

    number: int
    count: int
    previous: str | None
    next: str | None
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class CountedTag:
    """A tag and how many papers it has."""

    id: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class TagGroup:
    """The tags of one group."""

    name: str
    tags: tuple[CountedTag, ...]


@dataclass(frozen=True, slots=True)
class VenueEntry:
    """A venue in the list of venues."""

    id: str
    label: str
    count: int


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter of an A–Z, and the link to where it starts."""

    letter: str
    href: str


@dataclass(frozen=True, slots=True)
class AuthorEntry:
    """An author in the A–Z: with a page and its number of papers, or with the papers themselves."""

    name: str
    slug: str | None
    count: int
    papers: tuple[LinkedPaper, ...]


@dataclass(frozen=True, slots=True)
class AuthorLetter:
    """The authors of one letter that stand on one page."""

    letter: str
    anchor: str
    authors: tuple[AuthorEntry, ...]


@dataclass(frozen=True, slots=True)
class NameEntry:
    """A named system and its paper."""

    name: str
    paper: LinkedPaper


@dataclass(frozen=True, slots=True)
class NameLetter:
    """The named systems of one letter that stand on one page."""

    letter: str
    anchor: str
    names: tuple[NameEntry, ...]


@dataclass(frozen=True, slots=True)
class VenueLink:
    """A paper's venue, and the id of its page if it has one."""

    label: str
    id: str | None


@dataclass(frozen=True, slots=True)
class PaperLink:
    """Where something that belongs to a paper is found."""

    kind: str
    """`code`, `arxiv` …"""
    host: str
    """`example.org`: what a link is called whose kind is `link`; else empty."""
    number: int
    """Which of several links of that name it is, from 1; 0 where it is the only one."""
    url: str
    safe: bool
    """Whether a browser may follow it; else it is shown as text."""
