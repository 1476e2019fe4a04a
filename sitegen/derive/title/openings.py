"""How a clause may open as a title: without praise and filler, or with what it does put first."""

import re
from collections.abc import Iterator
from typing import Literal

from sitegen.derive.proposals import NAMED
from sitegen.derive.title.verbs import acting, is_base, is_surely_verb, is_third_person

Opening = Literal["action", "object", "kept"]
"""What a phrase opens with: what the clause does, what that is for, or how the clause stands."""

_KIND = (
    r"(?:framework|method|approach|algorithm|model|technique|system|scheme|mechanism|paradigm"
    r"|strategy|pipeline|architecture|procedure|protocol|solution|tool|way|methodology|formulation"
    r"|module|recipe)"
)
_PRAISE = (
    r"(?:novel|new|simple|innovative|powerful|straightforward|state-of-the-art|promising|first"
    r"|first-ever|first-of-its-kind|pioneering|elegant|surprisingly|conceptually|very|highly)"
)
_THOROUGH = (
    r"(?:systematic|comprehensive|large-scale|empirical|theoretical|in-depth|extensive|thorough"
    r"|rigorous|detailed|formal|careful|wide|broad|general|fundamental|important|challenging"
    r"|practical|natural|well-studied|classical?|basic|central|initial|first|new|novel|simple"
    r"|unified|critical|principled|common|key|core|long-standing|open|under-\w+|\w+ly)"
)
# "the novel ", "a simple yet effective ", "our ", "the first "
_FILLER = re.compile(
    r"(?:(?P<article>an?|the)\s+)?"
    rf"(?P<praise>{_PRAISE}(?:,?\s+(?:(?:yet|but|and),?\s+)?(?:{_PRAISE}|effective|efficient)\b)*"
    r",?\s+(?:(?:yet|but|and)\s+)?)?",
    re.IGNORECASE,
)
# "the problem of ", "a systematic study of ", "a series of ", "the use of "
_HOLLOW = re.compile(
    rf"(?:(?:an?|the|our|this)\s+)?(?:{_THOROUGH},?\s+(?:and\s+{_THOROUGH}\s+)?){{0,2}}"
    r"(?:problem|task|question|issue|idea|concept|notion|topic|study|analysis|investigation"
    r"|evaluation|examination|exploration|use|series|set|family|class|kind|type|number|variety"
    r"|range)\s+(?:of|on|into)\s+(?!(?:which|whom|whether|interest|the art)\b)",
    re.IGNORECASE,
)
# ", ", "and ", "to our knowledge, the ", "named "
_NOISE = re.compile(
    r"(?:(?:and|but|thus|also|here|to (?:the best of )?our knowledge|in this (?:paper|work)"
    rf"|{NAMED}|namely|i\.e\.|as|of|on|for)(?=[\s,]),?\s*|[,:;–—-]+\s+)+",
    re.IGNORECASE,
)
# "this gap by |developing …", "these challenges through |joint …"
_DEMONSTRATIVE = re.compile(
    r"(?:this|these|those|such|the|that|above|aforementioned)\s+(?:[\w-]+\s+){0,2}?"
    r"(?:gaps?|problems?|challenges?|issues?|limitations?|questions?|shortcomings?|drawbacks?"
    r"|goals?|objectives?)\s+(?:by|through|via)\s+(?=\w)",
    re.IGNORECASE,
)
_HEAD = rf"(?:[\w-]+,?\s+){{0,4}}?{_KIND}s?,?\s+"
# "a unified framework for |assessing …"
_FOR_DOING = re.compile(rf"{_HEAD}(?:for|of)\s+((?:\w+ly\s+)?[a-z-]+ing\b.*)")
# "an efficient algorithm for |online prediction": the object, where it is no action
_FOR_OBJECT = re.compile(rf"{_HEAD}(?:for|of)\s+((?!\w+ing\b|which\b|this\b)\S+\s.+)")
# "a method, |Loom Transformer for …", "a framework called |Weave and Thread"
_THEN_NAMED = re.compile(
    rf"(?:[\w-]+,?\s+){{0,4}}?{_KIND}s?(?:,|\s[-–—]+)?\s(?:(?:{NAMED}|namely),?\s)?"
    r"(?:the\s)?(?=[A-Z][\w-]+\s)"
)
# As in "a framework that |integrates …" and "|integrates …"
_DOES = re.compile(rf"(?:{_HEAD}(?:that|which)\s+)?((?:\w+ly\s+)?)([a-z]+s)\b(?! of\b)(.*)")
# an algorithm designed to |estimate; a method that aims to |estimate; to |estimate
_TO_DO = re.compile(
    rf"(?:{_HEAD})?(?:(?:that|which)\s+(?:aims|seeks|is able|is designed|allows us)\s+"
    r"|(?:designed|aimed|able|used|capable)\s+)?to\s+((?:\w+ly\s+)?)([a-z]+)\b(.*)"
)
_STARTS_WITH_KIND = re.compile(rf"{_KIND}\s(?:for|to|that|which|of|based|with)\s")
_VOWEL_SOUND = re.compile(r"(?:[aeioAEIO]|u(?!n[ai]|s)|[FLMNRSX](?:[A-Z]|-))")
_CONSONANT_SOUND = re.compile(r"[Oo]ne|[Oo]nce|[Ee]u|U(?=[A-Z-])")
_PREPOSITION = re.compile(r",|\s(?:for|of|that|which|to|in|on|with|from|under)\s")

