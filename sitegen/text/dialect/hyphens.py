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
    r"(?<![^\W_])(?P<left>[^\W\d_]{2,})-(?P<gap>[ \t]+|[ \t]*\n[ \t]*)"
    r"(?P<right>[^\W\d_]{2,})(?![^\W_])(?P<more>-?)"
)
# Where a word may be parted; found faster than what _PARTED asks for
_CLUE = re.compile(r"-(?<=\w-)(?:[ \t]+|[ \t]*\n[ \t]*)[^\W\d_]{2}")
# "be-tween", where the line's end left nothing but its hyphen, and what stands before that; not
# the "x-forcement" of a URL
_UNPARTED = re.compile(r"-(?<=[a-z]{2}-)(?P<right>[a-z]{3,})(?=[\s,;:)!?”\"]|\.(?:\s|\Z)|\Z)")
_LEFT = re.compile(r"(?:^|(?<=[\s(“\"]))[^\W\d_]+\Z")
# Halves of "confi(cid:173) dence" and "real(cid:173) world"; "to-" in "signal(cid:173) to-noise"
_SOFT = re.compile(
    r"(?P<left>[^\W\d_]*)\(cid:173\)\s*(?P<right>(?:[^\W\d_]+(?![^\W_]))?)(?P<more>-?)"
)
# "a 3- DoF arm", "6- D"; not "WABIAN-2- that", "1- x"
_FIGURE = re.compile(r"(?<![\w.-])(\d+)- (?=(?P<right>[A-Za-z]{2,}|D)\b)")
# "real-world" as a whole, and each half of it
_SPELT = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")

# What follows a hyphen that stands for a word further on: "pre- and post-training"
_SUSPENDED_BEFORE = names("and or to nor vs versus through but as")
_INSIDE_COMPOUNDS = names("and of to the in take on over")
# What a dash leads to: "the model- which"
_AFTER_DASH = names("the that which it we was is are can a this these in of for with when")
# "https://x.org/long-\nname", "GPT-\n4", "COVID- 19"; not "a -\nb", nor "pre-\nand post-training"
_LINE_END = re.compile(
    rf"-(?<=\w-)\n[ \t]*(?=\w)(?!(?:{'|'.join(sorted(_SUSPENDED_BEFORE))})(?:[\s/,(.]|$))"
    r"|-(?<=[A-Z]{2}-) (?=\d)"
)
_PREFIXES = names(
    "re un in im en em ex co de di bi tri non pre pro per sub con com dis mis out off over under"
    " anti auto aero bio geo neo electro inter intra macro micro mid mini mono multi nano neuro"
    " photo poly post pseudo quasi semi self socio spatio super tele thermo trans ultra uni vice"
)
_SHORTEST = 4
"""A half shorter than this may be any word's."""


def mend_hyphens(text: str) -> str:
    """The text with its parted words whole; a hyphen that may stand for itself stays.

    Linear in the text. `pre- and post-training` stays, and so does what neither the text nor the
    vocabulary knows.
    """
    if _CLUE.search(text):
        spelt = _spelt(text)
        text = _PARTED.sub(lambda found: _parted(found, spelt), text)
        text = _FIGURE.sub(_counted, text)
    return _LINE_END.sub("-", _joined(text))


def mend_soft_hyphens(text: str) -> str:
    """The text without `(cid:173)`, the number of a soft hyphen; linear in the text."""
    if "(cid:173)" not in text:
        return text
    spelt = _spelt(text)
    return _SOFT.sub(lambda found: _soft(found, spelt), text)


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
    if _is_inside_compound(found):
        return f"{left}-{right}{more}"
    if right in _SUSPENDED_BEFORE:
        return found[0]
    if word := _known(left, right, spelt):
        return word + more
    if not right.islower():
        return found[0]
    vocabulary = words()
    left_is_word = len(left) >= _SHORTEST and left.lower() in vocabulary
    if len(right) >= _SHORTEST and right not in vocabulary and not left_is_word:  # "bifur- cating"
        return left + right + more
    # At a line's end the hyphen has a reason; before a space it may be a dash.
    return f"{left}-{right}{more}" if "\n" in gap else found[0]


def _is_inside_compound(found: re.Match[str]) -> bool:
    """`end- to-end`, `state- of-the-art`; `end-to- end`, `point-to(cid:173) point`."""
    if found["more"] and found["right"] in _INSIDE_COMPOUNDS:
        return True
    before = found.string[found.start() - 1 : found.start()]
    return before == "-" and found["left"] in _INSIDE_COMPOUNDS


def _soft(found: re.Match[str], spelt: AbstractSet[str]) -> str:
    left, right, more = found.groups()
    if not left or not right:
        return left + right + more
    if _is_inside_compound(found):
        return f"{left}-{right}{more}"
    return (_known(left, right, spelt) or _guessed(left, right)) + more


def _guessed(left: str, right: str) -> str:
    """Rejoined, but where a hyphen or a dash was there before the line ended.

    `Gauss(cid:173) Newton`, `HMM(cid:173) based`, `Bayesian(cid:173) unimodal`.
    """
    if right in _AFTER_DASH:
        return f"{left} – {right}"
    names_meet = left[-1].islower() and right[0].isupper()
    initials = left.isupper() and len(left) > 1
    both_are_words = {left.lower(), right.lower()} <= words()
    return f"{left}-{right}" if names_meet or initials or both_are_words else left + right


def _counted(found: re.Match[str]) -> str:
    stays = found["right"] in _SUSPENDED_BEFORE | _AFTER_DASH
    return found[0] if stays else f"{found[1]}-"


def _joined(text: str) -> str:
    """`be-tween` is between: neither half is a word, nor is the whole one with its hyphen."""
    pieces: list[str] = []
    at = 0
    vocabulary = words()
    for hyphen in _UNPARTED.finditer(text):
        right = hyphen[1]
        if right in vocabulary:
            continue
        found = _LEFT.search(text, max(at, hyphen.start() - 20), hyphen.start())
        left = found[0].lower() if found else ""
        no_word = left and left not in vocabulary and left not in _PREFIXES
        if no_word and left + right in vocabulary and f"{left}-{right}" not in vocabulary:
            pieces.append(text[at : hyphen.start()])
            at = hyphen.start() + 1
    return "".join((*pieces, text[at:])) if pieces else text


def _known(left: str, right: str, spelt: AbstractSet[str]) -> str | None:
    """The two halves as the text or else the vocabulary spells them; None where neither does."""
    for known in (spelt, words()):
        for spelling in (f"{left}-{right}", left + right):
            if spelling.lower() in known:
                return spelling
    return None
