"""The order of the stages, and nothing else: from a content folder, by its catalog, to a site."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date
from itertools import chain
from pathlib import Path

from sitegen.again import Inputs
from sitegen.content.folder import require as require_content
from sitegen.content.fresh import create_site
from sitegen.content.keeping import keep_derived, keep_pages, keep_permalinks
from sitegen.content.permalinks import read_permalinks, read_redirects
from sitegen.content.settings import read_site, without_base_url
from sitegen.content.theme import read_theme, theme_folders
from sitegen.crew import cores
from sitegen.derive.outdated import outdated_pages, stale_pages
from sitegen.derive.promises import noted, uncommitted
from sitegen.loading import Loaded, Progress, load, silent, ticking
from sitegen.memory import Memory
from sitegen.model.built import Built
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.model.pages_limit import pages_problem
from sitegen.model.problem import Problem
from sitegen.model.record import Derived, Record
from sitegen.output.place import Place
from sitegen.output.publish import Published, forget, guard, publish, tell
from sitegen.render.export import export_jsonl
from sitegen.render.site import render_site
from sitegen.search.files import search_files
from sitegen.search.memory import SearchMemory, from_bytes
from sitegen.text.file_names import is_leftover

__all__ = [
    "Loaded", "base_path", "build", "check", "cores", "create_site", "explain", "export",
    "forget", "is_leftover", "keep_derived", "load", "outdated", "require_content",
    "watched_folders",
]  # fmt: skip

_SEARCH = "search"
"""What is left for the next build."""


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
        return _Kept(unwritten, keep_derived(stale_pages(loaded.entries), problems))
    return _Kept(loaded.drafts)


def memory_of(output: Path, program: bytes, live: int = 0) -> Memory:
    """What earlier builds of an output folder computed; up to `live` results stay at hand."""
    return Memory(Place.of(output).memory, program, live)


def explain(loaded: Loaded, file: str) -> Iterator[str]:
    """What today's rules derive for a page, and from which of its words, in lines to read."""
    prose = loaded.read(loaded.entries[file].record.abstract)
    return loaded.deriver.explanation(prose)


def outdated(loaded: Loaded, named: Collection[str]) -> Iterator[tuple[Record, Derived]]:
    """The pages that `sitegen derive` changes, with what it writes; `named` are asked for."""
    return outdated_pages(
        loaded.entries, named, lambda abstract: loaded.deriver(loaded.read(abstract))
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
    done = publish(ticking(files, progress("Writing pages", None)), output, memory.program)
    problems.extend(filter(None, [pages_problem(done.tally.bytes, str(output))]))
    return done


def _search_files(loaded: Loaded, memory: Memory) -> Iterator[OutputFile | PlannedFile]:
    earlier = memory.earlier(_SEARCH, from_bytes)
    found = yield from search_files(loaded.catalog, earlier)
    memory.leave(_SEARCH, found, SearchMemory.to_bytes)
