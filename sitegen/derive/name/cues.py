"""What the words around a mention say of it: "we propose X", "our method, X", "X outperforms"."""

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from sitegen.derive.name.brackets import bracket_after, bracket_around, is_word, words_of
from sitegen.derive.words import stem, word_set

# Cues are strings. Those without a colon say what they say: "proposed", "named", "ours", "beside a
# proposal", "goes on", and what a bracket says (`name.brackets`). Those with one end in the word
# they saw, and only common words have a weight:
#   led:propose      what its noun phrase hangs on, a verb, preposition or sign: "we |propose| a X"
#   with:our         what stands before it in its noun phrase: "|our| X", "|our| new model X"
#   noun:framework   the noun before it: "the |framework| X"
#   head:network     the noun before the bracket around it: "a loom |network| (X)"
#   aside:,          the sign that sets it off from a noun phrase before it: "our method|,| X"
#   aside-led:, aside-with:, aside-noun:   the same of that noun phrase
#   then:outperform  the stem of the word after it: "X significantly |outperforms|"
#   then:, then:, a  a sign after it, and the word after that: "X|, a| planner"
#   is:propos        the stem after a form of "to be": "X is |proposed|"
#   aux:can          what stands before the verb: "X |can| learn"
Cue = str
"""What may be said of a mention; the kinds are listed above."""

_BEFORE = 120  # characters before a mention that are read
_AFTER = 60  # and after it
_GOES_ON = re.compile(r" [A-Z][a-z]")  # X| Un|its
# "we refer to it |as| X"
_NAMED_AS = re.compile(r"\b(?:refer|call|term|denot|dub|name|coin|known|abbreviat)\w*\b[^.;]*$")
_BRING = word_set(
    """
    propose proposes proposing present presents presenting introduce introduces introducing develop
    develops design designs devise devises describe describes release releases build builds
    construct constructs create creates contribute contributes formulate formulates
    """
)
_NAME = word_set(
    """
    called named dubbed termed namely denoted coined term dub call name entitled titled abbreviated
    """
)
# What stands before the nouns of a noun phrase.
_WITH = word_set(
    """
    a an the our this these new novel first simple proposed newly effective efficient general
    large-scale end-to-end unified another
    """
)
_OURS = frozenset({"our", "proposed"})
# What a noun phrase hangs on; other words before a mention are taken for its nouns.
_LEADS = (
    _BRING
    | _NAME
    | word_set(
        """
        of in on for with by to from over than as like via using between against into through under
        within across and or but that which where while when if because is are was were be been
        developed designed constructed created provide provides offer offers report reports study
        studies introduced presented demonstrate demonstrates show shows showing explore explores
        establish establishes collect collects curate unveil open-source known denote refer
        outperform outperforms outperforming surpass surpasses including e g i such compared extend
        extends extending apply applying use uses used employ employs adopt adopts leverage
        leverages evaluate evaluating test train training trained compare combine combines combining
        , . : ; ) — – - ( [ ] & ? !
        """
    )
)
_SETS_OFF = frozenset({",", ":", "—", "–", "-"})
_TO_BE = frozenset({"is", "are", "was", "were", "be", "been"})
_AUXILIARIES = _TO_BE | word_set(
    "can could also further not does do will would may has have had to thus then therefore both"
    " either even first only still"
)
# What may follow a sign after a mention and tell something: "X, |a|", "X: |the|".
_AFTER_SIGN = word_set("a an the which our one that and to where by we for")
_REACH = 11  # words before a mention that may be of its noun phrase
_ADVERBS = 4  # words between a mention and its verb


class Said(NamedTuple):
    """The cues at one mention, and where the words that spell it out stand in its sentence."""

    cues: frozenset[Cue]
    spelled: tuple[int, int] | None


