"""The order of the stages, and nothing else: what flows from a content folder to a site."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from sitegen.check.site import check_site
from sitegen.content.folder import require as require_content
from sitegen.content.fresh import create_site
from sitegen.content.keeping import keep_derived as write_derived
from sitegen.content.keeping import keep_pages, keep_permalinks
from sitegen.content.keys import is_site_url
from sitegen.content.metadata import read_facts
from sitegen.content.papers import read_papers
from sitegen.content.permalinks import read_permalinks, read_redirects
from sitegen.content.prose_pages import read_prose_pages
from sitegen.content.settings import read_site
from sitegen.content.taxonomy import read_taxonomy
from sitegen.content.theme import read_theme, theme_folders
from sitegen.derive.abstract import Deriver
from sitegen.derive.catalog import Assembled, Materials, assemble
from sitegen.derive.drafts import draft_pages
from sitegen.derive.facts import PublishedFacts
from sitegen.derive.promises import Promises, compare
from sitegen.derive.settle import State
from sitegen.ingest.lists import read_lists
from sitegen.ingest.new import find_new
from sitegen.model.catalog import Catalog
from sitegen.model.problem import Problem, error, warning
from sitegen.model.prose import Reader
from sitegen.model.record import Derived, Record
from sitegen.output.publish import Published, forget, guard, publish
from sitegen.render.export import export_jsonl
from sitegen.render.site import render_site
from sitegen.search.files import search_files
from sitegen.text.abstract import read_abstract
from sitegen.text.notes import render_notes

T = TypeVar("T")

READINGS_KEPT = 20_000
"""How many readings of abstracts stay in memory: about 200 MB of them."""


__all__ = [
    "Built", "Loaded", "base_path", "build", "check", "create_site", "export", "forget",
    "is_site_url", "load", "outdated_pages", "require_content", "stale_pages", "watched_folders",
    "write_derived",
]  # fmt: skip


Progress = Callable[[str, int | None], Callable[[], object]]
"""Told of a step and its number of items, where known; returns what is called for each of them."""


def silent(step: str, total: int | None) -> Callable[[], object]:  # noqa: ARG001 -- a Progress
    """The progress nobody watches."""
    return lambda: None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A content folder read and completed; nothing is written yet."""

    root: Path
    catalog: Catalog
    read: Reader
    records: dict[str, Record]
    """Every record by its file, drafts included."""
    drafts: tuple[Record, ...]
    assembled: Assembled
    published: frozenset[str]
    promises: Promises
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did. `published` is None where the previous site was left in place."""

    papers: int
    pages_made: int
    pages_derived: int
    published: Published | None
    problems: tuple[Problem, ...]


def load(
    root: Path, today: date, *, base_url: str | None = None, progress: Progress = silent
) -> Loaded:
    """Read a content folder and complete its catalog, in memory.

    `today` dates the pages that have to be made; `base_url` takes the place of the site's own.
    Raises RunError where there is no such folder.
    """
    require_content(root)
    problems: list[Problem] = []
    site = read_site(root, problems)
    if base_url:
        site = replace(site, base_url=base_url.rstrip("/"))
    taxonomy = read_taxonomy(root, problems)
    facts = PublishedFacts(read_facts(root, problems))
    published = read_permalinks(root, problems)
    records = tuple(_ticking(read_papers(root, problems), progress("Reading pages", None)))
    ingested = find_new(read_lists(root, problems), records)
    read = lru_cache(READINGS_KEPT)(read_abstract)
    deriver = lru_cache(READINGS_KEPT)(Deriver(taxonomy))
    derive_new = progress("Making pages", len(ingested.new))
    drafts = draft_pages(
        ingested.new,
        lambda abstract: (derive_new(), deriver(read(abstract)))[1],
        facts,
        {record.slug for record in records},
        published,
        str(root / "papers"),
        today,
    )
    everything = (*records, *drafts.records)
    tick = progress("Deriving", len(everything))
    materials = Materials(
        site=site,
        taxonomy=taxonomy,
        records=everything,
        facts=facts,
        pages=tuple(read_prose_pages(root, problems)),
        redirects=read_redirects(root, problems),
        published=published,
    )
    assembled = assemble(materials, read, lambda prose: (tick(), deriver(prose))[1])
    promises = compare(
        assembled.catalog, published, str(root / "permalinks.txt"), str(root / "redirects.yaml")
    )
    found = (
        *problems,
        *ingested.problems,
        *drafts.problems,
        *assembled.problems,
        *promises.problems,
    )
    return Loaded(
        root=root,
        catalog=assembled.catalog,
        read=read,
        records={record.file: record for record in everything},
        drafts=drafts.records,
        assembled=assembled,
        published=published,
        promises=promises,
        problems=found,
    )


def build(
    root: Path,
    output: Path,
    today: date,
    *,
    base_url: str | None = None,
    strict: bool = False,
    progress: Progress = silent,
) -> Built:
    """Build a content folder into `output`, and write what it lacks back to it.

    Under `strict` nothing is written to the content: a page that had to be made and a path that
    permalinks.txt lacks are errors. Raises UsageError for an output folder that would do harm, and
    RunError where the run cannot go on; the previous site is then as it was.
    """
    guard(output, root)
    loaded = load(root, today, base_url=base_url, progress=progress)
    problems = list(loaded.problems)
    made = derived = 0
    if strict:
        problems += _uncommitted(loaded)
    else:
        made = keep_pages(loaded.drafts, problems)
        derived = write_derived(stale_pages(loaded), problems)
    if loaded.catalog.site.base_url is None:
        problems.append(_no_base_url(root))
    theme = read_theme(root, problems)
    done = None
    if not loaded.promises.lost:
        files = chain(
            render_site(loaded.catalog, theme, loaded.read, render_notes),
            search_files(loaded.catalog, loaded.read),
        )
        done = publish(_ticking(files, progress("Writing pages", None)), output)
        if not strict:
            keep_permalinks(root, loaded.published, loaded.promises.new, problems)
    return Built(len(loaded.catalog.papers), made, derived, done, tuple(problems))


def stale_pages(loaded: Loaded) -> Iterator[tuple[Record, Derived]]:
    """The pages whose abstract changed since `derived` was made, with what is derived now."""
    for file, settled in loaded.assembled.settled.items():
        if settled.state is State.STALE:
            yield loaded.records[file], settled.fresh


def outdated_pages(loaded: Loaded, named: Collection[str]) -> Iterator[tuple[Record, Derived]]:
    """The pages `sitegen derive` changes, with what it writes.

    Those whose abstract or rules changed; with pages `named` by their files those alone, and then
    also pages that have no `derived` yet and pages where it was edited.
    """
    unasked = {State.STALE, State.OUTDATED}
    for file, settled in sorted(loaded.assembled.settled.items()):
        record = loaded.records[file]
        wanted = file in named if named else settled.state in unasked
        if wanted and record.derived != settled.fresh:
            yield record, settled.fresh


def export(loaded: Loaded, *, tag: str | None, venue: str | None) -> Iterator[str]:
    """The lines of the JSON Lines export."""
    return export_jsonl(loaded.catalog, loaded.read, tag=tag, venue=venue)


def check(root: Path, output: Path) -> list[Problem]:
    """What is wrong with a built site. Raises RunError where there is none."""
    problems: list[Problem] = []
    published = sorted(read_permalinks(root, problems))
    redirects = read_redirects(root, problems)
    return [*problems, *check_site(output, published, redirects)]


def base_path(root: Path) -> str:
    """The path a site lives under, from its settings: `/repo/` or `/`."""
    return read_site(root, []).base_path


def watched_folders(root: Path) -> tuple[Path, ...]:
    """Every folder a build reads from."""
    return (root, *(path for path in theme_folders(root) if path.is_dir()))


def _uncommitted(loaded: Loaded) -> Iterator[Problem]:
    """What CI must not publish: pages and paths that are not in the repository."""
    hint = "Run `sitegen build` without --strict and commit what it writes."
    for record in loaded.drafts:
        yield error("page-made", record.file, None, "the page does not exist yet.", hint)
    for path in loaded.promises.new:
        file = str(loaded.root / "permalinks.txt")
        yield error("url-new", file, None, f"{path} is not listed.", hint)


def _no_base_url(root: Path) -> Problem:
    message = "there is no base_url, so canonical links, feeds and the sitemap are left out."
    hint = "Add `base_url: https://…`, or build with --base-url."
    return warning("no-base-url", str(root / "site.yaml"), None, message, hint)


def _ticking(items: Iterable[T], tick: Callable[[], object]) -> Iterator[T]:
    for item in items:
        tick()
        yield item
