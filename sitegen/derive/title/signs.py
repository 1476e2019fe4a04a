"""The signs for and against a phrase as a title, and what they weigh."""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.proposals import first_proposal
from sitegen.derive.tables import TITLE_WEIGHTS
from sitegen.derive.title.clauses import BACKGROUND, Clause
from sitegen.derive.title.phrases import Phrase
from sitegen.derive.title.verbs import is_finite
from sitegen.derive.words import WORD, content_stem, content_stems, rarity

LONGEST = 90
"""The most characters a title has."""

_SALIENT = 6  # the stems that sum an abstract up
_FEW = 4  # telling words: fewer say little
_MEANS = re.compile(r" (?:via|by|with|using|through) ")
_RESULT = re.compile(
    r"\d%|\b(?:significant|extensive|outperform)|\b(?:experiments?|results|insights?|evidence)\b",
    re.IGNORECASE,
)

# What a reader minds and the learned weights do not see: added to them.
_PRIORS = {
    "cut_place": -0.05,
    "is_result": -0.05,
    "short": -0.05,
    "background": -0.10,
    "from_subject": -0.13,
}
_WEIGHTS = {
    **TITLE_WEIGHTS,
    **{sign: TITLE_WEIGHTS[sign] + prior for sign, prior in _PRIORS.items()},
}


@dataclass(frozen=True, slots=True)
class Subject:
    """What is the same for every phrase of one abstract."""

    named: bool
    sentences: int
    proposal: int | None
    """The sentence that first says what the paper brings."""
    counts: Mapping[str, int]
    repeated: frozenset[str]
    """The stems used more than once."""
    opening: frozenset[str]
    """The stems of the first sentence."""
    salient: tuple[str, ...]
    """The stems that sum the abstract up, heaviest first."""


def subject(sentences: Sequence[str], *, named: bool) -> Subject:
    """Weighs the words of an abstract; `named` says whether its paper has a name."""
    stems = [content_stems(sentence) for sentence in sentences]
    counts = Counter(stem for sentence in stems for stem in sentence)
    repeated = frozenset(stem for stem, count in counts.items() if count > 1)
    heaviest = sorted(repeated, key=lambda stem: (-math.log1p(counts[stem]) * rarity(stem), stem))
    return Subject(
        named=named,
        sentences=len(sentences),
        proposal=first_proposal(sentences),
        counts=counts,
        repeated=repeated,
        opening=frozenset(stems[0]) if stems else frozenset(),
        salient=tuple(heaviest[:_SALIENT]),
    )


def title_score(clause: Clause, phrase: Phrase, about: Subject) -> float:
    """How good a title a phrase makes, by its signs."""
    signs = title_signs(clause, phrase, about)
    return sum(_WEIGHTS[sign] * value for sign, value in signs.items())


def title_signs(clause: Clause, phrase: Phrase, about: Subject) -> dict[str, float]:
    """The signs for and against a phrase; what is absent is 0.

    Each has a weight in `title_weights.json`, also one for every kind of clause, opening and cut.
    """
    return {
        "bias": 1.0,
        f"from_{clause.kind}": 1.0,
        f"cut_{phrase.cut}": 1.0,
        f"opening_{phrase.opening}": 1.0,
        "named": float(about.named),
        "background": float(about.named and clause.kind in BACKGROUND),
        "place": clause.sentence / max(1, about.sentences - 1),
        "first_proposal": float(clause.sentence == about.proposal),
        "order": clause.order / 5,
    } | _signs_of_words(phrase.text, about)


def _signs_of_words(text: str, about: Subject) -> dict[str, float]:
    words = WORD.findall(text.lower())
    stems = [stem for word in words if (stem := content_stem(word))]
    number = len(stems) or 1
    weights = [math.log1p(about.counts.get(stem, 0)) * rarity(stem) for stem in stems]
    return {
        "stems": number / 10,
        "stems_squared": (number / 10) ** 2,
        "short": float(number < _FEW),
        "weight": sum(weights) / number / 10,
        "weight_total": sum(weights) / 100,
        "rarity": sum(map(rarity, stems)) / number / 10,
        "repeated": sum(stem in about.repeated for stem in stems) / number,
        "in_opening": sum(stem in about.opening for stem in stems) / number,
        "salient": sum(stem in stems for stem in about.salient) / max(1, len(about.salient)),
        "filler": 1 - number / max(1, len(words)),
        "has_for": float(" for " in text),
        "has_means": float(_MEANS.search(text) is not None),
        "is_result": float(_RESULT.search(text) is not None),
        "finite": float(any(map(is_finite, words))),
        "commas": text.count(",") / 3,
        "length": len(text) / LONGEST,
    }
