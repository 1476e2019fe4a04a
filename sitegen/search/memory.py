"""What a build keeps of the search for the next one, in memory and as bytes."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sitegen.search.index import Index
from sitegen.search.marks import SIZE
from sitegen.search.numbers import Numbers
from sitegen.search.shards import Shards
from sitegen.search.vocabulary import Names

_HEAD = 8  # the bytes that say how long the head is


@dataclass(frozen=True, slots=True)
class SearchMemory:
    """What `search_files` found out; it spares work where the same papers come again.

    It holds for the same version of the program alone.
    """

    marks: tuple[bytes, ...]
    """What each paper is known by, in their order."""
    tags: tuple[str, ...]
    """The ids of the tags, in their order."""
    index: Index
    shards: Shards
    vocabulary: Names
    records: tuple[str, ...]
    """The names of the files of records."""

    def to_bytes(self) -> bytes:
        """For `from_bytes`; the same memory gives the same bytes."""
        arrays = self._arrays()
        head = {
            "marks": len(self.marks), "tags": self.tags, "terms": self.index.terms,
            "shards": self.shards.names, "vocabulary": self.vocabulary, "records": self.records,
            "arrays": [(array.dtype.str, array.shape) for array in arrays],
        }  # fmt: skip
        text = json.dumps(head, separators=(",", ":")).encode()
        size = len(text).to_bytes(_HEAD, "big")
        return b"".join([size, text, *self.marks, *map(np.ndarray.tobytes, arrays)])

    def _arrays(self) -> tuple[Numbers, ...]:
        index, shards = self.index, self.shards
        return (
            index.ends, index.document, index.frequency, index.position, index.lengths,
            shards.ends, shards.checks, shards.characters,
        )  # fmt: skip


def from_bytes(data: bytes | memoryview) -> SearchMemory:
    """What `SearchMemory.to_bytes` wrote; its arrays read from `data` as it is."""
    start = _HEAD + int.from_bytes(data[:_HEAD], "big")
    head = json.loads(bytes(data[_HEAD:start]))
    end = start + head["marks"] * SIZE
    marks = tuple(bytes(data[at : at + SIZE]) for at in range(start, end, SIZE))
    ends, document, frequency, position, lengths, *shards = _read(data, end, head["arrays"])
    return SearchMemory(
        marks,
        tuple(head["tags"]),
        Index(tuple(head["terms"]), ends, document, frequency, position, lengths),
        Shards(tuple(head["shards"]), *shards),
        tuple(head["vocabulary"]),
        tuple(head["records"]),
    )


def _read(
    data: bytes | memoryview, start: int, kinds: Sequence[tuple[str, Sequence[int]]]
) -> list[Numbers]:
    arrays = []
    for kind, shape in kinds:
        count = int(np.prod(shape))
        arrays.append(np.frombuffer(data, kind, count, start).reshape(shape))
        start += arrays[-1].nbytes
    return arrays
