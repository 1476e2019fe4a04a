"""The signs for and against a candidate as the paper's own name, and what they weigh."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.name.candidates import Candidate, Mention
from sitegen.derive.name.cues import Cue, Said, cues
from sitegen.derive.name.forms import is_capitalised, name_key, seen
from sitegen.derive.name.shapes import apart, expansion_signs, form_signs
from sitegen.derive.tables import LOWER_COUNT, NAME_WEIGHTS

Sign = str
"""What speaks for or against a candidate: a cue (`name.cues`), or one of `SIGNS`."""

SIGNS = (
    "bias",
    "mentions", "once", "most mentioned", "place", "in first sentence", "in last sentence",
    "in first proposal", "before proposal", "opens a sentence",
    "proposed, in a proposal", "named, in a proposal", "spelled, in a proposal",
    "in bracket, in a proposal",
    "spelled by initials", "spelled with capitals", "spelled unevenly", "spelled in words",
    "holds another", "has a plural", "in an expansion",
    "only used", "only used, before proposal", "only used, in first sentence",
    "camel", "capitalised", "lower case", "phrase", "phrase, coined", "phrase, long",
    "phrase, plain", "phrase, known", "phrase, with a", "plural", "short",
    "lower tail", "figure inside", "sayable", "capitals", "capitals, sayable",
    "capitals, a word", "capitals, letters",
    "words of the abstract",
    "seen", "seen, but introduced", "ordinary",
    "in an address", "emphasised",
)  # fmt: skip
"""The signs that are no cues. Most are 0 or 1; "seen" and "mentions" are logarithms."""

INTRODUCED: frozenset[Cue] = frozenset({"proposed", "named"})
"""Cues that introduce a name: "we propose X", "called X"."""
# Cues without which a candidate is used, not brought: "It is known that RandomShuffle converges".
_BROUGHT: frozenset[Cue] = INTRODUCED | {
    "ours", "beside a proposal", "in bracket", "in bracket, named", "expanded, spelled",
}  # fmt: skip
# Cues that say something else in a sentence that says what the paper brings.
_IN_PROPOSAL: Mapping[Cue, Sign] = {
    cue: f"{cue}, in a proposal" for cue in ("proposed", "named", "spelled", "in bracket")
}
_ADDRESS_PART = re.compile(r"[/?#=&]|\.(?=github)")  # loom|.github.io|/|knots
_SHORTEST_PART = 4  # letters of a key that may be found inside an address or an emphasised phrase
_SHORTEST_OTHER = 3  # letters of another candidate's key that may be found inside one


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is the same for every candidate of one abstract."""

    sentences: Sequence[str]
    text: str
    """The abstract, made `apart`."""
    proposals: Sequence[int]
    """The sentences that say what the paper brings."""
    emphasised: tuple[str, ...]
    """The keys of the spans in bold or italics."""
    emphasised_words: frozenset[str]
    """The keys of their words."""
    addresses: tuple[str, ...]
    """The keys of the parts of every URL."""
    counts: Mapping[str, int]
    """A candidate's key to how often it is mentioned."""
    said: Mapping[str, Sequence[Said]]
    """A candidate's key to the cues at each of its mentions."""
    expansions: tuple[tuple[int, int, int], ...]
    """Where words spell a candidate out: sentence, start and end."""


def surroundings(
    sentences: Sequence[str],
    proposals: Sequence[int],
    candidates: Sequence[Candidate],
    emphasised: Sequence[str],
    urls: Sequence[str],
) -> Surroundings:
    """What surrounds the candidates of an abstract."""
    said = {candidate.key: _said_of(candidate, sentences) for candidate in candidates}
    expansions = (
        (mention.sentence, *found.spelled)
        for candidate in candidates
        for mention, found in zip(candidate.mentions, said[candidate.key], strict=True)
        if found.spelled
    )
    return Surroundings(
        sentences,
        apart(f" {' '.join(sentences)}"),
        proposals,
        tuple(key for span in emphasised if (key := name_key(span))),
        frozenset(name_key(word) for span in emphasised for word in span.split()),
        tuple(name_key(part) for url in urls for part in _ADDRESS_PART.split(url)),
        {found.key: len(found.mentions) + found.inside for found in candidates},
        said,
        tuple(expansions),
    )


def _said_of(candidate: Candidate, sentences: Sequence[str]) -> list[Said]:
    return [
        cues(sentences[found.sentence], found.start, found.end, candidate.key)
        for found in candidate.mentions
    ]


def score(signs: Mapping[Sign, float]) -> float:
    """What a candidate's signs weigh together; above 0 it is likelier a name than not."""
    return sum([NAME_WEIGHTS.get(sign, 0.0) * value for sign, value in signs.items()])


