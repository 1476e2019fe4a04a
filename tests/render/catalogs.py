"""Small invented catalogs, the shipped theme, and pages read back as a browser reads them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from html import escape
from pathlib import Path

from lxml import html
from lxml.html import HtmlElement

from sitegen.model.catalog import (
    Author,
    Catalog,
    Filing,
    NamedSystem,
    Paper,
    Person,
    ProsePage,
    Related,
    TitleSource,
    Venue,
)
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.model.prose import Notes, Prose, Reader
from sitegen.model.record import Derived, Link
from sitegen.model.site import Site, Theme
from sitegen.model.taxonomy import Tag
from sitegen.render.site import render_site

ROOT = Path(__file__).parents[2]
BASE_URL = "https://example.org/tiny"
SITE = Site(
    title="Tiny Catalog",
    description="A handful of invented papers.",
    base_url=BASE_URL,
    repository="https://example.org/code/tiny",
    licence="The abstracts are invented.",
    papers_per_page=4,
)
GROUPS = {"graphs": "Graphs", "theory": "Theory"}
TAGS = (
    Tag("graph-learning", "Graph learning", "graphs", description="Learning on nodes and edges."),
    Tag("learning-theory", "Learning theory", "theory"),
    Tag("gpt-2", "GPT-2"),
)
MATH = "<math><msup><mi>x</mi><mn>2</mn></msup></math>"


@cache
def theme() -> Theme:
    """The theme as it is shipped."""
    templates = {path.name: path.read_text() for path in (ROOT / "templates").iterdir()}
    static = ROOT / "static"
    files = {p.relative_to(static).as_posix(): p.read_bytes() for p in static.rglob("*.*")}
    return Theme(templates, files)


def theme_with(
    templates: Mapping[str, str] | None = None, static: Mapping[str, bytes] | None = None
) -> Theme:
    """The shipped theme with a site's own files over it."""
    shipped = theme()
    return Theme({**shipped.templates, **(templates or {})}, {**shipped.static, **(static or {})})


def title(text: str, markup: str | None = None) -> Prose:
    return Prose(text, escape(text) if markup is None else markup, text, text, text)


def read(text: str) -> Prose:
    """Reads an abstract that holds no markup."""
    line = " ".join(text.split())
    return Prose(text, f"<p>{escape(text)}</p>" if text else "", text, line, line)


def read_notes(markdown: str) -> Notes:
    return Notes(f"<h2>Notes</h2><p>{escape(markdown)}</p>")


@dataclass(frozen=True)
class Entry:
    """What a test says of a paper; the rest is made by `catalog`."""

    slug: str
    title: Prose = field(default_factory=lambda: title("A Paper"))
    authors: tuple[str, ...] = ("Ada Example", "Bo Muster")
    venue: str | None = "TinyConf"
    year: int | None = 2031
    tags: tuple[str, ...] = ("learning-theory",)
    links: tuple[Link, ...] = ()
    abstract: str = "We prove that trunks of trees are models."
    results: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()
    """The words it shares with the paper it is related to."""
    name: str | None = None
    notes: str = ""
    title_source: TitleSource = "editor"
    day: date = date(2031, 5, 1)
    withdrawn: str | None = None


ENTRIES = (
    Entry("treenet", title("TreeNet: Trees as Networks"), name="TreeNet",
          links=(Link("code", "https://example.org/treenet"),)),
    Entry("squares", title("Sums of $x^2$", f"Sums of {MATH}"), ("Ada Example",),
          tags=("learning-theory", "graph-learning"), day=date(2031, 6, 1)),
    Entry("crowd", title("A Crowd"), tuple(f"Author {n:02}" for n in range(40))),
    Entry("untitled", title("selecting trees"), (), title_source="derived", tags=("gpt-2",)),
    Entry("bare", title("Nothing but a Title"), (), None, None, (), abstract=""),
    Entry("noted", title("A Noted Paper"), notes="Mind the gap.", tags=("graph-learning",)),
    Entry("linked", title("See https://example.org/", '<a href="https://example.org/">See</a>'),
          ("Ada Example", "Émile Čapek"), name="Átl"),
    Entry("gone", title("A Withdrawn Paper"), withdrawn="It was a duplicate."),
)  # fmt: skip


