"""The words an acronym stands for."""

import re
from collections.abc import Sequence

from sitegen.derive.paper_verbs import PROPOSE

_FREE_WORDS = 4  # that an expansion may hold beyond one for each letter

# "we propose |Loom Networks", "by introducing |Spontaneous Neurons", "a |Weave and Thread model"
_SINCE_VERB = re.compile(
    rf"(?:\b{PROPOSE}|\bcalled|\bnamed|\btermed|\bdubbed|\bis|\bthe|\ban?|\bour|,)\s+([^,;:]*)$",
    re.IGNORECASE,
)
_VERB_INSIDE = re.compile(
    rf"^.*\b(?:{PROPOSE}|introducing|proposing|presenting|developing|called|named|termed|dubbed)\s+",
    re.IGNORECASE,
)


def expansion(before: str, key: str) -> str:
    """The last words of a text that an acronym stands for, as far as can be told; may be empty.

    The fewest whose first letters spell the acronym's key (`candidates.name_key`), else the fewest
    that hold its letters, else those since the verb: "we propose |Woven Nets| (LoomNet)".
    """
    words = before.split()
    shortest_first = range(len(words) - 1, max(-1, len(words) - len(key) - _FREE_WORDS - 1), -1)
    for loosely in (False, True):
        for start in shortest_first:
            if spells(words[start:], key, loosely=loosely):
                return " ".join(words[start:])
    match = _SINCE_VERB.search(before)
    return after_verb(match.group(1)) if match else ""


def spells(words: Sequence[str], key: str, *, loosely: bool) -> bool:
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


def after_verb(text: str) -> str:
    """What follows the last proposing or naming verb of a text, or all of it."""
    return _VERB_INSIDE.sub("", text)
