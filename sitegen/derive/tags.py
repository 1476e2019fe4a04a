"""The topics an abstract is filed under: aliases of the taxonomy, weighed and counted."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sitegen.derive.proposals import WHO
from sitegen.derive.tables import ALIAS_WEIGHTS
from sitegen.model.taxonomy import Alias, Taxonomy

_WORD = re.compile(r"[a-z0-9α-ω]+(?:/[a-z]+)?")

# A sentence that says what the paper does: "We propose a …", "This paper studies …". It need not
# bring anything new (`proposals.proposes`): a survey tells its topic just so.
_SAYS_TOPIC = re.compile(
    rf"{WHO}.{{0,40}}\b(?:propose|introduce|present|develop|study|investigate|consider|address|show"
    r"|prove|analy[sz]e|explore|examine)",
    re.IGNORECASE,
)
# How much a mention counts by where it stands.
_IN_TITLE = 1.5
_IN_TOPIC_SENTENCE = 1.2
_IN_FIRST = 1.2
_ELSEWHERE = 0.8
# How much the first, second and third mention of one phrase count, and every later one.
_MENTIONS = (1.0, 0.6, 0.35)
_LATER_MENTION = 0.1

_WEAK = 0.5  # a weak alias, of what it would count
_UNLEARNED_PHRASE = 1.0  # an alias without a learned weight: of several words,
_UNLEARNED_WORD = 0.7  # or of one

_SHORTEST = 3  # letters of a word that is no plural: "gas", "its"
_SHORT_IES = 4  # letters of a plural of "-ie": "ties"; longer ones are of "-y": "policies"

_MOST = 4  # tags a paper
_CLEAR = 1.0  # the score of a tag that fits
_OF_BEST = 0.3  # and of the best tag's score
_FAINT = 0.15  # where none is clear: the least score,
_OF_BEST_FAINT = 0.6  # of the best tag's,
_MOST_FAINT = 2  # and how many


@dataclass(frozen=True, slots=True)
class _Phrase:
    """An alias as it is matched: its words, those after the first, whose tag it is, its weight."""

    key: str
    rest: tuple[str, ...]
    tag: str
    weight: float


@dataclass(frozen=True, slots=True)
class TagScore:
    """How strongly an abstract speaks for a tag, and with which phrases, in alphabetical order."""

    tag: str
    score: float
    phrases: tuple[str, ...]


class Tagger:
    """Files abstracts under the tags of one taxonomy, which it compiles once."""

    def __init__(self, taxonomy: Taxonomy) -> None:
        self._fallback = taxonomy.fallback
        self._order = {tag.id: place for place, tag in enumerate(taxonomy.tags)}
        self._phrases: dict[str, list[_Phrase]] = {}
        for tag in taxonomy.tags:
            for alias in tag.aliases:
                if key := alias_key(alias.phrase):
                    first, *rest = key.split()
                    phrase = _Phrase(key, tuple(rest), tag.id, _weight(tag.id, alias))
                    self._phrases.setdefault(first, []).append(phrase)
        for phrases in self._phrases.values():
            phrases.sort(key=lambda phrase: (-len(phrase.rest), self._order[phrase.tag]))

    def scores(self, sentences: Sequence[str], title: str) -> list[TagScore]:
        """Every tag that anything in an abstract or its title speaks for, strongest first."""
        scores: dict[str, float] = {}
        counts: dict[tuple[str, str], int] = {}
        for text, place in _places(sentences, title):
            for phrase in self._mentions(text):
                seen = counts.get((phrase.tag, phrase.key), 0)
                counts[phrase.tag, phrase.key] = seen + 1
                share = _MENTIONS[seen] if seen < len(_MENTIONS) else _LATER_MENTION
                scores[phrase.tag] = scores.get(phrase.tag, 0.0) + place * phrase.weight * share
        phrases: dict[str, list[str]] = {}
        for tag, key in sorted(counts):
            phrases.setdefault(tag, []).append(key)
        strongest_first = sorted(scores, key=lambda tag: (-scores[tag], self._order[tag]))
        return [TagScore(tag, scores[tag], tuple(phrases[tag])) for tag in strongest_first]

    def chosen(self, scores: Sequence[TagScore]) -> tuple[str, ...]:
        """The ids of the tags a paper is filed under, of its scores, strongest first.

        Up to four that are clear; where none is, the one or two that lead; else the fallback.
        """
        best = scores[0].score if scores else 0.0
        clear = [each.tag for each in scores if each.score >= max(_CLEAR, _OF_BEST * best)]
        if clear:
            return tuple(clear[:_MOST])
        faint = max(_FAINT, _OF_BEST_FAINT * best)
        leading = [each.tag for each in scores if each.score >= faint]
        if leading:
            return tuple(leading[:_MOST_FAINT])
        return (self._fallback,) if self._fallback else ()

    def _mentions(self, text: str) -> Iterator[_Phrase]:
        """The aliases in a text; of two of one tag that overlap, the first and longest."""
        words = [_singular(word) for word in _WORD.findall(text.lower())]
        free: dict[str, int] = {}
        for start, word in enumerate(words, start=1):
            for phrase in self._phrases.get(word, ()):
                end = start + len(phrase.rest)
                if free.get(phrase.tag, 0) < start and tuple(words[start:end]) == phrase.rest:
                    free[phrase.tag] = end
                    yield phrase


def alias_key(phrase: str) -> str:
    """A phrase as it is compared: `Vision-Language Models` is `vision language model`."""
    return " ".join(_singular(word) for word in _WORD.findall(phrase.lower()))


@lru_cache(maxsize=1 << 17)
def _singular(word: str) -> str:
    """A word in lower case without its plural: "policies" is "policy", "analysis" stays."""
    if len(word) <= _SHORTEST or word in {"news", "series"}:
        return word
    if not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return word[:-1] if len(word) <= _SHORT_IES else word[:-3] + "y"
    return word[:-2] if word.endswith(("ches", "shes", "sses", "xes")) else word[:-1]


def _weight(tag: str, alias: Alias) -> float:
    """What an alias counts: as learned, or by default by whether it has one word or several."""
    key = alias_key(alias.phrase)
    unlearned = _UNLEARNED_PHRASE if " " in key else _UNLEARNED_WORD
    weight = ALIAS_WEIGHTS.get(tag, {}).get(key, unlearned)
    return weight * _WEAK if alias.weak else weight


def _places(sentences: Sequence[str], title: str) -> Iterator[tuple[str, float]]:
    """The texts that are read, each with how much a mention in it counts."""
    if title:
        yield title, _IN_TITLE
    for index, sentence in enumerate(sentences):
        if _SAYS_TOPIC.search(sentence):
            yield sentence, _IN_TOPIC_SENTENCE
        else:
            yield sentence, _ELSEWHERE if index else _IN_FIRST
