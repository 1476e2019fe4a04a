"""The index in pieces: runs of neighbouring terms, so that a query needs only those of its words.

A shard is six texts. `terms` are front-coded; the others are numbers (`numbers.Written`). Of each
term, `positions` tells how many stand before it in the text that first has it: lunr.js numbers
terms as they come and adds up weights in that order, on which the last bit of a sum depends.
`sizes` tells how many documents have it in each field. For these, one field after another,
`documents` holds how far each is from the one before less one, `times` how often the term stands
there less one, and `lengths` which of its field's known lengths the field has there. The lengths of
fields that are filled up to round ones (`fields.Field`) stand in a table of all documents instead:
nearly every paper of a result needs its own, and round ones are small.
"""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from zlib import crc32

import numpy as np

from sitegen.model.files import PlannedFile
from sitegen.search.columns import Known, write_columns
from sitegen.search.front import front_coded
from sitegen.search.index import Index
from sitegen.search.numbers import Numbers
from sitegen.search.scripts import name_of, planned, script

_SMALLEST = 12  # the binary logarithm of the characters a shard has at least on average
_PROPORTION = 2.5  # of that average to the root of all characters; see `_usual_size`

Span = tuple[int, int]
"""Where a shard starts and ends."""


@dataclass(frozen=True, slots=True)
class Shards:
    """What is known of an index's shards; `ends` tells after a 0 where each one ends.

    On the other two depends where that is: a checksum of each term, and how many characters its
    postings take.
    """

    names: tuple[str, ...]
    ends: Numbers
    checks: Numbers
    characters: Numbers


def shard_files(
    index: Index, known: Known, places: Numbers, earlier: Shards | None
) -> Generator[PlannedFile, None, Shards]:
    """The files of an index's shards; those that stand as they were are not written again.

    `places` tells where each term stands in an earlier index, if its postings were written there
    just as they are now, and else -1; `earlier` is what was known of its shards.
    """
    stale = np.flatnonzero(places < 0)
    columns = write_columns(index, known, stale)
    checks, characters = _measured(index, columns.characters(), places, earlier)
    ends = np.array([0, *_ends(checks, characters)], dtype=np.int32)
    spans = list(pairwise(ends.tolist()))
    standing = _standing(spans, places, earlier)
    if earlier:
        lacking = [np.arange(*span) for span in spans if span not in standing]
        columns = write_columns(index, known, np.concatenate([stale[:0], *lacking]))
    names, at = [], 0
    for span in spans:
        if span in standing:
            yield planned(standing[span], partial(_shard, index, known, span))
            names.append(standing[span])
        else:
            size = span[1] - span[0]
            made = script(_value(index, span, columns.part(at, at + size)))
            at += size
            yield made
            names.append(name_of(made))
    return Shards(tuple(names), ends, checks, characters)


def _shard(index: Index, known: Known, span: Span) -> object:
    columns = write_columns(index, known, np.arange(*span))
    return _value(index, span, columns.part(0, span[1] - span[0]))


def _value(index: Index, span: Span, columns: tuple[str, ...]) -> object:
    return [front_coded(index.terms[slice(*span)]), *columns]


def _measured(
    index: Index, characters: Numbers, places: Numbers, earlier: Shards | None
) -> tuple[Numbers, Numbers]:
    """The checksums and characters of all terms; those without a place take `characters`."""
    stale = places < 0
    checks = np.zeros(len(places), np.uint32)
    sizes = np.zeros(len(places), np.int32)
    if earlier:
        checks[~stale] = earlier.checks[places[~stale]]
        sizes[~stale] = earlier.characters[places[~stale]]
    checks[stale] = [crc32(index.terms[term].encode()) for term in np.flatnonzero(stale).tolist()]
    sizes[stale] = characters
    return checks, sizes


def _standing(spans: list[Span], places: Numbers, earlier: Shards | None) -> dict[Span, str]:
    """The names of the shards that an earlier index had, too."""
    if earlier is None:
        return {}
    known = dict(zip(pairwise(earlier.ends.tolist()), earlier.names, strict=True))
    lost = np.concatenate(([0], np.cumsum(places < 0)))
    found = {}
    for start, end in spans:
        before = (int(places[start]), int(places[end - 1]) + 1)
        # Places rise: as many terms as there were are the same terms.
        if lost[start] == lost[end] and before[1] - before[0] == end - start and before in known:
            found[start, end] = known[before]
    return found


def _ends(checks: Numbers, characters: Numbers) -> Iterator[int]:
    """Where shards end.

    A shard may end before a term whose checksum says so, or where it is large: so an edit moves the
    ends of a few shards only. (Content-defined chunking: Muthitacharoen, Chen, Mazières, "A
    low-bandwidth network file system", 2001.)
    """
    before = [0, *np.cumsum(characters, dtype=np.int64).tolist()]
    total, terms = before[-1], len(characters)
    usual = _usual_size(total)
    often = max(1, usual * terms // max(1, 2 * total))
    often = 1 << (often.bit_length() - 1)
    may_end = [*np.flatnonzero(checks % often == 0).tolist(), terms]
    end = 0
    while end < terms:
        start = end
        enough = max(start + 1, bisect_left(before, before[start] + usual // 2))
        too_much = max(start + 1, bisect_right(before, before[start] + 2 * usual) - 1)
        end = min(may_end[bisect_left(may_end, min(enough, terms))], too_much)
        yield end


def _usual_size(characters: int) -> int:
    """The characters of a shard, a power of two.

    A query reads a shard for each of its words, and once the list of all shards: the sum is least
    where a shard grows with the root of the whole.
    """
    size = _PROPORTION * math.sqrt(max(1, characters))
    return int(1 << max(_SMALLEST, round(math.log2(size))))
