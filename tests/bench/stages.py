"""What each stage of a cold build costs a paper, in processor time."""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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

Report = Callable[[str, float], None]


def report(content: Path, papers: int) -> None:
    """One line a stage: what it takes, in microseconds a paper."""

    @contextmanager
    def timed(stage: str) -> Iterator[None]:
        began = time.process_time()
        yield
        each = 1e6 * (time.process_time() - began) / papers
        sys.stdout.write(f"{stage:28} {each:7.0f} us a paper\n")

    reader = PageReader(read_taxonomy(content, []))
    pages = list(page_files(content, []))
    with timed("pages to records"):
        records = [read_page_file(page, []) for page in pages]
    with timed("abstracts read"):
        read = [reader.read(record.abstract) for record in records if record]
    with timed("derived: names"):
        for prose in read:
            reader.deriver.name(prose)
    with timed("pages to entries, in all"):
        entries = [reader.page(page).entry for page in pages]
    with timed("catalog, related papers"):
        materials = Materials(
            site=read_site(content, []), taxonomy=read_taxonomy(content, []),
            entries=tuple(filter(None, entries)), facts=PublishedFacts(()), pages=(), redirects={},
            published={},
        )  # fmt: skip
        catalog = assemble(materials, reader.read_notes).catalog
    theme = read_theme(content, [])
    with timed("pages planned"):
        planned = list(render_site(catalog, theme, reader.read, reader.read_notes))
    with timed("pages made"):
        made = [_made(file) for file in planned]
    with timed("search"):
        made += [_made(file) for file in search_files(catalog)]
    with tempfile.TemporaryDirectory() as folder, timed("files written"):
        publish(made, Path(folder) / "site")


def _made(file: OutputFile | PlannedFile) -> OutputFile:
    return OutputFile(file.path, file.make()) if isinstance(file, PlannedFile) else file
