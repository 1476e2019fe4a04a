"""Whether what stands before a word introduces it: "we present |Seurat", "called |Seurat"."""

import re
from collections.abc import Iterable

from sitegen.derive.proposals import BRING, NAMED, VERBS

_BEFORE = 80  # characters before a word that an introduction may span

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
# One of them is in each: looking for them costs a fraction of trying the pattern.
_BRINGS = (*VERBS, "introducing")
_CALLS = (
    "call", "name", "term", "dub", "coin", "denoted", "abbr", "short for", "refer", "known as",
    "titled", "i.e.,", "acronym",
)  # fmt: skip


def is_introduced(sentence: str, start: int) -> bool:
    """Whether what stands before the word at a place proposes or names it."""
    before = sentence[max(0, start - _BEFORE) : start]
    folded = before.casefold()
    return _finds(_PROPOSES, before, _BRINGS, folded) or _finds(_CALLED, before, _CALLS, folded)


def _finds(pattern: re.Pattern[str], text: str, clues: Iterable[str], folded: str) -> bool:
    """Whether a pattern finds anything; it is tried only where one of its clues stands."""
    for clue in clues:
        if clue in folded:
            return pattern.search(text) is not None
    return False
