"""From a clause to phrases a title can be made of: opened, cut where it may end, and readable."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sitegen.derive.proposals import NAMED
from sitegen.derive.title.cuts import MARKS, Cut, bare, cuts
from sitegen.derive.title.openings import Opening, openings
from sitegen.derive.title.verbs import is_surely_verb, is_third_person
from sitegen.derive.words import word_set

_SHORTEST = 8  # characters
_FEWEST = 2  # words: one is no title

# Words a phrase cannot end on: what they lead to has been cut off.
_OPEN_ENDED = word_set(
    """
    a an the of for in on to and or with by via from as at is are be been being was were that which
    who where when while using through under over between into onto its their our this these those
    both such can could not only than e.g i.e each any all how what why whether if based toward
    towards without within across against among about more most less called named dubbed termed
    namely then also thereby has have had does do did we it they will may might must thus given
    including even novel new multiple various different several directly effectively efficiently
    automatically simultaneously explicitly jointly inspired validated designed driven motivated
    guided grounded consisting composed obtained built aimed aiming capable able focusing allowing
    enabling yielding leading resulting so but because since during before after along together
    introduced proposed presented used obtained showing revealing upon per due according respect
    compared especially particularly whose yet no
    one suitable
    """
)
_PAIRED = {"both": "and", "between": "and", "either": "or", "neither": "nor"}

# What points outside the title: "this", "such" (but not "such as"), "we", "it", "the former".
_DANGLING = re.compile(
    r"\b(?:this|these|those(?! \w)|such(?! as)|we|us|our|i|my|it|they|them|he|she|his|her|former"
    r"|latter|aforementioned|above|following|here|therein|thereof|itself)\b",
    re.IGNORECASE,
)
# Two heads: "A model, Loom for …", "LoomNet, a …", "a metric, expected utility"
_TWO_HEADS = re.compile(rf"(?:\S+ ){{0,3}}\S+, (?:(?:an?|the|{NAMED})\b|[A-Z])|an? \S+, ")
# What a phrase cannot start with: it would lack what is before, or tell when or how sure.
_BAD_START = word_set(
    """
    which what that there here them one each its their they it only all some many most both not
    whether if when while where because since although is are was were be been can could may will
    would should must has have had do does did by with from in on at of than as then thus however
    et e.g i.e respectively especially particularly significantly for to via about but so under
    through designed based inspired motivated driven composed consisting capable able aimed more
    proposed presented less recently existing current recent traditional conventional previous
    currently difficult hard two-fold due given compared let available during instead interestingly
    after before despite unlike among rise advent advances success emergence case fact problem
    issue question
    """
)
_POSSESSIVE = word_set("its their")
# Words that say nothing of a subject, so that "an efficient and practical algorithm" is no title.
_GENERIC = word_set(
    """
    a an approach method framework model algorithm technique system solution strategy scheme
    pipeline architecture paradigm methods approaches algorithms models methodology novel new simple
    effective efficient unified general which that is to for of based on named called and the our
    two three several results problem problems task tasks paper study dataset benchmark practical
    scalable robust flexible fast generic first class variant
    """
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words a title may be made of: what they open with, and what followed them."""

    text: str
    opening: Opening
    cut: Cut


def phrases(clause: str, limit: int) -> Iterator[Phrase]:
    """The readable phrases of at most `limit` characters that a clause may be cut to.

    Of those that open alike, the longest comes last.
    """
    for opening, text in openings(clause):
        words = text.replace("—", " — ").split()
        for end, cut in cuts(words, limit, _SHORTEST):
            phrase = _tidy(words[:end])
            if _SHORTEST <= len(phrase) <= limit and is_whole(phrase) and is_readable(phrase):
                yield Phrase(phrase, opening, cut)


def _tidy(words: Sequence[str]) -> str:
    """Words as a phrase that neither starts nor ends with what belongs to its neighbours."""
    kept = list(words)
    while kept and (bare(kept[-1]) in _OPEN_ENDED or not bare(kept[-1])):
        kept.pop()
    text = " ".join(kept).strip(MARKS)
    return re.sub(r"\s+([,.;:])", r"\1", text)


def is_whole(phrase: str) -> bool:
    """Whether quotes and brackets close, and both, between, either and neither have their pair."""
    if (
        phrase.count("(") != phrase.count(")")
        or phrase.count('"') % 2
        or phrase.count("“") != phrase.count("”")
    ):
        return False
    words = [bare(word) for word in phrase.split()]
    return all(
        other in words[words.index(word) :] for word, other in _PAIRED.items() if word in words
    )


def is_readable(phrase: str) -> bool:
    """Whether a phrase stands on its own, as far as its words tell."""
    words = [bare(word) for word in phrase.split()]
    return (
        len(words) >= _FEWEST
        and "\\" not in phrase
        and _starts_well(words)
        and not is_surely_verb(words[-1])
        and not all(word in _GENERIC for word in words)
        and not _DANGLING.search(phrase)
        and not _TWO_HEADS.match(phrase)
    )


def _starts_well(words: list[str]) -> bool:
    """Whether the first words are no verb, no possessive and no leftover."""
    first = words[1] if words[0].endswith("ly") else words[0]
    return not (
        words[0] in _BAD_START
        or is_surely_verb(words[0])
        or is_third_person(first)
        or _POSSESSIVE.intersection(words[:3])
    )
