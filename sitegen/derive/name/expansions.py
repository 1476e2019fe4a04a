"""Whether words spell an acronym: "Woven Action Maps" spells `wam`."""

import re
from collections.abc import Sequence

_FREE_WORDS = 4  # that an expansion may hold beyond one for each letter
_JOINT = re.compile(r"[-/]")  # Coarse-|to-|Fine


def spelled_by(words: Sequence[str], key: str) -> int:
    """How many of the last of some words in lower case spell a key; 0 if none do.

    The most that all give it a letter, else the fewest: "we propose |woven action maps|" spells
    `wam` with 3, "our |native network anatomy|" `nana` with 3, though "network anatomy" would do.
    """
    most = min(len(words), len(key) + _FREE_WORDS)
    spelling = [
        count
        for count in range(1, most + 1)
        if words[-count][0] == key[0] and spells(words[-count:], key)
    ]
    needed = [count for count in spelling if count <= len(key) and _all_give(words[-count:], key)]
    return max(needed) if needed else min(spelling, default=0)


def spells(words: Sequence[str], key: str) -> bool:
    """Whether the starts of words in lower case spell a key, or half of it and letters inside."""
    parts = _parts(words)
    if not parts or parts[0][0] != key[0]:
        return False
    return _spells(parts, key, loosely=False) or _spells(parts, key, loosely=True)


def _parts(words: Sequence[str]) -> list[str]:
    return [part for word in words for part in _JOINT.split(word) if part]


def _all_give(words: Sequence[str], key: str) -> bool:
    """Whether every word starts with a letter of a key, in order."""
    place = 0
    for part in _parts(words):
        place = key.find(part[0], place) + 1
        if not place:
            return False
    return True


def _spells(parts: Sequence[str], key: str, *, loosely: bool) -> bool:
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
