"""The files of the search: an index that lunr.js loads, and what is shown of each paper found.

They are classic scripts that call `sitegen.load(name, value)`, because a page opened from disk may
load nothing else. Only `search/manifest.js` has a fixed name; the others carry a hash of their
content, so that a browser may keep them for ever and never meets an old index with a new page.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping

from sitegen.model.catalog import Catalog, Paper
from sitegen.model.files import OutputFile
from sitegen.model.prose import Reader
from sitegen.search.index import Document, build_index
from sitegen.search.serialise import lunr_json
from sitegen.text.paper_row import byline, link_text

# What JSON may hold and a script may not: the two line ends that older scripts take for real ones,
# halves of surrogate pairs, and what would end a script element or open a comment in one.
_UNSAFE = re.compile("[\u2028\u2029\ud800-\udfff]|<(?=/|!--)")


def search_files(catalog: Catalog, read: Reader) -> Iterator[OutputFile]:
    """The manifest, the index and the records of the catalog's papers; `read` reads abstracts."""
    names = {filing.tag.id: filing.tag.name for filing in catalog.filings}
    documents = (_document(paper, names, read) for paper in catalog.papers)
    index = _hashed("index", lunr_json(build_index(documents)))
    records = _hashed("records", _json(_records(catalog, names)))
    manifest = {
        "papers": len(catalog.papers),
        "index": index.path.removeprefix("search/"),
        "records": records.path.removeprefix("search/"),
    }
    yield OutputFile("search/manifest.js", _script("manifest", _json(manifest)))
    yield index
    yield records


def _document(paper: Paper, tag_names: Mapping[str, str], read: Reader) -> Document:
    return Document(
        title=paper.title.searchable,
        name=paper.name or "",
        abstract=read(paper.abstract).searchable,
        authors=", ".join(author.name for author in paper.authors),
        tags=", ".join(tag_names[tag] for tag in paper.tags),
    )


def _records(catalog: Catalog, tag_names: Mapping[str, str]) -> dict[str, object]:
    """What is shown of each paper, by its number in the index.

    A record is `[slug, title as HTML, byline, 1 where the title is derived, [tag, …], 1 where the
    abstract states a measured outcome]`; a tag is a place in the list of tags beside, which holds
    `[id, name]`.
    """
    venues = {venue.id: venue for venue in catalog.venues}
    tags = {tag: place for place, tag in enumerate(tag_names)}
    papers = [
        [
            paper.slug,
            link_text(paper),
            byline(paper, venues),
            int(paper.title_source == "derived"),
            [tags[tag] for tag in paper.tags],
            int(bool(paper.results)),
        ]
        for paper in catalog.papers
    ]
    return {"tags": list(tag_names.items()), "papers": papers}


def _hashed(name: str, value: str) -> OutputFile:
    data = _script(name, value)
    return OutputFile(f"search/{name}.{hashlib.sha256(data).hexdigest()[:10]}.js", data)


def _script(name: str, value: str) -> bytes:
    """A script that hands over a value, given as JSON."""
    safe = _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", value)
    return f'sitegen.load("{name}",{safe});\n'.encode()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
