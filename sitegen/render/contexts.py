"""What each template is given: one class per template, its fields the template's variables."""

from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from sitegen.model.catalog import Author
from sitegen.model.taxonomy import Tag
from sitegen.render.views import (
    AuthorLetter,
    CitationTag,
    Letter,
    NameLetter,
    Page,
    Pager,
    PaperLink,
    PaperRow,
    RelatedRow,
    Shell,
    TagGroup,
    VenueEntry,
    VenueLink,
)


@dataclass(frozen=True, slots=True)
class Context:
    """What every template is given."""

    template: ClassVar[str]

    shell: Shell
    page: Page


@dataclass(frozen=True, slots=True)
class ListContext(Context):
    """What every template of a list of papers is given."""

    count: int
    papers: tuple[PaperRow, ...]
    """Those of this page."""
    pager: Pager


@dataclass(frozen=True, slots=True)
class HomeContext(Context):
    """The site's first page."""

    template = "home.html"

    count: int
    """How many papers there are."""
    groups: tuple[TagGroup, ...]
    papers: tuple[PaperRow, ...]
    """The newest."""


@dataclass(frozen=True, slots=True)
class PapersContext(ListContext):
    """All papers."""

    template = "papers.html"


@dataclass(frozen=True, slots=True)
class PaperContext(Context):
    """One paper."""

    template = "paper.html"

    title: Markup
    plain_title: str
    description: str
    """The start of the abstract, empty where there is none."""
    derived: bool
    """Whether the title was made from the abstract."""
    authors: tuple[Author, ...]
    venue: VenueLink | None
    tags: tuple[Tag, ...]
    links: tuple[PaperLink, ...]
    abstract: Markup
    results: tuple[Markup, ...]
    """The sentences of the abstract that state a measured outcome."""
    notes: Markup
    related: tuple[RelatedRow, ...]
    citation: tuple[CitationTag, ...]
    structured: Markup
    """JSON-LD."""


@dataclass(frozen=True, slots=True)
class WithdrawnContext(Context):
    """What stands at the URL of a withdrawn paper."""

    template = "withdrawn.html"

    title: Markup
    plain_title: str
    derived: bool
    reason: str


@dataclass(frozen=True, slots=True)
class TagsContext(Context):
    """All tags by group."""

    template = "tags.html"

    groups: tuple[TagGroup, ...]


@dataclass(frozen=True, slots=True)
class TagContext(ListContext):
    """The papers of one tag."""

    template = "tag.html"

    tag: Tag
    group: str
    """The name of the tag's group; empty for a free tag."""


@dataclass(frozen=True, slots=True)
class VenuesContext(Context):
    """All venues."""

    template = "venues.html"

    venues: tuple[VenueEntry, ...]


@dataclass(frozen=True, slots=True)
class VenueContext(ListContext):
    """The papers of one venue."""

    template = "venue.html"

    label: str


@dataclass(frozen=True, slots=True)
class AuthorsContext(Context):
    """The A–Z of authors."""

    template = "authors.html"

    count: int
    index: tuple[Letter, ...]
    letters: tuple[AuthorLetter, ...]
    pager: Pager


@dataclass(frozen=True, slots=True)
class AuthorContext(ListContext):
    """The papers of one author."""

    template = "author.html"

    name: str


@dataclass(frozen=True, slots=True)
class NamesContext(Context):
    """The A–Z of named systems."""

    template = "names.html"

    count: int
    index: tuple[Letter, ...]
    letters: tuple[NameLetter, ...]
    pager: Pager


@dataclass(frozen=True, slots=True)
class SearchContext(Context):
    """The search page, which a script fills."""

    template = "search.html"


@dataclass(frozen=True, slots=True)
class ProseContext(Context):
    """A page of `content/pages/`."""

    template = "prose.html"

    title: str
    body: Markup


@dataclass(frozen=True, slots=True)
class MissingContext(Context):
    """What is shown where no page is; it may stand in for a page of any depth."""

    template = "404.html"


@dataclass(frozen=True, slots=True)
class RedirectContext(Context):
    """What stands at an old path: the way to the new one."""

    template = "redirect.html"

    target: str
