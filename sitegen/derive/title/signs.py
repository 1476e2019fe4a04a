"""The signs for and against a title, and what they weigh."""

from collections.abc import Mapping
from operator import mul

from sitegen.derive.title.candidates import Candidate
from sitegen.derive.title.contributions import DEFINING, Source
from sitegen.derive.title.fitness import FIRST_NOUNS, METHOD_ALONE
from sitegen.derive.title.kinds import PREPOSITIONS
from sitegen.derive.title.phrases import Phrase
from sitegen.derive.title.reading import Reading
from sitegen.derive.title.tables import TITLE_WEIGHTS
from sitegen.derive.title.worth import Worth
from sitegen.derive.words import rarity

LONGEST = 90
"""The most characters a title has."""

_DEAD = 0.03  # the probability below which a stem says nothing of a paper
_SAYS_MORE = frozenset("fhtEGbwip")  # kinds of words that tell what a thing does or is for
_TELLING = 5  # telling words that a phrase says enough with
_OF_THINGS: frozenset[Source] = DEFINING | {"proposed", "passive"}
_SHORT = 6  # telling words: fewer say little

# The sources that speak of the name.
_OF_NAMES: frozenset[Source] = DEFINING | {"spelled_before", "spelled_after", "for", "acts"}

# What a reader minds and the learned weights do not see: added to them.
_PRIORS = {
    "from_subject": -4.0,
    "from_topic": -2.2,
    "from_problem": -0.8,
    "from_shown": -1.5,
    "from_done": -0.9,
    "from_used": -0.6,
    "from_ours": -0.8,
    "from_question": 1.0,
    "from_finding": 0.4,
    "named_apposition": 1.6,
    "named_before": 1.4,
    "named_is": 1.4,
    "named_spelled_before": 1.0,
    "named_spelled_after": 1.5,
    "named_for": 0.7,
    "named_else": -1.8,
    "named_topic": -1.0,
    "named_early": -1.2,
    "opening_action": 0.2,
    "opening_bare": -0.5,
    "alone": -0.9,
    "single": -1.2,
    "repeats": -0.6,
    "short": -0.4,
    "thin": -2.5,
    "rare": 4.0,
    "worth_total": 1.0,
    "unsaid": -0.1,
    "broken_off": -1.3,
    "joint_:": -2.0,
    "joint_in": -0.4,
    "joint_with": -0.6,
    "joint_via": -0.7,
    "joint_by": -0.7,
}
_WEIGHTS = {
    **TITLE_WEIGHTS,
    **{sign: TITLE_WEIGHTS.get(sign, 0.0) + prior for sign, prior in _PRIORS.items()},
}


def weight(signs: Mapping[str, float]) -> float:
    """What some signs weigh together."""
    return sum([_WEIGHTS.get(sign, 0.0) * value for sign, value in signs.items()])


def phrase_signs(each: Phrase, reading: Reading, worth: Worth, *, named: bool) -> dict[str, float]:
    """The signs of the phrase that a title opens with, whatever it is joined to."""
    kinds = each.kinds
    signs = {
        f"from_{each.source}": 1.0,
        f"opening_{each.opening}": 1.0,
        f"cut_{each.cut}": 1.0,
        f"starts_{kinds[0]}": 1.0,
        "words": len(kinds) / 10,
        "alone": float(METHOD_ALONE.fullmatch(kinds) is not None),
        "relative": float("h" in kinds),
        "commas": kinds.count(",") / 3,
        "and": kinds.count("c") / 2,
        "prepositions": sum([kind in PREPOSITIONS for kind in kinds]) / 3,
        "verbs": sum([kind in "GVE" for kind in kinds[1:]]) / 2,
        "place": each.sentence / max(1, len(reading.starts) - 1),
        "told_here": float(each.sentence == worth.proposal),
        "later": float(worth.proposal is not None and each.sentence > worth.proposal),
    }
    if named:
        signs["named"] = 1.0
        signs[f"named_{each.source}"] = 1.0
        if each.source not in _OF_NAMES:
            signs["named_else"] = 1.0
        if each.sentence < reading.sentence(reading.kinds.find("@")):
            signs["named_early"] = 1.0
    return signs


def _thinness(each: Phrase) -> float:
    """How little a phrase tells that says only of what kind a thing is, where its text goes on.

    "a neural network| that weaves ropes", "a model-agnostic framework| for ropes".
    """
    is_thin = (
        each.cut in _SAYS_MORE
        and each.source in _OF_THINGS
        and FIRST_NOUNS.fullmatch(each.kinds) is not None
    )
    return max(0.0, (_TELLING - len(each.stems)) / _TELLING) if is_thin else 0.0


def whole_signs(candidate: Candidate, worth: Worth, *, named: bool) -> dict[str, float]:
    """The signs of a title as a whole."""
    stems = [*candidate.phrase.stems]
    last = candidate.phrase.kinds[-1]
    signs = {}
    if (tail := candidate.tail) is not None:
        stems += tail.modifier.stems
        last = tail.modifier.kinds[-1]
        signs[f"joint_{tail.joint.word}"] = 1.0
        signs[f"role_{tail.joint.word}"] = tail.joint.fit
        if not tail.joint.said:
            signs["unsaid"] = 1.0
    size = len(stems)
    distinct = list(dict.fromkeys(stems))
    probabilities = [worth.stems.get(stem, 0.0) for stem in distinct]
    total = sum(probabilities)
    rare = [rarity(stem) for stem in distinct]
    return signs | {
        "rare": sum(map(mul, probabilities, rare)) / 10,
        "rarity": sum(rare) / size / 10,
        "worth": 2 * total / (size + max(3.0, worth.length - named)),
        "worth_total": total,
        "worth_mean": total / size,
        "worth_least": min(probabilities),
        "repeats": float(size - len(distinct)),
        "single": float(size == 1),
        "dead": float(sum([each < _DEAD for each in probabilities])),
        "broken_off": float(
            tail is not None and tail.joint.role != "about" and candidate.phrase.cut in PREPOSITIONS
        ),
        "thin": 0.0 if tail else _thinness(candidate.phrase),
        "short": max(0, _SHORT - size - named) / 2,
        "size": size / 10,
        "size_squared": (size / 10) ** 2,
        "length": candidate.length / LONGEST,
        f"ends_{last}": 1.0,
    }
