"""Phrases that another may be joined to: "… for |protein folding|", "… by |weaving ropes|"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sitegen.derive.tables import LOWER_COUNT
from sitegen.derive.title.expansions import in_full
from sitegen.derive.title.grammar import NOUN_PHRASE, NOUNS, OBJECT
from sitegen.derive.title.kinds import ARTICLES
from sitegen.derive.title.lexicon import Word, word
from sitegen.derive.title.phrases import SETTINGS, written_length
from sitegen.derive.title.reading import Reading
from sitegen.derive.title.roles import Joint, Span, joints, preceding, role_signs
from sitegen.derive.title.worth import Worth
from sitegen.derive.words import word_set

_LONGEST = 6  # words
_AT_MOST = 8  # phrases
_LEAST = 0.1  # the probability of its stems, on average, below which a phrase is no subject
_LEAST_ALONE = 0.5  # and of a single stem
_COST = 0.2  # of a stem, against its probability, where phrases are sorted
_COUNTED = 0.12  # the plurals, of the singulars, from which a noun is one that is counted

# "protein folding", and "in cells" after it
_PHRASE = re.compile(rf"(?<![JjNSPFgKLIUMG@A]){NOUNS}")
_MORE = re.compile(rf"[oi]{NOUN_PHRASE}")
# "by |weaving ropes"
_ACTION = re.compile(rf"b(?P<action>A?G{OBJECT})")
_IN_PARTS = re.compile(r"[oi]")
# "captioning", "classification", "diversity", "inference", "3D": they are written without article
_MASS = re.compile(r"(?:ing|[st]ion|ity|ment|[ae]nce|ness|ism|sis|ics|data|ware|[A-Z])$")
_Y_PLURAL = re.compile(r"[^aeiou]y$")
_THE = Word("the", "the", "d", ())
_EMPTY_START = word_set(
    """
    existing recent current previous various different other several many prior same such well-known
    traditional conventional standard main key important popular respective corresponding original
    latest common additional particular specific certain general complex challenging underlying
    entire overall whole able available possible two three four five multiple further novel new
    accurate resulting final proposed presented introduced developed
    """
)
_EMPTY_END = word_set(
    """
    results performance experiments accuracy evaluation number fact order way terms part ability
    research literature baselines experiment contrast addition context presence absence efficiency
    effectiveness quality work works paper papers community success potential importance impact
    studies years advances advantages limitations applications application practice theory people
    isolation means
    """
)


@dataclass(frozen=True, slots=True)
class Modifier:
    """A phrase to join to another, where it stands first, and how it may be joined.

    `key` are its words in lower case, `stems` their stems, `length` their characters, `initials`
    the first letters of their parts. `after` is the kind of the word before, an article left out.
    """

    words: tuple[Word, ...]
    key: tuple[str, ...]
    kinds: str
    place: int
    sentence: int
    after: str
    stems: tuple[str, ...]
    length: int
    initials: str
    joints: tuple[Joint, ...]

    @property
    def is_action(self) -> bool:
        """Whether it is what is done: "weaving ropes"."""
        return "G" in self.kinds[:2]


def modifiers(reading: Reading, worth: Worth, *, named: bool) -> list[Modifier]:
    """The phrases of an abstract that its title is likely to hold, the likeliest first."""
    weighed = [
        (worth.of(stems) - _COST * len(stems), -spans[0][0], spans, stems)
        for spans, stems in telling(reading, worth)
    ]
    weighed.sort(key=lambda each: each[:2], reverse=True)
    made = [
        _modifier(reading, worth, spans, stems, named=named)
        for _, _, spans, stems in weighed[:_AT_MOST]
    ]
    return [each for each in made if each is not None]


def telling(reading: Reading, worth: Worth) -> Iterator[tuple[list[Span], tuple[str, ...]]]:
    """Each telling phrase of an abstract: the places where it stands, and its stems."""
    lower = [each.lower for each in reading.words]
    found: dict[tuple[str, ...], list[Span]] = {}
    for start, end in (*_actions(reading, worth), *_noun_phrases(reading)):
        if end - start <= _LONGEST and "@" not in reading.kinds[start:end]:
            found.setdefault(tuple(lower[start:end]), []).append((start, end))
    for spans in found.values():
        start, end = spans[0]
        stems = tuple([stem for each in reading.words[start:end] for stem in each.stems])
        least = _LEAST if len(stems) > 1 else _LEAST_ALONE
        if stems and worth.of(stems) >= least * len(stems):
            yield spans, stems


def _actions(reading: Reading, worth: Worth) -> Iterator[Span]:
    """What is done, from where the paper says what it brings: "by |weaving ropes|"."""
    if worth.proposal is not None:
        for match in _ACTION.finditer(reading.kinds, reading.starts[worth.proposal]):
            yield match.span("action")


def _noun_phrases(reading: Reading) -> Iterator[Span]:
    """Noun phrases without what is empty at either end: "the |rope planning| problem"."""
    kinds, words = reading.kinds, reading.words
    for match in _PHRASE.finditer(kinds):
        start, end = match.span()
        while kinds[start] == "j" or (kinds[start] in "MJ" and words[start].lower in _EMPTY_START):
            start += 1
        more = None if kinds[end - 1] in "UI" else _MORE.match(kinds, end)
        lasts = [end] if more is None else [end, more.end()]
        if more is not None and kinds[end] == "o":
            del lasts[0]  # "recognition of knots" is not "recognition"
        for last in lasts:
            if (last := _trimmed(reading, start, last)) > start:
                yield start, last


def _trimmed(reading: Reading, start: int, end: int) -> int:
    """Where a phrase ends without "method" or "problem"; at its start if nothing else is left."""
    kinds, words = reading.kinds, reading.words
    while end - start > 1 and kinds[end - 2] not in "JjM" and _is_empty(reading, end - 1):
        end -= 1
    if kinds[end - 1] in "oi" or _is_empty(reading, end - 1) or words[end - 1].lower in _EMPTY_END:
        return start
    return end


def _is_empty(reading: Reading, place: int) -> bool:
    """Whether a word adds nothing at a phrase's end: "method", "problem"."""
    return reading.kinds[place] in "IKJjA" or reading.words[place].lower in SETTINGS


