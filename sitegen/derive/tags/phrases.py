"""Phrases as they are compared, and where a text mentions them."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

_WORD = re.compile(r"[a-z0-9]+(?:/[a-z]+)?")  # "sgd", "3d", "i/o"
# In any script; Chinese and Japanese are read sign by sign, as they set no spaces.
_SIGN = r"[\u3040-\u30ff\u3400-\u9fff]"
_WORD_OR_SIGN = re.compile(rf"{_SIGN}|(?:(?!{_SIGN})[^\W_])+(?:/[a-z]+)?")

_SHORTEST = 3  # letters of a word that is no plural: "gas", "its"
_SHORT_IES = 4  # letters of a plural of "-ie": "ties"; longer ones are of "-y": "policies"

Phrase = tuple[str, ...]  # the words of a phrase, each as `singular` gives it


def words_of(text: str) -> list[str]:
    """The words of a text in lower case, without accents: "Schrödinger's" is schrodinger, s."""
    if text.isascii():
        return _WORD.findall(text.lower())
    return _WORD_OR_SIGN.findall(without_accents(text).lower())


def without_accents(text: str) -> str:
    """A text with bare letters: "naïve" is "naive"."""
    parts = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFC", "".join(c for c in parts if not unicodedata.combining(c)))


@lru_cache(maxsize=1 << 17)
def singular(word: str) -> str:
    """A word in lower case without its plural: "policies" is "policy", "analysis" stays."""
    if len(word) <= _SHORTEST or word in {"news", "series"}:
        return word
    if not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return word[:-1] if len(word) <= _SHORT_IES else word[:-3] + "y"
    return word[:-2] if word.endswith(("ches", "shes", "sses", "xes")) else word[:-1]


def alias_key(phrase: str) -> str:
    """A phrase as it is compared: `Vision-Language Models` is `vision language model`."""
    return " ".join(map(singular, words_of(phrase)))


class PhraseFinder:
    """Finds the phrases of several tags in texts.

    Of two phrases of one tag that overlap, the first and longest counts. A phrase of one word does
    not count inside a longer one of any tag: "point cloud" is no cloud, "knowledge graph" no graph.
    """

    def __init__(self, phrases: Mapping[str, Iterable[str]]) -> None:
        """`phrases` are keys (`alias_key`) by the tag they speak for."""
        tags_of: dict[Phrase, list[str]] = {}
        for tag, keys in phrases.items():
            for key in keys:
                tags_of.setdefault(tuple(key.split()), []).append(tag)
        self._single = {phrase[0]: tags for phrase, tags in tags_of.items() if len(phrase) == 1}
        self._longer: dict[str, dict[str, list[tuple[Phrase, list[str]]]]] = {}
        for phrase in sorted(tags_of, key=len, reverse=True):
            if len(phrase) > 1:
                nexts = self._longer.setdefault(phrase[0], {})
                nexts.setdefault(phrase[1], []).append((phrase, tags_of[phrase]))

    def mentions(self, words: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The phrases that words hold, in order: a tag and the key of its phrase."""
        read = list(map(singular, words))
        free: dict[str, int] = {}
        covered = 0
        for start, word in enumerate(read):
            longer = self._longer.get(word)
            for phrase, tags in longer.get(_at(read, start + 1), ()) if longer else ():
                end = start + len(phrase)
                if tuple(read[start:end]) == phrase:
                    covered = max(covered, end)
                    yield from _taken(tags, phrase, start, free)
            if start >= covered and word in self._single:
                yield from _taken(self._single[word], (word,), start, free)


def _at(words: Sequence[str], place: int) -> str:
    return words[place] if place < len(words) else ""


def _taken(
    tags: Iterable[str], phrase: Phrase, start: int, free: dict[str, int]
) -> Iterator[tuple[str, str]]:
    """A phrase for those of its tags that no phrase before it reaches into."""
    for tag in tags:
        if free.get(tag, 0) <= start:
            free[tag] = start + len(phrase)
            yield tag, " ".join(phrase)
