"""What every page is made with; what stands on many pages is made once and kept."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b
from typing import TypedDict

from markupsafe import Markup

from sitegen.model.catalog import Catalog
from sitegen.model.prose import NotesReader, Reader
from sitegen.model.site import Theme
from sitegen.render.addresses import absolute, root_of
from sitegen.render.assets import asset_paths
from sitegen.render.contexts import (
    ChipContext,
    Context,
    FooterContext,
    FrameContext,
    HeadContext,
    HeaderContext,
    RowContext,
)
from sitegen.render.engine import Engine
from sitegen.render.keys import SIZE, encoded
from sitegen.render.lookup import Lookup
from sitegen.render.markup import trusted
from sitegen.render.shell import make_shell
from sitegen.render.views import Frame, Page, Place, Row, Shell, TagLink


@dataclass(frozen=True, slots=True)
class PlannedPage:
    """A page that is made when its context is asked for, and the key of all that is in it."""

    path: str
    key: bytes
    context: Callable[[], Context]
    indexed: bool = True
    """Whether it is in the sitemap."""
    changed: date | None = None
    """The day the sitemap gives for it."""


class Around(TypedDict):
    """The fields of every `PageContext`."""

    shell: Shell
    page: Page
    frame: Frame


class Press:
    """The catalog, the theme and the readers: what pages, their keys and their rows come from."""

    def __init__(
        self, catalog: Catalog, theme: Theme, read: Reader, read_notes: NotesReader
    ) -> None:
        self.lookup = Lookup(catalog)
        self.shell = make_shell(catalog, asset_paths(theme.static))
        self.read = read
        self.read_notes = read_notes
        self._engine = Engine(theme.templates)
        self._key = blake2b(encoded((dict(theme.templates), self.shell)), digest_size=SIZE)
        self._firsts = {section.path for section in self.shell.sections}
        self._frames: dict[tuple[str, str, bool, bool, bool], Frame] = {}
        self._rows: dict[tuple[str, str], Markup] = {}
        self._chips: dict[tuple[str, str], Markup] = {}

    def key(self, template: str, *shown: object) -> bytes:
        """The key of a page made by that template of `shown` and of the site around it."""
        key = self._key.copy()
        key.update(encoded((template, *shown)))
        return key.digest()

    def page(self, path: str, section: str = "", *, indexed: bool = True, number: int = 1) -> Page:
        """The page at `path`; one that is not to be indexed has no canonical URL either."""
        canonical = absolute(self.shell.site, path) if indexed else None
        return Page(path, root_of(path), canonical, section, indexed, number)

    def around(self, page: Page) -> Around:
        """What every context holds."""
        return Around(shell=self.shell, page=page, frame=self._frame(page))

    def rows(self, slugs: Iterable[str], page: Page, *, tagged: bool = True) -> tuple[Row, ...]:
        """The papers as a list on that page shows them, with or without their tags."""
        papers, root = self.lookup.papers, page.root
        if not tagged:
            return tuple([Row(self._row(root, slug), Markup()) for slug in slugs])
        return tuple(
            [Row(self._row(root, slug), self.chips(papers[slug].tags, page)) for slug in slugs]
        )

    def chips(self, tags: Iterable[str], page: Page) -> Markup:
        """The tags of a paper as that page shows them."""
        folder = "" if page.path.startswith("tags/") else f"{page.root}tags/"
        return trusted("".join([self._chip(folder, tag) for tag in tags]))

    def render(self, context: Context) -> str:
        """What its template makes of a context. Raises RunError for a mistake in a template."""
        return self._engine.render(context)

    def _frame(self, page: Page) -> Frame:
        first = page.path in self._firsts
        home = page.path == "index.html"
        where = page.root, page.section, first, home, page.indexed
        made = self._frames.get(where)
        if made is None:
            place = Place(*where)
            made = self._frames[where] = Frame(
                self._part(HeadContext, place),
                self._part(HeaderContext, place),
                self._part(FooterContext, place),
            )
        return made

    def _part(self, context: type[FrameContext], place: Place) -> Markup:
        return trusted(self.render(context(self.shell, place)).rstrip("\n"))

    def _row(self, root: str, slug: str) -> Markup:
        made = self._rows.get((root, slug))
        if made is None:
            context = RowContext(root, self.lookup.row(slug))
            made = self._rows[root, slug] = trusted(self.render(context))
        return made

    def _chip(self, folder: str, tag: str) -> Markup:
        made = self._chips.get((folder, tag))
        if made is None:
            context = ChipContext(folder, TagLink(tag, self.lookup.tags[tag].name))
            made = self._chips[folder, tag] = trusted(self.render(context))
        return made
