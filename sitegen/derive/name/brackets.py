"""What a bracket around a mention or after it says: "Woven Maps (X)", "X (Woven Maps)"."""

import re
from collections.abc import Sequence
from itertools import dropwhile, takewhile
from typing import NamedTuple

from sitegen.derive.name.expansions import spelled_by, spells
from sitegen.derive.words import stem

_LONGEST = 200  # characters of a bracket after a mention
_WORD = re.compile(r"[^\W_]+(?:[-'’/][^\W_]+)*|[^\s\w\"“”'‘’*`]")
# Woven Action Maps (|X; (dubbed |X
_OPENED = re.compile(
    r"\((?:(i\.e\.|a\.k\.a\.|abbr\.|aka|or|hence|henceforth|denoted(?: as| by)?|dubbed(?: as)?"
    r"|named(?: as)?|called|termed(?: as)?|coined|referred to as|in short|for short"
    r"|abbreviated(?: as| to)?),?\s*)?[\"“'‘*`]*$"
)
_CLOSED = re.compile(r"[\"”'’*`]*([),;])")  # X|)|, X|;|
_OPENS = re.compile(r"[\"”'’*`]*\s*\(")  # X| (|Expanded Name)
_YEAR = re.compile(r"(?:19|20)\d\d")
_SHORT_FOR = frozenset({"i", "e", "or", "short", "for", "abbreviated", "stands"})


class Bracket(NamedTuple):
    """What a bracket says, and what stands before and after it and the words that spell a name."""

    says: frozenset[str]
    spelled: tuple[int, int] | None
    """Where the words that spell the name out stand in the sentence."""
    before: Sequence[str]
    """The words before the mention, or before those that spell it out."""
    end: int
    """Where the sentence goes on."""


def words_of(text: str) -> list[str]:
    """The words and signs of a text, without quotes."""
    return _WORD.findall(text)


def is_word(token: str) -> bool:
    """Whether one of them is a word."""
    return token[0].isalnum()


def bracket_around(sentence: str, start: int, end: int, key: str, raw: str) -> Bracket | None:
    """The bracket around the mention at start:end, if there is one: "woven action maps (|WAM|)".

    `raw` is what stands before the mention, in lower case.
    """
    closed = _CLOSED.match(sentence, end) if "(" in raw else None
    opened = _OPENED.search(raw, raw.rfind("(")) if closed else None
    if not (opened and closed):
        return None
    end = closed.end() if closed.group(1) == ")" else closed.start()
    says = {"in bracket, named" if opened.group(1) else "in bracket"}
    before = words_of(raw[: opened.start()])
    words = list(reversed([*takewhile(is_word, reversed(before))]))
    count = spelled_by(words, key)
    if words:
        says |= {f"head:{stem(words[-1])}", "spelled" if count else "not spelled"}
    if not count:
        return Bracket(frozenset(says), None, before, end)
    shift = start - len(raw)
    spelled = raw.rfind(words[-count], 0, opened.start()) + shift, opened.start() + shift
    return Bracket(frozenset(says), spelled, before[: len(before) - count], end)


def bracket_after(sentence: str, end: int, key: str, raw: str) -> Bracket:
    """The bracket after a mention, or none that says anything: "|WAM| (woven action maps)"."""
    before = words_of(raw)
    opens = _OPENS.match(sentence, end)
    if not opens:
        return Bracket(frozenset(), None, before, end)
    start = opens.end()
    close = sentence.find(")", start, start + _LONGEST)
    if close < 0:
        return Bracket(frozenset(), None, before, start - 1)
    words = filter(is_word, words_of(sentence[start:close].lower()))
    inner = [*dropwhile(_SHORT_FOR.__contains__, words)]
    says, is_spelled = _said_in(inner, key)
    return Bracket(says, (start, close) if is_spelled else None, before, close + 1)


def _said_in(inner: Sequence[str], key: str) -> tuple[frozenset[str], bool]:
    """What the words in a bracket after a mention say, and whether they spell its name out."""
    if any(map(_YEAR.fullmatch, inner)):
        return frozenset({"cited"}), False
    if len(inner) == 1:
        return frozenset({"aside of one word"}), False
    if inner and spells(inner, key):
        return frozenset({"expanded", "expanded, spelled", f"head:{stem(inner[-1])}"}), True
    return frozenset({"expanded"} if inner else ()), False
