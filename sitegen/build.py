"""The order of the stages, and nothing else: what flows from a content folder to a site."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from itertools import chain
from pathlib import Path
from typing import TypeVar

from sitegen.check.site import check_site
from sitegen.content.folder import require as require_content
from sitegen.content.fresh import create_site
from sitegen.content.keeping import keep_derived, keep_pages, keep_permalinks
from sitegen.content.lists import read_lists
from sitegen.content.metadata import read_facts
from sitegen.content.papers import read_papers
from sitegen.content.permalinks import read_permalinks, read_redirects
from sitegen.content.prose_pages import read_prose_pages
from sitegen.content.settings import read_site, without_base_url
from sitegen.content.taxonomy import read_taxonomy
from sitegen.content.theme import read_theme, theme_folders
from sitegen.derive.abstract import Derivation, Deriver
from sitegen.derive.catalog import Materials, assemble
from sitegen.derive.drafts import draft_pages
from sitegen.derive.explaining import explanation
from sitegen.derive.facts import PublishedFacts
from sitegen.derive.promises import Promises, compare, noted, uncommitted
from sitegen.derive.settle import Settled, outdated_pages, stale_pages
from sitegen.ingest.lists import read_abstracts
from sitegen.ingest.new import find_new
from sitegen.memory import remembering
from sitegen.model.catalog import Catalog
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.model.problem import Problem
from sitegen.model.prose import NotesReader, Prose, Reader
from sitegen.model.record import ListedAbstract, Record, UnreadPage
from sitegen.output.publish import Published, forget, guard, publish
from sitegen.render.export import export_jsonl
from sitegen.render.site import render_site
from sitegen.search.files import search_files
from sitegen.text.abstract import read_abstract
from sitegen.text.file_names import is_leftover
from sitegen.text.notes import read_notes

__all__ = [
    "Built", "Loaded", "base_path", "build", "check", "create_site", "explain", "export_jsonl",
    "forget", "is_leftover", "keep_derived", "load", "outdated_pages", "require_content",
    "watched_folders",
]  # fmt: skip

READINGS_KEPT = 20_000
"""How many readings of abstracts stay in memory: about 200 MB of them."""

Argument = TypeVar("Argument")
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
    derive: Callable[[Prose], Derivation]
    """What today's rules derive, and why."""
    promises: Promises
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did. `published` is None where the previous site was left in place."""

    papers: int
    pages_made: int
    pages_unwritten: int
    """New pages that are in the site, but not in the content."""
    pages_derived: int
    published: Published | None
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Content:
    """A content folder as read: what its catalog is made of, and the abstracts of its lists."""

    materials: Materials
    unread: tuple[UnreadPage, ...]
    listed: tuple[ListedAbstract, ...]


def load(
    root: Path, today: date, *, base_url: str | None = None, progress: Progress = silent
) -> Loaded:
    """Read a content folder and complete its catalog, in memory.

    `today` dates the pages that have to be made; `base_url` takes the place of the site's own.
    Raises RunError where there is no such folder or its settings cannot be read.
    """
    require_content(root)
    problems: list[Problem] = []
    content = _read(root, base_url, progress, problems)
    materials = content.materials
    read = remembering(read_abstract, READINGS_KEPT)
    notes = remembering(read_notes, READINGS_KEPT)
    deriver = Deriver(materials.taxonomy)
    derive = remembering(deriver, READINGS_KEPT)
    ingested = find_new(content.listed, materials.records, content.unread)
    drafts = draft_pages(
        ingested.new,
        _counted(lambda text: derive(read(text)), progress("Making pages", len(ingested.new))),
        facts=materials.facts,
        beside=(record.abstract for record in materials.records),
        slugs={record.slug for record in materials.records} | {p.slug for p in content.unread},
        published=materials.published,
        redirects=materials.redirects,
        folder=str(root / "papers"),
        added=today,
    )
    materials = replace(materials, records=(*materials.records, *drafts.records))
    tick = progress("Deriving", len(materials.records))
    assembled = assemble(materials, read, notes, _counted(derive, tick))
    promises = compare(
        assembled.catalog,
        frozenset(materials.published),
        str(root / "permalinks.txt"),
        str(root / "redirects.yaml"),
    )
    for found in (ingested, drafts, assembled, promises):
        problems.extend(found.problems)
    return Loaded(
        root=root,
        catalog=assembled.catalog,
        settled=dict(assembled.settled),
        drafts=drafts.records,
        read=read,
        read_notes=notes,
        derive=deriver.explained,
        promises=promises,
        problems=tuple(problems),
    )


def build(
    root: Path,
    output: Path,
    today: date,
    *,
    base_url: str | None = None,
    strict: bool = False,
    keep: bool = True,
    progress: Progress = silent,
) -> Built:
    """Build a content folder into `output`, and write what it lacks back to it.

    Where a published URL would be lost, the previous site and the content stay as they were. With
    `keep` false new pages are built in memory and nothing is written to the content; under `strict`
    likewise, and a page that had to be made and a path that permalinks.txt lacks are errors. Raises
    UsageError for an output folder that would do harm, and RunError where the run cannot go on; the
    previous site is then as it was.
    """
    guard(output, root)
    loaded = load(root, today, base_url=base_url, progress=progress)
    problems = list(loaded.problems)
    unwritten, derived = loaded.drafts, 0
    if strict:
        file = str(root / "permalinks.txt")
        problems.extend(uncommitted(loaded.drafts, loaded.promises.new, file))
    elif keep and not loaded.promises.lost:
        unwritten = keep_pages(loaded.drafts, problems)
        derived = keep_derived(stale_pages(loaded.settled), problems)
    if loaded.catalog.site.base_url is None:
        problems.append(without_base_url(root))
    done = _publish(loaded, output, progress, problems)
    if done and keep and not strict:
        # A page that could not be written is made again, and is not one that was deleted.
        new = noted(loaded.promises.new, loaded.catalog, unwritten)
        keep_permalinks(root, new, problems)
    made = len(loaded.drafts) - len(unwritten)
    papers = len(loaded.catalog.papers)
    return Built(papers, made, len(unwritten), derived, done, tuple(problems))


def explain(loaded: Loaded, file: str) -> Iterator[str]:
    """What today's rules derive for a page, and from which of its words, in lines to read."""
    return explanation(loaded.derive(loaded.read(loaded.settled[file].record.abstract)))


