"""Every word of every text, as the number of its term.

Terms are numbered by their first occurrence, and found once for each run of non-space: texts
repeat their words.
"""

from array import array
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import numpy as np

from sitegen.search.fields import FIELDS, FILLER, Document, round_length
from sitegen.search.numbers import Numbers
from sitegen.search.pipeline import tokens
from sitegen.search.stem import stem
from sitegen.search.stop_words import stop_words

_NUMBER = np.dtype("<i4")  # a large catalog has tens of millions of occurrences


@dataclass(frozen=True, slots=True)
class Occurrences:
    """`term` is the place in `terms` of each occurrence's; fields follow one another.

    `lengths` tell how many each field has: a row for every document, a column for every field.
    """

    terms: tuple[str, ...]
    term: Numbers
    lengths: Numbers


class _Terms(dict[str, bytes]):
    """Tokens to the numbers of their terms, which are numbered as they come.

    A number is the bytes that an array holds: so those of a text are put together at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self.spelled: dict[str, int] = {}

    def __missing__(self, token: str) -> bytes:
        number = self.spelled.setdefault(stem(token), len(self.spelled))
        self[token] = written = number.to_bytes(_NUMBER.itemsize, "little")
        return written


class _Runs(dict[str, bytes]):
    """Runs of non-space to the numbers of their terms."""

    def __init__(self, terms: _Terms, left_out: AbstractSet[str]) -> None:
        super().__init__()
        self._terms = terms
        self._left_out = left_out

    def __missing__(self, run: str) -> bytes:
        kept = [token for token in tokens(run) if token not in self._left_out]
        self[run] = numbers = b"".join(map(self._terms.__getitem__, kept))
        return numbers


def occurrences(documents: Iterable[Document]) -> Occurrences:
    """The occurrences in documents, in order."""
    terms = _Terms()
    with_stop_words, without = _Runs(terms, frozenset()), _Runs(terms, stop_words())
    occurring, ends = bytearray(), array("q", [0])
    for document in documents:
        for field in FIELDS:
            runs = with_stop_words if field.stop_words else without
            text: str = getattr(document, field.name)
            numbers = b"".join(map(runs.__getitem__, text.split()))
            if field.is_filled:
                count = len(numbers) // _NUMBER.itemsize
                if missing := round_length(count) - count:  # no term that never occurs
                    numbers += terms[FILLER] * missing
            occurring += numbers
            ends.append(len(occurring))
    lengths = np.diff(ends) // _NUMBER.itemsize
    return Occurrences(
        tuple(terms.spelled),
        np.frombuffer(occurring, _NUMBER),
        lengths.astype(np.int32).reshape(-1, len(FIELDS)),
    )
