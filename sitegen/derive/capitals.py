"""The capitals of a title: where the text has them for a reason, and nowhere else."""

import re

from sitegen.derive.tables import CAPITAL_COUNT, LOWER_COUNT

# A word whose capital may not belong to it: Policy, BIas, exploraTion, Black-Box; not LLM, GPT-4.
_TITLE_CASED = re.compile(
    r"(?<![\w-])(?:[A-Z][a-z]+|[A-Z]{2}[a-z]{2,}|[a-z]{2,}[A-Z][a-z]+)(?:-[A-Z]?[a-z]+)*(?![\w²-])"
)
# The capitalised words a phrase starts with: "Website Fingerprinting |by timing"
_CAPITALISED_RUN = re.compile(r"(?:an? )?(?:[A-Z][a-z]+(?:-[A-Za-z][a-z]+)*(?:\s|$))+")
_PLAIN_START = re.compile(r"[a-z]+(?![\w-]*[A-Z])")  # not "iOS", "k-NN"


def sentence_case(phrase: str) -> str:
    """A phrase with the capitals papers use: "Bayesian Policies" becomes "Bayesian policies"."""
    return _TITLE_CASED.sub(_lowered, phrase)


def sentence_case_start(phrase: str) -> str:
    """The same for the words a phrase starts with: capitals further on mark a name."""
    run = _CAPITALISED_RUN.match(phrase)
    return sentence_case(run.group()) + phrase[run.end() :] if run else phrase


def capitalised(phrase: str) -> str:
    """A phrase with a capital first, unless a symbol or a word with its own is: "p-means"."""
    start = _PLAIN_START.match(phrase)
    if start is None or (len(start.group()) == 1 and phrase[1:2] not in {" ", ""}):
        return phrase
    return phrase[0].upper() + phrase[1:]


def _lowered(match: re.Match[str]) -> str:
    word = match.group()
    parts = word.lower().split("-")
    is_ordinary = all(LOWER_COUNT.get(part, 0) >= CAPITAL_COUNT.get(part, 0) for part in parts)
    return word.lower() if is_ordinary else word
