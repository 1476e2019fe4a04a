"""What an abstract says of each tag by its other words, as learned from published papers."""

import math
from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from sitegen.derive.tables import TagTables
from sitegen.derive.tags.phrases import alias_key
from sitegen.derive.words import content_stem
from sitegen.model.taxonomy import Tag, Taxonomy

AVERAGE = ""
"""In the table, the stem that every abstract has: with it an average one says 0."""

_AGAIN = 0.5  # what it adds to a word's weight that it comes e times, not once
_MOST = 2.0  # what a word counts at most, of its weight


@dataclass(frozen=True, slots=True)
class Stems:
    """The stems of an abstract: how often each comes, and the first word that has it."""

    counts: Mapping[str, int]
    words: Mapping[str, str]


def read_stems(words: Iterable[str]) -> Stems:
    """The stems of the telling words among some in lower case."""
    counts: dict[str, int] = {}
    first: dict[str, str] = {}
    for word, count in Counter(words).items():
        if stem := content_stem(word):
            counts[stem] = counts.get(stem, 0) + count
            first.setdefault(stem, word)
    return Stems(counts, first)


class ContextReader:
    """Weighs the ordinary words of abstracts for the tags of one taxonomy.

    Words were learned for the shipped taxonomy. A tag of another taxonomy that has the id of a
    shipped one is the same if the two share a phrase; nothing is known of the others.
    """

    def __init__(self, taxonomy: Taxonomy, learned: TagTables) -> None:
        self._words = {
            tag.id: learned.words[tag.id]
            for tag in taxonomy.tags
            if tag.id in learned.words and _shares_alias(tag, learned)
        }
        stems = sorted({AVERAGE, *(stem for weights in self._words.values() for stem in weights)})
        self._row = {stem: row for row, stem in enumerate(stems)}
        self._weights = np.array(
            [[weights.get(stem, 0.0) for weights in self._words.values()] for stem in stems]
        )

    def read(self, stems: Stems) -> dict[str, float]:
        """How much an abstract speaks for each tag that was learned: 0 as the average, 3 much."""
        known = [stem for stem in stems.counts if stem in self._row]
        often = [1.0, *(emphasis(stems.counts[stem]) for stem in known)]
        weights = self._weights[[self._row[AVERAGE], *map(self._row.__getitem__, known)]]
        # Added up row by row, in the order of the text: the same sum on every processor.
        said = (weights * np.array(often)[:, np.newaxis]).sum(axis=0)
        return dict(zip(self._words, said.tolist(), strict=True))

    def telling(self, tag: str, stems: Stems, known: Container[str]) -> list[str]:
        """Of the words of an abstract, those that speak for a tag and are not known, best first."""
        weights = self._words.get(tag, {})
        said = {
            stems.words[stem]: weights[stem] * emphasis(stems.counts[stem])
            for stem in weights.keys() & stems.counts.keys()
            if weights[stem] > 0 and stems.words[stem] not in known
        }
        return sorted(said, key=lambda word: (-said[word], word))


def emphasis(count: int) -> float:
    """What a word counts that comes so often: 1 for once, 1.35 for twice, never more than 2."""
    return 1.0 if count == 1 else min(_MOST, 1 + _AGAIN * math.log(count))


def _shares_alias(tag: Tag, learned: TagTables) -> bool:
    known = learned.aliases.get(tag.id, {})
    return any(alias_key(alias.phrase) in known for alias in tag.aliases)
