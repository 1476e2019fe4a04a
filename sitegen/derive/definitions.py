"""What the words around a name say it is: "NAME, a planner for …", "Expanded Name (NAME)"."""

import re
from collections.abc import Iterator, Sequence

from sitegen.derive.candidates import name_key
from sitegen.derive.expansions import after_verb, expansion
from sitegen.derive.names import Name
from sitegen.derive.paper_verbs import OUTCOMES, PROPOSE
from sitegen.derive.verbs import acting
from sitegen.derive.words import word_set

_MENTIONS_READ = 6  # of a name: later ones repeat
_REACH = 300  # characters around it that may define it

# After a name: " (|Expanded Name|)", ", |a planner for", " is |a planner", " to |plan", " |plans".
_EXPANDED = re.compile(r"[\"'”]?\s*\(([^()]{6,140})\)")
_APPOSITION = re.compile(
    r"[\"'”)]*\s*[,:–—-]+\s*(?:which is |i\.e\.,? )?(?=(?:an?|the|our|one|new|novel|\w+ly)\b)(.+)"
)
_LINKED = re.compile(r"[\"'”)]*,?\s*(to|for|(?:is|are)(?= (?:an?|the|one|our)\b))\s+(.+)")
_ACTS = re.compile(r"[\"'”]?,?\s+(?:that |which )?((?:\w+ly )?)([a-z]+s)\b(?! of\b)(.+)")
# Before it: "Expanded Name |(", "|a planner| called ", "we propose |a planner|, ".
_OPENED = re.compile(r"\(\s*[\"“]?$")
_CLOSED = re.compile(r"[\"”]?\)[,\s]*(.*)")
_CALLED = re.compile(
    r"\b((?:an?|the|our|novel|new)\s+[^,;:]{4,}?)[,\s]*(?:\(|[-–—]+|(?:(?:which )?(?:we )?(?:is )?"
    r"(?:called|named|dubbed|termed|namely|denoted|call|name|term|dub|referred to as|refer to as"
    r"|known as|coined|i\.e\.,?))[,\s]*(?:as |it )?(?:the )?)[\"“(]?\s*$",
    re.IGNORECASE,
)
_PROPOSED = re.compile(rf"\b{PROPOSE}\s+((?:an?|the|our)?\s*[^,;:]{{8,90}}?)[,\s]*$", re.IGNORECASE)
# Words that lead on to the name: "an expression for the |NAME| statistic" does not say what it is.
_LEADING_ON = word_set("a an the our of for with on by to and in via using from")
# What goes on from an expansion without a comma: "Expanded Name (NAME) |for planning".
_GOES_ON = re.compile(
    r"(?:for|to|that|in|on|with|from|of|via|by|framework|method|model|algorithm|network|approach"
    r"|system|dataset|benchmark)\b"
)

# " (LLMs)", " [12, 3]": asides a title does without; "S(H)NAP" and "(2.5+1)D" hold none.
_ASIDE = re.compile(r"\s+(?:\([^()]*\)|\[[\d,\s–-]+\])(?=[\s,.;:!?]|$)")
_TO_OUR_KNOWLEDGE = re.compile(r",? to (?:the best of )?our knowledge,?", re.IGNORECASE)


def definitions(sentences: Sequence[str], name: Name) -> Iterator[tuple[str, str, int]]:
    """Descriptions at the first mentions of a name: text, the pattern it was found by, sentence."""
    pattern = name_pattern(name)
    mentions = 0
    for index, sentence in enumerate(sentences):
        for match in pattern.finditer(sentence):
            before = sentence[max(0, match.start() - _REACH) : match.start()]
            after = sentence[match.end() : match.end() + _REACH]
            for text, source in _said_after(after):
                yield text, source, index
            for text, source in _said_before(before, after, name_key(match.group())):
                yield text, source, index
            mentions += 1
            if mentions == _MENTIONS_READ:
                return


def name_pattern(name: Name) -> re.Pattern[str]:
    """Finds the mentions of a name, in any of its writings."""
    return re.compile(rf"(?<![\w-])(?:{alternatives(name)})(?!\w)")


def alternatives(name: Name) -> str:
    """The writings of a name as a piece of a pattern, the longest first."""
    return "|".join(re.escape(form) for form in sorted(name.forms, key=lambda f: (-len(f), f)))


def without_asides(text: str) -> str:
    """A text without what stands in parentheses of its own, citations, and "to our knowledge"."""
    if "knowledge" in text:
        text = _TO_OUR_KNOWLEDGE.sub("", text)
    return _ASIDE.sub("", text) if "(" in text or "[" in text else text


def _said_after(after: str) -> Iterator[tuple[str, str]]:
    if match := _EXPANDED.match(after):
        yield match.group(1), "expansion"
        after = after[match.end() :]
    after = without_asides(after)
    if match := _APPOSITION.match(after):
        yield match.group(1), "apposition"
    if match := _LINKED.match(after):
        link, rest = match.groups()
        yield (rest, "is") if link in {"is", "are"} else (f"{link} {rest}", "for")
    match = _ACTS.match(after)
    if match and match.group(2) not in OUTCOMES and (text := acting(*match.groups())):
        yield text, "acts"


def _said_before(before: str, after: str, key: str) -> Iterator[tuple[str, str]]:
    if opened := _OPENED.search(before):
        yield from _expanded(without_asides(before[: opened.start()]), after, key)
        return
    before = without_asides(before)
    if match := _CALLED.search(before):
        yield after_verb(match.group(1)), "before_called"
    match = _PROPOSED.search(before)
    if match and match.group(1).split()[-1] not in _LEADING_ON:
        yield match.group(1), "before"


def _expanded(before: str, after: str, key: str) -> Iterator[tuple[str, str]]:
    """The expansion before a name in parentheses, alone and with what follows them."""
    expanded = expansion(before, key)
    if not expanded:
        return
    yield expanded, "expanded"
    closed = _CLOSED.match(after)
    if closed and (rest := without_asides(closed.group(1))):
        joint = " " if _GOES_ON.match(rest) else ", "
        yield f"{expanded}{joint}{rest}", "expanded_on"
        yield rest, "after_expanded"
