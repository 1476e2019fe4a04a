"""The titles that could be made of an abstract: its phrases, alone or joined to others."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sitegen.derive.name.names import Name
from sitegen.derive.title.acronyms import spelled_out
from sitegen.derive.title.contributions import (
    Source,
    contributions,
    definitions,
    findings,
    questions,
)
from sitegen.derive.title.expansions import in_full
from sitegen.derive.title.fitness import (
    FIRST_NOUNS,
    METHOD_ALONE,
    SENTENCES,
    fits,
    is_negated,
    taken,
)
from sitegen.derive.title.modifiers import Modifier
from sitegen.derive.title.phrases import Phrase, phrase, phrases, reworded
from sitegen.derive.title.reading import Reading
from sitegen.derive.title.roles import Joint, Role, Span

_TOPICS = 6  # noun phrases from anywhere
_FEWEST_STEMS = 2  # of what a phrase is joined to: "for hallucinations" says little
# Before these a sentence is whole: "knots can hold |even when wet".
_MORE_OVER = frozenset({"even", "especially", "particularly"})
_PREPOSITIONS = 2  # of a phrase that may be joined to another
_JOINED: frozenset[Source] = frozenset(
    {
        "proposed", "passive", "apposition", "is", "before", "spelled_before", "spelled_after",
        "studied", "acts", "ours", "treated", "done", "goal", "used",
    }
)  # fmt: skip
# The kind of word that a joint stands for.
_KIND_OF_ROLE: dict[Role, str] = {"for": "f", "in": "i"}
_KIND_OF_WORD = {"for": "f", "in": "i", "via": "b", "by": "b", "with": "w"}


@dataclass(frozen=True, slots=True)
class Tail:
    """What a phrase is joined to, and how."""

    joint: Joint
    modifier: Modifier


@dataclass(frozen=True, slots=True)
class Candidate:
    """A phrase, and what it may be joined to: "looms| for ropes"."""

    phrase: Phrase
    tail: Tail | None = None

    @property
    def length(self) -> int:
        """Its characters."""
        if self.tail is None:
            return self.phrase.length
        return self.phrase.length + len(self.tail.joint.word) + 2 + self.tail.modifier.length


def bases(
    reading: Reading,
    name: Name | None,
    rivals: Sequence[Name],
    topics: Sequence[Modifier],
    limit: int,
) -> list[Phrase]:
    """The phrases of at most `limit` characters that fit a title, each once."""
    others = taken(name, rivals)
    named = name is not None
    found: dict[tuple[str, ...], Phrase] = {}
    for found_phrase in _all(reading, name, topics):
        if is_negated(reading, found_phrase.place):
            continue
        for each in (found_phrase, *_fuller(found_phrase, topics)):
            variant = _fitting(_in_full(reading, limit, each), limit)
            key = tuple([word.lower for word in variant.words])
            if key not in found and variant.length <= limit and fits(variant, others, named=named):
                found[key] = variant
    return list(found.values())


def _all(reading: Reading, name: Name | None, topics: Sequence[Modifier]) -> Iterator[Phrase]:
    if name is not None:
        yield from spelled_out(reading, name)
        for place in definitions(reading):
            yield from phrases(reading, place)
    else:
        yield from _sentences(reading, "question", questions(reading))
        yield from _sentences(reading, "finding", findings(reading))
    for place in contributions(reading):
        yield from phrases(reading, place)
    for topic in topics[:_TOPICS]:
        yield phrase(reading, topic.words, topic.kinds, topic.place, "topic")


def _sentences(reading: Reading, source: Source, spans: Iterable[Span]) -> Iterator[Phrase]:
    for start, end in spans:
        words, kinds = tuple(reading.words[start:end]), reading.kinds[start:end]
        goes_on = end < len(reading.words) and reading.words[end].lower not in _MORE_OVER
        cut = reading.kinds[end] if goes_on else "."
        yield phrase(reading, words, kinds, start, source, cut=cut)


def _in_full(reading: Reading, limit: int, each: Phrase) -> Phrase:
    """A phrase with what its acronyms stand for, if that is no longer than `limit`."""
    words = in_full(each.words, reading.acronyms)
    if words == each.words:
        return each
    full = _fitting(reworded(each, words, each.kinds), limit)
    return full if full.length <= limit else each


def _fitting(each: Phrase, limit: int) -> Phrase:
    """A phrase without its article where it is longer than `limit`."""
    if each.length <= limit or not each.kinds.startswith("a"):
        return each
    return reworded(each, each.words[1:], each.kinds[1:])


def _fuller(each: Phrase, topics: Sequence[Modifier]) -> Iterator[Phrase]:
    """The same with its first nouns as they stand elsewhere: "planning" is "rope planning"."""
    head = FIRST_NOUNS.match(each.kinds)
    if head is None or each.source in {"topic", "subject", *SENTENCES}:
        return
    start, end = each.kinds.startswith("a"), head.end()
    own = tuple([word.lower for word in each.words[start:end]])
    for topic in topics:
        is_longer = topic.key[-len(own) :] == own and len(topic.key) > len(own)
        if is_longer and topic.kinds[0] not in "dG":
            words = (*each.words[:start], *topic.words, *each.words[end:])
            fuller = reworded(each, words, each.kinds[:start] + topic.kinds + each.kinds[end:])
            if len(set(fuller.stems)) == len(fuller.stems):
                yield fuller


def joined(base: Phrase, modifiers: Sequence[Modifier], limit: int) -> Iterator[Candidate]:
    """A phrase joined to each of some modifiers that adds to it."""
    kinds = base.kinds
    if base.source not in _JOINED or sum(map(kinds.count, "foiwbpth")) > _PREPOSITIONS:
        return
    acronyms = {word.lower.removesuffix("s") for word in base.words if word.kind == "P"}
    stems = frozenset(base.stems)
    room = limit - base.length - 2
    for each in modifiers:
        if (
            each.joints
            and len(each.stems) >= _FEWEST_STEMS
            and stems.isdisjoint(each.stems)
            and not any(acronym.startswith(each.initials) for acronym in acronyms)
        ):
            for joint in each.joints:
                if each.length + len(joint.word) <= room and _may_join(base, joint, each):
                    yield Candidate(base, Tail(joint, each))


def _may_join(base: Phrase, joint: Joint, modifier: Modifier) -> bool:
    """Whether a phrase may take a modifier."""
    kinds = base.kinds
    if joint.role == "about":
        return True
    if joint.is_loose and base.source not in {"spelled_before", "spelled_after"}:
        return False
    if METHOD_ALONE.fullmatch(kinds):
        return joint.role == "for"
    if "b" in kinds or _contradicts(base, joint, modifier):
        return False
    if joint.role == "via":
        follows = modifier.sentence == base.sentence and modifier.place > base.place
        return follows and "w" not in kinds and not (modifier.is_action and "G" in kinds)
    return _KIND_OF_ROLE[joint.role] not in kinds and not (joint.role == "for" and "h" in kinds)


def _contradicts(base: Phrase, joint: Joint, modifier: Modifier) -> bool:
    """Whether a modifier goes on from a phrase in its sentence, but by another word.

    "decomposing ropes into |threads|" is not "decomposing ropes for threads".
    """
    return (
        modifier.sentence == base.sentence
        and modifier.place > base.place
        and _KIND_OF_WORD[joint.word] != modifier.after
    )
