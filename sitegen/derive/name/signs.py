"""The signs for and against a candidate as the paper's own name, and what they weigh."""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from sitegen.derive.name.candidates import Candidate, Mention, is_capitalised, name_key
from sitegen.derive.name.cues import Cue, cues
from sitegen.derive.proposals import proposes
from sitegen.derive.tables import CAPITAL_COUNT, LOWER_COUNT, NAME_WEIGHTS

NameSign = Literal[
    Cue,
    "bias", "first_proposes", "first_called", "opened_again", "phrase_defined",
    "place", "log_count", "once", "most_mentioned", "in_last_sentence", "in_first_proposal",
    "before_proposal", "part_of_other",
    "camel", "digit", "hyphen", "capitalised", "phrase", "plural", "length", "log_seen", "ordinary",
    "in_address", "emphasised",
]  # fmt: skip
"""What speaks for or against a candidate; each has a weight in `name_weights.json`."""

# Cues that say more in the sentence where the paper first says what it brings.
_FIRST: Mapping[Cue, NameSign] = {"proposes": "first_proposes", "called": "first_called"}
# How many mentions with a cue count, where it is more than one.
_AT_MOST: Mapping[NameSign, float] = {"acts": 3.0, "shown": 3.0, "is_data": 2.0, "our": 2.0}
_LONG = 14  # letters beyond which length tells nothing more
_CAMEL = re.compile(r"[a-z][A-Z]")  # LoomNet
_PLURAL = re.compile(r"[A-Z0-9]s$")  # LLMs
_ADDRESS_PART = re.compile(r"[/?#=&]|\.(?=github)")  # loom|.github.io|/|knots
_SHORTEST_PART = 4  # letters of a key that may be found inside an address or an emphasised phrase


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is the same for every candidate of one abstract."""

    sentences: Sequence[str]
    proposals: frozenset[int]
    """The sentences that say what the paper brings."""
    first: int | None
    """The first of them."""
    emphasised: tuple[str, ...]
    """The keys of the spans in bold or italics."""
    addresses: tuple[str, ...]
    """The keys of the parts of every URL."""
    counts: Mapping[str, int]
    """A candidate's key to how often it is mentioned."""
    most: int


def surroundings(
    sentences: Sequence[str],
    candidates: Sequence[Candidate],
    emphasised: Sequence[str],
    urls: Sequence[str],
) -> Surroundings:
    """What surrounds the candidates of an abstract, of which there must be one."""
    proposals = frozenset(i for i, text in enumerate(sentences) if proposes(text))
    counts = {candidate.key: len(candidate.mentions) for candidate in candidates}
    return Surroundings(
        sentences,
        proposals,
        min(proposals, default=None),
        tuple(key for span in emphasised if (key := name_key(span))),
        tuple(name_key(part) for url in urls for part in _ADDRESS_PART.split(url)),
        counts,
        max(counts.values()),
    )


def probability(signs: Mapping[NameSign, float]) -> float:
    """How likely a candidate with these signs is the paper's own name."""
    total = sum(NAME_WEIGHTS[sign] * value for sign, value in signs.items())
    return 1 / (1 + math.exp(-total))


def name_signs(candidate: Candidate, around: Surroundings) -> dict[NameSign, float]:
    """The signs for and against a candidate; what is absent is 0."""
    signs: dict[NameSign, float] = {"bias": 1.0}
    signs |= _signs_of_mentions(candidate, around)
    signs |= _signs_of_place(candidate, around)
    signs |= _signs_of_form(candidate, around)
    if signs["phrase"]:
        signs["phrase_defined"] = float("apposition" in signs or "acts" in signs)
    return signs


def _signs_of_mentions(candidate: Candidate, around: Surroundings) -> dict[NameSign, float]:
    """What the words around each mention say, added up as far as it counts."""
    totals: Counter[NameSign] = Counter()
    for mention in candidate.mentions:
        totals.update(sorted(_said_of(mention, around)))
    signs = {sign: min(float(total), _AT_MOST.get(sign, 1.0)) for sign, total in totals.items()}
    mentions = len(candidate.mentions)
    if "baseline" in totals:
        signs["baseline"] = totals["baseline"] / mentions
    if "opened" in totals and mentions > 1:
        signs["opened_again"] = 1.0
    return signs


def _said_of(mention: Mention, around: Surroundings) -> set[NameSign]:
    """The cues at one mention, as far as its sentence lets them count."""
    sentence = around.sentences[mention.sentence]
    found: set[NameSign] = {*cues(sentence, mention.start, mention.end)}
    if mention.sentence not in around.proposals:
        found -= {"opened", "noun"}
    if mention.sentence == around.first:
        found |= {sign for cue, sign in _FIRST.items() if cue in found}
    return found


def _signs_of_place(candidate: Candidate, around: Surroundings) -> dict[NameSign, float]:
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


def _is_variant(candidate: Candidate, counts: Mapping[str, int]) -> bool:
    """Whether it holds another candidate mentioned as often: `LoomNet-Large` beside `LoomNet`."""
    mine = len(candidate.mentions)
    return any(
        count >= max(mine, 2) and key in candidate.key and key != candidate.key
        for key, count in counts.items()
        if len(key) >= _SHORTEST_PART - 1
    )


def _signs_of_form(candidate: Candidate, around: Surroundings) -> dict[NameSign, float]:
    """How a candidate is written, how rare it is, and whether links and emphasis hold it."""
    form, key = candidate.forms[0], candidate.key
    capitalised = is_capitalised(form)
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
