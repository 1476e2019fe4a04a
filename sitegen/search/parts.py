"""The files of an index, and what the manifest says of it."""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from sitegen.model.files import PlannedFile
from sitegen.search.columns import Known, known_lengths
from sitegen.search.fields import FIELDS
from sitegen.search.front import front_coded
from sitegen.search.memory import SearchMemory
from sitegen.search.merge import Merged
from sitegen.search.numbers import Written
from sitegen.search.scripts import name_of, script
from sitegen.search.shards import Shards, shard_files
from sitegen.search.vocabulary import Names, vocabulary_files


@dataclass(frozen=True, slots=True)
class Parts:
    """What an index was written in."""

    shards: Shards
    vocabulary: Names
    described: Mapping[str, object]
    """What the manifest says of it."""


def index_files(
    merged: Merged, earlier: SearchMemory | None = None
) -> Generator[PlannedFile, None, Parts]:
    """The files of an index, which was merged from that of an `earlier` build, if there was one."""
    index, places = merged.index, merged.places
    known = known_lengths(index.lengths)
    if earlier and known.lengths != known_lengths(earlier.index.lengths).lengths:
        places = np.full_like(places, -1)  # every shard tells lengths by their place among these
    shards = yield from shard_files(index, known, places, earlier.shards if earlier else None)
    tables = dict(_tables(known))
    yield from tables.values()
    vocabulary = yield from vocabulary_files(
        index.terms, merged.changed, earlier.vocabulary if earlier else None
    )
    fields = [
        {
            "name": field.name, "boost": field.boost, "average": average, "lengths": lengths,
            "table": name_of(tables[field.name]) if field.name in tables else None,
        }
        for field, average, lengths in zip(FIELDS, index.averages, known.lengths, strict=True)
    ]  # fmt: skip
    described: dict[str, object] = {
        "papers": len(index.lengths),
        "fields": fields,
        "firsts": front_coded([index.terms[start] for start in shards.ends[:-1].tolist()]),
        "shards": " ".join(shards.names),
        "vocabulary": vocabulary,
    }
    return Parts(shards, vocabulary, described)


def _tables(known: Known) -> Iterator[tuple[str, PlannedFile]]:
    for field, column in zip(FIELDS, known.which.T, strict=True):
        if field.is_filled:
            yield field.name, script(Written(column).part(0, len(column)))
