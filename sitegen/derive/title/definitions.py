"""What the words around a name say it is: "NAME, a planner for …", "Expanded Name (NAME)"."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from sitegen.derive.name.forms import name_key
from sitegen.derive.name.names import Name
from sitegen.derive.proposals import NAMED
from sitegen.derive.title.verbs import OUTCOMES, PROPOSE, acting
from sitegen.derive.words import word_set

DefinitionKind = Literal[
    "expansion",  # NAME (|Expanded Name|)
    "apposition",  # NAME, |a planner for …
    "is",  # NAME is |a planner
    "for",  # NAME |for planning; NAME |to plan
    "acts",  # NAME |plans
    "expanded",  # |Expanded Name| (NAME)
    "expanded_on",  # |Expanded Name| (NAME) |for planning
    "after_expanded",  # Expanded Name (NAME) |for planning
    "before_called",  # |a planner| called NAME
    "before",  # we propose |a planner|, NAME
]
"""How a description stands by the name."""

_MENTIONS_READ = 6  # of a name: later ones repeat
_REACH = 300  # characters around it that may define it

# What follows a name, and what stands before one; examples are above.
_EXPANDED = re.compile(r"[\"'”]?\s*\(([^()]{6,140})\)")
_APPOSITION = re.compile(
    r"[\"'”)]*\s*[,:–—-]+\s*(?:which is |i\.e\.,? )?(?=(?:an?|the|our|one|new|novel|\w+ly)\b)(.+)"
)
_LINKED = re.compile(r"[\"'”)]*,?\s*(to|for|(?:is|are)(?= (?:an?|the|one|our)\b))\s+(.+)")
_ACTS = re.compile(r"[\"'”]?,?\s+(?:that |which )?((?:\w+ly )?)([a-z]+s)\b(?! of\b)(.+)")
_OPENED = re.compile(r"\(\s*[\"“]?$")
_CLOSED = re.compile(r"[\"”]?\)[,\s]*(.*)")
_CALLED = re.compile(
    r"\b((?:an?|the|our|novel|new)\s+[^,;:]{4,}?)[,\s]*(?:\(|[-–—]+|(?:(?:which )?(?:we )?(?:is )?"
    rf"(?:{NAMED}|namely|denoted|call|name|term|dub|referred to as|refer to as"
    r"|known as|coined|i\.e\.,?))[,\s]*(?:as |it )?(?:the )?)[\"“(]?\s*$",
    re.IGNORECASE,
)
_PROPOSED = re.compile(rf"\b{PROPOSE}\s+((?:an?|the|our)?\s*[^,;:]{{8,90}}?)[,\s]*$", re.IGNORECASE)
# Words that lead on to the name: "an expression for the |NAME| statistic" does not say what it is.
_LEADING_ON = word_set("a an the our of for with on by to and in via using from")
# What goes on from an expansion without a comma: "Expanded Name (NAME) |for planning".
_GOES_ON = re.compile(
    r"(?:for|to|that|in|on|with|from|of|via|by|framework|method|model|algorithm|network|approach"
    r"|system|dataset|benchmark)\b"
)
# Where an expansion may start: "a |Weave and Thread model", "by introducing |Knotted Neurons"
_SINCE_VERB = re.compile(
    rf"(?:\b(?:{PROPOSE}|{NAMED}|is|the|an?|our)|,)\s+([^,;:]*)$", re.IGNORECASE
)
_VERB_INSIDE = re.compile(
    rf"^.*\b(?:{PROPOSE}|introducing|proposing|presenting|developing|{NAMED})\s+", re.IGNORECASE
)
_FREE_WORDS = 4  # that an expansion may hold beyond one for each letter

# " (LLMs)", " [12, 3]": asides a title does without; "S(H)NAP" and "(2.5+1)D" hold none.
_ASIDE = re.compile(r"\s+(?:\([^()]*\)|\[[\d,\s–-]+\])(?=[\s,.;:!?]|$)")
_TO_OUR_KNOWLEDGE = re.compile(r",? to (?:the best of )?our knowledge,?", re.IGNORECASE)


def definitions(sentences: Sequence[str], name: Name) -> Iterator[tuple[str, DefinitionKind, int]]:
    """Descriptions at the first mentions of a name, each with its kind and its sentence."""
    pattern = re.compile(name.mention)
    mentions = 0
    for index, sentence in enumerate(sentences):
        for match in pattern.finditer(sentence):
            before = sentence[max(0, match.start() - _REACH) : match.start()]
            after = sentence[match.end() : match.end() + _REACH]
            for text, kind in _said_after(after):
                yield text, kind, index
            for text, kind in _said_before(before, after, name_key(match.group())):
                yield text, kind, index
            mentions += 1
            if mentions == _MENTIONS_READ:
                return


def without_asides(text: str) -> str:
    """A text without what stands in parentheses of its own, citations, and "to our knowledge"."""
    if "knowledge" in text:
        text = _TO_OUR_KNOWLEDGE.sub("", text)
    return _ASIDE.sub("", text) if "(" in text or "[" in text else text


def _said_after(after: str) -> Iterator[tuple[str, DefinitionKind]]:
    if match := _EXPANDED.match(after):
        yield match.group(1), "expansion"
        after = after[match.end() :]
    after = without_asides(after)
    if match := _APPOSITION.match(after):
        yield match.group(1), "apposition"
    if match := _LINKED.match(after):
        link, rest = match.groups()
        yield (rest, "is") if link in {"is", "are"} else (f"{link} {rest}", "for")
    match = _ACTS.match(after)
    if match and match.group(2) not in OUTCOMES and (text := acting(*match.groups())):
        yield text, "acts"


def _said_before(before: str, after: str, key: str) -> Iterator[tuple[str, DefinitionKind]]:
    if opened := _OPENED.search(before):
        yield from _expanded(without_asides(before[: opened.start()]), after, key)
        return
    before = without_asides(before)
    if match := _CALLED.search(before):
        yield _after_verb(match.group(1)), "before_called"
    match = _PROPOSED.search(before)
    if match and match.group(1).split()[-1] not in _LEADING_ON:
        yield match.group(1), "before"


def _expanded(before: str, after: str, key: str) -> Iterator[tuple[str, DefinitionKind]]:
    """The expansion before a name in parentheses, alone and with what follows them."""
    expanded = expansion(before, key)
    if not expanded:
        return
    yield expanded, "expanded"
    closed = _CLOSED.match(after)
    if closed and (rest := without_asides(closed.group(1))):
        joint = " " if _GOES_ON.match(rest) else ", "
        yield f"{expanded}{joint}{rest}", "expanded_on"
        yield rest, "after_expanded"


def expansion(before: str, key: str) -> str:
    """The last words of a text that an acronym stands for, as far as can be told; may be empty.

    The fewest whose first letters spell the acronym's key (`name_key`), else the fewest that hold
    its letters, else those since the verb: "we propose |Woven Nets| (LoomNet)".
    """
    words = before.split()
    shortest_first = range(len(words) - 1, max(-1, len(words) - len(key) - _FREE_WORDS - 1), -1)
    for loosely in (False, True):
        for start in shortest_first:
            if _spells(words[start:], key, loosely=loosely):
                return " ".join(words[start:])
    match = _SINCE_VERB.search(before)
    return _after_verb(match.group(1)) if match else ""


def _spells(words: Sequence[str], key: str, *, loosely: bool) -> bool:
    """Whether the starts of words spell an acronym; loosely, at least half of it, the rest inside.

    "Directed Decoding Map" spells "ddm", and "Spontaneous Neurons" spells "spon".
    """
    parts = [part.lower() for word in words for part in word.split("-") if part]
    if not parts or parts[0][0] != key[0]:
        return False
    place = leading = 0
    for part in parts:
        at_start = True
        for letter in part:
            hit = place < len(key) and letter == key[place]
            at_start = at_start and hit
            if hit and (at_start or loosely):
                place += 1
                leading += at_start
    return place == len(key) and 2 * leading >= len(key)


def _after_verb(text: str) -> str:
    """What follows the last proposing or naming verb of a text, or all of it."""
    return _VERB_INSIDE.sub("", text)
