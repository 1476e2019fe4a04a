"""The index of a catalog: made anew, or from that of an earlier build."""

from collections.abc import Mapping, Sequence

import numpy as np

from sitegen.model.catalog import Catalog, Paper
from sitegen.search.fields import Document
from sitegen.search.index import build_index
from sitegen.search.memory import SearchMemory
from sitegen.search.merge import Merged, Part, anew, merged


def indexed(catalog: Catalog, marks: Sequence[bytes], earlier: SearchMemory | None) -> Merged:
    """The index of a catalog's papers, which are known by `marks`."""
    names = {filing.tag.id: filing.tag.name for filing in catalog.filings}
    if earlier is None:
        return anew(build_index(_document(paper, names) for paper in catalog.papers))
    numbers = {mark: number for number, mark in enumerate(marks)}
    moved = np.array([numbers.pop(mark, -1) for mark in earlier.marks], dtype=np.int64)
    fresh = np.array(list(numbers.values()), dtype=np.int64)
    stays = moved == np.arange(len(moved))
    if stays.all() and len(moved) == len(marks):
        return Merged(earlier.index, np.arange(len(earlier.index.terms)), ())
    index = build_index(_document(catalog.papers[number], names) for number in fresh.tolist())
    found = merged(Part(earlier.index, moved), Part(index, fresh))
    if not (stays | (moved < 0)).all():
        return Merged(found.index, np.full_like(found.places, -1), found.changed)
    return found


def _document(paper: Paper, tag_names: Mapping[str, str]) -> Document:
    return Document(
        title=paper.title.searchable,
        name=paper.name or "",
        abstract=paper.searchable,
        authors=", ".join(author.name for author in paper.authors),
        tags=", ".join(tag_names[tag] for tag in paper.tags),
    )