def cues(sentence: str, start: int, end: int, key: str) -> Said:
    """What the words around the mention at start:end of a sentence say of the name with a key."""
    raw = sentence[max(0, start - _BEFORE) : start].lower()
    bracket = bracket_around(sentence, start, end, key, raw)
    is_inside = bracket is not None
    if bracket is None:
        bracket = bracket_after(sentence, end, key, raw)
    found = _cues_before(bracket.before, raw, is_in_bracket=is_inside)
    found |= bracket.says
    found |= _cues_after(words_of(sentence[bracket.end : bracket.end + _AFTER].lower()))
    if _GOES_ON.match(sentence, bracket.end):
        found.add("goes on")
    return Said(frozenset(found), bracket.spelled)


def _cues_before(before: Sequence[str], raw: str, *, is_in_bracket: bool) -> set[Cue]:
    """The cues of the words before a mention, or before those that spell it out."""
    phrase = _noun_phrase(before)
    if phrase.lead in _SETS_OFF and not phrase.withs and not (is_in_bracket and phrase.nouns):
        beside = _noun_phrase(phrase.before)
        found = beside.cues("aside-")
        found.add(f"aside:{phrase.lead}")
        if beside.lead in _BRING:
            found.add("beside a proposal")
        return found
    found = phrase.cues("")
    if is_in_bracket:  # its noun is the head of what stands before the bracket
        found = {cue for cue in found if not cue.startswith("noun:")}
    if phrase.lead in _BRING:
        found.add("proposed")
    elif phrase.lead in _NAME or (phrase.lead == "as" and _NAMED_AS.search(raw)):
        found.add("named")
    return found


class _NounPhrase(NamedTuple):
    """The noun phrase that ends some words."""

    lead: str
    """What it hangs on; `^` at the start of the sentence, `~` too far away."""
    withs: AbstractSet[str]
    nouns: Sequence[str]
    """Its nouns, the last one first."""
    before: Sequence[str]
    """The words before its lead."""

    def cues(self, kind: str) -> set[Cue]:
        """Its cues, of a kind: "aside-" of what a mention is set off from."""
        found = {f"{kind}led:{self.lead}", *(f"{kind}with:{word}" for word in self.withs)}
        if self.nouns:
            found.add(f"{kind}noun:{stem(self.nouns[0])}")
        if not _OURS.isdisjoint(self.withs):
            found.add("ours")
        return found


def _noun_phrase(words: Sequence[str]) -> _NounPhrase:
    withs: set[str] = set()
    nouns: list[str] = []
    for back, word in enumerate(reversed(words), 1):
        if word in _WITH:
            withs.add(word)
        elif word in _LEADS:
            return _NounPhrase(word, withs, nouns, words[:-back])
        elif back == _REACH:
            return _NounPhrase("~", withs, nouns, ())
        elif nouns or not word.endswith("ly"):
            nouns.append(word)
    return _NounPhrase("^", withs, nouns, ())


def _cues_after(after: Sequence[str]) -> set[Cue]:
    """The cues of the words after a mention."""
    if not after:
        return set()
    sign = after[0]
    if not is_word(sign):
        if sign not in _SETS_OFF or len(after) == 1:
            return {f"then:{sign}"}
        word = after[1] if after[1] in _AFTER_SIGN else "*"
        return {f"then:{sign}", f"then:{sign} {word}"}
    auxiliaries, word = _verb(after)
    if not auxiliaries:
        return {f"then:{stem(word)}"}
    kind = "is" if auxiliaries[-1] in _TO_BE else "then"
    return {f"{kind}:{stem(word)}", f"aux:{auxiliaries[0]}"}


def _verb(after: Sequence[str]) -> tuple[list[str], str]:
    """The auxiliaries after a mention, and the first word that is neither one nor an adverb."""
    auxiliaries: list[str] = []
    for word in after[:_ADVERBS]:
        if word in _AUXILIARIES:
            auxiliaries.append(word)
        elif not word.endswith("ly"):
            return auxiliaries, word
    return auxiliaries, after[min(_ADVERBS, len(after)) - 1]
