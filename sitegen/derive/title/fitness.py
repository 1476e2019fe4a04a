"""Whether a phrase reads as a title, as far as its words and their kinds tell."""

import re
from collections.abc import Sequence

from sitegen.derive.name.names import Name
from sitegen.derive.tables import VERBS
from sitegen.derive.title.contributions import Source
from sitegen.derive.title.grammar import NOUNS
from sitegen.derive.title.phrases import Phrase
from sitegen.derive.title.reading import Reading
from sitegen.derive.title.roles import TASK
from sitegen.derive.words import content_stems, word_set

FIRST_NOUNS = re.compile(rf"a?(?:{NOUNS})")
"""The noun phrase that a phrase starts with: "|a hand loom| for ropes"."""
METHOD_ALONE = re.compile(r"a?(?:A?[Jj])*[IL]")
"""A phrase that says nothing: "an efficient algorithm"."""

_RIVAL = 0.15  # the probability from which another name at its head makes a phrase another's
_HEAD = 3  # words at which another name may stand
_FEWEST = 2  # words
_FEWEST_ASKED = 5  # words of a question

# Marks, words that point outside, verbs that make a sentence; a question has verbs.
_UNREADABLE = frozenset("@rWxXQknY.?;()")
_UNREADABLE_SENTENCE = frozenset("@rWxkn;()")
_LAST = frozenset("NSPFgKLIUM")
_SENTENCE_LAST = _LAST | frozenset("VEeJ?Z")
_AFTER_WHOLE = frozenset("oJNXtZcVA")  # with these, what is asked or found goes on
SENTENCES: frozenset[Source] = frozenset({"question", "finding"})
"""The sources that have a verb."""
# "looms |of ropes", "the ropes |a loom weaves"
_GOES_ON = frozenset("oadQ")
# "planners |struggle| to", where a verb was read as a noun
_AFTER_VERB = frozenset("tpadrqh")
# Sources after which a verb may follow: "|looms| are"
_SUBJECTS: frozenset[Source] = frozenset({"subject", "topic", "passive", "shown"})
# They point at what was said before.
_DANGLING = word_set("proposed aforementioned resulting following remaining latter mentioned such")
_EMPTY = word_set(
    """
    result results experiment experiments evidence performance accuracy observation observations
    paper work study case example examples baseline baselines insight insights finding findings
    number lot advance advances success fact way order term part note comparison comparisons
    limitation limitations contribution contributions research progress literature improvement
    improvements interest state-of-the-art evaluations simulation simulations proof proofs theorem
    step steps attempt importance need
    """
)
_EMPTY_ALONE = word_set(
    """
    challenge challenges issue issues question questions problem problems task tasks setting
    settings process goal use way ways method methods approach approaches algorithm algorithms
    technique techniques
    """
)
# "challenging |problems| of", not "planning |problems| in"
_ALONE = re.compile(r"a?(?:A?[JjM])*[IUNS](?![NSPFgKLIUft])")
# "the ropes |a loom weaves|"
_CONTACT = re.compile(rf"[ad]{NOUNS}[ZV]$")
_NEGATIONS = word_set("without no not never non neither nor lacking")
_VERBS = frozenset("GZVYTCH")
_CAUSING = frozenset(content_stems("ask train teach enable allow force encourage prompt instruct"))
_MANY = re.compile(rf"[adq]*(?:{NOUNS})(?<=S)")
_PAIRS = {"both": "and", "between": "and", "either": "or", "neither": "nor"}
_OPENING = {")": "(", "]": "[", "}": "{", "”": "“"}


def taken(name: Name | None, rivals: Sequence[Name]) -> frozenset[str]:
    """The other likely names: what starts with one is not said of this one."""
    if name is None:
        return frozenset()
    likely = [each for each in rivals if each is not name and each.probability >= _RIVAL]
    return frozenset(form for each in likely for form in each.forms)


def fits(each: Phrase, others: frozenset[str], *, named: bool) -> bool:
    """Whether a phrase reads as a title, or after a name, where `others` are `taken`."""
    if not each.stems or len(each.words) < _FEWEST or not is_whole(each):
        return False
    if each.source in SENTENCES:
        return _is_sentence(each)
    if each.opening != "asking" and not _is_phrase(each):
        return False
    head = FIRST_NOUNS.match(each.kinds)
    if head and not _says_something(each, head.end() - 1, named=named):
        return False
    is_spelled = each.source in {"spelled_before", "spelled_after"}
    return is_spelled or not any(word.text in others for word in each.words[:_HEAD])


def is_negated(reading: Reading, start: int) -> bool:
    """Whether the word before says that there is none: "the without |replacement version|"."""
    return start > 0 and reading.words[start - 1].lower in _NEGATIONS


def _is_sentence(each: Phrase) -> bool:
    return (
        len(each.words) >= _FEWEST_ASKED
        and _UNREADABLE_SENTENCE.isdisjoint(each.kinds)
        and each.kinds[-1] in _SENTENCE_LAST
        and each.cut not in _AFTER_WHOLE
    )


def _is_phrase(each: Phrase) -> bool:
    kinds = each.kinds
    is_cut_short = (
        each.cut in _GOES_ON
        or (each.cut == "t" and _leads_to_action(each))
        or (each.cut == "X" and each.source not in _SUBJECTS)
        or (each.cut in _AFTER_VERB and kinds[-1] in "NS" and each.words[-1].lower in VERBS)
    )
    return (
        not is_cut_short
        and _UNREADABLE.isdisjoint(kinds)
        and (kinds[-1] in _LAST or _CONTACT.search(kinds) is not None)
        and _DANGLING.isdisjoint([word.lower for word in each.words])
    )


def _leads_to_action(each: Phrase) -> bool:
    """Whether the last verb of a phrase goes on after its object: "asking looms |to weave"."""
    verbs = [word for word, kind in zip(each.words, each.kinds, strict=True) if kind in _VERBS]
    return bool(verbs) and not _CAUSING.isdisjoint(verbs[-1].stems)


def _says_something(each: Phrase, at: int, *, named: bool) -> bool:
    """Whether a phrase's first noun does; after a name, an object says nothing, but a task does."""
    lower = each.words[at].lower
    if lower in _EMPTY or (lower in _EMPTY_ALONE and _ALONE.match(each.kinds)):
        return False
    if named and each.opening == "object":
        return each.kinds[at] == "g" or TASK.search(lower) is not None
    return True


def _is_among_many(each: Phrase, at: int) -> bool:
    """Whether one plural follows "between", and no more of the text does: "between |looms"."""
    many = _MANY.match(each.kinds, at + 1)
    return many is not None and not (each.cut in {"c", ","} and many.end() == len(each.kinds))


def is_whole(each: Phrase) -> bool:
    """Whether brackets close, and both, between, either and neither have their pair."""
    words = [word.lower for word in each.words]
    has_pairs = all(
        other in words[words.index(word) :]
        or (word == "between" and _is_among_many(each, words.index(word)))
        for word, other in _PAIRS.items()
        if word in words
    )
    return has_pairs and all(
        word.isalpha() or all(word.count(a) == word.count(b) for a, b in _OPENING.items())
        for word in words
    )
