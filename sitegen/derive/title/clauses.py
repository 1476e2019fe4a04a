"""The clauses of an abstract that say what the paper is about, each with how it was found."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from sitegen.derive.name.names import Name
from sitegen.derive.proposals import WHO
from sitegen.derive.title.definitions import DefinitionKind, definitions, without_asides
from sitegen.derive.title.verbs import OUTCOMES, PROPOSE, SHOW, STUDY, TREAT, acting

ClauseKind = Literal[
    DefinitionKind,
    "proposed", "studied", "treated", "shown", "passive", "aim", "problem", "ours", "subject",
]  # fmt: skip
"""What a clause was found by: what is said of the name, or one of the patterns below."""

BACKGROUND: frozenset[ClauseKind] = frozenset({"subject", "aim", "shown", "studied"})
"""Clauses that speak of the field as often as of the paper."""

_HOW = r"(?:\w+ly |(?:also|further|first|then|thus|here|instead|next|hence|therefore) )?"
_AND = rf"(?:\s+and\s+(?:\w+ly )?(?:{PROPOSE}|{STUDY}|{TREAT}|validates?|implements?))?"
_AIMS = r"(?:(?:aims?|seeks?|set out|attempts?) to )?"

# What follows the bar makes a title.
_CUES: dict[ClauseKind, str] = {
    # "we propose and analyze |a framework for …"
    "proposed": rf"{WHO}\s+{_HOW}{PROPOSE}{_AND}\s+(?!that\b)(.+)",
    # "this paper aims to investigate |how …"
    "studied": rf"{WHO}\s+{_AIMS}{_HOW}{STUDY}{_AND}\s+(.+)",
    # "our results show that |LLMs can …"
    "shown": rf"(?:{WHO}|\b(?:our )?results?)\s+"
    rf"(?:(?:theoretically|empirically|formally|rigorously) )?{_HOW}{SHOW},?\s+that,?\s+(.+)",
    # "In this paper, |a planner for …| is presented"
    "passive": r"(?:^|,\s|\b(?:paper|work)\s)((?:an?|the|novel|new)\s[^;:]{12,160}?)\s(?:is|are)\s"
    r"(?:\w+ly\s)?(?:proposed|presented|introduced|developed|described|studied|investigated"
    r"|addressed|considered|analy[sz]ed|designed)\b",
    # "Our goal is |to learn …"
    "aim": r"\b(?:goal|aim|objective)\s+(?:here |of this (?:paper|work) )?is\s+(to .+)",
    # "We focus on the problem of |finding …"
    "problem": r"\b(?:problem|task|challenge)\s+of\s+"
    r"(?!this|these|such|fundamental|great|interest|importance)(.+)",
}
_PATTERNS = {kind: re.compile(cue, re.IGNORECASE) for kind, cue in _CUES.items()}
# "we |compare experts with …"
_TREATED = re.compile(rf"{WHO}\s+{_AIMS}{_HOW}({TREAT})(\s+.+)", re.IGNORECASE)
# "Our method |decomposes …"
_OURS = re.compile(
    r"\b(?:our|the proposed|this) (?:[\w-]+ )?(?:method|approach|framework|model|algorithm|system"
    r"|technique|architecture|analysis|work) (?:first |also )?((?:\w+ly )?)([a-z]+s)\b( \w.+)",
    re.IGNORECASE,
)
# "|Epistemic uncertainty| is often viewed as …": what the first sentence is about
_SUBJECT = re.compile(
    r"((?:\S+ ){1,11}?)(?:is|are|has|have|aims?|remains?|plays?|requires?|suffers?|can|involves?"
    r"|refers?|poses?|often|typically|commonly|seeks?|offers?|provides?|enables?)\b",
)
_AT_MOST = 4  # clauses of one kind
_LONGEST = 300  # characters of a clause: no title needs more


@dataclass(frozen=True, slots=True)
class Clause:
    """Words of a sentence, given by its index, that may make a title."""

    text: str
    kind: ClauseKind
    sentence: int
    order: int
    """How many clauses of the same kind came before it."""


def find_clauses(sentences: Sequence[str], name: Name | None) -> list[Clause]:
    """The clauses of an abstract: definitions of its name, parts of its sentences, its subject."""
    found: list[Clause] = []
    seen: dict[ClauseKind, int] = {}
    for text, kind, sentence in _all_clauses(sentences, name):
        order = seen.get(kind, 0)
        if order < _AT_MOST:
            seen[kind] = order + 1
            found.append(Clause(text[:_LONGEST], kind, sentence, order))
    return found


def _all_clauses(
    sentences: Sequence[str], name: Name | None
) -> Iterator[tuple[str, ClauseKind, int]]:
    if name is not None:
        yield from definitions(sentences, name)
    introduced = _introduction(name) if name else None
    for index, sentence in enumerate(sentences):
        for text, kind in _in_sentence(without_asides(sentence)):
            yield introduced.sub("", text) if introduced else text, kind, index
    if sentences and (match := _SUBJECT.match(without_asides(sentences[0]))):
        yield match.group(1), "subject", 0


def _in_sentence(sentence: str) -> Iterator[tuple[str, ClauseKind]]:
    for kind, pattern in _PATTERNS.items():
        if match := pattern.search(sentence):
            yield match.group(1), kind
    if match := _TREATED.search(sentence):
        verb, rest = match.groups()
        yield acting("", verb.lower(), rest) or rest, "treated"
    match = _OURS.search(sentence)
    if match and match.group(2) not in OUTCOMES and (text := acting(*match.groups())):
        yield text, "ours"


def _introduction(name: Name) -> re.Pattern[str]:
    """A name at the start of a clause, with what leads on from it: "NAME, |a framework"."""
    return re.compile(
        rf"^(?:the |an? |our )?{name.mention}(?:\s*\([^)]*\))?\s*[,:]?\s*(?:that |which |to )?"
    )
