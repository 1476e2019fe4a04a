"""What the search shows of each paper found: small files of neighbouring papers, and directories.

A directory names the files of so many papers that the manifest stays short.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial

from sitegen.model.catalog import Catalog, Paper, Venue
from sitegen.model.files import PlannedFile
from sitegen.search.scripts import name_of, planned, script
from sitegen.text.paper_row import byline, link_text

PAPERS = 8
"""The papers of a file."""
FILES = 32
"""The files of a directory."""

Record = list[object]
Marks = tuple[bytes, ...]
"""What tells papers apart (`marks`)."""


def record_files(
    catalog: Catalog, tags: Mapping[str, int], marks: Marks, earlier: Mapping[Marks, str]
) -> Generator[PlannedFile, None, tuple[str, ...]]:
    """The files of all records; returns their names.

    A record is `[slug, title as HTML, byline, 1 where the title is derived, [tag, …]]`; a tag is
    the place that `tags` gives it. `earlier` names the files of the records of papers that are
    known by these `marks`: they are not written again.
    """
    venues = {venue.id: venue for venue in catalog.venues}
    names: list[str] = []
    for span in _spans(len(catalog.papers)):
        value = partial(_records, catalog.papers[span], venues, tags)
        known = earlier.get(marks[span])
        made = planned(known, value) if known else script(value())
        yield made
        names.append(name_of(made))
    return tuple(names)


def known_records(marks: Marks, names: Sequence[str]) -> dict[Marks, str]:
    """The names of the files of records by what their papers are known by."""
    return {marks[span]: name for span, name in zip(_spans(len(marks)), names, strict=True)}


def directory_files(names: Sequence[str]) -> Iterator[PlannedFile]:
    """The directories of named files, in order."""
    for start in range(0, len(names), FILES):
        yield script(names[start : start + FILES])


def _spans(papers: int) -> Iterator[slice]:
    for start in range(0, papers, PAPERS):
        yield slice(start, start + PAPERS)


def _records(
    papers: Sequence[Paper], venues: Mapping[str, Venue], tags: Mapping[str, int]
) -> list[Record]:
    return [
        [
            paper.slug,
            link_text(paper),
            byline(paper, venues),
            int(paper.title_source == "derived"),
            [tags[tag] for tag in paper.tags],
        ]
        for paper in papers
    ]
