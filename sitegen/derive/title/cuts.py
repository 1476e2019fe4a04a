"""Where a clause may end: before a relative clause, a second verb, a means, a purpose, a place."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from sitegen.derive.title.verbs import (
    is_base,
    is_finite,
    is_gerund,
    is_surely_verb,
    is_third_person,
)
from sitegen.derive.words import word_set

Cut = Literal[
    "relative",  # looms |which weave
    "and_verb",  # looms |and show that
    "semicolon",
    "dash",
    "colon",
    "comma",
    "that",  # looms |that weave
    "means",  # looms |with threads
    "purpose",  # looms |for ropes; looms |to weave
    "place",  # looms |in towns
    "whole",  # nothing
    "task",  # what `titles` joins to a phrase
]
"""What follows where a phrase ends."""

MARKS = " ,;:.!?…–—-\"'“”"

_DASHES = word_set("- – — --")
_AT_MARKS: dict[str, Cut] = {";": "semicolon", ":": "colon"}
_RELATIVES = word_set(
    """
    which where while whereas who whose thereby thus because although though since so but when if
    unless until hence called named dubbed termed namely
    """
)
_MEANS = word_set("by via through using with without based")
_PLACES = word_set(
    """
    in on from under over across within between among against during at into towards toward as than
    before after about
    """
)
_AFTER_COMMA = _RELATIVES | _MEANS | _PLACES | word_set("for to we our it")
_ARTICLES = word_set("a an the our")
_SOON = 7  # words in which a list comes to its "and"
_FEWEST = 2  # words that a cut leaves
_STRIPPED = 2  # marks that a phrase may lose at its ends

# Cuts after which a clause is only read whole: what follows hangs on what was there before.
_CLOSING: frozenset[Cut] = frozenset(
    {"relative", "and_verb", "semicolon", "dash", "colon", "comma"}
)
# What a verb is followed by after "and": "… and |use| a", so that "and |tests| …" is a noun.
_AFTER_VERB = word_set(
    "that the a an how its their our whether on it this these novel new two several both"
)
# Words that "to" belongs to: "able to", "how to", "an attempt to".
_LEANING = word_set(
    """
    how due order tendency need attempt attempts failure approach way ways hard easy likely prone
    ready willing difficult potential right opportunity what when where whether not and or harder
    easier sufficient necessary
    """
)


@lru_cache(maxsize=1 << 16)
def bare(word: str) -> str:
    """A word in lower case without the punctuation around it: `"Models,` is `models`."""
    return word.strip("()[]" + MARKS).lower()


def cuts(words: Sequence[str], limit: int, shortest: int) -> Iterator[tuple[int, Cut]]:
    """Where words may end, as the number of words kept, and what follows them there.

    Only ends at `shortest` to about `limit` characters are given; the end of all words is "whole".
    """
    length = -1
    closed = False
    for index, word in enumerate(words):
        if index >= _FEWEST and length >= shortest and not closed:
            cut = _cut_before(words, index)
            if cut:
                yield index, cut
            closed = cut in _CLOSING
        length += 1 + len(word)
        if length > limit + _STRIPPED:
            return
    yield len(words), "whole"


def _cut_before(words: Sequence[str], index: int) -> Cut | None:
    """What follows if a phrase ends before a word, or None where it cannot."""
    previous, word = words[index - 1], bare(words[index])
    if words[index] in _DASHES:
        return "dash"
    if previous[-1] in _AT_MARKS:
        return _AT_MARKS[previous[-1]]
    if word in _RELATIVES or (word == "even" and _at(words, index + 1) in {"when", "if"}):
        return "relative"
    if word in {"and", "or"}:
        return "and_verb" if _starts_clause(words, index + 1) else None
    if previous.endswith(","):
        return _cut_at_comma(words, index)
    return _cut_at_word(bare(previous), word, _at(words, index + 1))


def _cut_at_comma(words: Sequence[str], index: int) -> Cut | None:
    """A comma ends a phrase before a participle, a preposition or an apposition, not in a list."""
    word = bare(words[index])
    if is_gerund(word) or word in _AFTER_COMMA or word.endswith("ly"):
        return "comma"
    in_list = any(bare(each) in {"and", "or"} for each in words[index : index + _SOON])
    return "comma" if word in _ARTICLES and not in_list else None


def _cut_at_word(previous: str, word: str, following: str) -> Cut | None:
    if word == "that":
        return None if _takes_clause(previous) else "that"
    if previous.endswith("ed") and "-" not in previous:
        return None  # "an agent trained |with": a participle alone
    if word in _MEANS:
        return "means"
    if word == "for":
        return "purpose"
    if word == "to":
        return "purpose" if is_base(following) and not _leans_forward(previous) else None
    is_verb = is_finite(previous) or is_gerund(previous)
    return "place" if word in _PLACES and not is_verb else None


def _starts_clause(words: Sequence[str], index: int) -> bool:
    """Whether "and" is followed by a verb of its own: "… and show that", "… and is robust"."""
    word = _at(words, index)
    if word.endswith("ly") or word in {"then", "also", "further", "thus"}:
        index += 1
        word = _at(words, index)
    if is_third_person(word) or is_surely_verb(word):
        return True
    return is_finite(word) and _at(words, index + 1) in _AFTER_VERB


def _takes_clause(word: str) -> bool:
    """Whether "that" belongs to the word before it: "show that", "ensuring that", "such that"."""
    return is_finite(word) or is_gerund(word) or word.endswith("ed") or word in {"so", "such"}


def _leans_forward(word: str) -> bool:
    """Whether "to" belongs to the word before it: "able to", "designed to", "how to", "aims to"."""
    return is_finite(word) or word.endswith("ble") or word in _LEANING


def _at(words: Sequence[str], index: int) -> str:
    return bare(words[index]) if index < len(words) else ""
