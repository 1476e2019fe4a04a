"""The sentences of an abstract that state a measured outcome, as they are written."""

import re

from sitegen.derive.results.claims import Claim, claim
from sitegen.derive.results.doubts import is_doubtful, is_proved
from sitegen.derive.results.figures import figures
from sitegen.text.sentences import sentences

_MOST = 3  # sentences a paper
_READ = 20_000  # characters: what is longer is no abstract

# The paper speaks of itself; what an abstract says before that is what others found.
_OWN = re.compile(
    r"\b(?:[Ww]e|[Oo]urs?|[Tt]his (?:paper|work|study|article|thesis|letter|report)|[Ii]n this"
    r"|[Tt]he (?:proposed|resulting|developed|presented|system)|Results|Evaluat\w+|Compared"
    r"|[Rr]esults (?:show|demonstrat|indicat|suggest|reveal|confirm|prove|obtain)\w*"
    r"|(?:[Ee]xperimental|[Ee]mpirical) (?:results|evaluations?|studies|comparisons?)"
    r"|[Ee]xperiments|[Ss]imulations?|[Tt]ests|outperforms?)\b"
)


def reported_results(plain: str) -> tuple[str, ...]:
    """The sentences of an abstract, in one line, that state a measured outcome, in order.

    At most three: of more, those that state a gain ("improves accuracy by 4.2 points") go before
    those that state a level ("achieves 92.1%"), and earlier ones before later ones.
    """
    plain = plain[:_READ]
    if next(figures(plain), None) is None:  # most abstracts: they are done with here
        return ()
    texts = sentences(plain)
    outcomes = [(place, says) for place, text in enumerate(texts) if (says := _outcome(text))]
    if not outcomes:
        return ()
    own = next((place for place, text in enumerate(texts) if _OWN.search(text)), len(texts))
    found = [
        (0 if says == "gain" else 1, place, texts[place])
        for place, says in outcomes
        if place >= own
    ]
    kept = sorted(found)[:_MOST]
    return tuple(sentence for _, _, sentence in sorted(kept, key=lambda each: each[1]))


def _outcome(sentence: str) -> Claim | None:
    """What a sentence claims of its figures, a gain where it claims several things."""
    claims = {
        says
        for figure in figures(sentence)
        if (says := claim(sentence, figure)) and not is_doubtful(sentence, figure, says)
    }
    if not claims or is_proved(sentence):
        return None
    return "gain" if "gain" in claims else "level"
