"""What a phrase may be to another: its purpose, its means, its field; and how well it fits."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from sitegen.derive.title.kinds import ARTICLES, PREPOSITIONS
from sitegen.derive.title.reading import Reading
from sitegen.derive.title.tables import TITLE_WEIGHTS
from sitegen.derive.title.worth import Worth

Role = Literal["for", "via", "in", "about"]
"""What a phrase may be to another: its purpose, its means, its field, its subject."""
ROLES: tuple[Role, ...] = ("for", "via", "in")

Span = tuple[int, int]
"""Where a phrase starts and ends in a reading."""

TASK = re.compile(r"(?:[st]ion|ment|ysis|ing|learning)$")
"""The ending of a task's name: "classification"."""

# How well a phrase has to fit a role to be joined by a word.
_FOR, _FOR_UNSAID, _IN, _BY, _VIA, _WITH = -2.4, -1.9, -1.7, -1.5, -1.3, -1.3
_FOR_EXPANSION = -3.1  # where nothing is known of a thing but what its name stands for
_ABOUT = -3.0  # and to be what the title is about
# Signs that a phrase is a purpose though no "for" stands before it.
_PURPOSES = frozenset({"problem", "of_problem", "is_task", "first"})
_MOST_WORDS = _MOST_TIMES = 4  # that are told apart
_MOST_LIKELY = 2.0  # stems in the title

_NO_WEIGHTS = (0.0, 0.0, 0.0)
# A sign to its weight for each role.
_WEIGHTS = {
    sign.removeprefix("for_"): tuple(
        TITLE_WEIGHTS[f"{role}_{sign.removeprefix('for_')}"] for role in ROLES
    )
    for sign in TITLE_WEIGHTS
    if sign.startswith("for_")
}


class Joint(NamedTuple):
    """A word that joins a phrase to another, the role it gives it, and how well it fits that."""

    word: str
    role: Role
    fit: float
    said: bool = True
    """Whether the phrase stands after such a word in the abstract."""

    @property
    def is_loose(self) -> bool:
        """Whether it is a guess that only a name's expansion is better off with than without."""
        return self.role == "for" and not self.said and self.fit <= _FOR_UNSAID


def joints(
    signs: Mapping[str, float], before: frozenset[str], kinds: str, *, told: bool, is_subject: bool
) -> Iterator[Joint]:
    """How a phrase of some kinds may be joined to another, given its signs and what it follows.

    `told` is whether it stands where the paper says what it brings, or later; `is_subject` whether
    it may stand first: "|rope planning|: a method".
    """
    purpose, means, field = _fits(signs)
    if is_subject and purpose > _ABOUT and "G" not in kinds and "d" not in kinds:
        yield Joint(":", "about", purpose)
    if "G" in kinds[:2]:
        if means > _BY:
            yield Joint("by", "via", means)
        return
    is_said = "f" in before
    may_be_purpose = is_said or (kinds[-1] not in "LI" and not _PURPOSES.isdisjoint(signs))
    if may_be_purpose and purpose > (_FOR if is_said else _FOR_EXPANSION):
        yield Joint("for", "for", purpose, is_said)
    if "i" in before and field > _IN:
        yield Joint("in", "in", field)
    if told and "b" in before and means > _VIA:
        yield Joint("by" if kinds[0] == "g" and len(kinds) > 1 else "via", "via", means)
    elif told and "w" in before and means > _WITH:
        yield Joint("with", "via", means)


def _fits(signs: Mapping[str, float]) -> tuple[float, float, float]:
    """How well a phrase fits each of the roles, by its signs."""
    purpose = means = field = 0.0
    for sign, value in signs.items():
        weights = _WEIGHTS.get(sign, _NO_WEIGHTS)
        purpose += weights[0] * value
        means += weights[1] * value
        field += weights[2] * value
    return purpose, means, field


def preceding(reading: Reading, start: int) -> str:
    """The kind of the word before a phrase that starts there, an article left out.

    What something is done by, "looms validated by |weavers", is no means of the paper.
    """
    at = start - 1
    if at >= 0 and reading.kinds[at] in ARTICLES:
        at -= 1
    if at > 0 and reading.kinds[at] == "b" and reading.kinds[at - 1] in "Ee":
        at -= 1
    return reading.kinds[at] if at >= 0 else "."


def role_signs(
    reading: Reading, worth: Worth, spans: Sequence[Span], stems: Sequence[str]
) -> dict[str, float]:
    """The signs for and against a phrase's roles; each has a weight for each role."""
    start, end = spans[0]
    sentence = reading.sentence(start)
    total = worth.of(stems)
    signs = {
        "bias": 1.0,
        "total": min(_MOST_LIKELY, total),
        "mean": total / len(stems),
        "times": min(len(spans), _MOST_TIMES) / _MOST_TIMES,
        f"words_{min(end - start, _MOST_WORDS)}": 1.0,
        **_signs_of_places(reading, worth.proposal, spans),
    }
    if sentence == 0:
        signs["opening"] = 1.0
        if start <= 1:
            signs["first"] = 1.0
    if worth.proposal is not None:
        signs["later"] = float(sentence > worth.proposal)
        signs["proposal"] = float(sentence == worth.proposal)
    if reading.kinds[end - 1] in "SP":
        signs[f"kind_{reading.kinds[end - 1]}"] = 1.0
    elif TASK.search(reading.words[end - 1].lower):
        signs["is_task"] = 1.0
    return signs


def _signs_of_places(
    reading: Reading, proposal: int | None, spans: Sequence[Span]
) -> dict[str, float]:
    """What stands right before and after a phrase, anywhere in the abstract."""
    kinds = reading.kinds
    signs: dict[str, float] = {}
    for start, end in spans:
        before = preceding(reading, start)
        if before in PREPOSITIONS:
            signs[f"after_{before}"] = 1.0
        if before in "fbwi" and reading.sentence(start) == proposal:
            signs[f"told_{before}"] = 1.0
        if before == "o" and kinds[start - 2] == "U":  # "problem of |rope planning"
            signs["of_problem"] = 1.0
        if kinds[end] == "U":  # "rope planning |problem"
            signs["problem"] = 1.0
        elif kinds[end] in "XZYTCHV":
            signs["acts"] = 1.0
    return signs
