"""Verbs and their forms, as far as a title needs them."""

from sitegen.derive.tables import VERBS
from sitegen.derive.words import word_set

OUTCOMES = word_set(
    """
    achieves allows argues attains comprises confirms consists contains delivers demonstrates does
    establishes exceeds exhibits finds has highlights improves indicates introduces is leads
    matches means obtains offers outperforms performs presents proposes provides reaches relies
    remains requires results reveals shows suffers suggests surpasses was works yields takes makes
    gives enjoys runs differs serves helps sheds opens paves comes needs becomes remains fails
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
    consist run carry set get let mean add allow enable find initiate conducts performs takes aims
    seeks tries uses applies employs utilizes validates verifies tests starts begins focuses
    attempts implements initiates bridges bridge
    """
)
"""Verbs that tell nothing of a paper's subject: "we |conduct experiments"."""
USING = word_set(
    "use utilize employ leverage apply exploit adopt incorporate uses utilizes employs leverages"
    " applies exploits adopts incorporates"
)
"""Verbs whose object tells all: "we propose to use |looms"."""

BASES = {verb.third_person: base for base, verb in VERBS.items()}
"""The third person of a verb to its base form."""
OUTCOMES |= {BASES[word] for word in OUTCOMES if word in BASES}
GERUNDS = frozenset(verb.gerund for verb in VERBS.values())
"""The -ing forms of verbs."""


def share(word: str) -> float:
    """The share of the uses of a base form or third person that are a verb's: .16 for "model"."""
    return VERBS[word].share if word in VERBS else VERBS[BASES[word]].third_share


def gerund_of(word: str) -> str | None:
    """The -ing form of a base form or a third person in lower case, or None where it is no verb."""
    verb = VERBS.get(BASES.get(word, word))
    return verb.gerund if verb else None
