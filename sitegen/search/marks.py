"""What tells papers apart: a digest of all that the index and the records take from one."""

import marshal
from collections.abc import Mapping
from hashlib import blake2b

from sitegen.model.catalog import Catalog, Paper

SIZE = 16
"""The bytes of a mark."""
_PLAIN_FORM = 2  # the last one of marshal in which equal values are written alike


def marks(catalog: Catalog) -> tuple[bytes, ...]:
    """A mark for each paper, no two the same.

    It tells all that is the paper's own, its slug included, its venue's label and its tags' names;
    not their place.
    """
    names = {filing.tag.id: filing.tag.name for filing in catalog.filings}
    venues = {venue.id: venue.label for venue in catalog.venues}
    return tuple(_mark(paper, names, venues) for paper in catalog.papers)


def _mark(paper: Paper, tag_names: Mapping[str, str], venues: Mapping[str, str]) -> bytes:
    venue = venues[paper.venue] if paper.venue else None
    taken = paper.own, venue, tuple(map(tag_names.__getitem__, paper.tags))
    return blake2b(marshal.dumps(taken, _PLAIN_FORM), digest_size=SIZE).digest()
