"""What a sentence says of a figure: that something changed by it, or that something measures it."""

import re
from typing import Literal

from sitegen.derive.results.figures import SCORE, Figure, Unit

Claim = Literal["gain", "level"]

# What may stand between a claim and its figure: "up to", "an average of", "more than", "a further"
_HEDGE = (
    r"(?:(?:up\sto|as\s(?:much|little|few|high|low|large|many)\sas|at\s(?:least|most)|on\saverage"
    r"|(?:more|less|greater|higher|lower|better|smaller|larger)\sthan|about|around|roughly"
    r"|approximately|nearly|almost|over|above|below|under|within|only|just|even|between|from"
    r"|(?:absolute|relative|average|mean|median|maximum|total|factor|margin|level)(?:\sof)?"
    r"|further|additional|another|overall|significant(?:ly)?|substantial(?:ly)?|remarkabl[ey]"
    r"|unprecedented|impressive|large|high|competitive|new|best|state-of-the-art|SOTA"
    r"|the|an?|to|of|and|one|two|three|several|multiple|many|[~∼≈<>≤≥=(:±]|\$)\s?){0,7}"
)
_GAIN = (
    r"(?:improvements?|gains?|increases?|reductions?|decreases?|boosts?|drops?|declines?"
    r"|speed-?\s?ups?|accelerations?|savings?|margins?|lifts?|uplifts?|advantages?|enhancements?"
    r"|degradations?|loss(?:es)?|jump|compression|overhead)"
)
_COMPARED = (
    r"(?:faster|slower|fewer|less|more|higher|lower|better|worse|smaller|larger|cheaper|shorter"
    r"|lighter|quicker|greater|stronger|as\s(?:fast|many|much|accurate|efficient|few|low|high|good)"
    r"|the\s(?:speed|memory|time|cost|number|parameters|size|performance|accuracy|error|throughput"
    r"|compute|computation))"
)
# "speeds up training", not "a speed from"; "wins by", not "the wind"
_CHANGE = (
    r"\b(?:improv|reduc|increas|decreas|outperform|surpass|exceed|beat|boost|lower|rais|cut|sav"
    r"|speed(?:(?:s|ed)?[\s-]?up|ing)|sped|accelerat|enhanc|drop|shrink|shrunk|advanc|lift|rise"
    r"|rose|gain|wins?\b|winn|won\b|degrad|diminish"
    r"|shorten|compress|elevat|push|narrow|minimi[sz]|outpac|prun|amplif|slash|fell|grew|superior"
    r"|higher|faster|slower|fewer|better|worse|smaller|deteriorat|declin|prolong|extend|trim)\w*"
)
_ACHIEVE = (
    r"\b(?:achiev|obtain|reach|attain|yield|report|scor|deliver|gets?\b|got\b|reali[sz]|retain"
    r"|preserv|maintain|solv|complet|succe|recogni[sz]|classif|detect|identif|predict|recover"
    r"|correctly|locali[sz]|set|surpass|exceed|match)\w*"
)
_RATE = (
    r"(?:success|error|win|detection|recognition|recall|accuracy|word|miss|hit|completion|survival"
    r"|rejection|acceptance|compression|positive|negative|failure|collision|retrieval|pass(?:ing)?"
    r"|attack|solve|match|transfer)"
)
_METRIC = (
    rf"\b(?:accurac(?:y|ies)|precision|recall|{_RATE}\srates?|success|errors?|scores?"
    r"|correlations?|perplexity|sensitivity|specificity|agreement|Dice|kappa|similarity|coverage"
    r"|performance|top-?\s?[15]|latency|throughput|RMSE?|efficiency|quality|reward|return"
    r"|(?:inference|computation(?:al)?|processing|training|execution|planning|running|run|response)"
    r"[\s-]?(?:times?|costs?|speeds?)|mean\saverage\sprecision|detection|retrieval|verification"
    rf"|recognition|classification|prediction|{SCORE})"
)
_SMALL = (
    r"\b(?:accurac|precision|errors?\b|latenc|drift|deviation|RMSE?\b|run-?\s?times?\b|inference"
    r"|computation|processing|residual|resolution)\w*"
)
_IS = (
    r"(?:of|is|was|are|were|to|at|reach(?:es|ed|ing)?|=|:|be|been|remains?|exceed(?:s|ing)?|by"
    r"|\(|\))"
)
_SHARES = r"(?:(?:and|or|to|/)?\s?[\d.]+\s?[%×x],?\s?){0,3}"  # "(4.2%) and 5.5% higher"


def _ends(pattern: str) -> re.Pattern[str]:
    """The pattern at the end of what stands before a figure, hedges aside."""
    return re.compile(rf"{pattern}\s?{_HEDGE}$")


def _begins(pattern: str) -> re.Pattern[str]:
    """The pattern at the start of what stands after a figure, more figures of its kind aside."""
    return re.compile(rf"[)\s,-]{{0,2}}{_SHARES}{pattern}")


