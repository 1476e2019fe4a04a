"""What tells papers apart: a digest of all that the index and the records take from one."""

import hashlib
from collections import Counter
from collections.abc import Mapping

from sitegen.model.catalog import Catalog, Paper
from sitegen.text.paper_row import venue_label

SIZE = 20
"""The bytes of a mark."""
_REPEAT = 4  # bytes of it that number papers with the same digest


def marks(catalog: Catalog) -> tuple[bytes, ...]:
    """A mark for each paper, no two the same. The abstract counts as written: none has to be read.

    Of a tag its id and its name count, not its place among the tags.
    """
    names = {filing.tag.id: filing.tag.name for filing in catalog.filings}
    venues = {venue.id: venue for venue in catalog.venues}
    found, before = [], Counter[bytes]()
    for paper in catalog.papers:
        taken = _taken(paper, names, venue_label(paper, venues))
        digest = hashlib.blake2b(taken, digest_size=SIZE - _REPEAT).digest()
        found.append(digest + before[digest].to_bytes(_REPEAT, "big"))
        before[digest] += 1
    return tuple(found)


def _taken(paper: Paper, tag_names: Mapping[str, str], venue: str) -> bytes:
    authors = [author.name for author in paper.authors]
    tags = [(tag, tag_names[tag]) for tag in paper.tags]
    title = paper.title
    parts = (
        paper.slug, title.html, title.searchable, paper.title_source, paper.name, venue,
        authors, tags, paper.abstract,
    )  # fmt: skip
    return repr(parts).encode()
