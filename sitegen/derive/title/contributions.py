"""Where an abstract says what its paper is about: the places a title may be taken from."""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from sitegen.derive.title.grammar import BASE, NOUN_PHRASE, NOUNS, UNIT, action_ends
from sitegen.derive.title.reading import Reading
from sitegen.derive.title.verbs import UNTOLD, USING
from sitegen.derive.words import word_set

Source = Literal[
    "proposed",  # we propose |a planner
    "studied",  # this paper investigates |knots
    "treated",  # we |compare knots
    "done",  # we |knot ropes
    "used",  # we use |knots
    "shown",  # we show that |knots
    "passive",  # |a planner| is proposed
    "ours",  # our method |weaves
    "goal",  # our goal is to |weave
    "problem",  # the problem of |weaving
    "subject",  # the first words
    "question",  # we ask |how knots hold
    "finding",  # we show that |knots can hold ropes
    "topic",  # a noun phrase anywhere
    "spelled_after",  # NAME (|Expanded Name|)
    "spelled_before",  # |Expanded Name| (NAME)
    "apposition",  # NAME, |a planner
    "is",  # NAME is |a planner
    "for",  # NAME for |planning; NAME to |plan
    "acts",  # NAME |plans
    "before",  # |a planner| called NAME
]
"""How a phrase was found."""

DEFINING: frozenset[Source] = frozenset({"apposition", "is", "before"})
"""Of these, those that tell what a name is."""


class Place(NamedTuple):
    """A place in a reading, how it was found, and whether a verb stands there."""

    start: int
    source: Source
    is_verb: bool = False


_PAPER = r"(?:W|[rd][JM]*K)"
# "we also |propose", "this paper aims to |study", "we propose and |analyse", "we focus on"
_SAYS = re.compile(
    rf"{_PAPER}[AXx]*+(?:[VZ][tp])?A?(?P<verb>[YTCHVZG])(?:cA?(?P<second>[YTCV]))?"
    r"(?:p(?![h,QW]))?(?![h,W])"
)
# "we show that |", "our results suggest that |"
_SHOWS = re.compile(rf"(?:{_PAPER}|rJ?S)[AX]*+[HYV],?h,?")
# "by introducing |", "and presenting |"
_BY_PROPOSING = re.compile(r"[bc]A?y")
# ". |A planner for ropes| is proposed"
_PASSIVE = re.compile(
    rf"(?:(?<=[.,])|(?<=K,)|^)(?P<what>{NOUN_PHRASE}(?:(?:[foiwbp]|A?E[iwbpfo]){UNIT})*+)"
    r"X(?P<verb>e)"
)
# "our method |weaves", "the proposed loom |weaves"
_OURS = re.compile(r"(?:rJ*[JNSPIL]*[IKUL]|d[eJ][JNP]*[IL]),?A?(?P<verb>[ZYC])(?!h)")
# "the aim of this paper is to |weave"
_GOAL = re.compile(r"[NSU](?:[oi][rd]K)?XtA?(?=[VYTC])")
# "problem of |", "task of |"
_PROBLEM = re.compile(r"U[oi]")
# "the contribution of this paper is |a planner"
_IS_BROUGHT = re.compile(r"N[oi][rd]KX(?=[adj])")
# "the problem of |", "a notion of |"
HOLLOW = re.compile(
    r"[adrq]{0,2}(?:A?[JjM](?:,?cA?[Jj])*)*U(?:[oi]|p(?!h))(?=[adq]*A?[JjNSPFgKLIUMGb])"
)
"""A noun that only leads on to what follows."""
# "we study |how knots hold|.", "a study of |how knots hold|.", "|Can knots hold?|"
_QUESTION = re.compile(
    rf"(?:{_PAPER}[AXx]*+(?:[VZ]t)?[TCHV]p?|[KNU]o)(?P<how>Q(?!t)[^.,?;Qk]*+)(?=[.,])"
    r"|(?:(?<=[.?])|^)(?P<asked>[XQ][^.?]*+\?)"
)
# "we show that |knots can hold| ropes", "we find that |knots are useful| for ropes"
_FINDING = re.compile(
    rf"(?:{_PAPER}[AX]*+|rJ?S|,c)H,?h,?(?P<what>q?{NOUNS}(?:[oifwp]{NOUN_PHRASE})?"
    rf"(?P<verb>X+A*(?:[VYTCH]|[JjEe](?![JjNSPgF]))|X|A?[VZ](?=A?[adqJjNSPFgMp])))"
)
_HAS_VERB = re.compile(r"[XZV].")
_MAY_BREAK = re.compile(r"(?<=[NSPFgKLIUMEV])[piwfb]")
# NAME, |a planner. NAME: |novel looms. NAME, which is |a planner.
_APPOSITION = re.compile(r"@[,;]+(?:hX)?(?=[adjA])|@;(?=J?[NS]+[.fo])")
_IS = re.compile(r"@,?X(?=[adj])")
_FOR = re.compile(r"@f")
_TO = re.compile(rf"@tA?(?={BASE})")
_ACTS = re.compile(r"@,?h?A?(?=[ZYCT])")
# |A planner for ropes|, called NAME; |a planner| (NAME; |a planner| NAME.
_BEFORE = re.compile(
    rf"{NOUN_PHRASE}(?:(?:[foiwbp]|A?E[iwbpfo]){UNIT}|tA?{BASE}{UNIT}|hA?[ZY]{UNIT})*+"
    r"(?:(?<=[IL])|(?P<link>,?(?:;|n|hWV|hXE|hXn|hWn|hWYp?|,)*+)(?<=[^A-Z])[dr]?)@"
)
_TO_DO = re.compile(rf"tA?(?={BASE})")
_HOW_TO = re.compile(rf"QtA?(?={BASE})")
_BROUGHT = word_set("proposed presented introduced described investigated developed addressed")
_PROBLEMS = word_set("problem task challenge question goal issue aim objective")
_NOT = word_set("not cannot never")
_MENTIONS_READ = 4  # of a name: later ones repeat


