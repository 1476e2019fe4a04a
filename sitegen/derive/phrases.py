"""From a clause to phrases a title can be made of: opened, cut where it may end, and tidied."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sitegen.derive.cuts import MARKS, bare, cuts
from sitegen.derive.openings import openings
from sitegen.derive.words import word_set

_SHORTEST = 8  # characters

# Words a phrase cannot end on: what they lead to has been cut off.
_OPEN_ENDED = word_set(
    """
    a an the of for in on to and or with by via from as at is are be been being was were that which
    who where when while using through under over between into onto its their our this these those
    both such can could not only than e.g i.e each any all how what why whether if based toward
    towards without within across against among about more most less called named dubbed termed
    namely then also thereby has have had does do did we it they will may might must thus given
    including even novel new multiple various different several directly effectively efficiently
    automatically simultaneously explicitly jointly inspired validated designed driven motivated
    guided grounded consisting composed obtained built aimed aiming capable able focusing allowing
    enabling yielding leading resulting so but because since during before after along together
    introduced proposed presented used obtained showing revealing upon per due according respect
    compared especially particularly whose yet no
    one suitable
    """
)
_PAIRED = {"both": "and", "between": "and", "either": "or", "neither": "nor"}


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase; `opening` says how its clause was opened (`openings.py`), `cut` where it ends."""

    text: str
    opening: str
    cut: str


def phrases(clause: str, limit: int) -> Iterator[Phrase]:
    """The phrases of at most `limit` characters that a clause may be cut to, longest last."""
    for opening, text in openings(clause):
        words = text.replace("—", " — ").split()
        for end, cut in cuts(words, limit, _SHORTEST):
            phrase = tidy(words[:end])
            if len(phrase) >= _SHORTEST and len(phrase) <= limit and is_whole(phrase):
                yield Phrase(phrase, opening, cut)


def tidy(words: Sequence[str]) -> str:
    """Words as a phrase that neither starts nor ends with what belongs to its neighbours."""
    kept = list(words)
    while kept and (bare(kept[-1]) in _OPEN_ENDED or not bare(kept[-1])):
        kept.pop()
    text = " ".join(kept).strip(MARKS)
    return re.sub(r"\s+([,.;:])", r"\1", text)


def is_whole(phrase: str) -> bool:
    """Whether quotes and brackets close, and both, between, either and neither have their pair."""
    if (
        phrase.count("(") != phrase.count(")")
        or phrase.count('"') % 2
        or phrase.count("“") != phrase.count("”")
    ):
        return False
    words = [bare(word) for word in phrase.split()]
    return all(
        other in words[words.index(word) :] for word, other in _PAIRED.items() if word in words
    )
