"""The index in the form that lunr.js 2.3.9 writes and `lunr.Index.load` reads."""

import json
import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from sitegen.search.fields import FIELDS
from sitegen.search.index import Index

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


def _numbers(index: Index) -> NDArray[np.int64]:
    """The number lunr.js gives to each term: it counts them as they come."""
    first = index.first_rows(np.arange(len(index.terms)))
    _, field = _term_and_field(index)
    order = np.lexsort((index.position[first], field[first], index.document[first]))
    numbers = np.empty(len(order), np.int64)
    numbers[order] = np.arange(len(order))
    return numbers


def _term_and_field(index: Index) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Of each row."""
    lists = np.repeat(np.arange(len(index.ends) - 1), np.diff(index.ends))
    return lists // len(FIELDS), lists % len(FIELDS)


def _field_vectors(index: Index) -> Iterator[str]:
    """`["title/0",[term, weight, term, weight …]]` for each field of each document."""
    fields, places = len(FIELDS), index.lengths.size
    term, field = _term_and_field(index)
    number = _numbers(index)[term]
    place = index.document.astype(np.int64) * fields + field
    order = np.lexsort((number, place))
    ends = np.searchsorted(place[order], np.arange(places + 1)).tolist()
    numbers, weight = number[order].tolist(), _weights(index)[order].tolist()
    for text in range(places):
        span = slice(ends[text], ends[text + 1])
        pairs = zip(numbers[span], weight[span], strict=True)
        vector = ",".join(f"{term},{_number(weight)}" for term, weight in pairs)
        yield f'["{FIELDS[text % fields].name}/{text // fields}",[{vector}]]'


def _weights(index: Index) -> NDArray[np.int64]:
    """The weight of each posting in thousandths, rounded as JavaScript rounds: a half goes up.

    The document frequency of a term counts a document once for each field that holds the term.
    """
    lengths, frequency = index.lengths, index.frequency.astype(np.int64)
    term, field = _term_and_field(index)
    count, found = len(lengths), np.bincount(term).tolist()
    idf = np.array([math.log(1 + abs((count - n + 0.5) / (n + 0.5))) for n in found])
    relative = lengths[index.document, field] / np.array(index.averages)[field]
    gain = idf[term] * ((K1 + 1) * frequency)
    score = gain / (K1 * (1 - B + B * relative) + frequency)
    values = score * np.array([each.boost for each in FIELDS])[field] * 1000
    up = np.ceil(values)
    rounded: NDArray[np.int64] = np.where(up - 0.5 > values, up - 1, up).astype(np.int64)
    return rounded


def _inverted_index(index: Index) -> Iterator[str]:
    """`["term",{"_index":0,"title":{"0":{}},…}]` for each term, sorted as JavaScript sorts."""
    fields = len(FIELDS)
    ends, document = index.ends.tolist(), index.document.tolist()
    for place, (term, number) in enumerate(zip(index.terms, _numbers(index).tolist(), strict=True)):
        posting: dict[str, object] = {"_index": number}
        for each, field in enumerate(FIELDS, place * fields):
            posting[field.name] = {doc: {} for doc in document[ends[each] : ends[each + 1]]}
        yield _json([term, posting])


def _number(thousandths: int) -> str:
    """As JavaScript writes it: `2` and `2.5`, not `2.0` and `2.500`."""
    whole, rest = divmod(thousandths, 1000)
    return f"{whole}.{rest:03}".rstrip("0") if rest else str(whole)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
