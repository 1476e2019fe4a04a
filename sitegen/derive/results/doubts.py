"""Figures that are no outcome of the paper: settings, sizes of data, bounds, the work of others."""

import re

from sitegen.derive.results.claims import Claim
from sitegen.derive.results.figures import Figure

# What a paper proves is not measured: "with probability 2/3", "a 1.5-approximation", "O(n²)"
_PROVED = re.compile(
    r"-approximation\b|\bapproximation (?:ratio|factor|guarantee|algorithm)|\bcompetitive ratio"
    r"|\bregret\b|\bwith (?:high )?probability\b|\bguarantee|\b(?:our|the|this) bound"
    r"|\bsample complexity|\b(?:lower|upper) bound|\btheor(?:em|etic)|\b(?:we|to) prove\b"
    r"|\bprovabl|[OΩΘ]̃?\(|\bNP-|\bpolynomial[ -]time|\bexponent\b"
)
# One of them is in each: looking for them costs a fraction of trying the pattern.
_PROVED_CLUES = (
    "approximation", "competitive ratio", "regret", "probability", "guarantee", "bound",
    "sample complexity", "theor", "prove", "provabl", "O(", "Ω(", "Θ(", "\u0303(", "NP-",
    "polynomial", "exponent",
)  # fmt: skip
_TRIED = re.compile(
    r"\b(?:[Ee]xperiment|[Ee]mpiric|in practice|benchmark|data ?set|outperform|[Ss]imulat|test"
    r"|measur)"
)
# What is wished: "must reach 99% accuracy", "where we need to run ten times more trials"
_WISHED = re.compile(
    r"\b(?:must|should|would|hope|wish|want|potentially|designed to|expected to|aim(?:s|ed|ing)?"
    r"|goal (?:is|of)|we need to)\b[^.;]{0,60}$"
)
# What others reach: "existing methods achieve only 40%"; not "the current system achieves 40%"
_OTHERS = re.compile(
    r"\b(?:existing|previous|prior|(?<![Tt]he )current|related|conventional|traditional|other"
    r"|recent|earlier|baseline)\s(?:[\w-]+\s){0,3}?"
    r"(?:approach|method|work|model|system|technique|stud|algorithm|art)\w*\s(?:\([^)]*\)\s)?"
    r"(?:(?:for|in|on|to|of)\s(?:[\w-]+\s){1,4})?"
    r"(?:\w+ly\s)?(?:achiev|obtain|reach|report|can\b|requir|only\b|ha[sd]\b|have\b|perform|tak"
    r"|need|yield)[^,;]{0,60}$"
    r"|\b[Ii]n (?:previous|prior|earlier) (?:work|investigation|research|stud|experiment)\w*,.*$"
)
# Under what conditions: "even when the number of looms is decreased by half"
_CONDITION = re.compile(r"\b[Ee]ven (?:when|if)\b[^,;]{0,60}$")
# What figures are tried: "with strains ranging from 25% to 130%"
_RANGE = re.compile(r"\b(?:rang|vary|varie)\w*\s(?:from|between)\b[^,;]{0,25}$")
# Sizes of data: "a data set ten times larger than", "three times more samples"; or of what is
# read, "half the size of the input"
_LARGER = re.compile(
    r"\s?(?:size of|(?:[\w-]+\s){0,2}(?:larger|bigger|more|the size))\b"
    r"(?!\s(?:\w+[- ])?(?:accura|effic|robust))"
)
_DATA = re.compile(
    r"\b(?:data ?sets?|data|corp(?:us|ora)|benchmarks?|collections?|size|scale|graphs?|problems?"
    r"|instances?|samples|images|annotations|classes|categories)\b"
)
_REACH = 160  # characters on either side of a figure that are read
_DATA_REACH = 60  # and for its data
# What a share is of, where that is a setting: "10% of the labels", "95% confidence", "30% noise"
_SETTING = re.compile(
    r"\sof the time\b|\s?(?:of\s)?(?:the\s|all\s|its\s|their\s)?(?:[\w-]+\s)?(?:label|annotat"
    r"|supervis|train(?:ing)?\b|data\b|samples?\b|images?\b|confidence|CI\b|quantile|percentile"
    r"|significance|probab|rise\b|duty|noise|noisy|dropout|chance|missing|corrupt|mask|overlap"
    r"|outliers?|humidity|slope|grade)"
)


def is_proved(sentence: str) -> bool:
    """Whether a sentence states what is proved rather than measured."""
    if not any(clue in sentence for clue in _PROVED_CLUES):
        return False
    return _PROVED.search(sentence) is not None and not _TRIED.search(sentence)


def is_doubtful(sentence: str, figure: Figure, claim: Claim) -> bool:
    """Whether a figure that a sentence claims something of is none of its paper's outcomes."""
    before = sentence[max(0, figure.start - _REACH) : figure.start]
    after = sentence[figure.end : figure.end + _REACH]
    if any(sign.search(before) for sign in (_WISHED, _CONDITION, _OTHERS, _RANGE)):
        return True
    if figure.unit == "factor" and _LARGER.match(after):
        around = before[-_DATA_REACH:] + after[:_DATA_REACH]
        return _DATA.search(around) is not None
    return claim == "level" and figure.unit == "share" and _SETTING.match(after) is not None
