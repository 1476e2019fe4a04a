"""How a title is written: its words joined, its articles, its capitals."""

import re
from collections.abc import Iterable

from sitegen.derive.title.candidates import Candidate
from sitegen.derive.title.lexicon import TITLE_CASED, Word
from sitegen.derive.title.reading import Reading

_VOWEL_SOUND = re.compile(r"(?:[aeioAEIO]|u(?!n[ai]|s|biq)|[FLMNRSX](?:[A-Z]|-|\d))")
_CONSONANT_SOUND = re.compile(r"one\b|once|eu|U(?=[A-Z-])|EU")
_ARTICLE = re.compile(r"(?<![\w-])an? (?=(\S+))")
# What takes a capital: "looms", "raw-RGB"; not "iOS", "k-NN"
_PLAIN_START = re.compile(r"[a-z]{3,}-|[a-z]+(?![\w-]*[A-Z])")


def written(candidate: Candidate, reading: Reading) -> str:
    """A candidate as text, with the capitals its words have anywhere in the abstract."""
    common = {word.text for word in reading.words if word.kind != "P"}
    parts = [candidate.phrase.words]
    if (tail := candidate.tail) is not None:
        joint = Word(tail.joint.word, "", "", ())
        if tail.joint.role == "about":
            parts = [tail.modifier.words, (joint,), *parts]
        else:
            parts += [(joint,), tail.modifier.words]
    text = joined_words(_plain(word, common) for part in parts for word in part)
    return _ARTICLE.sub(lambda match: f"{article(match.group(1))} ", text)


def _plain(word: Word, common: set[str]) -> Word:
    """A word in lower case, if the abstract has it so elsewhere: "Watermarking", "watermarking"."""
    if word.kind == "P" and word.lower in common and TITLE_CASED.fullmatch(word.text):
        return Word(word.lower, word.lower, word.kind, word.stems)
    return word


def joined_words(words: Iterable[Word]) -> str:
    """Words as text: a space before each but a mark."""
    text = ""
    for word in words:
        text += word.text if word.text in {",", ":", ";", "?"} else f" {word.text}"
    return text.strip()


def article(following: str) -> str:
    """The indefinite article of what follows: "an LLM", "a unified view"."""
    if _CONSONANT_SOUND.match(following):
        return "a"
    return "an" if _VOWEL_SOUND.match(following) else "a"


def capitalised(phrase: str) -> str:
    """A phrase with a capital first, unless a symbol or a word with its own is: "p-means"."""
    start = _PLAIN_START.match(phrase)
    if start is None or (len(start.group()) == 1 and phrase[1:2] not in {" ", ""}):
        return phrase
    return phrase[0].upper() + phrase[1:]
