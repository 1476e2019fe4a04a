"""The files of the search: a manifest, and what it names, of which a query fetches a few.

The manifest says how many papers there are, which term each shard of the index starts with, and
under which names the parts stand (`scripts`).
"""

from collections.abc import Generator

from sitegen.model.catalog import Catalog
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.search.facets import facets
from sitegen.search.indexing import indexed
from sitegen.search.marks import marks
from sitegen.search.memory import SearchMemory
from sitegen.search.parts import index_files
from sitegen.search.records import FILES, PAPERS, directory_files, known_records, record_files
from sitegen.search.scripts import manifest_script, name_of, script

SearchFiles = Generator[OutputFile | PlannedFile, None, SearchMemory]


def search_files(catalog: Catalog, earlier: SearchMemory | None = None) -> SearchFiles:
    """All files, the manifest last. Parts with the same content are one.

    Returns what spares the next build work: `earlier` is what another call returned. The files
    are the same without it.
    """
    given: set[str] = set()
    files = _files(catalog, earlier)
    while True:
        try:
            file = next(files)
        except StopIteration as end:
            memory: SearchMemory = end.value
            return memory
        if file.path not in given:
            yield file
        given.add(file.path)


def _files(catalog: Catalog, earlier: SearchMemory | None) -> SearchFiles:
    known = marks(catalog)
    if earlier and len(frozenset(known) - frozenset(earlier.marks)) > len(known) // 2:
        earlier = None  # as much work with it as without
    index = indexed(catalog, known, earlier)
    parts = yield from index_files(index, earlier)
    tags = {filing.tag.id: place for place, filing in enumerate(catalog.filings)}
    standing = (
        known_records(earlier.marks, earlier.records)
        if earlier and earlier.tags == tuple(tags)
        else {}
    )
    records = yield from record_files(catalog, tags, known, standing)
    directories = list(directory_files(records))
    names = script([[filing.tag.id, filing.tag.name] for filing in catalog.filings])
    narrowing = script(facets(catalog))
    yield from (*directories, names, narrowing)
    manifest = {
        **parts.described,
        "records": {
            "papers": PAPERS, "files": FILES, "directories": [*map(name_of, directories)],
        },
        "tags": name_of(names),
        "facets": name_of(narrowing),
    }  # fmt: skip
    yield manifest_script(manifest)
    return SearchMemory(known, tuple(tags), index.index, parts.shards, parts.vocabulary, records)
