"""The coined name of what an abstract proposes: signs for and against each candidate."""

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sitegen.derive.candidates import Candidate, Mention, find_candidates, name_key
from sitegen.derive.cues import cues, first_proposal, proposes_something
from sitegen.derive.tables import CAPITAL_COUNT, LOWER_COUNT, NAME_WEIGHTS

_LIKELY = 0.4  # the probability from which a candidate is a name
_LIKELY_PHRASE = 0.3  # and where it has several words: the model has seen too few of them
# Mentions that count with a cue, where they are more than one.
_AT_MOST = {"acts": 3.0, "shown": 3.0, "is_data": 2.0, "our": 2.0}
_LONG = 14  # letters beyond which length tells nothing more
_CAMEL = re.compile(r"[a-z][A-Z]")
_CAPITALISED = re.compile(r"[A-Z][a-zé]+$")
_PLURAL = re.compile(r"[A-Z0-9]s$")  # LLMs
_ADDRESS_PART = re.compile(r"[/?#=&]|\.(?=github)")
_SHORTEST_PART = 4  # letters of a key that may be found inside an address or an emphasised phrase


@dataclass(frozen=True, slots=True)
class Name:
    """A candidate and how likely it is the paper's own name; `signs` says why.

    `forms` are its writings in the abstract, most frequent first; the first is the name.
    """

    forms: tuple[str, ...]
    probability: float
    signs: dict[str, float]

    @property
    def text(self) -> str:
        return self.forms[0]


@dataclass(frozen=True, slots=True)
class _Surroundings:
    """What is the same for every candidate of one abstract."""

    sentences: list[str]
    proposals: frozenset[int]
    first: int | None
    emphasised: tuple[str, ...]
    addresses: tuple[str, ...]
    counts: dict[str, int]
    most: int


def ranked_names(
    sentences: list[str], emphasised: Sequence[str] = (), urls: Sequence[str] = ()
) -> list[Name]:
    """Every candidate, the likeliest first.

    `emphasised` are the spans an author set in bold or italics, `urls` the links of the abstract.
    """
    candidates = find_candidates(sentences)
    if not candidates:
        return []
    around = _surroundings(sentences, candidates, emphasised, urls)
    names = []
    for candidate in candidates:
        signs = name_signs(candidate, around)
        names.append(Name(candidate.forms, _probability(signs), signs))
    return sorted(names, key=lambda name: (-name.probability, name.signs["place"], name.text))


def find_name(ranked: Sequence[Name]) -> Name | None:
    """The likeliest candidate, if it is likely enough."""
    if not ranked:
        return None
    likely = _LIKELY_PHRASE if " " in ranked[0].text else _LIKELY
    return ranked[0] if ranked[0].probability >= likely else None


def _surroundings(
    sentences: list[str],
    candidates: Sequence[Candidate],
    emphasised: Sequence[str],
    urls: Sequence[str],
) -> _Surroundings:
    counts = {candidate.key: len(candidate.mentions) for candidate in candidates}
    return _Surroundings(
        sentences,
        frozenset(i for i, text in enumerate(sentences) if proposes_something(text)),
        first_proposal(sentences),
        tuple(key for span in emphasised if (key := name_key(span))),
        tuple(name_key(part) for url in urls for part in _ADDRESS_PART.split(url)),
        counts,
        max(counts.values()),
    )


def _probability(signs: dict[str, float]) -> float:
    total = sum(NAME_WEIGHTS.get(sign, 0.0) * value for sign, value in signs.items())
    return 1 / (1 + math.exp(-total))


def name_signs(candidate: Candidate, around: _Surroundings) -> dict[str, float]:
    """The signs for and against a candidate, by name; what is absent is 0."""
    signs = {"bias": 1.0}
    signs |= _signs_of_mentions(candidate, around)
    signs |= _signs_of_place(candidate, around)
    signs |= _signs_of_form(candidate, around)
    if signs["phrase"]:
        signs["phrase_defined"] = float("apposition" in signs or "acts" in signs)
    return signs


def _signs_of_mentions(candidate: Candidate, around: _Surroundings) -> dict[str, float]:
    """What the words around each mention say, added up as far as it counts."""
    totals: Counter[str] = Counter()
    for mention in candidate.mentions:
        totals.update(sorted(_said_of(mention, around)))
    signs = {cue: min(float(total), _AT_MOST.get(cue, 1.0)) for cue, total in totals.items()}
    mentions = len(candidate.mentions)
    if "baseline" in totals:
        signs["baseline"] = totals["baseline"] / mentions
    if "opened" in totals and mentions > 1:
        signs["opened_again"] = 1.0
    return signs


def _said_of(mention: Mention, around: _Surroundings) -> set[str]:
    """The cues at one mention, as far as its sentence lets them count."""
    found = cues(around.sentences[mention.sentence], mention.start, mention.end)
    if mention.sentence not in around.proposals:
        found -= {"opened", "noun"}
    elif "closed" not in found:
        found.discard("opened")
    if mention.sentence == around.first:
        found |= {f"first_{cue}" for cue in ("proposes", "called") if cue in found}
    return found - {"closed"}


def _signs_of_place(candidate: Candidate, around: _Surroundings) -> dict[str, float]:
    """Where and how often a candidate is mentioned."""
    first = candidate.mentions[0].sentence
    last = candidate.mentions[-1].sentence
    count = len(candidate.mentions)
    return {
        "place": first / max(1, len(around.sentences) - 1),
        "log_count": math.log(count),
        "once": float(count == 1),
        "most_mentioned": float(count == around.most and count > 1),
        "in_last_sentence": float(last == len(around.sentences) - 1),
        "in_first_proposal": float(first == around.first),
        "before_proposal": float(around.first is not None and first < around.first),
        "part_of_other": float(_is_variant(candidate, around.counts)),
    }


def _is_variant(candidate: Candidate, counts: dict[str, int]) -> bool:
    """Whether it holds another candidate mentioned as often: `LoomNet-Large` beside `LoomNet`."""
    mine = len(candidate.mentions)
    return any(
        count >= max(mine, 2) and key in candidate.key and key != candidate.key
        for key, count in counts.items()
        if len(key) >= _SHORTEST_PART - 1
    )


def _signs_of_form(candidate: Candidate, around: _Surroundings) -> dict[str, float]:
    """How a candidate is written, how rare it is, and whether links and emphasis hold it."""
    form, key = candidate.forms[0], candidate.key
    capitalised = bool(_CAPITALISED.match(form))
    long_enough = len(key) >= _SHORTEST_PART
    in_address = any(key in part for part in around.addresses) if long_enough else False
    in_emphasis = any(key in span for span in around.emphasised) if long_enough else False
    return {
        "camel": float(bool(_CAMEL.search(form))),
        "digit": float(any(letter.isdigit() for letter in form)),
        "hyphen": float("-" in form),
        "capitalised": float(capitalised),
        "phrase": float(" " in form),
        "plural": float(bool(_PLURAL.search(form))),
        "length": min(len(key), _LONG) / 10,
        "log_seen": math.log1p(CAPITAL_COUNT.get(key, 0)),
        "ordinary": math.log1p(LOWER_COUNT.get(key, 0)) / 5 if capitalised else 0.0,
        "in_address": 1.0 if key in around.addresses else 0.5 * in_address,
        "emphasised": float(key in around.emphasised or in_emphasis),
    }
