"""What a paper is compared by: its telling words and its tags."""

import math
from array import array
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b

from sitegen.derive.words import content_stem, rarity, words_in

MOST_STEMS = 60
"""So many stems of a paper are compared: more cost time and find nothing better."""
HEAVY = 16
"""So many of them, the heaviest, find the papers that may be like it, and say why they are."""
MOST_TAGS = 8
"""So many tags of a paper are compared; an editor may give more."""
ONE = 1 << 15
"""A weight of 1. Weights are whole numbers: their sums are exact, in whatever order."""

KEY = 16
"""Bytes of a key."""

_SHORTEST = 3  # letters
_COMMON = 1.6  # the rarity of a stem that every fifth abstract uses: it tells too little
_RAREST = 7.0  # no stem counts more: hardly any paper shares a rarer one
_POWER = 0.7  # of the rarity: common stems count, too, where there are enough of them
_IN_TITLE = 2  # how many mentions one in a title that somebody wrote is worth
_TAGS = 0.1225  # what all tags shared count, beside 1 for all words shared


@dataclass(frozen=True, slots=True)
class Profile:
    """A paper's stems, the heaviest first, then its tags, and how much each of them weighs.

    `features` holds 8 bytes for each: the hash of a stem or a tag, and 0 where the paper has no
    more. `weights` holds 2 for each. Their lengths are those of every profile, so that the profiles
    of a catalog are an array once they are joined. `words` are the heaviest stems as the paper
    writes them, in lower case if it ever does, with a space between them. `key` is a hash of all
    that the profile was made from.

    All depends on the paper alone, so that no other paper can change how alike two papers are.
    """

    key: bytes
    features: bytes
    weights: bytes
    words: str


def profile(plain: str, tags: tuple[str, ...], title: str = "") -> Profile:
    """The profile of an abstract: stems by count and by how few papers use them.

    Of stems that weigh the same the one that comes first in the abstract is the heavier.

    `title` is one that an editor or the published facts give: a derived one says nothing new.
    """
    weights, words = _weighed(plain, title)
    kept = sorted(weights, key=weights.__getitem__, reverse=True)[:MOST_STEMS]
    heaviest = [weights[stem] for stem in kept]
    unit = ONE / math.hypot(*heaviest) if kept else 0.0
    compared = tags[:MOST_TAGS]
    no_stems, no_tags = [0] * (MOST_STEMS - len(kept)), [0] * (MOST_TAGS - len(compared))
    of_tag = round(ONE * math.sqrt(_TAGS / len(compared))) if compared else 0
    features = array("Q", [*kept, *no_stems, *map(_tag, compared), *no_tags])
    numbers = [round(weight * unit) for weight in heaviest]
    return Profile(
        key=_key(plain, title, tags),
        features=features.tobytes(),
        weights=array("H", [*numbers, *no_stems, *([of_tag] * len(compared)), *no_tags]).tobytes(),
        words=" ".join([words[stem] for stem in kept[:HEAVY]]),
    )


def _weighed(plain: str, title: str) -> tuple[dict[int, float], dict[int, str]]:
    """What each stem weighs, by its hash, and how the paper writes it."""
    counts: dict[int, int] = {}  # of those that are mentioned more than once
    weights: dict[int, float] = {}
    words: dict[int, str] = {}
    mentions = Counter(words_in(plain))
    for word in words_in(title):
        mentions[word] += _IN_TITLE
    told = map(_telling, mentions)
    for (word, count), (stem, weight) in zip(mentions.items(), told, strict=True):
        if not stem:
            continue
        if stem not in words:
            words[stem], weights[stem] = word, weight
            if count > 1:
                counts[stem] = count
            continue
        counts[stem] = counts.get(stem, 1) + count
        if word.islower() and not words[stem].islower():
            words[stem] = word
    for stem, count in counts.items():
        weights[stem] *= 1 + math.log(count)
    return weights, words


@cache  # as `sitegen.derive.words.stem`
def _telling(word: str) -> tuple[int, float]:
    """The hash of a word's stem, 0 where it tells nothing, and what one mention of it weighs.

    "model" weighs little, "canary" much.
    """
    stem = content_stem(word.lower())
    rare = rarity(stem)
    if len(stem) < _SHORTEST or stem.isdigit() or rare < _COMMON:
        return 0, 0.0
    return _hash(stem), float(min(rare, _RAREST) ** _POWER)


@lru_cache(maxsize=1 << 12)
def _tag(tag: str) -> int:
    return _hash(f"#{tag}")


def _hash(text: str) -> int:
    """8 bytes, never 0: of a million stems two share one in every ten million catalogs."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") or 1


def _key(plain: str, title: str, tags: tuple[str, ...]) -> bytes:
    """A hash that tells where each text ends. A tag has no line break: it is a part of a URL."""
    texts = "\n".join((str(len(plain)), str(len(title)), plain, title, *tags))
    return blake2b(texts.encode("utf-8", "surrogatepass"), digest_size=KEY).digest()
