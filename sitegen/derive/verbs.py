"""Forms of verbs, as far as a title needs them: "integrates" and "integrating" of "integrate"."""

import re

from sitegen.derive.tables import VERBS
from sitegen.derive.words import word_set

_MOSTLY_VERB = 0.5  # the share of uses as a verb from which a form is read as one
_SURELY_VERB = 0.85

THIRD_PERSON = {third: verb for verb, (third, _, _) in VERBS.items()}
GERUNDS = frozenset(gerund for _, gerund, _ in VERBS.values())
_CERTAIN = frozenset(verb for verb, (_, _, share) in VERBS.items() if share >= _MOSTLY_VERB)
AUXILIARIES = word_set(
    "is are was were be been has have had can could may might must will would should does do did"
    " cannot"
)


def is_base(word: str) -> bool:
    """Whether a word in lower case is a verb's base form: "integrate", also "model"."""
    return word in VERBS


def is_third_person(word: str) -> bool:
    """Whether a word in lower case is a verb in the third person: "integrates", not "models"."""
    return THIRD_PERSON.get(word) in _CERTAIN


def is_surely_verb(word: str) -> bool:
    """Whether a word in lower case is a base form that is hardly ever a noun: "propose"."""
    return word in VERBS and VERBS[word][2] >= _SURELY_VERB


def is_finite(word: str) -> bool:
    """Whether a word in lower case carries a sentence: "is", "integrates", "integrate"."""
    return word in AUXILIARIES or word in _CERTAIN or is_third_person(word)


def gerund(word: str) -> str | None:
    """The -ing form of a base form or a third person in lower case, or None where it is no verb."""
    verb = THIRD_PERSON.get(word, word)
    forms = VERBS.get(verb)
    return forms[1] if forms else None


# "and |produces| Y", ", then |merges| Z" after a first verb
_VERB_TOO = re.compile(r"(,(?: and)?|\band)( (?:\w+ly |then |also )?)([a-z]+s)\b(?= \w)")


def acting(adverb: str, verb: str, rest: str) -> str | None:
    """An action as a gerund: "integrates" with " X and adds Y" gives "integrating X and adding Y".

    `adverb` keeps its space; None where the verb is none.
    """
    form = gerund(verb)
    return f"{adverb}{form}{_VERB_TOO.sub(_in_step, rest)}" if form else None


def _in_step(match: re.Match[str]) -> str:
    joint, between, verb = match.groups()
    return f"{joint}{between}{gerund(verb)}" if is_third_person(verb) else match.group()