def contributions(reading: Reading) -> Iterator[Place]:
    """The places of an abstract that tell of its paper, whether it has a name or not."""
    kinds = reading.kinds
    for match in _SAYS.finditer(kinds):
        yield from _said(reading, match)
    for match in _BY_PROPOSING.finditer(kinds):
        yield Place(match.end(), "proposed")
    yield from _passives(reading)
    for match in _SHOWS.finditer(kinds):
        yield Place(match.end(), "shown")
    for match in _OURS.finditer(kinds):
        yield Place(match.start("verb"), "ours", is_verb=True)
    for match in _GOAL.finditer(kinds):
        yield Place(match.end(), "goal", is_verb=True)
    for match in _IS_BROUGHT.finditer(kinds):
        yield Place(match.end(), "proposed")
    yield from _problems(reading)
    yield Place(0, "subject")


def _passives(reading: Reading) -> Iterator[Place]:
    if "Xe" in reading.kinds:
        for match in _PASSIVE.finditer(reading.kinds):
            if reading.words[match.start("verb")].lower in _BROUGHT:
                yield Place(match.start("what"), "passive")


def _problems(reading: Reading) -> Iterator[Place]:
    for match in _PROBLEM.finditer(reading.kinds):
        if reading.words[match.start()].lower in _PROBLEMS:
            yield Place(match.end(), "problem")


def _said(reading: Reading, match: re.Match[str]) -> Iterator[Place]:
    """What "we propose |a planner" or "we |compare knots" says; "we run" says nothing."""
    kinds, words, end = reading.kinds, reading.words, match.end()
    place = match.start("second") if match["second"] else match.start("verb")
    if any(word.lower in _NOT for word in words[match.start() : place]):
        yield Place(end, "studied")
        return
    if match["second"] and kinds[match.start("verb")] == "Y":  # "we propose and analyse |looms"
        yield Place(end, "proposed")
    if kinds[place] == "Y":
        if found := _TO_DO.match(kinds, end):  # "we propose to |use looms"
            if words[found.end()].lower in USING:
                yield Place(found.end() + 1, "proposed")
            yield Place(found.end(), "proposed", is_verb=True)
        else:
            yield Place(end, "proposed")
    elif kinds[place] in {"T", "H"}:
        if found := _HOW_TO.match(kinds, end):  # "we study how to |weave"
            yield Place(found.end(), "studied", is_verb=True)
        else:  # "we study |knots", "we study how |knots hold"
            yield Place(end + (kinds[end] == "Q"), "studied")
    elif words[place].lower in USING:
        yield Place(end, "used")
    elif words[place].lower not in UNTOLD:
        yield Place(place, "treated" if kinds[place] == "C" else "done", is_verb=True)


def definitions(reading: Reading) -> Iterator[Place]:
    """The places at the first mentions of the name which tell what it is."""
    kinds = reading.kinds
    for at in [i for i, kind in enumerate(kinds) if kind == "@"][:_MENTIONS_READ]:
        if match := _APPOSITION.match(kinds, at):
            yield Place(match.end(), "apposition")
        if match := _IS.match(kinds, at):
            yield Place(match.end(), "is")
        if match := _FOR.match(kinds, at):
            yield Place(match.end(), "for")
        if match := _TO.match(kinds, at):
            yield Place(match.end(), "for", is_verb=True)
        if match := _ACTS.match(kinds, at):
            yield Place(match.end(), "acts", is_verb=True)
        start = reading.starts[reading.sentence(at)]
        if match := _BEFORE.search(kinds, start, at + 1):
            yield from _said_before(kinds, match)


def _said_before(kinds: str, match: re.Match[str]) -> Iterator[Place]:
    """The last thing before a name that is one of its kind: "gaps with |a planner| called NAME"."""
    one = match.group().rfind("a")
    is_whole = one < 0 or "a" in match.group()[:2]
    start = match.start() + (0 if is_whole else one)
    is_brought = one >= 0 or kinds[start - 1 : start] in {"Y", "y"}
    if is_brought or match["link"] != ",":  # "For ropes, NAME weaves"
        yield Place(start, "before")


def questions(reading: Reading) -> Iterator[tuple[int, int]]:
    """Where a question starts and may end: "we ask |how knots hold| ropes| in looms|"."""
    kinds = reading.kinds
    for match in _QUESTION.finditer(kinds):
        if match["asked"]:
            yield match.span("asked")
        elif reading.words[match.start("how")].lower in {"how", "why"}:
            start, end = match.span("how")
            verb = _HAS_VERB.search(kinds, start, end)
            if verb:
                yield from (
                    (start, cut.start()) for cut in _MAY_BREAK.finditer(kinds, verb.end(), end)
                )
            yield start, end


def findings(reading: Reading) -> Iterator[tuple[int, int]]:
    """Where what is found starts and may end: "we show that |knots can hold ropes| in looms|"."""
    for match in _FINDING.finditer(reading.kinds):
        start, end = match.span("what")
        if reading.kinds[end - 1] in "JjEe" and reading.kinds[end] in ".,":
            yield start, end
        for further in action_ends(reading.kinds, end - 1):
            yield start, further
