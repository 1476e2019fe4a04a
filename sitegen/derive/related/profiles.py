"""What a paper is compared by: its telling words and its tags."""

import math
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from sitegen.derive.words import WORD, content_stem, rarity

MOST_STEMS = 60
"""So many stems of a paper are compared: more cost time and find nothing better."""
HEAVY = 16
"""So many of them, the heaviest, find the papers that may be like it, and say why they are."""

_SHORTEST = 3  # letters
_COMMON = 1.6  # the rarity of a stem that every fifth abstract uses: it tells too little
_RAREST = 7.0  # no stem counts more: hardly any paper shares a rarer one
_POWER = 0.7  # of the rarity: common stems count, too, where there are enough of them
_IN_TITLE = 2  # how many mentions one in a title that somebody wrote is worth


@dataclass(frozen=True, slots=True)
class Profile:
    """A paper's stems, the heaviest first, and their weights, of length 1 in all; its tags.

    `words` are the heaviest stems as the paper writes them, in lower case if it ever does. All
    depends on the paper alone, so that no other paper can change how alike two papers are.
    """

    stems: tuple[str, ...]
    weights: tuple[float, ...]
    words: tuple[str, ...]
    tags: tuple[str, ...]


def profile(plain: str, tags: tuple[str, ...], title: str = "") -> Profile:
    """The profile of an abstract: stems by count and by how few papers use them.

    Of stems that weigh the same the one that comes first in the abstract is the heavier.

    `title` is one that an editor or the published facts give: a derived one says nothing new.
    """
    counts: dict[str, int] = {}
    words: dict[str, str] = {}
    mentions = Counter(WORD.findall(plain))
    for word in WORD.findall(title):
        mentions[word] += _IN_TITLE
    for word, count in mentions.items():
        stem = _telling(word)
        if not stem:
            continue
        if stem not in counts:
            counts[stem], words[stem] = count, word
            continue
        counts[stem] += count
        if word.islower() and not words[stem].islower():
            words[stem] = word
    weights = {stem: _times(count) * _weight(stem) for stem, count in counts.items()}
    kept = sorted(weights, key=weights.__getitem__, reverse=True)[:MOST_STEMS]
    length = math.sqrt(sum([weights[stem] ** 2 for stem in kept]))
    return Profile(
        stems=tuple(kept),
        weights=tuple([weights[stem] / length for stem in kept]),
        words=tuple([words[stem] for stem in kept[:HEAVY]]),
        tags=tags,
    )


@lru_cache(maxsize=1 << 17)
def _telling(word: str) -> str:
    """The stem of a word, empty where it tells nothing."""
    stem = content_stem(word.lower())
    return stem if len(stem) >= _SHORTEST and not stem.isdigit() and rarity(stem) >= _COMMON else ""


@lru_cache(maxsize=1 << 10)
def _times(count: int) -> float:
    """How much so many mentions of a stem count, beside one."""
    return 1 + math.log(count)


@lru_cache(maxsize=1 << 17)
def _weight(stem: str) -> float:
    """How much one mention of a stem counts: "model" little, "canary" much."""
    return float(min(rarity(stem), _RAREST) ** _POWER)
