"""One paper as written: its page in `content/papers/`, and the lists that abstracts come from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date


@dataclass(frozen=True, slots=True)
class Link:
    """Where something that belongs to a paper is found; `kind` names what it is."""

    kind: str
    url: str


@dataclass(frozen=True, slots=True)
class Derived:
    """What the program makes from an abstract alone. `tags` are ids of the taxonomy."""

    name: str | None
    title: str
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """The list an abstract came from, its position there (from 1), the day its page was made.

    `received` is a short hash of the abstract as received: whatever an editor does to the page's
    text, the list's abstract is known to have its page.
    """

    list: str
    position: int
    added: date
    received: str | None = None


@dataclass(frozen=True, slots=True)
class RawList:
    """A list as received: its file name, its path as the user would type it, its text."""

    name: str
    file: str
    text: str


@dataclass(frozen=True, slots=True)
class UnreadPage:
    """A page that cannot be read as one, and its text as far as it could be decoded."""

    slug: str
    text: str


@dataclass(frozen=True, slots=True)
class ListedAbstract:
    """One abstract of a list, verbatim, with what the list's heading says of it."""

    text: str
    list: str
    """The list's file name."""
    file: str
    """The list's path, as the user would type it."""
    line: int
    position: int
    venue: str | None
    year: int | None


@dataclass(frozen=True, slots=True)
class Record:
    """A page of `content/papers/`, as its editor and the program left it.

    None or empty where the page does not say. `derived_from` is the fingerprint beside `derived`.
    `lines` gives the line (from 1) of each top-level key of the front matter.
    """

    slug: str
    file: str
    title: str | None
    authors: tuple[str, ...]
    venue: str | None
    year: int | None
    date: date | None
    tags: tuple[str, ...] | None
    extra_tags: tuple[str, ...]
    links: tuple[Link, ...]
    withdrawn: str | None
    derived: Derived | None
    derived_from: str | None
    source: Source | None
    abstract: str
    abstract_line: int
    notes: str
    notes_line: int
    lines: Mapping[str, int] = field(default_factory=dict)

    def line_of(self, key: str) -> int:
        """The line of a top-level key, or of the front matter's start."""
        return self.lines.get(key, 1)


@dataclass(frozen=True, slots=True)
class Facts:
    """The published title, authors and links of one paper, from a file in `content/metadata/`.

    `abstract` is the whole abstract, its beginning or empty: it tells best which paper this is.
    `title` is in the abstract dialect; authors are written as people write them.
    """

    abstract: str
    title: str | None
    authors: tuple[str, ...]
    venue: str | None
    year: int | None
    links: tuple[Link, ...]
    file: str
    line: int
    keywords: tuple[str, ...] = ()
