"""The index in the form that lunr.js 2.3.9 writes and `lunr.Index.load` reads."""

import json
import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from sitegen.search.index import FIELDS, Index

PIPELINE = ("stemmer",)
"""What lunr.js does to the words of a query."""

K1 = 1.2
B = 0.75


def lunr_json(index: Index) -> str:
    """The whole index as JSON, byte for byte the same for the same documents."""
    head = {"version": "2.3.9", "fields": [field.name for field in FIELDS]}
    vectors = ",".join(_field_vectors(index))
    terms = ",".join(_inverted_index(index))
    return (
        f'{_json(head)[:-1]},"fieldVectors":[{vectors}],"invertedIndex":[{terms}],'
        f'"pipeline":{_json(PIPELINE)}}}'
    )


def _field_vectors(index: Index) -> Iterator[str]:
    """`["title/0",[term, weight, term, weight …]]` for each field of each document."""
    rows = index.postings
    fields, places = len(FIELDS), index.lengths.size
    place = rows.document * fields + rows.field
    order = np.lexsort((rows.term, place))
    ends = np.searchsorted(place[order], np.arange(places + 1)).tolist()
    term, weight = rows.term[order].tolist(), _weights(index)[order].tolist()
    for number in range(places):
        span = slice(ends[number], ends[number + 1])
        pairs = zip(term[span], weight[span], strict=True)
        vector = ",".join(f"{term},{_number(weight)}" for term, weight in pairs)
        yield f'["{FIELDS[number % fields].name}/{number // fields}",[{vector}]]'


def _weights(index: Index) -> NDArray[np.int64]:
    """The weight of each posting in thousandths, rounded as JavaScript rounds: a half goes up.

    The document frequency of a term counts a document once for each field that holds the term.
    """
    rows, lengths = index.postings, index.lengths
    count, found = len(lengths), np.bincount(rows.term).tolist()
    idf = np.array([math.log(1 + abs((count - n + 0.5) / (n + 0.5))) for n in found])
    relative = lengths[rows.document, rows.field] / np.array(index.averages)[rows.field]
    gain = idf[rows.term] * ((K1 + 1) * rows.frequency)
    score = gain / (K1 * (1 - B + B * relative) + rows.frequency)
    values = score * np.array([field.boost for field in FIELDS])[rows.field] * 1000
    up = np.ceil(values)
    rounded: NDArray[np.int64] = np.where(up - 0.5 > values, up - 1, up).astype(np.int64)
    return rounded


def _inverted_index(index: Index) -> Iterator[str]:
    """`["term",{"_index":0,"title":{"0":{}},…}]` for each term, sorted as JavaScript sorts."""
    rows = index.postings
    fields = len(FIELDS)
    lists = np.arange(len(index.terms) * fields + 1)
    ends = np.searchsorted(rows.term * fields + rows.field, lists).tolist()
    document = rows.document.tolist()
    for term in sorted(range(len(index.terms)), key=lambda term: _utf16(index.terms[term])):
        posting: dict[str, object] = {"_index": term}
        for number, field in enumerate(FIELDS, term * fields):
            posting[field.name] = {doc: {} for doc in document[ends[number] : ends[number + 1]]}
        yield _json([index.terms[term], posting])


def _utf16(term: str) -> bytes:
    return term.encode("utf-16-be")


def _number(thousandths: int) -> str:
    """As JavaScript writes it: `2` and `2.5`, not `2.0` and `2.500`."""
    whole, rest = divmod(thousandths, 1000)
    return f"{whole}.{rest:03}".rstrip("0") if rest else str(whole)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
