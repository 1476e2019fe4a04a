"""What an abstract says of each tag by its other words, as learned from published papers."""

import math
from collections import Counter
from collections.abc import Container, Iterable, Mapping

import numpy as np

from sitegen.derive.tags.phrases import alias_key
from sitegen.derive.tags.tables import TagTables
from sitegen.derive.words import content_stem
from sitegen.model.taxonomy import Tag, Taxonomy

AVERAGE = ""
"""In the table, the stem that every abstract has: with it an average one says 0."""

_AGAIN = 0.5  # what it adds to a word's weight that it comes e times, not once
_MOST = 2.0  # what a word counts at most, of its weight


def stem_counts(words: Iterable[str]) -> dict[str, int]:
    """How often the stem of each telling word comes among some words in lower case."""
    counts: dict[str, int] = {}
    for word, count in Counter(words).items():
        stem = content_stem(word)
        if stem:
            counts[stem] = counts.get(stem, 0) + count
    return counts


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

    def read(self, stems: Mapping[str, int]) -> dict[str, float]:
        """How much an abstract speaks for each tag that was learned: 0 as the average, 3 much."""
        known = [stem for stem in stems if stem in self._row]
        often = [1.0, *(emphasis(stems[stem]) for stem in known)]
        weights = self._weights[[self._row[AVERAGE], *map(self._row.__getitem__, known)]]
        # Added up row by row, in the order of the text: the same sum on every processor.
        said = (weights * np.array(often)[:, np.newaxis]).sum(axis=0)
        return dict(zip(self._words, said.tolist(), strict=True))

    def telling(self, tag: str, words: Iterable[str], known: Container[str]) -> list[str]:
        """Of the words of an abstract, those that speak for a tag and are not known, best first.

        A stem is named by the first word that has it.
        """
        weights = self._words.get(tag, {})
        words = list(words)
        counts = stem_counts(words)
        first = {content_stem(word): word for word in reversed(words)}
        said = {
            first[stem]: weights[stem] * emphasis(counts[stem])
            for stem in weights.keys() & counts.keys()
            if weights[stem] > 0 and first[stem] not in known
        }
        return sorted(said, key=lambda word: (-said[word], word))


def emphasis(count: int) -> float:
    """What a word counts that comes so often: 1 for once, 1.35 for twice, never more than 2."""
    return 1.0 if count == 1 else min(_MOST, 1 + _AGAIN * math.log(count))


def _shares_alias(tag: Tag, learned: TagTables) -> bool:
    known = learned.aliases.get(tag.id, {})
    return any(alias_key(alias.phrase) in known for alias in tag.aliases)
