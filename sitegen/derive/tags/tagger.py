"""The topics an abstract is filed under."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.tables import TAG_TABLES, TagTables
from sitegen.derive.tags.context import ContextReader, Stems, read_stems
from sitegen.derive.tags.mentions import MentionReader
from sitegen.derive.tags.phrases import words_of
from sitegen.derive.tags.signs import tag_scores
from sitegen.model.taxonomy import Taxonomy

_MOST = 4  # tags a paper
_CLEAR = -1.1  # the score of a tag that fits; F1 is level from -0.9 to -1.15
_FAINT = -3.5  # the least score of the tag that leads where none fits
_EXPLAINED = 6  # tags whose words are named,
_WORDS = 5  # and how many words each


@dataclass(frozen=True, slots=True)
class TagScore:
    """How strongly an abstract speaks for a tag, and with what.

    `score` is the logarithm of the odds that authors would give the tag as a keyword: -1 is one in
    four. `phrases` are its aliases in the abstract (as `alias_key` gives them); `words`, of the
    strongest tags only, are other words that tell of it. What counts most comes first.
    """

    tag: str
    score: float
    phrases: tuple[str, ...]
    words: tuple[str, ...]


class Tagger:
    """Files abstracts under the tags of one taxonomy, which it compiles once."""

    def __init__(self, taxonomy: Taxonomy, learned: TagTables = TAG_TABLES) -> None:
        self._fallback = taxonomy.fallback
        self._order = {tag.id: place for place, tag in enumerate(taxonomy.tags)}
        self._mentions = MentionReader(taxonomy, learned.aliases)
        self._context = ContextReader(taxonomy, learned)
        self._signs = learned.signs

    def scores(self, sentences: Sequence[str]) -> list[TagScore]:
        """Every tag that an abstract speaks for at all, strongest first."""
        by_sentence = [words_of(sentence) for sentence in sentences]
        stems = read_stems(word for words in by_sentence for word in words)
        mentions = self._mentions.read(sentences, by_sentence)
        scores = tag_scores(mentions, self._context.read(stems), self._signs)
        speaking = [tag for tag, score in scores.items() if score >= _FAINT]
        speaking.sort(key=lambda tag: (-scores[tag], self._order[tag]))
        found = []
        for place, tag in enumerate(speaking):
            phrases = _strongest(mentions[tag].phrases) if tag in mentions else ()
            words = self._words(tag, stems, phrases) if place < _EXPLAINED else ()
            found.append(TagScore(tag, scores[tag], phrases, words))
        return found

    def chosen(self, scores: Sequence[TagScore]) -> tuple[str, ...]:
        """The ids of the tags a paper is filed under, of its scores, strongest first.

        Up to four that are clear; where none is, the one that leads; else the fallback.
        """
        clear = tuple(each.tag for each in scores if each.score >= _CLEAR)
        if clear or scores:
            return clear[:_MOST] or (scores[0].tag,)
        return (self._fallback,) if self._fallback else ()

    def _words(self, tag: str, stems: Stems, phrases: Sequence[str]) -> tuple[str, ...]:
        known = {word for phrase in phrases for word in phrase.split()}
        return tuple(self._context.telling(tag, stems, known)[:_WORDS])


def _strongest(said: Mapping[str, float]) -> tuple[str, ...]:
    return tuple(sorted(said, key=lambda key: (-said[key], key)))
