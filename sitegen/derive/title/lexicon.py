"""Words as a title's grammar sees them: each of a kind, as far as it alone tells."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from sitegen.derive.tables import CAPITAL_COUNT, LOWER_COUNT, VERBS
from sitegen.derive.title.kinds import GIVEN
from sitegen.derive.title.tables import WORD_KINDS
from sitegen.derive.title.verbs import BASES, GERUNDS, american, gerund_of, share
from sitegen.derive.words import WORD, content_stem, word_set

_MARKS = {"(": "(", "[": "(", ")": ")", "]": ")", ",": ",", "?": "?", ";": ";", ":": ";",
          ".": ".", "!": "."}  # fmt: skip
_DASHES = word_set("— – - -- ---")
_ABBREVIATIONS = word_set("e.g. i.e. cf. resp. vs. al. etc.")
_NO_ADVERBS = word_set("family supply assembly anomaly early daily butterfly reply")
_NO_PARTICIPLES = word_set("need embed speed feed seed shed exceed proceed hundred red sacred")
_NO_ADJECTIVES = word_set(
    "metric topic critic logic music fabric traffic statistic heuristic rubric clinic arithmetic"
)
_PREFIXES = word_set("multi semi non self cross pre post co sub inter intra re un anti over under")
_COUNTING = word_set("multi semi non")  # what follows is no name: "Multi-Armed"
_NO_GERUNDS = word_set("nothing something anything everything thing string ring spring wing king")
_SURELY, _MOSTLY = 0.85, 0.5  # the share of a word's uses as a verb from which it is read as one
_COMMON = 5  # uses in lower case from which a word is known as an ordinary one
_OFTEN = 20  # uses with a capital from which it may be a word's own
_CAPITALS = 5  # uses with a capital for each in lower case from which it is
_WORD_LIKE = re.compile(r"(?:ing|[st]ion|ment|ness|ity|[ai]ble|ive|ous|ized)$")  # "Halving"
_SHORTEST = 5  # letters of an adverb

# "(“so-called": opening marks, the word, closing marks
_CHUNK = re.compile(r"([\"'“‘(\[]*)(.*?)([.,;:!?…)\]\"”’']*)", re.DOTALL)
_GLUED = re.compile(r"([\w-]{3,})(\([A-Z][\w-]*\)[.,;:]?)")  # "looms(LN)", not "S(H)NAP"
_LETTER = re.compile(r"[^\W\d_]")
_NUMBER = re.compile(r"[\d.,]+%?")
TITLE_CASED = re.compile(
    r"[A-Z][a-z]+(?:-[A-Za-z]?[a-z]+)*|[A-Z]|[A-Z]{2,3}[a-z]{3,}|[a-z]+[A-Z][a-z]{3,}"
)
"""A word whose capital may not belong to it: Policy, Black-Box, A, LEarn, eXploration; not LLM."""
_TWO_CAPITALS = re.compile(r"[A-Z]{2,3}[a-z]{3,}")  # BAyesian
_CAPITAL_INSIDE = re.compile(r"(?=.*[a-z]{2})[A-Za-z][a-z]*[A-Z][A-Za-z]*")  # RecurrenT
_POSSESSIVE = re.compile(r"(?:'s|’s|s'|s’)$")
# "x_i", "k=2", "₁", "∈"; a hyphen makes no formula
_FORMULA = re.compile(r"[=^_{}|∈≤≥<>+*/∑∏√∞≈→×·∥‖°⟨⟩]|[₀-₉⁰-⁹]|^\W+$")
# "sycophantic", "vacuous", "tangible"
_ADJECTIVE = re.compile(r"(?<=\w{3})(?:ic|ous|ible|ful|less)$")
_LAST_ADJECTIVES = word_set(
    "free aware level agnostic specific invariant like wise weight driven oriented end scale shot"
    " time"
)
# What the last part of a word says of the whole: "text-|generation" is a noun, "GAN-|based" not.
_LAST_PART = {"G": "g", "V": "N", "v": "N", "l": "N", "Z": "S", "z": "S",
              **{kind: kind for kind in "NSgIMPLU"}}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Word:
    """A word or a mark: as a title writes it, in lower case, its kind, its telling stems."""

    text: str
    lower: str
    kind: str
    stems: tuple[str, ...]


@lru_cache(maxsize=1 << 16)
def words_of(chunk: str) -> tuple[Word, ...]:
    """The words and marks of what stands between two spaces: `looms),` is a word and two marks.

    Quotation marks are left out.
    """
    if chunk in _DASHES:
        return (_mark(chunk, ";"),)
    if (abbreviated := chunk.strip("(),;")).lower() in _ABBREVIATIONS:
        before, _, after = chunk.partition(abbreviated)
        return (*_parts(before), _mark(abbreviated, "x"), *_parts(after))
    if glued := _GLUED.fullmatch(chunk):
        return (*words_of(glued[1]), *words_of(glued[2]))
    first, *further = chunk.split("—")
    words = list(_parts(first))
    for part in further:
        words += [_mark("—", ";"), *_parts(part)]
    return tuple(words)


def _parts(chunk: str) -> Iterator[Word]:
    match = _CHUNK.fullmatch(chunk)
    opened, core, closed = match.groups() if match else ("", chunk, "")
    if core.count(")") > core.count("(") and opened.endswith("("):
        opened, core = opened[:-1], f"({core}"  # "(t,K)-threshold" is whole
    while closed[:1] == ")" and core.count("(") > core.count(")"):
        core, closed = f"{core})", closed[1:]  # "f(x)" is whole
    if not opened and closed[:1] in {"'", "’"} and core.endswith("s"):
        core, closed = core + closed[0], closed[1:]  # "looms’ ropes"
    yield from (_mark(mark, "(") for mark in opened if mark in "([")
    if core:
        yield word(core)
    yield from (_mark(mark, _MARKS[mark]) for mark in closed if mark in _MARKS)


def _mark(text: str, kind: str) -> Word:
    return Word(text, text, kind, ())


@lru_cache(maxsize=1 << 16)
def word(text: str) -> Word:
    """A word without the marks around it, in lower case unless its capitals are its own."""
    lower = text.lower()
    stems = tuple([stem for each in WORD.findall(lower) if (stem := content_stem(each))])
    if is_ordinary(text):
        return Word(lower, lower, _kind(lower), stems)
    if _TWO_CAPITALS.fullmatch(text) and CAPITAL_COUNT.get(lower, 0) > _COMMON:
        text = text.capitalize()
    return Word(text, lower, _kind_of_written(text), stems)


def is_ordinary(text: str) -> bool:
    """Whether a word is in lower case, or its capital is only its place's: "Planning"."""
    if text.islower() and _LETTER.search(text):
        return True
    parts = text.lower().split("-")
    return TITLE_CASED.fullmatch(text) is not None and all(
        part in GIVEN
        or part in _PREFIXES
        or LOWER_COUNT.get(part, 0) >= max(CAPITAL_COUNT.get(part, 0), _COMMON)
        or (parts[0] in _COUNTING and _may_be_lower(part))
        or (CAPITAL_COUNT.get(part, 0) < _OFTEN and _WORD_LIKE.search(part))
        for part in parts
    )