# By how much: "improves accuracy by up to 4.2%", "outperforms X, often by 3 points"
_CHANGED_BY = _ends(rf"{_CHANGE}.{{0,120}}?\bby\s")
# At once: "reduces up to 57% inference latency", "cut time, up to two orders of magnitude"
_CHANGES = _ends(rf"{_CHANGE}(?:\s(?!(?:by|using|with|on|for|at|in|given|when)\b)[\w-]+){{0,3}},?")
# A gain and its size: "a gain of 4.2%", "speedups between 2x and 3x", "gain over Loom by 1%"
_GAIN_OF = _ends(rf"\b{_GAIN}(?:\s(?!of\b)[\w-]+){{0,6}}\s?(?:of|by|:|=|is|was|are|were|\()?")
# The size first: "4.2% absolute improvement", "2.3x faster", "30% fewer parameters"
_THEN_GAIN = _begins(rf"\s?(?:\(?[\w-]+\)?\s){{0,3}}(?:{_GAIN}|{_COMPARED})\b(?!\sthan\s\d)")
# Without a unit: "a 4.6 gain in precision", "2 points average improvement", "1.5 points higher"
_BARE_GAIN = re.compile(rf"\s(?:[\w-]+\s)?(?:{_GAIN}|higher|lower|better)\b")
# From what to what: "improves accuracy from 41.2 to 55.8", "the error falls from 12% to 3%"
_FROM_TO = re.compile(
    r"\bfrom\s(?:[^\s;]+\s){0,6}?[($~∼≈<>]?\d[^;]{0,40}?\bto\s(?:[a-z]+\s){0,3}"
    r"[^\s;]{1,12}(?:\s?[%×]|\s[A-Za-z]+)?$"
)
_SOME_CHANGE = re.compile(_CHANGE)
_VARIES = re.compile(r"\b(?:rang|vary|varies|varied|frequenc|sizes?\b|aged|between)")
_CHANGE_REACH = 70  # characters from the change to "from"
# A metric and its value: "accuracy of 92.1%", "the success rate on X was 70%", "accuracy 92.4%"
_LEVEL_OF = _ends(rf"{_METRIC}(?:\b[^.;]{{0,60}}?\s?{_IS}|\s)")
# The value first: "92.1% top-1 accuracy", "70% success"
_THEN_METRIC = _begins(
    rf"\s?(?:(?:in|of|for|on|the)\s)?(?:\(?[\w@-]+\)?\s){{0,3}}?(?:{_METRIC})(?!\w)"
)
# No metric named: "achieves 92.1% on ImageNet"
_ACHIEVES = _ends(_ACHIEVE)
# "a PSNR of 32 dB"
_PEAK = _ends(rf"(?:PSNR|S[ND]Ri?)\b[^.;]{{0,60}}?\s?{_IS}")
# What a decimal counts is no score: "3.2 million", "1.3 m/s"
_OTHER_UNIT = re.compile(
    r"\s?\[?(?:[kKMGBT]\b|[mbtr]illion|[kmµ]?[NgVWJA]m?\b|[ckm]?m/|km\b|[kMG]?(?:Pa|Hz)|[kMGT]B)"
)
# "an error of 1.7 mm", "a latency below 30 ms"
_AMOUNT_OF = _ends(rf"{_SMALL}\b[^.;]{{0,60}}?\s?{_IS}")
# "takes less than 6 ms", "runs in 20 s"
_TAKES = _ends(r"\b(?:takes?|took|taking|runs?\sin|running\sin|requir(?:es|ing)\sonly)")
# "runs at 30 FPS"; not "captured at 30 FPS"
_RUNS = re.compile(
    r"\b(?:run|fast|achiev|reach|operat|infer|speed|deliver|render|process|real[- ]?time|execut"
    r"|perform|rate)\w*"
)
_CAPTURED = re.compile(r"\b(?:captur|record|sampl|camera|sensor|projector)\w*")

_BEFORE, _AFTER = 140, 70  # characters around a figure that are read


def claim(sentence: str, figure: Figure) -> Claim | None:
    """What a sentence says of one of its figures, None where that is no outcome."""
    before = sentence[max(0, figure.start - _BEFORE) : figure.start]
    after = sentence[figure.end : figure.end + _AFTER]
    if _is_gain(figure, before, after) or _is_change(before, sentence[figure.start : figure.end]):
        return "gain"
    return "level" if _is_level(figure.unit, before, after) else None


def _is_gain(figure: Figure, before: str, after: str) -> bool:
    """Whether something changed, or is ahead, by the figure."""
    unit = figure.unit
    if _CHANGED_BY.search(before):
        return True
    if unit in {"decimal", "points"} and _BARE_GAIN.match(after):
        return True
    if unit in {"decimal", "amount", "speed"}:
        return False
    if figure.signed or _GAIN_OF.search(before):
        return True
    if unit in {"share", "factor"} and _THEN_GAIN.match(after):
        return True
    return unit in {"share", "factor", "decibel"} and _CHANGES.search(before) is not None


def _is_change(before: str, figure: str) -> bool:
    """Whether something changed from one figure to this one, or through this pair of figures."""
    found = _FROM_TO.search(before + figure)
    if found is None:
        return False
    near = before[max(0, found.start() - _CHANGE_REACH) : found.start()]
    return _SOME_CHANGE.search(near) is not None and not _VARIES.search(near)


def _is_level(unit: Unit, before: str, after: str) -> bool:
    """Whether the figure measures something."""
    match unit:
        case "share":
            found = _LEVEL_OF.search(before) or _THEN_METRIC.match(after)
            return bool(found or _ACHIEVES.search(before))
        case "decimal":
            return bool(_LEVEL_OF.search(before)) and not _OTHER_UNIT.match(after)
        case "decibel":
            return bool(_PEAK.search(before))
        case "amount":
            return bool(_AMOUNT_OF.search(before) or _TAKES.search(before))
        case "speed":
            return bool(_RUNS.search(before)) and not _CAPTURED.search(before)
        case _:
            return unit == "score"
