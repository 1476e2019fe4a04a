"""The coined name of what an abstract proposes: its candidates ranked, and one chosen."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.name.candidates import find_candidates
from sitegen.derive.name.signs import NameSign, name_signs, probability, surroundings

_LIKELY = 0.4  # the probability from which a candidate is a name
_LIKELY_PHRASE = 0.3  # and where it has several words: the model has seen too few of them


@dataclass(frozen=True, slots=True)
class Name:
    """A candidate and how likely it is the paper's own name; `signs` says why.

    `forms` are its writings in the abstract, most frequent first; the first is the name.
    """

    forms: tuple[str, ...]
    probability: float
    signs: Mapping[NameSign, float]

    @property
    def text(self) -> str:
        return self.forms[0]

    @property
    def mention(self) -> str:
        """A piece of a pattern that finds its mentions, in any of its writings."""
        longest_first = sorted(self.forms, key=lambda form: (-len(form), form))
        return rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?!\w)"


def ranked_names(
    sentences: Sequence[str], emphasised: Sequence[str] = (), urls: Sequence[str] = ()
) -> list[Name]:
    """Every candidate, the likeliest first.

    `emphasised` are the spans an author set in bold or italics, `urls` the links of the abstract.
    """
    candidates = find_candidates(sentences)
    if not candidates:
        return []
    around = surroundings(sentences, candidates, emphasised, urls)
    names = []
    for candidate in candidates:
        signs = name_signs(candidate, around)
        names.append(Name(candidate.forms, probability(signs), signs))
    return sorted(names, key=lambda name: (-name.probability, name.signs["place"], name.text))


def find_name(ranked: Sequence[Name]) -> Name | None:
    """The likeliest candidate, if it is likely enough."""
    if not ranked:
        return None
    likely = _LIKELY_PHRASE if " " in ranked[0].text else _LIKELY
    return ranked[0] if ranked[0].probability >= likely else None