def _modifier(
    reading: Reading, worth: Worth, spans: Sequence[Span], stems: tuple[str, ...], *, named: bool
) -> Modifier | None:
    """A phrase as it reads without the article it has everywhere, if it can."""
    start, end = spans[0]
    words, kinds = tuple(reading.words[start:end]), reading.kinds[start:end]
    if all(reading.kinds[first - 1 : first] in ARTICLES for first, _ in spans):
        if _IN_PARTS.search(kinds):
            words, kinds = (_THE, *words), f"d{kinds}"
        elif (last := _in_general(words[-1])) is not None:
            words = (*words[:-1], last)
        else:
            return None
    words = in_full(words, reading.acronyms)
    before = frozenset([preceding(reading, first) for first, _ in spans])
    told = worth.proposal is None or reading.sentence(spans[-1][0]) >= worth.proposal
    signs = role_signs(reading, worth, spans, stems)
    is_background = "opening" in signs or reading.sentence(start) < (worth.proposal or 0)
    return Modifier(
        words=words,
        key=tuple([each.lower for each in words]),
        kinds=kinds,
        place=start,
        sentence=reading.sentence(start),
        after=preceding(reading, start),
        stems=tuple([stem for each in words for stem in each.stems]),
        length=written_length(words),
        initials="".join([part[:1] for each in words for part in each.lower.split("-")]),
        joints=tuple(
            joints(signs, before, kinds, told=told, is_subject=is_background and not named)
        ),
    )


def _in_general(last: Word) -> Word | None:
    """A noun as it reads without an article: "replay buffers", "image captioning"; else None."""
    if last.kind in "SPF":
        return last
    is_y = _Y_PLURAL.search(last.lower)
    many = f"{last.text[:-1]}ies" if is_y else f"{last.text}s"
    if LOWER_COUNT.get(many.lower(), 0) > _COUNTED * LOWER_COUNT.get(last.lower, 0):
        return word(many)
    return last if _MASS.search(last.text) else None
