"""Why two papers are related, in words a reader sees."""

import re
from collections.abc import Iterable, Iterator, Sequence

from sitegen.derive.tables import LOWER_COUNT

_MOST = 3  # words or phrases
# What ends a phrase and is too common to be a reason: "large language models"
_TAIL = re.compile(r"[ -](?:models?|networks?|learning)\b")
_ALIKE = 5  # letters: "occluded" beside "occlusion" says nothing more


def reasons(shared: Iterable[Sequence[str]], plain: str) -> Iterator[tuple[str, ...]]:
    """For each paper related to one, up to three of the words they share, in order.

    `plain` is the one's own abstract: words that follow each other there are one reason, such as
    "vocal tract" or "strongly-convex".
    """
    text = _Text(plain)
    for words in shared:
        yield tuple(_phrases(words, text))


def _phrases(words: Sequence[str], text: "_Text") -> list[str]:
    """The words, each joined with a later one that stands beside it in the text."""
    left = list(words)
    found: list[str] = []
    while left and len(found) < _MOST:
        word = left.pop(0)
        partner = next((other for other in left if text.phrase(word, other)), None)
        if partner:
            left.remove(partner)
            word = text.phrase(word, partner)
        if not any(word[:_ALIKE].lower() in each.lower() for each in found):
            found.append(_without_capitals(word))
    return found


class _Text:
    """A text that is asked for phrases of two words; what was asked before is remembered."""

    def __init__(self, plain: str) -> None:
        self._plain = plain
        lower = plain.lower()
        same_length = len(lower) == len(plain)  # not where it holds a Turkish "İ"
        self._spaced = (lower if same_length else plain).replace("-", " ")
        self._known: dict[tuple[str, str], str] = {}

    def phrase(self, one: str, other: str) -> str:
        """Two words as they follow each other, in either order; empty where they do not."""
        pair = one, other
        if pair not in self._known:
            self._known[pair] = self._joined(one, other) or self._joined(other, one)
        return self._known[pair]

    def _joined(self, first: str, second: str) -> str:
        phrase = f"{first} {second}".lower()
        at = self._spaced.find(phrase)
        while at >= 0:
            end = at + len(phrase)
            around = self._spaced[at - 1 : at] + self._spaced[end : end + 1]
            if not any(map(str.isalnum, around)):
                tail = _TAIL.match(self._plain, end)
                joint = self._plain[at + len(first)]
                return f"{first}{joint}{second}{tail[0] if tail else ''}"
            at = self._spaced.find(phrase, end)
        return ""


def _without_capitals(phrase: str) -> str:
    """A phrase without the capital of a sentence's start: "Vocal" is "vocal"; not "Bayes"."""
    return " ".join(
        word.lower() if word[1:].islower() and word.lower() in LOWER_COUNT else word
        for word in phrase.split(" ")
    )