def catalog(
    entries: Iterable[Entry] = ENTRIES,
    site: Site = SITE,
    *,
    pages: tuple[ProsePage, ...] = (ProsePage("about", "About us", "Who we are.", "about.md", 1),),
    redirects: Mapping[str, str] | None = None,
    tags: tuple[Tag, ...] = TAGS,
) -> Catalog:
    """A catalog of the entries, cross-linked; each paper is related to the two after it."""
    entries = tuple(entries)
    shown = [entry for entry in entries if entry.withdrawn is None]
    people = _people(shown, site.author_page_from)
    slugs = {person.name: person.slug for person in people}
    papers = {e.slug: _paper(e, slugs, _after(shown, e)) for e in entries}
    return Catalog(
        site=site,
        papers=tuple(papers[e.slug] for e in shown),
        withdrawn=tuple(papers[e.slug] for e in entries if e.withdrawn is not None),
        groups=GROUPS,
        filings=tuple(
            Filing(tag, tuple(e.slug for e in shown if tag.id in e.tags)) for tag in tags
        ),
        venues=_venues(shown),
        people=people,
        names=tuple(
            NamedSystem(e.name, e.name[0], e.slug)
            for e in sorted(shown, key=lambda e: e.name or "")
            if e.name
        ),
        pages=pages,
        redirects=redirects or {},
    )


def owned(paper: Paper) -> Paper:
    """The paper with the name that a paper of these values has."""
    names = [author.name for author in paper.authors]
    bare = replace(paper, own=b"", authors=(), related=())
    return replace(paper, own=repr((bare, names)).encode("utf-8", "backslashreplace"))


def _paper(entry: Entry, slugs: Mapping[str, str | None], related: tuple[Related, ...]) -> Paper:
    paper = Paper(
        own=b"",
        slug=entry.slug,
        title=entry.title,
        title_source=entry.title_source,
        name=entry.name,
        derived=Derived(None, "", ()),
        authors=tuple(Author(name, slugs.get(name)) for name in entry.authors),
        venue=_venue_id(entry) if entry.venue else None,
        venue_name=entry.venue,
        year=entry.year,
        tags=entry.tags,
        links=entry.links,
        related=related,
        abstract=entry.abstract,
        searchable=entry.abstract,
        results=entry.results,
        notes=entry.notes,
        added=entry.day,
        date=entry.day,
        source=None,
        file=f"content/papers/{entry.slug}.md",
        withdrawn=entry.withdrawn,
    )
    return owned(paper)


def _after(entries: list[Entry], entry: Entry) -> tuple[Related, ...]:
    place = entries.index(entry) if entry in entries else len(entries)
    return tuple(
        Related(other.slug, tuple(tag for tag in entry.tags if tag in other.tags), other.shares)
        for other in entries[place + 1 : place + 3]
    )


def _venue_id(entry: Entry) -> str:
    return f"{entry.venue}-{entry.year}".lower()


def _venues(entries: list[Entry]) -> tuple[Venue, ...]:
    found: dict[str, Venue] = {}
    for entry in entries:
        if entry.venue is not None:
            key = _venue_id(entry)
            venue = found.get(key) or Venue(key, entry.venue, entry.year, ())
            found[key] = replace(venue, papers=(*venue.papers, entry.slug))
    return tuple(found.values())


def _people(entries: list[Entry], page_from: int) -> tuple[Person, ...]:
    papers: dict[str, list[str]] = {}
    for entry in entries:
        for name in entry.authors:
            papers.setdefault(name, []).append(entry.slug)
    return tuple(
        Person(
            name=name,
            slug="-".join(name.lower().split()) if len(slugs) >= page_from else None,
            letter=name.split()[-1][0] if name.split()[-1][0].isalpha() else "#",
            papers=tuple(slugs),
        )
        for name, slugs in sorted(papers.items(), key=lambda item: item[0].split()[-1])
    )


def render(catalog: Catalog, using: Theme | None = None, reader: Reader = read) -> dict[str, bytes]:
    """The site of a catalog, by path."""
    files = list(render_site(catalog, using or theme(), reader, read_notes))
    rendered = {file.path: data_of(file) for file in files}
    assert len(rendered) == len(files)
    return rendered


def data_of(file: OutputFile | PlannedFile) -> bytes:
    return file.make() if isinstance(file, PlannedFile) else file.data


def tree(data: bytes) -> HtmlElement:
    return html.document_fromstring(data.decode())


def text(element: HtmlElement) -> str:
    """What a reader sees of an element, in one line."""
    return " ".join(element.text_content().split())


def handlers(page: HtmlElement) -> list[str]:
    """The attributes of a page that hold script or style: there must be none."""
    names = {str(name) for element in page.iter() for name in element.attrib}
    return sorted(name for name in names if name.startswith("on") or name == "style")
