"""The order of the stages, and nothing else: what flows from a content folder to a site."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TypeVar

import msgspec

from sitegen.again import Inputs
from sitegen.content.folder import require as require_content
from sitegen.content.fresh import create_site
from sitegen.content.keeping import keep_derived, keep_pages, keep_permalinks
from sitegen.content.lists import read_lists
from sitegen.content.metadata import read_facts
from sitegen.content.papers import page_files
from sitegen.content.permalinks import read_permalinks, read_redirects
from sitegen.content.prose_pages import read_prose_pages
from sitegen.content.settings import read_site, without_base_url
from sitegen.content.taxonomy import read_taxonomy
from sitegen.content.theme import read_theme, theme_folders
from sitegen.crew import Crew, cores
from sitegen.derive.catalog import Assembled, Materials, assemble
from sitegen.derive.drafts import Drafts, draft_pages
from sitegen.derive.entries import Entry
from sitegen.derive.facts import PublishedFacts
from sitegen.derive.people import people_of
from sitegen.derive.promises import Promises, compare, noted, uncommitted
from sitegen.derive.related.relating import Relations
from sitegen.derive.rules import LateDeriver
from sitegen.derive.settle import Settled, outdated_pages, stale_pages
from sitegen.ingest.lists import read_abstracts
from sitegen.ingest.new import find_new
from sitegen.inputs import digest
from sitegen.memory import Memory
from sitegen.model.built import Built
from sitegen.model.catalog import Catalog, Person
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.model.pages_limit import pages_problem
from sitegen.model.problem import Problem
from sitegen.model.prose import NotesReader, Reader
from sitegen.model.record import Derived, ListedAbstract, Record, UnreadPage
from sitegen.model.taxonomy import Taxonomy
from sitegen.output.place import Place
from sitegen.output.publish import Published, forget, guard, publish, tell
from sitegen.pages import PageRead, PageReader, derive_abstracts, read_pages
from sitegen.render.export import export_jsonl
from sitegen.render.site import render_site
from sitegen.search.files import search_files
from sitegen.search.memory import from_bytes
from sitegen.text.file_names import is_leftover

__all__ = [
    "Loaded", "base_path", "build", "check", "cores", "create_site", "explain", "export",
    "forget", "is_leftover", "keep_derived", "load", "outdated", "require_content",
    "watched_folders",
]  # fmt: skip

PAGES_AT_ONCE = 2_000
"""Pages whose bytes are held while they are read."""

_RELATIONS, _SEARCH = "related papers", "search"
"""What the stages leave for the next build."""

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
    settled: dict[str, Settled]
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
        pages = _read_pages(
            root, taxonomy=taxonomy, crew=crew, memory=memory, progress=progress, problems=problems
        )
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
        settled=dict(assembled.settled),
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
    taxonomy: Taxonomy,
    crew: Crew[PageReader],
    memory: Memory,
    progress: Progress,
    problems: list[Problem],
) -> _Pages:
    with_taxonomy = digest(msgspec.msgpack.encode(taxonomy))
    read = memory.remembering_all(
        "page",
        partial(crew.map, read_pages),
        lambda page: (with_taxonomy, *page.inputs()),
        PageRead,
    )
    tick = progress("Reading pages", None)
    entries, unread = [], []
    files = page_files(root, problems)
    while some := list(islice(files, PAGES_AT_ONCE)):
        for page, found in zip(some, read(some), strict=True):
            problems.extend(found.problems)
            if found.entry:
                entries.append(found.entry)
            else:
                unread.append(page.unread())
            tick()
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
    derived = dict(zip(texts, _ticking(crew.map(derive_abstracts, texts), tick), strict=True))
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
        "people", people_of, lambda who: [msgspec.msgpack.encode(who)], tuple[Person, ...]
    )
    earlier = memory.earlier(_RELATIONS, Relations)
    assembled = assemble(materials, reader.read_notes, earlier, find_people)
    if assembled.relations is not earlier:
        memory.leave(_RELATIONS, assembled.relations)
    return assembled


def build(
    root: Path,
    output: Path,
    today: date,
    *,
    base_url: str | None = None,
    strict: bool = False,
    keep: bool = True,
    jobs: int = 1,
    inputs: Inputs | None = None,
    memory: Memory | None = None,
    progress: Progress = silent,
) -> Built:
    """Build a content folder into `output`, and write what it lacks back to it.

    Where a published URL would be lost, the previous site and the content stay as they were. With
    `keep` false new pages are built in memory and nothing is written to the content; under `strict`
    likewise, and a page that had to be made and a path that permalinks.txt lacks are errors. With
    `inputs`, what is told here can be told again while they stay the same. Raises UsageError for an
    output folder that would do harm, and RunError where the run cannot go on; the previous site is
    then as it was.
    """
    guard(output, root)
    memory = memory or Memory(None)
    loaded = load(root, today, base_url=base_url, jobs=jobs, memory=memory, progress=progress)
    problems = list(loaded.problems)
    kept = _keep(loaded, problems, strict=strict, keep=keep)
    if loaded.catalog.site.base_url is None:
        problems.append(without_base_url(root))
    done = _publish(loaded, output, memory, progress, problems)
    if done and keep and not strict:
        # A page that could not be written is made again, and is not one that was deleted.
        new = noted(loaded.promises.new, loaded.catalog, kept.unwritten)
        keep_permalinks(root, new, problems)
    memory.keep()
    built = Built(
        papers=len(loaded.catalog.papers),
        pages_made=len(loaded.drafts) - len(kept.unwritten),
        pages_unwritten=len(kept.unwritten),
        pages_derived=kept.derived,
        tally=done.tally if done else None,
        problems=tuple(problems),
    )
    told = inputs.told(built) if inputs else None
    if inputs and done and told is not None:
        tell(output, done.stands, inputs.digest, told)
    return built


@dataclass(frozen=True, slots=True)
class _Kept:
    """What became of new pages and of those to be derived again."""

    unwritten: tuple[Record, ...]
    derived: int = 0


def _keep(loaded: Loaded, problems: list[Problem], *, strict: bool, keep: bool) -> _Kept:
    """Write to the content what it lacks, or report it."""
    if strict:
        file = str(loaded.root / "permalinks.txt")
        problems.extend(uncommitted(loaded.drafts, loaded.promises.new, file))
    elif keep and not loaded.promises.lost:
        unwritten = keep_pages(loaded.drafts, problems)
        return _Kept(unwritten, keep_derived(stale_pages(loaded.settled), problems))
    return _Kept(loaded.drafts)


def memory_of(output: Path, program: bytes, live: int = 0) -> Memory:
    """What earlier builds of an output folder computed; up to `live` results stay at hand."""
    return Memory(Place.of(output).memory, program, live)


def explain(loaded: Loaded, file: str) -> Iterator[str]:
    """What today's rules derive for a page, and from which of its words, in lines to read."""
    prose = loaded.read(loaded.settled[file].record.abstract)
    return loaded.deriver.explanation(prose)


