"""What the words around a mention say of it: "we propose X", "called X", "X achieves", "than X"."""

import re
from typing import Literal

from sitegen.derive.proposals import BRING, NAMED

Cue = Literal[
    "proposes", "called", "noun", "shown", "our", "baseline", "opened",
    "apposition", "expanded", "acts", "is_data", "cited", "goes_on",
]  # fmt: skip
"""What may be said of a mention; the pattern of each has examples."""

_BEFORE = 80  # characters before a mention that a cue may span
_AFTER = 260  # and after it: a long expansion in parentheses

# we propose X; to close this gap, we further introduce a novel framework, X; … and release X
_PROPOSES = re.compile(
    r"\b(?:we|paper|work|article|study|here|end|issues?|challenges?|gap|problem|limitations?|and|to"
    r"|,|thus|then|further|therefore|also)\s+"
    r"(?:\w+ly |(?:further|also|then|first|thus|hence|here|instead|therefore|next) )?"
    rf"(?:{BRING}s?|introducing)\s*[,:]?\s*(?:the |a |an |our )?"
    r"(?:(?:novel|new|first|simple|effective|large-scale|method|framework|model|benchmark|system"
    r"|dataset|approach|algorithm)[, ]+){0,3}[\"'“(]?$",
    re.IGNORECASE,
)
# a method called X; which we term X; namely, X; dubbed the X
_CALLED = re.compile(
    rf"\b(?:{NAMED}|coined|namely|denoted(?: as| by)?|abbreviated as|abbr\."
    r"|short for|referred to as|refer to as|known as|(?:which )?we (?:call|name|term|dub)"
    r"(?: it| this \w+| our \w+)?|coin|entitled|titled|(?:dub|name|call) it|i\.e\.,|acronym)"
    r"\s*[,:]?\s*(?:as |the |a |an )?[\"'“(*]*$",
    re.IGNORECASE,
)

# What may stand before a mention X, and after it; each with examples above it.
_CUES_BEFORE: dict[Cue, re.Pattern[str]] = {
    "proposes": _PROPOSES,
    "called": _CALLED,
    # our new framework, X; the benchmark X; a planner (X
    "noun": re.compile(
        r"\b(?:method|framework|model|approach|algorithm|system|benchmark|dataset|data set|corpus"
        r"|network|architecture|pipeline|technique|strategy|suite|library|toolkit|agent|paradigm"
        r"|protocol|simulator|platform|environment|module|metric|scheme|solution|planner|policy"
        r"|estimator|testbed|tool|task)s?\s*[,:\-–—(]*\s*[\"'“(]?$",
        re.IGNORECASE,
    ),
    # we show that X; the effectiveness of X; we evaluate X
    "shown": re.compile(
        r"\b(?:that|of|our|proposed|with|by|using|evaluat(?:e|ing)|apply(?:ing)?|test|on top of"
        r"|within|via|(?:to )?validate)\s*$",
        re.IGNORECASE,
    ),
    "our": re.compile(r"\b(?:our|proposed)\s*$", re.IGNORECASE),
    # better than X; such as X; experiments on X; baselines (X
    "baseline": re.compile(
        r"\b(?:over|than|like|as|e\.g\.,?|including|on|in|outperform(?:s|ing)?|compared (?:to|with)"
        r"|baselines?|surpass(?:es|ing)?|and|against|from|of the|fine-tune|datasets?)"
        r"\s*[,:(]*\s*$",
        re.IGNORECASE,
    ),
    # Woven Action Maps (X; (dubbed X
    "opened": re.compile(rf"\((?:i\.e\.,?|abbr\.|{NAMED}|or)?\s*[\"“]?$"),
}
_CUES_AFTER: dict[Cue, re.Pattern[str]] = {
    # X, a framework that; X: the first; X - which
    "apposition": re.compile(
        r"[\"'”)]?\s*(?:\([^)]{2,240}\)|\[[^\]]{1,40}\])?\s*[,:–—-]+\s*"
        r"(?:an?|the first|the|our|which|one of)\b",
        re.IGNORECASE,
    ),
    # X (Woven Action Maps)
    "expanded": re.compile(r"[\"'”]?\s*\([^)]{6,240}\)"),
    # X achieves; X, therefore, reduces; X is able to learn
    "acts": re.compile(
        r"[\"'”]?(?:\s*\([^)]{2,80}\))?,?\s*(?:\w+ly |(?:also|further|first|then|thus|can|could"
        r"|not only|even|does not|is able to|is) |, )?"
        r"(?:achieve|outperform|improve|reduce|surpass|use|employ|leverage|consist|combine"
        r"|integrate|enable|provide|learn|generate|introduce|is|are|was|deliver|yield|exhibit"
        r"|demonstrate|show|maintain|adopt|utilize|incorporate|contain|include|allow|offer|support"
        r"|perform|can|comprise|build|encode|decompose|extend|treat|train|select|operate|identify"
        r"|model|predict|require|obtain|attain|construct|aim|exploit|address|capture|run|work|scale"
        r"|reveal|apply|cover|feature|produce|effectively|consistently|significantly"
        r"|substantially)(?:s|es|d|ed)?\b",
        re.IGNORECASE,
    ),
    # X is another's: X dataset; X leaderboard
    "is_data": re.compile(
        r"\s*(?:datasets?|benchmarks?(?: suites?)?|corpus|corpora|challenge|dev|test|leaderboard"
        r"|score|metric)\b",
        re.IGNORECASE,
    ),
    # X is an author: X et al.; X and Lee (2019)
    "cited": re.compile(r"\s*(?:et al|(?:and [A-Z]\w+)?,? ?\(?(?:19|20)\d\d)"),
    # X is a part of something longer: X Units; X Adaptive Recombination
    "goes_on": re.compile(r" [A-Z][a-z]"),
}
# X) and X"), which close what "opened" saw
_CLOSED = re.compile(r"[\"”]?[),;]")


def is_introduced(sentence: str, start: int) -> bool:
    """Whether what stands before a word proposes or names it: "we present |Seurat"."""
    before = _before(sentence, start)
    return bool(_PROPOSES.search(before) or _CALLED.search(before))


def cues(sentence: str, start: int, end: int) -> set[Cue]:
    """What the words around the mention of a name at start:end of a sentence say of it."""
    before = _before(sentence, start)
    after = sentence[end : end + _AFTER]
    found = {cue for cue, pattern in _CUES_BEFORE.items() if pattern.search(before)}
    found.update(cue for cue, pattern in _CUES_AFTER.items() if pattern.match(after))
    if not _CLOSED.match(after):
        found.discard("opened")
    return found


def _before(sentence: str, start: int) -> str:
    return sentence[max(0, start - _BEFORE) : start]
