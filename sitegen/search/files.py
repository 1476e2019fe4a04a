"""The files of the search: a manifest, and what it names, of which a query fetches a few.

The manifest says how many papers there are, which term each shard of the index starts with, and
under which names the parts stand (`scripts`).
"""

from collections.abc import Iterator, Mapping

from sitegen.model.catalog import Catalog, Paper
from sitegen.model.files import OutputFile
from sitegen.model.prose import Reader
from sitegen.search.facets import facets
from sitegen.search.index import FIELDS, Document, Index, build_index
from sitegen.search.records import FILES, PAPERS, record_files
from sitegen.search.scripts import manifest_script, name_of, script
from sitegen.search.shards import front_coded, sharded
from sitegen.search.vocabulary import by_length


def search_files(catalog: Catalog, read: Reader) -> Iterator[OutputFile]:
    """All files, the manifest last; `read` reads abstracts. Parts with the same content are one."""
    given: set[str] = set()
    for file in _files(catalog, read):
        if file.path not in given:
            yield file
        given.add(file.path)


def _files(catalog: Catalog, read: Reader) -> Iterator[OutputFile]:
    names = {filing.tag.id: filing.tag.name for filing in catalog.filings}
    index = build_index(_document(paper, names, read) for paper in catalog.papers)
    files, described = index_files(index)
    yield from files
    directories = []
    places = {tag: place for place, tag in enumerate(names)}
    for directory, file in record_files(catalog, places):
        directories += [directory] if directory else []
        yield file
    tags, narrowing = script(list(names.items())), script(facets(catalog))
    yield tags
    yield narrowing
    manifest = {
        **described,
        "records": {"papers": PAPERS, "files": FILES, "directories": directories},
        "tags": name_of(tags),
        "facets": name_of(narrowing),
    }
    yield manifest_script(manifest)


def index_files(index: Index) -> tuple[list[OutputFile], dict[str, object]]:
    """The files of an index, and what the manifest says of it."""
    pieces = sharded(index)
    shards = [script(list(shard.columns)) for shard in pieces.shards]
    tables = {field: script(table) for field, table in pieces.tables.items()}
    vocabulary = [script(terms) if terms else None for terms in by_length(index.terms)]
    fields = [
        {
            "name": field.name, "boost": field.boost, "average": average, "lengths": list(lengths),
            "table": name_of(tables[field.name]) if field.name in tables else None,
        }
        for field, average, lengths in zip(FIELDS, index.averages, pieces.known, strict=True)
    ]  # fmt: skip
    described: dict[str, object] = {
        "papers": len(index.lengths),
        "fields": fields,
        "firsts": front_coded([shard.first for shard in pieces.shards]),
        "shards": " ".join(map(name_of, shards)),
        "vocabulary": [name_of(file) if file else None for file in vocabulary],
    }
    return [*shards, *tables.values(), *filter(None, vocabulary)], described


def _document(paper: Paper, tag_names: Mapping[str, str], read: Reader) -> Document:
    return Document(
        title=paper.title.searchable,
        name=paper.name or "",
        abstract=read(paper.abstract).searchable,
        authors=", ".join(author.name for author in paper.authors),
        tags=", ".join(tag_names[tag] for tag in paper.tags),
    )