_LAYERS = 3  # of noise, hollow heads and praise that a clause is freed of


def openings(clause: str) -> Iterator[tuple[Opening, str]]:
    """The ways a clause may open: "action" with what it does, "kept" as it stands."""
    demonstrative = _DEMONSTRATIVE.match(clause)
    kept = _opened(clause[demonstrative.end() :] if demonstrative else clause)
    done = _action(kept)
    if done is not None:
        yield "action", _opened(done)
    elif match := _FOR_OBJECT.match(kept):
        yield "object", _opened(match.group(1))
    if done is None or not _starts_with_verb(kept):
        yield "kept", kept


def _opened(clause: str) -> str:
    """A clause without noise, hollow heads and praise: "the problem of a novel X" is "an X"."""
    text = clause.strip()
    for _ in range(_LAYERS):
        before = text
        for pattern in (_NOISE, _HOLLOW):
            if match := pattern.match(text):
                text = text[match.end() :]
        text = _without_filler(text)
        if match := _THEN_NAMED.match(text):
            text = text[match.end() :]
        if text == before:
            break
    return f"{_article(text)} {text}" if _STARTS_WITH_KIND.match(text) else text


def _action(clause: str) -> str | None:
    """What a clause does, as a gerund: "a framework that integrates X" is "integrating X"."""
    if match := _FOR_DOING.match(clause):
        return match.group(1)
    if (match := _DOES.match(clause)) and is_third_person(match.group(2)):
        return acting(*match.groups())
    if (match := _TO_DO.match(clause)) and is_base(match.group(2)):
        return acting(*match.groups())
    first, space, rest = clause.partition(" ")
    return acting("", first, space + rest) if is_surely_verb(first) else None


def _article(following: str) -> str:
    """The indefinite article of what follows: "an LLM", "a unified view"."""
    if _CONSONANT_SOUND.match(following):
        return "a"
    return "an" if _VOWEL_SOUND.match(following) else "a"


def _without_filler(text: str) -> str:
    match = _FILLER.match(text)
    if match is None or not match.group():
        return text
    word = (match["article"] or "").lower()
    praise = (match["praise"] or "").lower()
    rest = text[match.end() :]
    if word in {"a", "an"} and not praise:
        return text
    is_one = word in {"a", "an"} or (word == "the" and "first" in praise and _is_singular(rest))
    return f"{_article(rest)} {rest}" if is_one else rest


def _is_singular(phrase: str) -> bool:
    """Whether the first noun is one thing: "benchmark for planning", not "sketches of streams"."""
    head = _PREPOSITION.split(phrase, maxsplit=1)[0].rstrip(" ,.")
    return not head.endswith("s") or head.endswith(("ss", "us", "is"))


def _starts_with_verb(text: str) -> bool:
    first, _, rest = text.partition(" ")
    if first.endswith("ly"):
        first = rest.partition(" ")[0]
    return first == "to" or is_third_person(first)