def _may_be_ordinary(text: str) -> bool:
    """Whether a word of an expanded acronym has its capital from there: "Watermark Attenuation"."""
    if _CAPITAL_INSIDE.fullmatch(text) and text.lower() in LOWER_COUNT:
        return True
    return TITLE_CASED.fullmatch(text) is not None and all(
        map(_may_be_lower, text.lower().split("-"))
    )


def _may_be_lower(lower: str) -> bool:
    """Whether a word with a capital may be a common one: "armed", not "gaussian"."""
    return CAPITAL_COUNT.get(lower, 0) <= _OFTEN + _CAPITALS * LOWER_COUNT.get(lower, 0)


def lowered(each: Word) -> Word:
    """A word of an expanded acronym, in lower case if it may be: "Simulatability Gain"."""
    if each.kind == "P" and _may_be_ordinary(each.text):
        return Word(each.lower, each.lower, _kind(each.lower), each.stems)
    return each


def _kind_of_written(text: str) -> str:
    """The kind of a word with capitals of its own, or without letters."""
    if "\\" in text or "$" in text:
        return "x"
    if not _LETTER.search(text):
        return "M" if _NUMBER.fullmatch(text) else "F"
    if _FORMULA.search(text):
        return "F"
    if _POSSESSIVE.search(text):
        return "J"
    last = text.rpartition("-")[2]
    return "J" if last != text and last.islower() and _kind_of_last(last) == "J" else "P"


@lru_cache(maxsize=1 << 16)
def _kind(lower: str) -> str:
    """The kind of a word in lower case."""
    if "\\" in lower or "$" in lower:
        return "x"
    if len(lower) == 1 and lower != "a":
        return "F"
    if kind := _kind_of_known(lower):
        return kind
    if (spelled := american(lower)) != lower and (kind := _kind_of_known(spelled)):
        return kind
    return "F" if _FORMULA.search(lower) else _kind_of_noun(lower)


def _kind_of_known(lower: str) -> str | None:
    return GIVEN.get(lower) or WORD_KINDS.get(lower) or _kind_of_form(lower)


def _kind_of_noun(lower: str) -> str:
    """The kind of a word that no table knows: a noun, unless it looks like an adjective."""
    if "-" in lower:
        return _kind_of_last(lower.rpartition("-")[2])
    if (_ADJECTIVE.search(lower) and lower not in _NO_ADJECTIVES) or _POSSESSIVE.search(lower):
        return "J"
    return "S" if lower.endswith("s") and lower[-2:] not in {"ss", "us", "is"} else "N"


def _kind_of_form(lower: str) -> str | None:
    """The kind of an adverb, a verb's form, a participle, a noun in -ing; else None."""
    if lower.endswith("ly") and lower not in VERBS and lower not in _NO_ADVERBS:
        return "A" if len(lower) >= _SHORTEST else None
    if lower in GERUNDS:
        return "G"
    if lower in VERBS:
        return _kind_of_verb(share(lower), "V", "v", "l")
    if lower in BASES:
        return _kind_of_verb(share(lower), "Z", "z", "S")
    if lower.endswith("ed") and lower not in _NO_PARTICIPLES:
        return "J" if "-" in lower else "E"
    return "g" if lower.endswith("ing") and lower not in _NO_GERUNDS else None


def _kind_of_verb(as_verb: float, surely: str, mostly: str, rarely: str) -> str:
    return surely if as_verb >= _SURELY else mostly if as_verb >= _MOSTLY else rarely


def _kind_of_last(last: str) -> str:
    if not last or last in _LAST_ADJECTIVES:
        return "J"
    return _LAST_PART.get(_kind(last), "J")


@lru_cache(maxsize=1 << 12)
def gerund(verb: Word) -> Word | None:
    """The -ing form of a verb: "integrates" is "integrating"; None of what is no verb."""
    form = gerund_of(verb.lower)
    return Word(form, form, "G", verb.stems) if form else None
