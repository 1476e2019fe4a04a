"""A title for an abstract without one: phrases of its own words, joined, weighed, the best one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.name.names import Name
from sitegen.derive.title.candidates import Candidate, bases, joined
from sitegen.derive.title.modifiers import modifiers
from sitegen.derive.title.reading import Reading, read
from sitegen.derive.title.signs import LONGEST, phrase_signs, weight, whole_signs
from sitegen.derive.title.worth import Worth, weigh
from sitegen.derive.title.writing import capitalised, joined_words, written

_JOINED = 8  # phrases that are joined to others


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of a title, the index of the sentence they are from, and how they were found.

    That is a `contributions.Source` for the first words, and a `roles.Role` for what they are
    joined to.
    """

    text: str
    sentence: int
    found: str


@dataclass(frozen=True, slots=True)
class Title:
    """A derived title, what it says beside the name, and the pieces that was made of.

    Both are empty where the name or the abstract's first words stand for a title.
    """

    text: str
    description: str = ""
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """A candidate, its signs, and what they weigh; `own` are those of its first phrase."""

    candidate: Candidate
    own: Mapping[str, float]
    whole: Mapping[str, float]
    own_weight: float
    weight: float


def make_title(sentences: Sequence[str], name: Name | None, rivals: Sequence[Name] = ()) -> Title:
    """The title of an abstract, at most `LONGEST` characters; empty only where there is no text.

    With a name, "NAME: what it is"; without, what the paper brings. `rivals` are the other
    candidates for the name: a phrase that starts with a likely one is not of this name.
    """
    reading = read(sentences, name)
    best = next(iter(ranked(reading, name, rivals)), None) if reading.words else None
    if best is None:
        return Title(name.text if name else _first_words(sentences))
    description = written(best.candidate, reading)
    text = f"{name.text}: {description}" if name else capitalised(description)
    return Title(text, description, tuple(_pieces(best.candidate)))


def ranked(reading: Reading, name: Name | None, rivals: Sequence[Name] = ()) -> list[Weighed]:
    """The titles that could be made of an abstract, the best first."""
    worth = weigh(reading)
    named = name is not None
    limit = LONGEST - (len(f"{name.text}: ") if name else 0)
    others = modifiers(reading, worth, named=named)
    found = []
    for each in bases(reading, name, rivals, others, limit):
        own = phrase_signs(each, reading, worth, named=named)
        found.append(_weighed(Candidate(each), own, weight(own), worth))
    found.sort(key=_best_first)
    for first in [*found[:_JOINED], *(each for each in found[_JOINED:] if each.whole["thin"])]:
        candidates = joined(first.candidate.phrase, others, limit)
        found += [_weighed(each, first.own, first.own_weight, worth) for each in candidates]
    return sorted(found, key=_best_first)


def _weighed(
    candidate: Candidate, own: Mapping[str, float], own_weight: float, worth: Worth
) -> Weighed:
    whole = whole_signs(candidate, worth, named="named" in own)
    return Weighed(candidate, own, whole, own_weight, own_weight + weight(whole))


def _best_first(each: Weighed) -> tuple[float, int, int]:
    return -each.weight, each.candidate.phrase.place, each.candidate.length


def _pieces(candidate: Candidate) -> Iterator[Piece]:
    phrase = candidate.phrase
    yield Piece(joined_words(phrase.words), phrase.sentence, phrase.source)
    if candidate.tail:
        modifier = candidate.tail.modifier
        yield Piece(joined_words(modifier.words), modifier.sentence, candidate.tail.joint.role)


def _first_words(sentences: Sequence[str]) -> str:
    """As many words of the first sentence as fit."""
    text = " ".join(" ".join(sentences[:1]).split())
    if len(text) > LONGEST:
        text = text[: LONGEST + 1].rpartition(" ")[0] or text[:LONGEST]
    return capitalised(text.strip(" ,;:.–—-") or text)
