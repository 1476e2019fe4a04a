"""Verbs: those by which a paper says what it does, and their forms as far as a title needs them."""

import re

from sitegen.derive.proposals import BRING
from sitegen.derive.tables import VERBS
from sitegen.derive.words import word_set

PROPOSE = (
    rf"(?:{BRING}|establish|provide|offer|give|derive|advocate|unveil|put forward|formalize"
    r"|initiate|curate|collect|suggest|demonstrate|report)s?"
)
"""What follows is the paper's own: "we propose |a planner"."""
STUDY = (
    r"(?:study|studies|investigates?|considers?|address(?:es)?|tackles?|explores?|examines?"
    r"|focus(?:es)? on|looks? at|deals? with|discuss(?:es)?|reveals?|identify|identifies|asks?)"
)
"""What follows is the subject, and says enough: "we study |mode collapse"."""
TREAT = (
    r"(?:analy[sz]es?|revisits?|characteri[sz]es?|compares?|evaluates?|assess(?:es)?|surveys?"
    r"|reviews?|extends?|generali[sz]es?|quantify|quantifies|measures?|benchmarks?|solves?"
    r"|resolves?|rethinks?)"
)
"""The verb says what is done with the subject: "we |compare two planners"."""
SHOW = (
    r"(?:show|prove|demonstrate|find|argue|establish|observe|discover|reveal|claim|conjecture"
    r"|provide evidence|highlight)s?"
)
"""A claim follows: "we show that |planners fail"."""

OUTCOMES = word_set(
    """
    achieves allows argues attains comprises confirms consists contains delivers demonstrates does
    establishes exceeds exhibits finds has highlights improves indicates introduces is leads
    matches means obtains offers outperforms performs presents proposes provides reaches relies
    remains requires results reveals shows suffers suggests surpasses was works yields
    """
)
"""Verbs of what came out rather than of what is done: "our method |achieves"."""

_MOSTLY_VERB = 0.5  # the share of uses as a verb from which a form is read as one
_SURELY_VERB = 0.85  # and from which it is hardly ever a noun

_THIRD_PERSON = {verb.third_person: base for base, verb in VERBS.items()}
_GERUNDS = frozenset(verb.gerund for verb in VERBS.values())
_CERTAIN = frozenset(base for base, verb in VERBS.items() if verb.share >= _MOSTLY_VERB)
_AUXILIARIES = word_set(
    "is are was were be been has have had can could may might must will would should does do did"
    " cannot"
)
# "and |produces| Y", ", then |merges| Z" after a first verb
_VERB_TOO = re.compile(r"(,(?: and)?|\band)( (?:\w+ly |then |also )?)([a-z]+s)\b(?= \w)")


def is_base(word: str) -> bool:
    """Whether a word in lower case is a verb's base form: "integrate", also "model"."""
    return word in VERBS


def is_third_person(word: str) -> bool:
    """Whether a word in lower case is a verb in the third person: "integrates", not "models"."""
    return _THIRD_PERSON.get(word) in _CERTAIN


def is_gerund(word: str) -> bool:
    """Whether a word in lower case is an -ing form: "integrating"."""
    return word in _GERUNDS


def is_surely_verb(word: str) -> bool:
    """Whether a word in lower case is a base form that is hardly ever a noun: "propose"."""
    return word in VERBS and VERBS[word].share >= _SURELY_VERB


def is_finite(word: str) -> bool:
    """Whether a word in lower case carries a sentence: "is", "integrates", "integrate"."""
    return word in _AUXILIARIES or word in _CERTAIN or is_third_person(word)


def acting(adverb: str, verb: str, rest: str) -> str | None:
    """An action as a gerund: "integrates" with " X and adds Y" gives "integrating X and adding Y".

    `adverb` keeps its space; None where the verb is none.
    """
    form = _gerund(verb)
    return f"{adverb}{form}{_VERB_TOO.sub(_in_step, rest)}" if form else None


def _in_step(match: re.Match[str]) -> str:
    joint, between, verb = match.groups()
    return f"{joint}{between}{_gerund(verb)}" if is_third_person(verb) else match.group()


def _gerund(word: str) -> str | None:
    """The -ing form of a base form or a third person in lower case, or None where it is no verb."""
    verb = VERBS.get(_THIRD_PERSON.get(word, word))
    return verb.gerund if verb else None
