"""What each stage of a cold build in one process costs a paper, in processor time.

The stages go in the order of a build, for each finds in memory what those before it left there. So
the parts of the first one are timed in a process of their own.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from sitegen.content.papers import page_files, read_page_file
from sitegen.content.settings import read_site
from sitegen.content.taxonomy import read_taxonomy
from sitegen.content.theme import read_theme
from sitegen.derive.catalog import Materials, assemble
from sitegen.derive.facts import PublishedFacts
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.output.publish import publish
from sitegen.pages import PageReader
from sitegen.render.site import render_site
from sitegen.search.files import search_files

ENTRIES = "pages to entries, in all"

Seconds = dict[str, float]


def report(content: Path, papers: int) -> None:
    """One line a stage: what it takes, in microseconds a paper."""
    for measure in (whole, parts):
        for stage, seconds in _alone(measure, content).items():
            sys.stdout.write(f"{stage:28} {1e6 * seconds / papers:7.0f} us a paper\n")


def whole(content: Path) -> Seconds:
    """The stages of a build, by name."""
    taken: Seconds = {}
    reader = PageReader(read_taxonomy(content, []))
    pages = list(page_files(content, []))
    with _timed(ENTRIES, taken):
        entries = [reader.page(page).entry for page in pages]
    with _timed("catalog, related papers", taken):
        materials = Materials(
            site=read_site(content, []), taxonomy=read_taxonomy(content, []),
            entries=tuple(filter(None, entries)), facts=PublishedFacts(()), pages=(), redirects={},
            published={},
        )  # fmt: skip
        catalog = assemble(materials, reader.read_notes).catalog
    theme = read_theme(content, [])
    with _timed("search", taken):
        made = [_made(file) for file in search_files(catalog)]
    with _timed("pages planned", taken):
        planned = list(render_site(catalog, theme, reader.read, reader.read_notes))
    with _timed("pages made", taken):
        made += [_made(file) for file in planned]
    with tempfile.TemporaryDirectory() as folder, _timed("files written", taken):
        publish(made, Path(folder) / "site")
    return taken


def parts(content: Path) -> Seconds:
    """Some of what it takes to get from pages to entries, by name."""
    taken: Seconds = {}
    reader = PageReader(read_taxonomy(content, []))
    pages = list(page_files(content, []))
    with _timed("  pages to records", taken):
        records = [read_page_file(page, []) for page in pages]
    with _timed("  abstracts read", taken):
        read = [reader.read(record.abstract) for record in records if record]
    with _timed("  derived: names", taken):
        for prose in read:
            reader.deriver.name(prose)
    return taken


def _alone(measure: Callable[[Path], Seconds], content: Path) -> Seconds:
    """What is measured in a new process, which remembers nothing."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(measure, content).result()


@contextmanager
def _timed(stage: str, taken: Seconds) -> Iterator[None]:
    began = time.process_time()
    yield
    taken[stage] = time.process_time() - began


def _made(file: OutputFile | PlannedFile) -> OutputFile:
    return OutputFile(file.path, file.make()) if isinstance(file, PlannedFile) else file
