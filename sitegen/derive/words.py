"""Words of an abstract, their stems, and how much a stem tells."""

import re
from functools import cache

from sitegen.derive.tables import RAREST, STEM_IDF

WORD = re.compile(r"[^\W_]++(?:'[a-z]++)?+")
# Where a text is ASCII without apostrophes, as most are, its words are what these leave together.
_LEFT = "".join([sign if sign.isalnum() else " " for sign in map(chr, range(128))])


def words_in(text: str) -> list[str]:
    """The words of a text: "the looms' end, it's 3-D" holds the, looms, end, it's, 3, D."""
    if text.isascii() and "'" not in text:
        return text.translate(_LEFT).split()
    return WORD.findall(text)


def word_set(words: str) -> frozenset[str]:
    """The words of a text between spaces."""
    return frozenset(words.split())


# Words that tell nothing of a paper's subject, "novel" and "approach" among them.
STOP = word_set(
    """
    a an the of for in on to and or with by via from as at is are be been was were we our this
    that these those it its into using use used based towards toward through under over between
    beyond can do does how what when why which who not no than their them they while during
    without within across among also both such more most new novel approach method paper propose
    proposed
    """
)

# Endings and what a stem keeps of them, the first that fits: "regularization" -> "regulariz".
_ENDINGS = (
    ("'s", ""),
    ("ies", "y"),
    ("sses", "ss"),
    ("izations", "iz"),
    ("ization", "iz"),
    ("isation", "iz"),
    ("ations", "at"),
    ("ation", "at"),
    ("ically", "ic"),
    ("ing", ""),
    ("edly", ""),
    ("ness", ""),
    ("ments", "ment"),
    ("ally", "al"),
    ("ed", ""),
    ("ly", ""),
    ("es", ""),
    ("s", ""),
)
_BY_LAST = {
    last: tuple((ending, kept) for ending, kept in _ENDINGS if ending.endswith(last))
    for last in {ending[-1] for ending, _ in _ENDINGS}
}
_SHORTEST = 3  # the fewest letters an ending may leave

# Without a limit: 77,908 abstracts have 102,392 words, and an order of use costs a tenth of a look.


@cache
def stem(word: str) -> str:
    """The stem of a word in lower case, still recognisable: "learned" and "learns" are "learn"."""
    if len(word) <= _SHORTEST:
        return word
    for ending, kept in _BY_LAST.get(word[-1], ()):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            if ending == "s" and word[-2] in "su":
                return word
            word = word[: -len(ending)] + kept
            break
    if len(word) > _SHORTEST + 1 and word.endswith("e"):
        word = word[:-1]
    doubled = len(word) > _SHORTEST + 1 and word[-1] == word[-2]
    return word[:-1] if doubled and word[-1] not in "ls" else word


@cache
def content_stem(word: str) -> str:
    """The stem of a word in lower case, empty where the word tells nothing."""
    return "" if word in STOP else stem(word)


def content_stems(text: str) -> list[str]:
    """The stems of the telling words of a text, in order."""
    return [found for word in words_in(text.lower()) if (found := content_stem(word))]


def rarity(stem_: str) -> float:
    """How much a stem tells: 0.6 for "model", 9.3 for a word hardly any paper uses."""
    return STEM_IDF.get(stem_, RAREST)
