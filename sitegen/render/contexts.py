"""What each template is given: one class per template, its fields the template's variables."""

from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from sitegen.model.catalog import Author
from sitegen.model.taxonomy import Tag
from sitegen.render.views import (
    AuthorLetter,
    Count,
    Frame,
    Letter,
    NameLetter,
    Page,
    Pager,
    PaperLink,
    PaperRow,
    Place,
    RelatedRow,
    Row,
    Shell,
    TagGroup,
    TagLink,
    VenueEntry,
    VenueLink,
)


@dataclass(frozen=True, slots=True)
class Context:
    """What a template is given."""

    template: ClassVar[str]


@dataclass(frozen=True, slots=True)
class FrameContext(Context):
    """What the templates of what stands around a page are given."""

    shell: Shell
    place: Place


@dataclass(frozen=True, slots=True)
class HeadContext(FrameContext):
    """The start of the `<head>`."""

    template = "_head.html"


@dataclass(frozen=True, slots=True)
class HeaderContext(FrameContext):
    """The site's name and its navigation."""

    template = "_header.html"


@dataclass(frozen=True, slots=True)
class FooterContext(FrameContext):
    """What stands below a page."""

    template = "_footer.html"


@dataclass(frozen=True, slots=True)
class RowContext(Context):
    """A paper in a list, but for its tags: made once, and shown in every list of one depth."""

    template = "_row.html"

    root: str
    paper: PaperRow


@dataclass(frozen=True, slots=True)
class ChipContext(Context):
    """A tag of a paper: made once for each folder that links to it."""

    template = "_chip.html"

    folder: str
    """The way to the folder of the tags: `../tags/`."""
    tag: TagLink


@dataclass(frozen=True, slots=True)
class PageContext(Context):
    """What every template of a page is given."""

    shell: Shell
    page: Page
    frame: Frame


@dataclass(frozen=True, slots=True)
class ListContext(PageContext):
    """What every template of a list of papers is given."""

    count: int
    papers: tuple[Row, ...]
    """Those of this page."""
    pager: Pager


@dataclass(frozen=True, slots=True)
class HomeContext(PageContext):
    """The site's first page."""

    template = "home.html"

    count: int
    """How many papers there are."""
    counts: tuple[Count, ...]
    """How much there is in each section."""
    groups: tuple[TagGroup, ...]
    papers: tuple[Row, ...]
    """The newest."""


@dataclass(frozen=True, slots=True)
class PapersContext(ListContext):
    """All papers."""

    template = "papers.html"


@dataclass(frozen=True, slots=True)
class PaperContext(PageContext):
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
    tags: Markup
    links: tuple[PaperLink, ...]
    abstract: Markup
    results: tuple[Markup, ...]
    """The sentences of the abstract that state a measured outcome."""
    notes: Markup
    related: tuple[RelatedRow, ...]
    citation: Markup
    """The elements that Google Scholar and Zotero read."""
    structured: Markup
    """JSON-LD, where it says more than the citation tags."""


@dataclass(frozen=True, slots=True)
class WithdrawnContext(PageContext):
    """What stands at the URL of a withdrawn paper."""

    template = "withdrawn.html"

    title: Markup
    plain_title: str
    derived: bool
    reason: str


@dataclass(frozen=True, slots=True)
class TagsContext(PageContext):
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
class VenuesContext(PageContext):
    """All venues."""

    template = "venues.html"

    venues: tuple[VenueEntry, ...]


@dataclass(frozen=True, slots=True)
class VenueContext(ListContext):
    """The papers of one venue."""

    template = "venue.html"

    label: str


@dataclass(frozen=True, slots=True)
class AuthorsContext(PageContext):
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
class NamesContext(PageContext):
    """The A–Z of named systems."""

    template = "names.html"

    count: int
    index: tuple[Letter, ...]
    letters: tuple[NameLetter, ...]
    pager: Pager


@dataclass(frozen=True, slots=True)
class SearchContext(PageContext):
    """The search page, which a script fills."""

    template = "search.html"


@dataclass(frozen=True, slots=True)
class ProseContext(PageContext):
    """A page of `content/pages/`."""

    template = "prose.html"

    title: str
    body: Markup


@dataclass(frozen=True, slots=True)
class MissingContext(PageContext):
    """What is shown where no page is; it may stand in for a page of any depth."""

    template = "404.html"


@dataclass(frozen=True, slots=True)
class RedirectContext(Context):
    """What stands at an old path: the way to the new one."""

    template = "redirect.html"

    shell: Shell
    frame: Frame
    target: str
