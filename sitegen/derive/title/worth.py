"""How likely each stem of an abstract is to stand in its title."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sitegen.derive.title.reading import Reading
from sitegen.derive.title.tables import TITLE_STEM_SIGNS, TITLE_STEMS

# "we propose", "this paper studies", "called NAME", "NAME, a"
_PROPOSAL = re.compile(r"(?:W|[rd][JM]*K)[AX]*+(?:[VZ]t)?A?[YTC]|[En,;]@|@[,;X]")
_UNSAID = 1.19  # words of a title for each of them that stands in its abstract
_MANY = 5  # times
_BY_COUNT = ("", "once", "twice", "some", "some", "many")
_SIGNS = TITLE_STEM_SIGNS
_WEIGHT_OF_COUNT = [0.0, *(_SIGNS[sign] for sign in _BY_COUNT[1:])]


class Standing(NamedTuple):
    """How often a stem stands in an abstract, and where first, as shares of the whole.

    `opening` is the place in the first sentence, `told` that in the sentence which says what the
    paper brings; 1 and None where it does not stand there.
    """

    times: int
    place: float
    opening: float
    told: float | None


@dataclass(frozen=True, slots=True)
class Worth:
    """The probability of each stem to stand in the title, and how many words a title has."""

    stems: Mapping[str, float]
    length: float
    proposal: int | None
    """The sentence that first says what the paper brings."""

    def of(self, stems: Sequence[str]) -> float:
        """How many of some stems stand in the title, as far as can be expected."""
        get = self.stems.get
        return sum([get(stem, 0.0) for stem in stems])


def weigh(reading: Reading) -> Worth:
    """Weighs the stems of an abstract by what they are and where they stand."""
    proposal = _proposal(reading)
    always = _SIGNS["bias"] + _SIGNS["sentences"] * len(reading.starts) / 10
    stems = {}
    for stem, (times, place, opening, told) in _standings(reading, proposal):
        z = always + TITLE_STEMS.get(stem, 0.0) + _WEIGHT_OF_COUNT[times]
        z += _SIGNS["place"] * place + _SIGNS["opening"] * opening
        if told is not None:
            z += _SIGNS["told"] + _SIGNS["told_place"] * told
        stems[stem] = 1 / (1 + math.exp(-z))
    return Worth(stems, _UNSAID * sum(stems.values()), proposal)


def signs(reading: Reading, standing: Standing) -> dict[str, float]:
    """The signs of a stem beside itself, each with a weight in `weigh`."""
    told = standing.told
    return {
        "bias": 1.0,
        "sentences": len(reading.starts) / 10,
        _BY_COUNT[standing.times]: 1.0,
        "place": standing.place,
        "opening": standing.opening,
        **({} if told is None else {"told": 1.0, "told_place": told}),
    }


def standings(reading: Reading, proposal: int | None) -> Iterator[tuple[str, Standing]]:
    """Each stem of an abstract with how it stands there."""
    for stem, values in _standings(reading, proposal):
        yield stem, Standing(*values)


def _standings(
    reading: Reading, proposal: int | None
) -> Iterator[tuple[str, tuple[int, float, float, float | None]]]:
    """The same without names for the values, which is faster."""
    counts: dict[str, int] = {}
    first: dict[str, int] = {}
    for place, word in enumerate(reading.words):
        for stem in word.stems:
            if stem in counts:
                counts[stem] += 1
            else:
                counts[stem] = 1
                first[stem] = place
    told = _told(reading, proposal)
    whole = len(reading.words)
    opening = reading.starts[1] if len(reading.starts) > 1 else whole
    for stem, place in first.items():
        at_start = place / opening if place < opening else 1.0
        yield stem, (min(counts[stem], _MANY), place / whole, at_start, told.get(stem))


def _proposal(reading: Reading) -> int | None:
    match = _PROPOSAL.search(reading.kinds)
    return reading.sentence(match.start()) if match else None


def _told(reading: Reading, proposal: int | None) -> dict[str, float]:
    """The stems of the sentence that says what the paper brings, and where in it they stand."""
    if proposal is None:
        return {}
    start = reading.starts[proposal]
    size = [*reading.starts[1:], len(reading.words)][proposal] - start
    told: dict[str, float] = {}
    for place in range(size):
        for stem in reading.words[start + place].stems:
            told.setdefault(stem, place / size)
    return told
