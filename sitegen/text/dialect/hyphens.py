"""Words that a line's end parted: `learn- ing` is learning, `real- world` is real-world.

Extraction leaves behind the hyphen a space, a line's end or, in old papers, `(cid:173)`. Whether
the hyphen belongs to the word, the same text often shows; else the vocabulary knows.
"""

import re
from collections.abc import Set as AbstractSet
from itertools import pairwise

from sitegen.text.tables import names
from sitegen.text.vocabulary import words

# "learn- ing", "low-\n  rank", "end- to-end"; not "a - b", "x- y"
_PARTED = re.compile(
    r"(?<![^\W_])(?P<left>[^\W\d_]{2,})-(?P<gap> |[ \t]*\n[ \t]*)"
    r"(?P<right>[^\W\d_]{2,})(?![^\W_])(?P<more>-?)"
)
# Halves of "confi(cid:173) dence" and "real(cid:173) world"; "to-" in "signal(cid:173) to-noise"
_SOFT = re.compile(
    r"(?P<left>[^\W\d_]*)\(cid:173\)\s*(?P<right>(?:[^\W\d_]+(?![^\W_]))?)(?P<more>-?)"
)
# Where a word may be parted; found faster than what _PARTED asks for
_CLUE = re.compile(r"-(?<=\w-)(?: |[ \t]*\n[ \t]*)[^\W\d_]{2}")
# "real-world" as a whole, and each half of it
_SPELT = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")

# What follows a hyphen that stands for a word further on: "pre- and post-training"
_SUSPENDED_BEFORE = names("and or to nor vs versus through but as")
_INSIDE_COMPOUNDS = names("and of to the in take")
_SHORTEST = 4
"""A half shorter than this may be any word's."""


def mend_hyphens(text: str) -> str:
    """The text with its parted words whole; a hyphen that may stand for itself stays.

    Linear in the text. Of 3,900 words parted by `- ` in 77,908 abstracts 300 are left so, because
    neither the text nor the vocabulary tells; and 1,000 that are none: `pre- and post-training`.
    """
    if "(cid:173)" in text:
        spelt = _spelt(text)
        text = _SOFT.sub(lambda found: _soft(found, spelt), text)
    if _CLUE.search(text):
        spelt = _spelt(text)
        text = _PARTED.sub(lambda found: _parted(found, spelt), text)
    return text


def _spelt(text: str) -> AbstractSet[str]:
    """Every word of the text in lower case, and of a compound each two neighbours: `state-of`."""
    spelt: set[str] = set()
    for word in _SPELT.findall(text.lower()):
        spelt.add(word)
        if "-" in word:
            halves = word.split("-")
            spelt.update(halves, (f"{a}-{b}" for a, b in pairwise(halves)))
    return spelt


def _parted(found: re.Match[str], spelt: AbstractSet[str]) -> str:
    left, gap, right, more = found.groups()
    if right in _INSIDE_COMPOUNDS and more:  # "end- to-end", "state- of-the-art"
        return f"{left}-{right}-"
    if right in _SUSPENDED_BEFORE or not right.islower():
        return found[0]
    if word := _known(left, right, spelt):
        return word + more
    vocabulary = words()
    halves_are_words = right in vocabulary or left.lower() in vocabulary
    if len(right) >= _SHORTEST and not halves_are_words:  # "pharmaceu- ticals"
        return left + right + more
    # At a line's end the hyphen has a reason; before a space it may be a dash.
    return f"{left}-{right}{more}" if "\n" in gap else found[0]


def _soft(found: re.Match[str], spelt: AbstractSet[str]) -> str:
    left, right, more = found.groups()
    if not left or not right:
        return left + right + more
    return (_known(left, right, spelt) or _guessed(left, right, more)) + more


def _guessed(left: str, right: str, more: str) -> str:
    """Rejoined, but where a hyphen was there before the line ended.

    `Gauss(cid:173) Newton`, `winner(cid:173) take-all`, `Bayesian(cid:173) unimodal`.
    """
    names_meet = left[-1].islower() and right[0].isupper()
    both_are_words = {left.lower(), right.lower()} <= words()
    inside = bool(more) and right in _INSIDE_COMPOUNDS
    return f"{left}-{right}" if names_meet or both_are_words or inside else left + right


def _known(left: str, right: str, spelt: AbstractSet[str]) -> str | None:
    """The two halves as the text or else the vocabulary spells them; None where neither does."""
    for known in (spelt, words()):
        for spelling in (f"{left}-{right}", left + right):
            if spelling.lower() in known:
                return spelling
    return None
