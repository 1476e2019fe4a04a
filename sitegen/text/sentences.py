"""A text cut into its sentences."""

import re

# A mark, closing quotes, then a space and a capital, a figure or an opening quote: "… fails. We …".
# Or a mark whose space was lost: "… of methods.We propose", never "v1.Large" or "github.Com".
# A pattern that begins with the marks is found fastest.
_END = re.compile(
    r"""[.!?…。！？](?:(?<=[.!?…])["'”’)\]]*(?=\s+["'“‘(\[]*(?:[^\W_a-zß-öø-ÿ]))"""
    r"""|(?<=[a-z)][.!?])(?=[A-Z][a-z]*\s[a-z])|(?<=[。！？]))"""
)
# What ends in a full stop and ends no sentence: "e.g.", "et al.", "Fig.", an initial.
_ABBREVIATION = re.compile(
    r"(?:\b(?:e\.g|i\.e|cf|vs|et al|resp|approx|a\.k\.a|w\.r\.t"
    r"|Fig|Figs|Eq|Eqs|Sec|Tab|Thm|Ref|No|Dr|Prof|Mr|Ms|St)|\b[A-Z])\.[\"'”’)\]]*$"
)
_ABBREVIATION_REACH = 12  # characters at a sentence's end that may be one, quotes included


def sentences(plain: str) -> list[str]:
    """The sentences of a text in one line, in order, trimmed; nothing between them is lost."""
    found: list[str] = []
    start = 0
    for end in _END.finditer(plain):
        sentence = plain[start : end.end()].strip()
        if _ABBREVIATION.search(sentence[-_ABBREVIATION_REACH:]):
            continue
        found.append(sentence)
        start = end.end()
    rest = plain[start:].strip()
    return [*found, rest] if rest else found
