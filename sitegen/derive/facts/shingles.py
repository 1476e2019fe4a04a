r"""Abstracts as their words, and how many runs of three words two of them share.

The words of a text are those that are left without TeX's commands, accents, case and punctuation.
Shingles and their sampling: Andrei Broder, "On the resemblance and containment of documents", 1997.
"""

import re
import unicodedata
from array import array
from collections.abc import Iterable, Sequence
from itertools import islice
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Keys = NDArray[np.uint32]
Numbers = NDArray[np.int64]

LENGTH = 3
"""How many words a shingle has: of two too many meet by chance, of four an edit leaves few."""

_HEAD = 16
"""So many shingles of a text's beginning stand for it in any case: an entry may give no more."""

_SAMPLED = np.uint32(7)
"""Of the rest those whose number ends in three zero bits, one in eight, stand for it."""

_BLOCK = 4096
"""So many texts are numbered at once: more would not fit a processor's cache."""

_COMMON = 16
"""What stands in more texts than this, "in this paper we", finds none of them."""

_SHARED = 0.15
"""The share of sampled shingles that makes two texts worth comparing: theirs is above .6."""

# "\emph", "\'", "\c c", a lone backslash: what goes without a trace. "\pi" leaves its name.
_TEX = re.compile(r"\\(?:[A-Za-z]{3,}|[cvuHkrbdt]\b ?|[^A-Za-z])?|[{}]")
_ACCENTS = re.compile("[\u0300-\u036f\u00ad\u200b-\u200f\ufeff]+")
_SIGNS = re.compile(r"[^\w\s\x00-\x7f]+")
# ASCII letters and digits stay; bytes of other letters too, for their signs are gone before.
_LETTERS = bytes(c if c > 127 or chr(c).isalnum() else 32 for c in range(256))  # noqa: PLR2004 - ASCII
_FACTORS = tuple(
    np.uint64(odd) for odd in (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9)
)


def words(text: str) -> list[bytes]:
    r"""The words of a text in UTF-8.

    >>> words(r"**Trap$^2$**: \emph{Caf\'e} Müller’s “method”")
    [b'trap', b'2', b'cafe', b'muller', b's', b'method']
    """
    if not text.isascii():
        text = _SIGNS.sub(" ", _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold())))
    if "\\" in text or "{" in text:
        text = _TEX.sub("", text)
    return text.lower().encode("utf-8", "surrogatepass").translate(_LETTERS).split()


class Texts:
    """Many texts as their shingles: one row for those of all, and where each text's begin."""

    def __init__(self, texts: Iterable[Sequence[bytes]]) -> None:
        blocks, lengths = [np.zeros(0, np.uint32)], [0]
        remaining = iter(texts)
        while block := list(islice(remaining, _BLOCK)):
            blocks.append(_keys_of(block))
            lengths += (max(0, len(text) - LENGTH + 1) for text in block)
        self._keys = np.concatenate(blocks)
        self._bounds = np.cumsum(lengths)

    def __len__(self) -> int:
        return len(self._bounds) - 1

    def shingles(self, text: int) -> frozenset[int]:
        """The shingles of a text, each as a number."""
        start, end = self._bounds[text : text + 2]
        return frozenset(self._keys[start:end].tolist())

    def samples(self) -> tuple[Keys, Numbers]:
        """The shingles that stand for texts, and the number of the text of each."""
        chosen = (self._keys & _SAMPLED) == 0
        for place in range(_HEAD):
            starts = self._bounds[:-1] + place
            chosen[starts[starts < self._bounds[1:]]] = True
        places = np.flatnonzero(chosen)
        return self._keys[places], np.searchsorted(self._bounds, places, side="right") - 1


def containment(one: frozenset[int], other: frozenset[int]) -> tuple[float, int]:
    """The share of the shorter text's shingles that the other has too, and how many they are."""
    shared = len(one & other)
    return shared / max(1, min(len(one), len(other))), shared


def candidates(ones: Texts, others: Texts) -> dict[int, list[int]]:
    """For texts of `ones` those of `others` that may be versions of it, the likeliest first."""
    keys, owners = ones.samples()
    other_keys, other_owners = others.samples()
    sizes = np.bincount(owners, minlength=len(ones))
    other_sizes = np.bincount(other_owners, minlength=len(others))
    pairs, shared = _shared(*_by_key(keys, owners), *_by_key(other_keys, other_owners), len(others))
    first, second = pairs // max(1, len(others)), pairs % max(1, len(others))
    enough = np.maximum(2, _SHARED * np.minimum(sizes[first], other_sizes[second]))
    kept = shared >= enough
    found: dict[int, list[int]] = {}
    order = np.lexsort((second[kept], -shared[kept], first[kept]))
    for one, other in zip(first[kept][order].tolist(), second[kept][order].tolist(), strict=True):
        found.setdefault(one, []).append(other)
    return found


def _by_key(keys: Keys, owners: Numbers) -> tuple[Keys, Numbers]:
    """Sorted by key, without the keys of very many texts."""
    order = np.argsort(keys)
    keys, owners = keys[order], owners[order]
    ends = np.append(np.flatnonzero(keys[1:] != keys[:-1]) + 1, len(keys))
    counts = np.diff(ends, prepend=0)
    rare = np.repeat(counts <= _COMMON, counts)
    return keys[rare], owners[rare]


def _shared(
    keys: Keys, owners: Numbers, other_keys: Keys, other_owners: Numbers, width: int
) -> tuple[Numbers, Numbers]:
    """The pairs of texts that share a key, as `owner * width + other`, and how many they share."""
    left = np.searchsorted(other_keys, keys, side="left")
    counts = np.searchsorted(other_keys, keys, side="right") - left
    offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    others = other_owners[np.repeat(left, counts) + offsets]
    pairs, shared = np.unique(np.repeat(owners, counts) * width + others, return_counts=True)
    return pairs, shared


def _keys_of(texts: Sequence[Sequence[bytes]]) -> Keys:
    """The shingles of texts, in a row. Of 32 bits they meet by chance too seldom to matter."""
    row = array("I")
    for text in texts:
        row.extend(map(crc32, text))
    numbers = np.array(row, np.uint64)
    ends = np.cumsum([len(text) for text in texts])
    count = max(0, len(numbers) - LENGTH + 1)
    mixed = np.zeros(count, np.uint64)
    for place, factor in enumerate(_FACTORS):
        mixed ^= numbers[place : place + count] * factor
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    crossing = (ends[:, np.newaxis] - np.arange(1, LENGTH)).ravel()  # from one text into the next
    inside = np.ones(count, bool)
    inside[crossing[(crossing >= 0) & (crossing < count)]] = False
    return (mixed[inside] >> np.uint64(32)).astype(np.uint32)
