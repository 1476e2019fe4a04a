"""The coined name of what an abstract proposes: its candidates ranked, and one chosen."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.name.candidates import Candidate, Mention, find_candidates
from sitegen.derive.name.forms import name_key
from sitegen.derive.name.signs import (
    INTRODUCED,
    Sign,
    Surroundings,
    name_signs,
    score,
    surroundings,
)
from sitegen.derive.proposals import proposes
from sitegen.derive.tables import NAME_WEIGHTS

_LIKELY = 0.55  # the probability from which a candidate is the name
_LIKELY_EMPHASISED = 0.3  # and where it is introduced and in bold or italics: it is meant as one
_KIN = 0.6  # how much of its kin's probability counts for the likeliest
_SHORTEST_PART = 3  # letters of a part that makes names kin
_PART = re.compile(r"[-/ ]")
_AROUND = 60  # characters around a mention that are quoted


@dataclass(frozen=True, slots=True)
class Name:
    """A candidate, how likely it is the paper's own name, and why.

    `forms` are its writings in the abstract, most frequent first; the first is the name. The
    probabilities of all candidates and that of "no name" add up to 1.
    """

    forms: tuple[str, ...]
    probability: float
    signs: Mapping[Sign, float]
    words: str = ""
    """The words around the mention that says most for it."""

    @property
    def text(self) -> str:
        return self.forms[0]

    @property
    def mention(self) -> str:
        """A piece of a pattern that finds its mentions, in any of its writings."""
        longest_first = sorted(self.forms, key=lambda form: (-len(form), form))
        return rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?!\w)"

    @property
    def reasons(self) -> list[tuple[Sign, float]]:
        """Its signs with what each adds to its score, those that add or take most first."""
        shares = [(sign, NAME_WEIGHTS.get(sign, 0.0) * size) for sign, size in self.signs.items()]
        return sorted(shares, key=lambda share: (-abs(share[1]), share[0]))


def ranked_names(
    sentences: Sequence[str], emphasised: Sequence[str] = (), urls: Sequence[str] = ()
) -> list[Name]:
    """Every candidate, the likeliest first.

    `emphasised` are the spans an author set in bold or italics, `urls` the links of the abstract.
    """
    proposals = [index for index, sentence in enumerate(sentences) if proposes(sentence)]
    candidates = find_candidates(sentences, proposals, emphasised)
    if not candidates:
        return []
    around = surroundings(sentences, proposals, candidates, emphasised, urls)
    signs = [name_signs(candidate, around) for candidate in candidates]
    odds = [math.exp(score(found)) for found in signs]
    total = 1.0 + sum(odds)
    names = [
        Name(candidate.forms, share / total, found, _telling_words(candidate, around))
        for candidate, share, found in zip(candidates, odds, signs, strict=True)
    ]
    return sorted(
        names, key=lambda name: (-name.probability, name.signs.get("place", 0), name.text)
    )


def find_name(ranked: Sequence[Name]) -> Name | None:
    """The likeliest candidate, if it is likely enough, alone or together with its kin.

    Of two variants brought side by side, "B-SlateBandit" and "RS-SlateBandit", each has but half.
    """
    if not ranked:
        return None
    best, *others = ranked
    kin = sum(other.probability for other in others if _are_kin(best.text, other.text))
    return best if best.probability + _KIN * kin >= _needed(best) else None


def _needed(name: Name) -> float:
    is_meant = "emphasised" in name.signs and not name.signs.keys().isdisjoint(INTRODUCED)
    return _LIKELY_EMPHASISED if is_meant else _LIKELY


def _are_kin(one: str, other: str) -> bool:
    """Whether two names share a part: B-SlateBandit and RS-SlateBandit, Loom and LoomNet."""
    if not _parts(one).isdisjoint(_parts(other)):
        return True
    shorter, longer = sorted((name_key(one), name_key(other)), key=len)
    return len(shorter) >= _SHORTEST_PART and shorter in longer


def _parts(form: str) -> set[str]:
    keys = map(name_key, _PART.split(form))
    return {key for key in keys if len(key) >= _SHORTEST_PART}


def _telling_words(candidate: Candidate, around: Surroundings) -> str:
    """The words around the mention whose cues weigh most, the first of equals."""
    mention, *others = candidate.mentions
    if others:
        said = around.said[candidate.key]
        weights = [sum(NAME_WEIGHTS.get(cue, 0.0) for cue in sorted(found.cues)) for found in said]
        mention = candidate.mentions[weights.index(max(weights))]
    return _quoted(around.sentences[mention.sentence], mention)


def _quoted(sentence: str, mention: Mention) -> str:
    """A mention with whole words around it."""
    start, end = max(0, mention.start - _AROUND), mention.end + _AROUND
    before, after = sentence[start : mention.start], sentence[mention.end : end]
    if start:
        before = before.partition(" ")[2]
    if end < len(sentence):
        after = after.rpartition(" ")[0]
    return f"{before}{sentence[mention.start : mention.end]}{after}"
