"""Figures of a sentence, and what each of them counts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, cast

Unit = Literal["share", "points", "factor", "score", "decibel", "speed", "amount", "decimal"]
"""`4.2%` or `4.2 points`; `4 points`; `2.3×`; `29.8 BLEU`; `1.2 dB`; `30 FPS`; `1.7 mm`; `0.57`."""

SCORE = (
    r"(?:[mw]?AP|mAP@[\d.:]+|AP[_@]?\d+|[mM]?I[oO]U|BLEU(?:-?\d)?|ROUGE(?:-[\dLS])?|METEOR"
    r"|CIDEr(?:-D)?|SPICE|chrF\+*|COMET|[Ff]1|F[-_]?1|F-?(?:score|measure)s?|AU(?:ROC|PRC|PR|C)s?"
    r"|EER|[WCP]ER|FID|FVD|KID|PSNR|SSIM|LPIPS|EPE|NDS|A?MOTA|HOTA|IDF1|EAO|PCKh?|MPJPE|PQ|DSC"
    r"|UAS|LAS|RMSE|MAE|MSE|MRR|N?DCG(?:@\d+)?|(?:R|[Rr]ecall|[Hh]its|[Pp]recision|[Pp]ass)@\d+"
    r"|PPL|MOS|E(?:lo|LO)|SPL|ECE|NMI|ARI|MCC|bpc|bpd|nats|J&F|(?:SI-?)?(?:SNR|SDR)i?)"
)
"""Scores by their short names, as a piece of a pattern: they tell what a bare figure measures."""

_NUMBER = r"\d[\d,]*(?:\.\d+)?"
_TIME = r"[mµμn]?s|m?secs?|(?:milli|micro)?seconds?|minutes?|mins?|hours?"
_LENGTH = r"[mcµμn]?m|deg|°|pixels?|px|m?rad|degrees?(?![\s-]of[\s-]freedom)"
# One figure, or the pair it ends: "4.2", "18 to 100", "9.3~24.5", "10%-20", "20.1 ± 9.7".
# Not "R@1", "x.org/1", "[12]", "v2.1"; of whole numbers only those with a unit. A pattern that
# begins with the digit is found fastest.
_COUNTED = re.compile(
    r"\d(?<![\w.@/^_\[]\d)[\d,]*(?:\.\d+)?"
    rf"(?:\+|[%×x]?\s?(?:[-–—~∼±]|to\s)\s?{_NUMBER})?"
    r"(?:(?P<share>\s?(?:%|percent\b|per cent\b|pp\b|percentage points?\b))"
    r"|(?P<points>\s?(?:pts\b|(?:(?:accuracy|absolute)\s)?-?points?\b))"
    r"|(?P<factor>\s?[×xX](?!\s?\w*\d|\w)|\s?-?folds?\b|\stimes\b)"
    r"|(?P<score>\s?(?:%\s)?(?:(?:absolute|relative|average|box|mask|macro|micro)\s)?"
    rf"{SCORE}(?![\w-]))"
    r"|(?P<decibel>\s?dB\b)"
    r"|(?P<speed>\s?(?:FPS|fps|[Ff]rames?(?:\s?/\s?|\sper\s)s(?:ec(?:ond)?)?)\b)"
    rf"|(?P<amount>\s?(?:{_TIME}|{_LENGTH})(?![\w°/-]))"
    r"|(?<=\d)(?P<decimal>(?<=\.\d)|(?<=\.\d\d)|(?<=\.\d\d\d)|(?<=\.\d\d\d\d))(?![\w%]|-\w|\.\d))"
)
_SIGN = re.compile(r"(?<![^\s(=])[+−-]\s?$")  # "+4.2%", not "ResNet-50 points"
# A figure in words: "an order of magnitude", "twice", "five times", "by half"; not "twice
# differentiable", "divided by twice the", nor "the advantage is two-fold: first, …"
_WORDED = re.compile(
    r"\borders?[- ]of[- ]magnitudes?\b"
    r"|(?<!divided by )\btwice\b(?! (?:continuously )?differentiable)"
    r"|(?!(?<=is |re ).{3,6}fold\s?[:;.–—-])\b(?:two|three|four|five|ten)-?fold\b"
    r"|\b(?:two|three|four|five|six|eight|ten)\stimes\b|(?<=\bby )half\b|\bhalf\s(?:of\s)?the\b"
)
# One of them is in each: no text without is searched. "manifold" is none.
_WORDS = (
    "magnitude",
    "twice",
    "-fold",
    "ofold",
    "efold",
    " times",
    "half the",
    "half of",
    "by half",
)


@dataclass(frozen=True, slots=True)
class Figure:
    """Where a figure and its unit stand in a text; `signed` where it reads `+4.2%`."""

    start: int
    end: int
    unit: Unit
    signed: bool = False


def figures(text: str) -> Iterator[Figure]:
    """The figures of a text that may measure something: those in digits, then those in words."""
    for found in _COUNTED.finditer(text):
        sign = _SIGN.search(text, max(0, found.start() - 3), found.start())
        start = sign.start() if sign else found.start()
        unit = cast("Unit", found.lastgroup)
        if unit == "points" and "." in found[0]:  # of a score, not of a cloud
            unit = "share"
        yield Figure(start, found.end(), unit, sign is not None)
    for word in _WORDS:
        if word in text:
            for found in _WORDED.finditer(text):
                yield Figure(found.start(), found.end(), "factor")
            return
