"""Whether a phrase reads as a title: it stands on its own and starts and ends well."""

import re

from sitegen.derive.cuts import bare
from sitegen.derive.verbs import is_surely_verb, is_third_person
from sitegen.derive.words import word_set

# What points outside the title: "this", "such" (but not "such as"), "we", "it", "the former".
_DANGLING = re.compile(
    r"\b(?:this|these|those(?! \w)|such(?! as)|we|us|our|i|my|it|they|them|he|she|his|her|former"
    r"|latter|aforementioned|above|following|here|therein|thereof|itself)\b",
    re.IGNORECASE,
)
# Two heads: "A model, Loom for …", "LoomNet, a …", "a metric, expected utility"
_TWO_HEADS = re.compile(r"(?:\S+ ){0,3}\S+, (?:(?:an?|the|called|named|dubbed)\b|[A-Z])|an? \S+, ")
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


def is_readable(phrase: str) -> bool:
    """Whether a phrase stands on its own, as far as its words tell."""
    words = [bare(word) for word in phrase.split()]
    if len(words) < 2 or "\\" in phrase:  # noqa: PLR2004 - one word is no title
        return False
    return (
        _starts_well(words)
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
