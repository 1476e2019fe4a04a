"""Why two papers are related, in words a reader sees."""

import re
from collections.abc import Iterable, Iterator, Sequence

from sitegen.derive.tables import LOWER_COUNT, VERBS
from sitegen.derive.words import word_set

_MOST = 3  # words or phrases
# What ends a phrase and is too common to be a reason: "large language models"
_TAIL = re.compile(r"[ -](?:models?|networks?|learning)\b")
# What is a reason with another word only: "off-policy", "near-optimal", "two hands"
_SMALL = word_set(
    """
    off near pre pseudo self semi multi non few one two three four five six seven eight nine ten
    many per front back low down hoc
    """
)
# What is none: words of any abstract
_NOTHING = word_set(
    """
    able about accounted ahead alone apart asks became cause confirmed depending described
    describing developed discussed enjoyed examined finished given gives grows handled hence
    however instead intended latter let lets like looking making nearly proved produced readily see
    related represented says settle solved succeeded thus tries types upon various viewed want
    whether will writes yet
    """
)
_MOSTLY_VERB = 0.9
# A verb of its own is no subject: "describe", "computes"; not "track", which is a noun, too
_VERB_FORMS = frozenset(
    form
    for base, verb in VERBS.items()
    if verb.share >= _MOSTLY_VERB
    for form in (base, verb.third_person)
)
_NO_REASON = _NOTHING | _VERB_FORMS
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
    """The words, each joined with a later one that stands beside it in the text.

    A verb is none, and a word such as "near" is one with another only.
    """
    left = [word for word in words if word.lower() not in _NO_REASON]
    found: list[str] = []
    said = ""
    while left and len(found) < _MOST:
        word = left.pop(0)
        is_small = word.lower() in _SMALL
        for other in left:
            phrase = text.phrase(word, other)
            if phrase and not (is_small and other.lower() in _SMALL):
                left.remove(other)
                word = phrase
                break
        else:
            if is_small:
                continue
        if word[:_ALIKE].lower() not in said:
            found.append(_without_capitals(word))
            said += f"\n{word.lower()}"
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
    if phrase.islower():
        return phrase
    return " ".join(
        word.lower() if word[1:].islower() and word.lower() in LOWER_COUNT else word
        for word in phrase.split(" ")
    )
