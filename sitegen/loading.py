"""From a content folder to its catalog: the first half of every build."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

from msgspec.msgpack import Decoder, encode

from sitegen.content.folder import require as require_content
from sitegen.content.lists import read_lists
from sitegen.content.metadata import FactsRead, facts_files, read_facts
from sitegen.content.papers import page_files
from sitegen.content.permalinks import read_permalinks, read_redirects
from sitegen.content.prose_pages import read_prose_pages
from sitegen.content.settings import read_site
from sitegen.content.taxonomy import read_taxonomy
from sitegen.crew import Crew
from sitegen.derive.catalog import Assembled, Materials, assemble
from sitegen.derive.drafts import Drafts, draft_pages
from sitegen.derive.entries import Entry, joined_name
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
    with Crew(partial(PageReader, taxonomy), jobs) as crew:
        loader = _Loader(root, crew, memory or Memory(None), progress, problems)
        pages = loader.pages()
        materials = loader.materials(taxonomy, pages.entries, base_url)
        listed = read_abstracts(read_lists(root, problems), problems)
        ingested = find_new(listed, pages.records, pages.unread)
        drafts = loader.drafts(ingested.new, pages, materials, today)
    reader = crew.tool
    made = tuple(map(reader.draft, drafts.records))
    assembled = loader.assembled(replace(materials, entries=(*pages.entries, *made)))
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


@dataclass(frozen=True, slots=True)
class _Loader:
    """The steps of loading one folder, and what all of them work with."""

    root: Path
    crew: Crew[PageReader]
    memory: Memory
    progress: Progress
    problems: list[Problem]

    def pages(self) -> _Pages:
        """Every page of the folder."""
        earlier = self.memory.earlier(_SIGHTINGS, Decoder(dict[str, bytes]).decode) or {}
        sightings = Sightings(earlier)
        read_all = partial(self.crew.map, read_pages)
        read = self.memory.remembering_all("page", read_all, self.crew.tool.name, PageRead)
        tick = self.progress("Reading pages", None)
        entries, unread = [], []
        files = page_files(self.root, self.problems, sightings.read)
        while some := list(islice(files, PAGES_AT_ONCE)):
            for page, found in zip(some, read(some), strict=True):
                self.problems.extend(found.problems)
                if found.entry:
                    entries.append(found.entry)
                else:
                    unread.append(page.unread())
                tick()
        if sightings.now != earlier:
            self.memory.leave(_SIGHTINGS, sightings.now, encode)
        return _Pages(tuple(entries), tuple(unread))

    def materials(
        self, taxonomy: Taxonomy, entries: tuple[Entry, ...], base_url: str | None
    ) -> Materials:
        """The pages with all else that a catalog is made of."""
        site = read_site(self.root, self.problems)
        return Materials(
            site=replace(site, base_url=base_url.rstrip("/")) if base_url else site,
            taxonomy=taxonomy,
            entries=entries,
            facts=self._facts(),
            pages=tuple(read_prose_pages(self.root, self.problems)),
            redirects=read_redirects(self.root, self.problems),
            published=read_permalinks(self.root, self.problems),
        )

    def _facts(self) -> PublishedFacts:
        read = self.memory.remembering("facts", read_facts, encode, FactsRead)
        found = [read(file) for file in facts_files(self.root, self.problems)]
        for each in found:
            self.problems.extend(each.problems)
        return PublishedFacts(facts for each in found for facts in each.facts)

    def drafts(
        self, new: tuple[ListedAbstract, ...], pages: _Pages, materials: Materials, today: date
    ) -> Drafts:
        """The pages of new abstracts."""
        tick = self.progress("Making pages", len(new))
        texts = [item.text for item in new]
        derived = ticking(self.crew.map(derive_abstracts, texts), tick)
        return draft_pages(
            new,
            dict(zip(texts, derived, strict=True)).__getitem__,
            facts=materials.facts,
            beside=(record.abstract for record in pages.records),
            slugs={record.slug for record in pages.records} | {page.slug for page in pages.unread},
            published=materials.published,
            redirects=materials.redirects,
            folder=str(self.root / "papers"),
            added=today,
        )

    def assembled(self, materials: Materials) -> Assembled:
        """The catalog."""
        memory, reader = self.memory, self.crew.tool
        earlier = memory.earlier(_RELATIONS, Decoder(Relations).decode)
        found = assemble(
            materials,
            reader.read_notes,
            earlier,
            memory.remembering("people", people_of, encode, tuple[Person, ...]),
            memory.remembering_all("joined", reader.joined, lambda pair: joined_name(*pair), Entry),
        )
        if found.relations is not earlier:
            memory.leave(_RELATIONS, found.relations, encode)
        return found


def ticking(items: Iterable[Result], tick: Callable[[], object]) -> Iterator[Result]:
    """The items; `tick` is called before each of them."""
    for item in items:
        tick()
        yield item
