"""What the search shows of each paper found: small files of neighbouring papers, and directories.

A directory names the files of so many papers that the manifest stays short.
"""

from collections.abc import Iterator, Mapping

from sitegen.model.catalog import Catalog, Paper, Venue
from sitegen.model.files import OutputFile
from sitegen.search.scripts import name_of, script
from sitegen.text.paper_row import byline, link_text

PAPERS = 8
"""The papers of a file."""
FILES = 32
"""The files of a directory."""

Record = list[object]


def record_files(catalog: Catalog, tags: Mapping[str, int]) -> Iterator[tuple[str, OutputFile]]:
    """The files of all records, each after "", and the directories, each after its own name.

    A record is `[slug, title as HTML, byline, 1 where the title is derived, [tag, …]]`; a tag is
    the place that `tags` gives it.
    """
    venues = {venue.id: venue for venue in catalog.venues}
    names: list[str] = []
    for start in range(0, len(catalog.papers), PAPERS):
        papers = catalog.papers[start : start + PAPERS]
        made = script([_record(paper, venues, tags) for paper in papers])
        names.append(name_of(made))
        yield "", made
        if len(names) == FILES or start + PAPERS >= len(catalog.papers):
            directory = script(names)
            yield name_of(directory), directory
            names = []


def _record(paper: Paper, venues: Mapping[str, Venue], tags: Mapping[str, int]) -> Record:
    return [
        paper.slug,
        link_text(paper),
        byline(paper, venues),
        int(paper.title_source == "derived"),
        [tags[tag] for tag in paper.tags],
    ]
