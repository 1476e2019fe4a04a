"""What tells papers apart: a digest of all that the index and the records take from one."""

import marshal
from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from operator import attrgetter

from sitegen.model.catalog import Catalog, Paper

SIZE = 16
"""The bytes of a mark."""
_PLAIN_FORM = 2  # the last one of marshal in which equal values are written alike

Taken = tuple[str | bytes | int | tuple[str, ...] | None, ...]

_author_name = attrgetter("name")


def marks(catalog: Catalog) -> tuple[bytes, ...]:
    """A mark for each paper, no two the same.

    Of a tag its id and its name count, not its place among the tags.
    """
    names = {filing.tag.id: filing.tag.name for filing in catalog.filings}
    venues = {venue.id: venue.label for venue in catalog.venues}
    found: dict[bytes, None] = {}
    repeated: Counter[bytes] = Counter()
    for paper in catalog.papers:
        mark = _digest(_taken(paper, names, venues))
        if mark in found:
            repeated[mark] += 1
            mark = _digest((mark, repeated[mark]))
        found[mark] = None
    return tuple(found)


def _taken(paper: Paper, tag_names: Mapping[str, str], venues: Mapping[str, str]) -> Taken:
    return (
        paper.slug, paper.title.html, paper.title.searchable, paper.title_source, paper.name,
        tuple(map(_author_name, paper.authors)), paper.year,
        venues[paper.venue] if paper.venue else None,
        paper.tags, tuple(map(tag_names.__getitem__, paper.tags)), paper.searchable,
    )  # fmt: skip


def _digest(value: Taken) -> bytes:
    return blake2b(marshal.dumps(value, _PLAIN_FORM), digest_size=SIZE).digest()
