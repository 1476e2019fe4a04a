"""Phrases of an abstract that a title may open with: without praise, or with what is done."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from sitegen.derive.title.contributions import DEFINING, HOLLOW, Place, Source
from sitegen.derive.title.grammar import BASE, HEAD, NOUN_PHRASE, OBJECT, action_ends, ends
from sitegen.derive.title.lexicon import Word, gerund
from sitegen.derive.title.reading import Reading
from sitegen.derive.title.verbs import OUTCOMES
from sitegen.derive.words import word_set

Opening = Literal[
    "kept",  # |a planner for ropes
    "action",  # a method that |weaves ropes
    "object",  # a method for |ropes
    "bare",  # |rope planning| method |for looms
    "asking",  # |a model that tells how ropes hold
]
"""What a phrase opens with."""

SETTINGS = word_set("problem problems task tasks setting settings")
"""Nouns that a title does without: "rope planning |problem|"."""

# "a |novel and simple| planner"
_PRAISE = re.compile(r"([adrq]{0,2})((?:A?j(?:,?[ck]?,?(?=A?[jJNSPg]))?)*)")
# "a fast, robust rope planning method", "several methods"
_METHOD = r"[adrq]{0,2}+(?:A?[JjM],?c?|[NSPgFULI](?=[NSPgIL]))*[IL]"
# "a method that |weaves", "a method designed to |weave", "a method to |weave"
_THAT_DOES = re.compile(rf"{_METHOD},?h[AX]?(?P<verb>[ZYTCV])")
_TO_DO = re.compile(rf"{_METHOD}(?:A?[Ee])?tA?(?P<verb>{BASE})")
# "a method for |weaving", "ways of |weaving"
_FOR_DOING = re.compile(rf"{_METHOD},?[fo](?=A?[Ggb])")
# "a loom which tells |where ropes hold|."
_THAT_ASKS = re.compile(
    rf"{NOUN_PHRASE}(?:(?:h|tA?(?=V))A?[ZYTCHV]|fA?[Gg])[Qh](?!t)[^.,?;Qk@Wr()xnY]++(?=[.,;])"
)
# NAME, "a benchmark for |weaving"
_NOUN_FOR_DOING = re.compile(rf"{NOUN_PHRASE}f(?=A?G)")
# "a method for |ropes", "an approach to |ropes"
_FOR_OBJECT = re.compile(rf"[adrq]{{0,2}}+(?:A?[JjM],?c?)*I,?[fot](?={OBJECT})")
# "|rope planning| method", "|rope planning| problem"
_BARE = re.compile(rf"(?:[Jj]|[NSPFgKUIL])*?[NSPFgKL](?P<method>[IU])(?!{HEAD}|o)")
# "a method, called |", "a setting named the |"
_CALLED = re.compile(rf"[adrq]?(?:A?[JjM]|{HEAD})*,?n,?[ad]?(?=A?[JjNSPFgKLI])")
# "|the first| planner", not "the first planners"
_THE_FIRST = re.compile(rf"dj(?=(?:A?[Jj]|{HEAD})*[NILU](?!{HEAD}))")
_SECOND_VERB = re.compile(r"cA?$")
_LAST = frozenset("NSPFgKLIUMZV")  # kinds of words that a title may end on
_LAYERS = 3  # of hollow heads that a phrase is freed of
_A = Word("a", "a", "a", ())


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words for a title and their kinds, where the first stands, and how they were found.

    `cut` is the kind of the word that followed; `stems` are their stems, `length` their characters.
    """

    words: tuple[Word, ...]
    kinds: str
    place: int
    sentence: int
    source: Source
    opening: Opening
    cut: str
    stems: tuple[str, ...]
    length: int


def phrase(
    reading: Reading,
    words: tuple[Word, ...],
    kinds: str,
    place: int,
    source: Source,
    *,
    opening: Opening = "kept",
    cut: str = ".",
) -> Phrase:
    """A phrase of some words, found at a place."""
    stems = tuple([stem for word in words for stem in word.stems])
    sentence = reading.sentence(place)
    return Phrase(words, kinds, place, sentence, source, opening, cut, stems, written_length(words))


def reworded(each: Phrase, words: tuple[Word, ...], kinds: str) -> Phrase:
    """The same phrase in other words."""
    stems = tuple([stem for word in words for stem in word.stems])
    return replace(each, words=words, kinds=kinds, stems=stems, length=written_length(words))


def written_length(words: Sequence[Word]) -> int:
    """The characters of words with a space between each, where an article may become "an"."""
    return sum([len(word.text) + 1 + (word.kind == "a") for word in words]) - 1