def check(root: Path | None, output: Path) -> list[Problem]:
    """What is wrong with a built site; with a content folder also which promised URLs it lacks.

    Raises RunError where there is no such site or content folder.
    """
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


def _read(
    root: Path, base_url: str | None, progress: Progress, problems: list[Problem]
) -> _Content:
    site = read_site(root, problems)
    papers = read_papers(root, problems, progress("Reading pages", None))
    materials = Materials(
        site=replace(site, base_url=base_url.rstrip("/")) if base_url else site,
        taxonomy=read_taxonomy(root, problems),
        records=papers.records,
        facts=PublishedFacts(read_facts(root, problems)),
        pages=tuple(read_prose_pages(root, problems)),
        redirects=read_redirects(root, problems),
        published=read_permalinks(root, problems),
    )
    listed = tuple(read_abstracts(read_lists(root, problems), problems))
    return _Content(materials, papers.unread, listed)


def _publish(
    loaded: Loaded, output: Path, progress: Progress, problems: list[Problem]
) -> Published | None:
    theme = read_theme(loaded.root, problems)
    if loaded.promises.lost:
        return None
    files = chain(
        render_site(loaded.catalog, theme, loaded.read, loaded.read_notes),
        map(_made, search_files(loaded.catalog, loaded.read)),
    )
    return publish(_ticking(files, progress("Writing pages", None)), output)


def _made(file: OutputFile | PlannedFile) -> OutputFile:
    return OutputFile(file.path, file.make()) if isinstance(file, PlannedFile) else file


def _counted(
    function: Callable[[Argument], Result], tick: Callable[[], object]
) -> Callable[[Argument], Result]:
    def call(argument: Argument) -> Result:
        tick()
        return function(argument)

    return call


def _ticking(items: Iterable[Result], tick: Callable[[], object]) -> Iterator[Result]:
    for item in items:
        tick()
        yield item
