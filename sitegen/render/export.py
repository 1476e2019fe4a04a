"""The catalog as JSON Lines: the contract that scripts rely on."""

import json
from collections.abc import Iterator

from sitegen.model.catalog import Catalog, Paper
from sitegen.model.paths import paper_path
from sitegen.model.prose import Reader


def export_jsonl(
    catalog: Catalog, read: Reader, *, tag: str | None = None, venue: str | None = None
) -> Iterator[str]:
    """One JSON object a paper, in reading order, one a line.

    `tag` and `venue` are ids, and keep the papers that have them.
    """
    for paper in catalog.papers:
        if (tag is None or tag in paper.tags) and (venue is None or venue == paper.venue):
            yield json.dumps(_values(paper, catalog.site.base_url, read), ensure_ascii=False) + "\n"


def _values(paper: Paper, base_url: str | None, read: Reader) -> dict[str, object]:
    prose = read(paper.abstract)
    path = paper_path(paper.slug)
    source = paper.source
    return {
        "id": paper.slug,
        "url": f"{base_url}/{path}" if base_url else path,
        "title": paper.title.source,
        "title_source": paper.title_source,
        "name": paper.name,
        "derived": {
            "name": paper.derived.name,
            "title": paper.derived.title,
            "tags": list(paper.derived.tags),
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
