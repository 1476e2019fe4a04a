"""From a content folder to its catalog: the first half of every build."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

import msgspec

from sitegen.content.folder import require as require_content
from sitegen.content.lists import read_lists
from sitegen.content.metadata import read_facts
from sitegen.content.papers import page_files
from sitegen.content.permalinks import read_permalinks, read_redirects
from sitegen.content.prose_pages import read_prose_pages
from sitegen.content.settings import read_site
from sitegen.content.taxonomy import read_taxonomy
from sitegen.crew import Crew
from sitegen.derive.catalog import Assembled, Materials, assemble
from sitegen.derive.drafts import Drafts, draft_pages
from sitegen.derive.entries import Entry
from sitegen.derive.facts import PublishedFacts
from sitegen.derive.people import people_of
from sitegen.derive.promises import Promises, compare
from sitegen.derive.related.relating import Relations
from sitegen.derive.rules import LateDeriver
from sitegen.ingest.lists import read_abstracts
from sitegen.ingest.new import find_new
from sitegen.memory import Memory
from sitegen.model.catalog import Catalog, Person
from sitegen.model.problem import Problem
from sitegen.model.prose import NotesReader, Reader
from sitegen.model.record import ListedAbstract, Record, UnreadPage
from sitegen.model.taxonomy import Taxonomy
from sitegen.pages import PageRead, PageReader, derive_abstracts, read_pages
from sitegen.sightings import Sightings

PAGES_AT_ONCE = 2_000
"""Pages whose bytes are held while they are read."""

_RELATIONS = "related"
_SIGHTINGS = "sightings"
"""What is left for the next build."""

Result = TypeVar("Result")

Progress = Callable[[str, int | None], Callable[[], object]]
"""Told of a step and its number of items, where known; returns what is called for each of them."""


def silent(_step: str, _total: int | None) -> Callable[[], object]:
    """The progress nobody watches."""
    return lambda: None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A content folder read and completed; nothing is written yet."""

    root: Path
    catalog: Catalog
    entries: Mapping[str, Entry]
    """Every page by its file, drafts included."""
    drafts: tuple[Record, ...]
    read: Reader
    read_notes: NotesReader
    deriver: LateDeriver
    """Today's rules."""
    promises: Promises
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Pages:
    """The pages of a content folder: the entries of those that could be read, and the others."""

    entries: tuple[Entry, ...]
    unread: tuple[UnreadPage, ...]

    @property
    def records(self) -> tuple[Record, ...]:
        return tuple(entry.record for entry in self.entries)


def load(
    root: Path,
    today: date,
    *,
    base_url: str | None = None,
    jobs: int = 1,
    memory: Memory | None = None,
    progress: Progress = silent,
) -> Loaded:
    """Read a content folder and complete its catalog, in memory.

    `today` dates the pages that have to be made; `base_url` takes the place of the site's own.
    `jobs` processes share the work, `memory` holds what was found before. Raises RunError where
    there is no such folder or its settings cannot be read.
    """
    require_content(root)
    problems: list[Problem] = []
    taxonomy = read_taxonomy(root, problems)
    memory = memory or Memory(None)
    with Crew(partial(PageReader, taxonomy), jobs) as crew:
        pages = _read_pages(root, crew=crew, memory=memory, progress=progress, problems=problems)
        materials = _materials(root, base_url, taxonomy, pages.entries, problems)
        listed = read_abstracts(read_lists(root, problems), problems)
        ingested = find_new(listed, pages.records, pages.unread)
        drafts = _drafts(
            root, today, new=ingested.new, pages=pages, materials=materials, crew=crew,
            progress=progress,
        )  # fmt: skip
    reader = crew.tool
    made = tuple(map(reader.draft, drafts.records))
    materials = replace(materials, entries=(*pages.entries, *made))
    assembled = _assemble(materials, reader, memory)
    files = str(root / "permalinks.txt"), str(root / "redirects.yaml")
    promises = compare(assembled.catalog, frozenset(materials.published), *files)
    for found in (ingested, drafts, assembled, promises):
        problems.extend(found.problems)
    return Loaded(
        root=root,
        catalog=assembled.catalog,
        entries=assembled.entries,
        drafts=drafts.records,
        read=reader.read,
        read_notes=reader.read_notes,
        deriver=reader.deriver,
        promises=promises,
        problems=tuple(problems),
    )


def _read_pages(
    root: Path,
    *,
    crew: Crew[PageReader],
    memory: Memory,
    progress: Progress,
    problems: list[Problem],
) -> _Pages:
    earlier = memory.earlier(_SIGHTINGS, msgspec.msgpack.Decoder(dict[str, bytes]).decode) or {}
    sightings = Sightings(earlier)
    read = memory.remembering_all(
        "page",
        partial(crew.map, read_pages),
        crew.tool.name,
        PageRead,
    )
    tick = progress("Reading pages", None)
    entries, unread = [], []
    files = page_files(root, problems, sightings.read)
    while some := list(islice(files, PAGES_AT_ONCE)):
        for page, found in zip(some, read(some), strict=True):
            problems.extend(found.problems)
            if found.entry:
                entries.append(found.entry)
            else:
                unread.append(page.unread())
            tick()
    if sightings.now != earlier:
        memory.leave(_SIGHTINGS, sightings.now, msgspec.msgpack.encode)
    return _Pages(tuple(entries), tuple(unread))


def _drafts(
    root: Path,
    today: date,
    *,
    new: tuple[ListedAbstract, ...],
    pages: _Pages,
    materials: Materials,
    crew: Crew[PageReader],
    progress: Progress,
) -> Drafts:
    """The pages of new abstracts."""
    tick = progress("Making pages", len(new))
    texts = [item.text for item in new]
    derived = dict(zip(texts, ticking(crew.map(derive_abstracts, texts), tick), strict=True))
    return draft_pages(
        new,
        derived.__getitem__,
        facts=materials.facts,
        beside=(record.abstract for record in pages.records),
        slugs={record.slug for record in pages.records} | {page.slug for page in pages.unread},
        published=materials.published,
        redirects=materials.redirects,
        folder=str(root / "papers"),
        added=today,
    )


def _assemble(materials: Materials, reader: PageReader, memory: Memory) -> Assembled:
    find_people = memory.remembering(
        "people", people_of, msgspec.msgpack.encode, tuple[Person, ...]
    )
    earlier = memory.earlier(_RELATIONS, msgspec.msgpack.Decoder(Relations).decode)
    assembled = assemble(materials, reader.read_notes, earlier, find_people)
    if assembled.relations is not earlier:
        memory.leave(_RELATIONS, assembled.relations, msgspec.msgpack.encode)
    return assembled


def _materials(
    root: Path,
    base_url: str | None,
    taxonomy: Taxonomy,
    entries: tuple[Entry, ...],
    problems: list[Problem],
) -> Materials:
    site = read_site(root, problems)
    return Materials(
        site=replace(site, base_url=base_url.rstrip("/")) if base_url else site,
        taxonomy=taxonomy,
        entries=entries,
        facts=PublishedFacts(read_facts(root, problems)),
        pages=tuple(read_prose_pages(root, problems)),
        redirects=read_redirects(root, problems),
        published=read_permalinks(root, problems),
    )


def ticking(items: Iterable[Result], tick: Callable[[], object]) -> Iterator[Result]:
    """The items; `tick` is called before each of them."""
    for item in items:
        tick()
        yield item