def phrases(reading: Reading, place: Place) -> Iterator[Phrase]:
    """The phrases that may be taken from a place, the shorter first of those that open alike."""
    if place.is_verb:
        yield from _actions(reading, place.start, place.source)
        return
    kinds, start = reading.kinds, place.start
    if kinds[start] == "r" and reading.words[start].lower != "our":
        return
    for _ in range(_LAYERS):
        if match := HOLLOW.match(kinds, start):
            start = match.end()
    yield from _methods(reading, start, place.source)
    if match := _CALLED.match(kinds, start):
        start = match.end()
    praise = _PRAISE.match(kinds, start)
    first = praise.end() if praise else start
    is_one = "a" in kinds[start:first] or bool(_THE_FIRST.match(kinds, start))
    yield from _plain(reading, first, place.source, "kept", (_A,) if is_one else ())
    yield from _bare(reading, first, place.source)
    if match := _THAT_ASKS.match(kinds, first):
        lead = (_A,) if is_one else ()
        words = (*lead, *reading.words[first : match.end()])
        letters = "a" * len(lead) + match.group()
        yield phrase(reading, words, letters, first, place.source, opening="asking")


def _methods(reading: Reading, start: int, source: Source) -> Iterator[Phrase]:
    """What a method does or is for: "a method that |weaves", "a method for |weaving"."""
    kinds = reading.kinds
    if match := _THAT_DOES.match(kinds, start) or _TO_DO.match(kinds, start):
        yield from _actions(reading, match.start("verb"), source)
    match = _FOR_DOING.match(kinds, start)
    if match is None and source in DEFINING:
        match = _NOUN_FOR_DOING.match(kinds, start)
    if match:
        yield from _plain(reading, match.end(), source, "action")
    elif match := _FOR_OBJECT.match(kinds, start):
        hollow = HOLLOW.match(kinds, match.end())
        yield from _plain(reading, (hollow or match).end(), source, "object")


def _plain(
    reading: Reading, start: int, source: Source, opening: Opening, before: tuple[Word, ...] = ()
) -> Iterator[Phrase]:
    kinds = reading.kinds
    if kinds[start] == "b":  # "a way of |using ropes"
        yield from _using(reading, start, source)
        return
    while kinds[start] in "dqM":  # "|the two| looms"
        start += 1
    lead = "a" * len(before)
    for end in _last(kinds, ends(kinds, start)):
        words = (*before, *reading.words[start:end])
        yield phrase(
            reading, words, lead + kinds[start:end], start, source, opening=opening, cut=kinds[end]
        )


def _last(kinds: str, found: Iterable[int]) -> Iterator[int]:
    """The ends at a noun, or the verb of "ropes a loom |weaves", that no "of" follows."""
    return (end for end in found if kinds[end - 1] in _LAST and kinds[end] != "o")


def _using(reading: Reading, start: int, source: Source) -> Iterator[Phrase]:
    kinds, words = reading.kinds, reading.words
    if words[start].lower == "using":
        for end in _last(kinds, action_ends(kinds, start)):
            using = tuple(words[start:end])
            letters = f"G{kinds[start + 1 : end]}"
            yield phrase(reading, using, letters, start, source, opening="action", cut=kinds[end])


def _bare(reading: Reading, start: int, source: Source) -> Iterator[Phrase]:
    """Without the noun that says it is a method: "rope planning |method| for looms"."""
    kinds, words = reading.kinds, reading.words
    match = _BARE.match(kinds, start)
    if match is None:
        return
    at = match.start("method")
    if kinds[at] == "U" and words[at].lower not in SETTINGS:
        return
    for end in _last(kinds, ends(kinds, start)):
        if end > at and "h" not in kinds[at:end]:
            kept = (*words[start:at], *words[at + 1 : end])
            letters = kinds[start:at] + kinds[at + 1 : end]
            yield phrase(reading, kept, letters, start, source, opening="bare", cut=kinds[end])


def _actions(reading: Reading, verb: int, source: Source) -> Iterator[Phrase]:
    """What a verb does, as a gerund: "weaves ropes and tests them" is "weaving ropes"."""
    kinds = reading.kinds
    first = gerund(reading.words[verb])
    if first is None or reading.words[verb].lower in OUTCOMES or HOLLOW.match(kinds, verb + 1):
        return
    for end in _last(kinds, action_ends(kinds, verb)):
        rest = [_in_step(reading, place) for place in range(verb + 1, end)]
        letters = "".join([letter for _, letter in rest])
        words = (first, *(word for word, _ in rest))
        yield phrase(reading, words, f"G{letters}", verb, source, opening="action", cut=kinds[end])


def _in_step(reading: Reading, place: int) -> tuple[Word, str]:
    """A word of an action and its kind; a second verb is a gerund too: "weaves and |tests"."""
    word, kind = reading.words[place], reading.kinds[place]
    if kind == "Z" and _SECOND_VERB.search(reading.kinds[:place]):
        second = gerund(word)
        return (second, "G") if second else (word, kind)
    return word, kind
