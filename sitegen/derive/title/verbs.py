"""Verbs and their forms, as far as a title needs them."""

import re

from sitegen.derive.tables import VERBS
from sitegen.derive.words import word_set

OUTCOMES = word_set(
    """
    achieves allows argues attains comprises confirms consists contains delivers demonstrates does
    establishes exceeds exhibits finds has highlights improves indicates introduces is leads
    matches means obtains offers outperforms performs presents proposes provides reaches relies
    remains requires results reveals shows suffers suggests surpasses was works yields takes makes
    gives enjoys runs differs serves helps sheds opens paves comes needs becomes fails
    benefits degrades converges scales generalizes beats rivals ensures guarantees admits spans
    covers encompasses includes features
    """
)
"""Verbs of what came out rather than of what is done: "our method |achieves"."""
UNTOLD = word_set(
    """
    call name term refer denote conduct perform make take give provide do hope believe aim seek try
    need require have discuss conclude note assume obtain achieve use apply employ utilize show
    validate verify test report argue demonstrate hypothesize conjecture emphasize illustrate start
    begin end focus see know think want notice expect observe attempt confirm implement attack pose
    work consist run carry set get let mean add allow enable find initiate conducts performs takes
    aims seeks tries uses applies employs utilizes validates verifies tests starts begins focuses
    attempts implements initiates bridges bridge
    """
)
"""Verbs that tell nothing of a paper's subject: "we |conduct experiments"."""
USING = word_set(
    "use utilize employ leverage apply exploit adopt incorporate uses utilizes employs leverages"
    " applies exploits adopts incorporates"
)
"""Verbs whose object tells all: "we propose to use |looms"."""

# "unties"; not "agrees", "dyes"; not "loss", "basis"
_THIRD_PERSON = re.compile(r"[a-z]{2,}(?:[^aeiosu]|[^eoy]e)s")
_DOUBLED = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")  # "pin", not "sew"
# "weld", "coat", "sharpen", "filter", "sew"; not "format", whose stress is not seen
_KEPT = re.compile(r"(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]|e[nr]|[wxy])$")

_BRITISH = re.compile(r"(?<=[iy])s(?=(?:e[sd]?|ing)$)")

BASES = {verb.third_person: base for base, verb in VERBS.items()}
"""The third person of a verb to its base form."""
OUTCOMES |= {BASES[word] for word in OUTCOMES if word in BASES}
GERUNDS = frozenset(verb.gerund for verb in VERBS.values())
"""The -ing forms of verbs."""


def share(word: str) -> float:
    """The share of the uses of a base form or third person that are a verb's: .16 for "model"."""
    return VERBS[word].share if word in VERBS else VERBS[BASES[word]].third_share


def gerund_of(word: str) -> str | None:
    """The -ing form of a base form or a third person in lower case.

    Of a verb that the table has not, only of a third person whose -ing form is sure; else None.
    """
    verb = VERBS.get(BASES.get(word, word))
    if verb:
        return verb.gerund
    if american(word) in VERBS:
        return f"{word[:-1]}ing"
    return _gerund_by_form(word)


def american(word: str) -> str:
    """A word as the tables spell it: "formalise" is "formalize", "analysing" "analyzing"."""
    return _BRITISH.sub("z", word)


def _gerund_by_form(word: str) -> str | None:
    if not _THIRD_PERSON.fullmatch(word):
        return None
    if word.endswith("ies"):  # "unties", "tidies"
        return f"{word[:-3]}ying"
    if word.endswith("es"):  # "transcribes", "coaches"
        return f"{word[:-2]}ing"
    stem = word[:-1]
    if _DOUBLED.fullmatch(stem):  # "pins"
        return f"{stem}{stem[-1]}ing"
    return f"{stem}ing" if _KEPT.search(stem) else None
