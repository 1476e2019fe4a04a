"""Phrases as patterns over the kinds of words (`kinds`), and where they may end."""

import re
from collections.abc import Iterator

HEAD = "[NSPFgKLIU]"
"""A word that a noun phrase may end on."""
BASE = "[VYTCH]"
"""A verb as it follows "to"."""
_VERB = "[VZYTCHX]"
_ADJECTIVE = "A?[Jj]"
# "hand looms", "two local and very fast looms"
NOUNS = rf"(?>(?:M|{_ADJECTIVE}(?:(?:,c?|c){_ADJECTIVE})*+|{HEAD})++)(?<={HEAD})"
"""Nouns with what stands before them, but for articles."""
NOUN_PHRASE = rf"(?:[adq]{{0,2}}+{NOUNS})"
"""The same with articles: "the hand looms"."""
# "looms, ropes, and knots", "looms" of "looms and knots fail"
OBJECT = rf"(?:{NOUN_PHRASE}(?:(?:,{NOUN_PHRASE})*+,?c{NOUN_PHRASE}(?!A?{_VERB}))?)"
"""One noun phrase, or as many as stand together."""
# "quickly weaving and knotting ropes", "weaving"
ACTION = rf"(?:A?[Gy](?:cA?[Gy])?{OBJECT}?)"
"""A gerund with its object."""
UNIT = rf"(?:{OBJECT}|{ACTION})"
"""What a preposition may lead to."""
# "looms |for| ropes", "close |to| ropes", "looms |trained on| ropes", "|from under| ropes"
_JOINT = rf"(?:[foiwbp]|t(?!A?{BASE})|A?[Ee](?:[iwbpfo]|t(?!A?{BASE}))|p[foiwbp])"
_VERBS = r"A?[ZYTCHV](?:cA?[ZYTCHV])?"
_STEP = re.compile(
    rf"A?{_JOINT}{UNIT}"
    rf"|tA?{BASE}{OBJECT}?"  # looms |to weave ropes
    rf"|h{_VERBS}(?:A?{OBJECT}|{_JOINT}{NOUN_PHRASE})"  # looms |that weave and test ropes
    rf"|(?<={HEAD})[ad]{NOUNS}[ZV]?(?=[.,;c])"  # the ropes |a loom weaves; gives looms |a voice
    rf"|,?cA?[ZG]{OBJECT}"  # weaving ropes |and testing threads
    rf"|(?<={HEAD}){ACTION}"  # looms |leveraging ropes
)
_START = re.compile(UNIT)
# What a verb may go on with: weaves |ropes, weaves |and tests ropes
_AFTER_VERB = re.compile(rf"(?:cA?Z)?A?{OBJECT}")
# reasons |about ropes, fails |more on ropes
_ABOUT = re.compile(rf"[Aq]?{_JOINT}{UNIT}")


def ends(kinds: str, start: int) -> Iterator[int]:
    """Where a phrase that starts at a place may end, nearest first; none where none starts."""
    return _ends_after(kinds, _START.match(kinds, start))


def action_ends(kinds: str, verb: int) -> Iterator[int]:
    """Where what a verb does may end, nearest first: "weaves ropes| from threads|"."""
    match = _AFTER_VERB.match(kinds, verb + 1) or _ABOUT.match(kinds, verb + 1)
    return _ends_after(kinds, match)


def _ends_after(kinds: str, match: re.Match[str] | None) -> Iterator[int]:
    while match:
        yield match.end()
        match = _STEP.match(kinds, match.end())
