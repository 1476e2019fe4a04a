"""The catalog as JSON Lines: the contract that scripts rely on."""

import json
from collections.abc import Callable, Iterator

from sitegen.model.catalog import Catalog, Paper
from sitegen.model.paths import paper_path
from sitegen.model.prose import Prose, Reader
from sitegen.model.record import Derived


def export_jsonl(
    catalog: Catalog,
    read: Reader,
    derive: Callable[[Prose], Derived],
    *,
    tag: str | None = None,
    venue: str | None = None,
) -> Iterator[str]:
    """One JSON object a paper, in reading order, one a line.

    `derive` makes what a paper's page lacks, from its abstract as read. `tag` and `venue` are ids,
    and keep the papers that have them.
    """
    for paper in catalog.papers:
        if (tag is None or tag in paper.tags) and (venue is None or venue == paper.venue):
            prose = read(paper.abstract)
            derived = paper.derived or derive(prose)
            values = _values(paper, prose, derived, catalog.site.base_url)
            yield json.dumps(values, ensure_ascii=False) + "\n"


def _values(
    paper: Paper, prose: Prose, derived: Derived, base_url: str | None
) -> dict[str, object]:
    path = paper_path(paper.slug)
    source = paper.source
    return {
        "id": paper.slug,
        "url": f"{base_url}/{path}" if base_url else path,
        "title": paper.title.source,
        "title_source": paper.title_source,
        "name": paper.name,
        "derived": {
            "name": derived.name,
            "title": derived.title,
            "tags": list(derived.tags),
        },
        "authors": [author.name for author in paper.authors],
        "venue": paper.venue_name,
        "year": paper.year,
        "tags": list(paper.tags),
        "links": [{"kind": link.kind, "url": link.url} for link in paper.links],
        "related": [each.slug for each in paper.related],
        "abstract": paper.abstract,
        "abstract_text": prose.text,
        "abstract_html": prose.html,
        "source": {"list": source.list, "position": source.position} if source else None,
    }
