"""What results can be narrowed by: tag, venue, year, what a paper links to or states.

One file holds, for each value of each facet, which papers have it; the search reads it once someone
narrows. A value's papers are numbers (`numbers.Written`): how far each is from the one before, less
one.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise

import numpy as np

from sitegen.model.catalog import Catalog, Paper
from sitegen.search.numbers import Written

Value = list[str]
"""Its id, its name, and its papers."""


def facets(catalog: Catalog) -> list[list[object]]:
    """Each facet's id, name and values; a facet without values is left out."""
    return [list(facet) for facet in _facets(catalog) if facet[2]]


def _facets(catalog: Catalog) -> Iterator[tuple[str, str, list[Value]]]:
    papers = catalog.papers
    tags = {filing.tag.id: filing.tag.name for filing in catalog.filings}
    venues = {venue.id: venue.label for venue in catalog.venues}
    yield "tag", "Tags", _values(tags, [paper.tags for paper in papers])
    yield "venue", "Venues", _values(venues, [_some(paper.venue) for paper in papers])
    years = [_some(str(paper.year) if paper.year else None) for paper in papers]
    known = sorted(set(chain.from_iterable(years)), reverse=True)
    yield "year", "Years", _values({year: year for year in known}, years)
    kinds = {"code": "Code", "results": "A measured result"}
    yield "has", "Has", _values(kinds, [tuple(_has(paper)) for paper in papers])


def _has(paper: Paper) -> Iterator[str]:
    if any(link.kind == "code" for link in paper.links):
        yield "code"
    if paper.results:
        yield "results"


def _some(value: str | None) -> tuple[str, ...]:
    return (value,) if value else ()


def _values(names: Mapping[str, str], of_papers: Sequence[Sequence[str]]) -> list[Value]:
    places = {value: place for place, value in enumerate(names)}
    value = np.fromiter(map(places.__getitem__, chain.from_iterable(of_papers)), np.int32)
    paper = np.repeat(np.arange(len(of_papers)), np.fromiter(map(len, of_papers), np.int32))
    order = np.argsort(value, kind="stable")
    ends = np.searchsorted(value[order], np.arange(len(names) + 1))
    papers = paper[order]
    before = np.concatenate((np.array([-1]), papers[:-1]))
    before[ends[:-1][np.diff(ends) > 0]] = -1
    written = Written(papers - before - 1)
    return [
        [value, name, written.part(start, end)]
        for (value, name), (start, end) in zip(names.items(), pairwise(ends.tolist()), strict=True)
        if start < end
    ]
