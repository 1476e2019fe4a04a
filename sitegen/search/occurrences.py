"""Every word of every text, as the number of its term.

Terms are numbered by their first occurrence, and found once for each run of non-space: texts
repeat their words.
"""

from array import array
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import chain

import numpy as np

from sitegen.search.fields import FIELDS, FILLER, Document, round_length
from sitegen.search.numbers import Numbers
from sitegen.search.pipeline import STOP_WORDS, tokens
from sitegen.search.stem import stem


@dataclass(frozen=True, slots=True)
class Occurrences:
    """`term` is the place in `terms` of each occurrence's; fields follow one another.

    `lengths` tell how many each field has: a row for every document, a column for every field.
    """

    terms: tuple[str, ...]
    term: Numbers
    lengths: Numbers


class _Terms(dict[str, int]):
    """Tokens to the numbers of their terms, which are numbered as they come."""

    def __init__(self) -> None:
        super().__init__()
        self.spelled: dict[str, int] = {}

    def __missing__(self, token: str) -> int:
        self[token] = number = self.spelled.setdefault(stem(token), len(self.spelled))
        return number


class _Runs(dict[str, tuple[int, ...]]):
    """Runs of non-space to the numbers of their terms."""

    def __init__(self, terms: _Terms, left_out: AbstractSet[str]) -> None:
        super().__init__()
        self._terms = terms
        self._left_out = left_out

    def __missing__(self, run: str) -> tuple[int, ...]:
        kept = (token for token in tokens(run) if token not in self._left_out)
        self[run] = numbers = tuple(map(self._terms.__getitem__, kept))
        return numbers


def occurrences(documents: Iterable[Document]) -> Occurrences:
    """Numbers have four bytes: a large catalog has tens of millions of occurrences."""
    terms = _Terms()
    with_stop_words, without = _Runs(terms, frozenset()), _Runs(terms, STOP_WORDS)
    occurring, sizes = array("i"), array("i")
    for document in documents:
        for field in FIELDS:
            runs = with_stop_words if field.stop_words else without
            before = len(occurring)
            text: str = getattr(document, field.name)
            occurring.extend(chain.from_iterable(map(runs.__getitem__, text.split())))
            if field.is_filled:
                count = len(occurring) - before
                missing = round_length(count) - count
                occurring.extend([terms[FILLER]] * missing if missing else ())
            sizes.append(len(occurring) - before)
    return Occurrences(
        tuple(terms.spelled),
        np.frombuffer(occurring, np.int32),
        np.array(sizes, np.int32).reshape(-1, len(FIELDS)),
    )
