"""The topics an abstract is filed under."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from sitegen.derive.tags.context import ContextReader, stem_counts
from sitegen.derive.tags.mentions import MentionReader
from sitegen.derive.tags.phrases import words_of
from sitegen.derive.tags.signs import tag_scores
from sitegen.derive.tags.tables import TAG_TABLES, TagTables
from sitegen.model.taxonomy import Taxonomy

_MOST = 4  # tags a paper
_CLEAR = -1.1  # the score of a tag that fits; F1 is level from -0.9 to -1.15
_FAINT = -3.5  # the least score of the tag that leads where none fits
_WORDS = 5  # that are named for a tag beside its phrases


@dataclass(frozen=True, slots=True)
class TagScore:
    """How strongly an abstract speaks for a tag, and with what.

    `score` is the logarithm of the odds that authors would give the tag as a keyword: -1 is one in
    four. `phrases` are its aliases in the abstract (as `alias_key` gives them), what counts most
    first.
    """

    tag: str
    score: float
    phrases: tuple[str, ...]


class Tagger:
    """Files abstracts under the tags of one taxonomy, which it compiles once."""

    def __init__(self, taxonomy: Taxonomy, learned: TagTables = TAG_TABLES) -> None:
        self._fallback = taxonomy.fallback
        self._order = {tag.id: place for place, tag in enumerate(taxonomy.tags)}
        self._mentions = MentionReader(taxonomy, learned.aliases)
        self._context = ContextReader(taxonomy, learned)
        self._signs = learned.signs

    def scores(self, sentences: Sequence[str], title: str = "") -> list[TagScore]:
        """Every tag that an abstract, and the title derived from it, speak for, strongest first."""
        by_sentence = [words_of(sentence) for sentence in sentences]
        stems = stem_counts(chain.from_iterable(by_sentence))
        mentions = self._mentions.read(sentences, by_sentence, words_of(title))
        scores = tag_scores(mentions, self._context.read(stems), self._signs)
        speaking = [tag for tag, score in scores.items() if score >= _FAINT]
        speaking.sort(key=lambda tag: (-scores[tag], self._order[tag]))
        return [
            TagScore(tag, scores[tag], _strongest(mentions[tag].phrases) if tag in mentions else ())
            for tag in speaking
        ]

    def chosen(self, scores: Sequence[TagScore]) -> tuple[str, ...]:
        """The ids of the tags a paper is filed under, of its scores, strongest first.

        Up to four that are clear; where none is, the one that leads; else the fallback.
        """
        clear = tuple(each.tag for each in scores if each.score >= _CLEAR)
        if clear or scores:
            return clear[:_MOST] or (scores[0].tag,)
        return (self._fallback,) if self._fallback else ()

    def telling(self, sentences: Sequence[str], score: TagScore) -> tuple[str, ...]:
        """Words of an abstract that speak for a tag beside its phrases, the most telling first."""
        words = chain.from_iterable(map(words_of, sentences))
        known = {word for phrase in score.phrases for word in phrase.split()}
        return tuple(self._context.telling(score.tag, words, known)[:_WORDS])


def _strongest(said: Mapping[str, float]) -> tuple[str, ...]:
    return tuple(sorted(said, key=lambda key: (-said[key], key)))