def name_signs(candidate: Candidate, around: Surroundings) -> dict[Sign, float]:
    """The signs for and against a candidate; what is absent is 0."""
    signs = {"bias": 1.0}
    signs |= _signs_of_words(candidate, around)
    if expansion := _expansion(candidate, around):
        signs |= expansion_signs(expansion, candidate.key)
    signs |= _signs_of_place(candidate, around)
    signs |= form_signs(candidate.forms[0], around.text)
    signs |= _signs_of_use(candidate, around, introduced=bool(INTRODUCED & signs.keys()))
    if signs.keys().isdisjoint(_BROUGHT):
        signs["only used"] = 1.0
        signs["only used, before proposal"] = signs["before proposal"]
        signs["only used, in first sentence"] = signs["in first sentence"]
    if "phrase" in signs:
        signs["phrase, with a"] = signs.get("with:a", 0.0) + signs.get("with:an", 0.0)
    return {sign: value for sign, value in signs.items() if value}


def _signs_of_words(candidate: Candidate, around: Surroundings) -> dict[Sign, float]:
    """Whether a cue stands at any mention, and the share of the mentions at which a word does."""
    said = around.said[candidate.key]
    totals: dict[Sign, int] = {}
    for mention, found in zip(candidate.mentions, said, strict=True):
        for cue in found.cues:
            totals[cue] = totals.get(cue, 0) + 1
        if mention.sentence in around.proposals:
            totals.update((sign, 1) for cue, sign in _IN_PROPOSAL.items() if cue in found.cues)
    count = len(said)
    return {cue: totals[cue] / count if ":" in cue else 1.0 for cue in sorted(totals)}


def _expansion(candidate: Candidate, around: Surroundings) -> str:
    """The words that spell a candidate out, where it is first done; empty if nowhere."""
    if not around.expansions:
        return ""
    for mention, found in zip(candidate.mentions, around.said[candidate.key], strict=True):
        if found.spelled:
            start, end = found.spelled
            return around.sentences[mention.sentence][start:end]
    return ""


def _signs_of_place(candidate: Candidate, around: Surroundings) -> dict[Sign, float]:
    """Where and how often a candidate is mentioned."""
    mentions = candidate.mentions
    first, last = mentions[0].sentence, mentions[-1].sentence
    end = len(around.sentences) - 1
    return {
        "mentions": math.log(len(mentions)),
        "once": float(len(mentions) == 1),
        "most mentioned": float(1 < around.counts[candidate.key] == max(around.counts.values())),
        "place": first / max(1, end),
        "in first sentence": float(first == 0),
        "in last sentence": float(last == end),
        "in first proposal": float(bool(around.proposals) and first == around.proposals[0]),
        "before proposal": float(bool(around.proposals) and first < around.proposals[0]),
        "opens a sentence": float(any(mention.start == 0 for mention in mentions)),
        "holds another": float(_holds_another(candidate, around.counts)),
        "has a plural": float(f"{candidate.key}s" in around.counts),
        "in an expansion": _share_in_expansions(candidate, around),
    }


def _holds_another(candidate: Candidate, counts: Mapping[str, int]) -> bool:
    """Whether it holds another candidate mentioned as often: `LoomNet-Large` beside `LoomNet`."""
    mine, own = max(len(candidate.mentions), 2), candidate.key
    for key, count in counts.items():
        if count >= mine and key in own and key != own and len(key) >= _SHORTEST_OTHER:
            return True
    return False


def _share_in_expansions(candidate: Candidate, around: Surroundings) -> float:
    """The share of its mentions that help to spell another: the `ConveY` of "ConveY … (CYBORG)"."""
    if not around.expansions:
        return 0.0
    if any("spelled" in found.cues for found in around.said[candidate.key]):
        return 0.0
    mentions = candidate.mentions
    return sum(_is_spelling(mention, around) for mention in mentions) / len(mentions)


def _is_spelling(mention: Mention, around: Surroundings) -> bool:
    return any(
        sentence == mention.sentence and start <= mention.start and mention.end <= end
        for sentence, start, end in around.expansions
    )


def _signs_of_use(
    candidate: Candidate, around: Surroundings, *, introduced: bool
) -> dict[Sign, float]:
    """How rare a candidate is, and whether links and emphasis hold it."""
    form, key = candidate.forms[0], candidate.key
    known = math.log1p(seen(form))
    long_enough = len(key) >= _SHORTEST_PART
    in_address = long_enough and any(key in part for part in around.addresses)
    return {
        "seen": known,
        "seen, but introduced": known if introduced else 0.0,
        "ordinary": math.log1p(LOWER_COUNT.get(key, 0)) if is_capitalised(form) else 0.0,
        "in an address": 1.0 if key in around.addresses else 0.5 * in_address,
        "emphasised": float(_is_emphasised(candidate, around)),
    }


def _is_emphasised(candidate: Candidate, around: Surroundings) -> bool:
    """Whether it, or what spells it out, stands in bold or italics: "*Woven Nets* (WN)"."""
    if not around.emphasised:
        return False
    key = candidate.key
    if key in around.emphasised or key in around.emphasised_words:
        return True
    if len(key) >= _SHORTEST_PART and any(key in span for span in around.emphasised):
        return True
    return name_key(_expansion(candidate, around)) in around.emphasised