def outdated(loaded: Loaded, named: Collection[str]) -> Iterator[tuple[Record, Derived]]:
    """The pages that `sitegen derive` changes, with what it writes; `named` are asked for."""
    return outdated_pages(
        loaded.settled, named, lambda abstract: loaded.deriver(loaded.read(abstract))
    )


def export(loaded: Loaded, tag: str | None, venue: str | None) -> Iterator[str]:
    """The papers as JSON Lines; `tag` and `venue` are ids, and keep the papers that have them."""
    return export_jsonl(loaded.catalog, loaded.read, loaded.deriver, tag=tag, venue=venue)


def check(root: Path | None, output: Path) -> list[Problem]:
    """What is wrong with a built site; with a content folder also which promised URLs it lacks.

    Raises RunError where there is no such site or content folder.
    """
    from sitegen.check.site import check_site  # noqa: PLC0415 -- no other command needs it

    problems: list[Problem] = []
    if root is None:
        return check_site(output)
    require_content(root)
    published = sorted(read_permalinks(root, problems))
    redirects = read_redirects(root, problems)
    return [*problems, *check_site(output, published, redirects)]


def base_path(root: Path) -> str:
    """The path a site lives under, from its settings: `/repo/` or `/`."""
    return read_site(root, []).base_path


def watched_folders(root: Path) -> tuple[Path, ...]:
    """Every folder a build reads from."""
    return (root, *(path for path in theme_folders(root) if path.is_dir()))


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


def _publish(
    loaded: Loaded, output: Path, memory: Memory, progress: Progress, problems: list[Problem]
) -> Published | None:
    theme = read_theme(loaded.root, problems)
    if loaded.promises.lost:
        return None
    # The search first: it takes the most memory, and what pages are made of is not there yet.
    files = chain(
        _search_files(loaded, memory),
        render_site(loaded.catalog, theme, loaded.read, loaded.read_notes),
    )
    done = publish(_ticking(files, progress("Writing pages", None)), output, memory.program)
    problems.extend(filter(None, [pages_problem(done.tally.bytes, str(output))]))
    return done


def _search_files(loaded: Loaded, memory: Memory) -> Iterator[OutputFile | PlannedFile]:
    kept = memory.earlier(_SEARCH, bytes)
    earlier = from_bytes(kept) if kept else None
    found = yield from search_files(loaded.catalog, earlier)
    memory.leave(_SEARCH, found.to_bytes())


def _ticking(items: Iterable[Result], tick: Callable[[], object]) -> Iterator[Result]:
    for item in items:
        tick()
        yield item
