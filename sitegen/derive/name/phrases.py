"""Names of several words, and names in lower case: only the words around them tell them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from sitegen.derive.name.forms import is_coined, is_rare
from sitegen.derive.name.introductions import is_introduced
from sitegen.derive.proposals import proposes
from sitegen.derive.words import word_set

# Words that stand before a phrase or open a sentence, with a capital for no reason of theirs.
_OPENERS = word_set(
    """
    a additionally after all also although among an and as at based because before besides between
    both but by can combining compared concretely consequently crucially current despite during each
    empirically even existing experiments finally first for from furthermore given hence here how
    however if importantly in inspired interestingly is it its leveraging like many moreover most
    motivated no notably novel of on only or our over overall particularly per previous prior recent
    recently second several since so some specifically such surprisingly than that the their then
    theoretically there therefore these they third this those though three through thus to together
    towards two under unlike using via we what when where which while who why with within without
    yet
    """
)
_LENGTHS = range(2, 4)  # how many words a phrase has: two or three
_TWICE = 2

# Capitalised words in a row: Query Lens, Frictional Q-Learning, Cascade R-CNN, Lens of Time.
_ROW = re.compile(
    r"[A-Z](?<![\w-].)[\w²³+'’&-]*"
    r"(?: (?:[A-Z][\w²³+'’&-]*|[a-z]+[A-Z]\w*|\d(?:\.\d)?D?|of|for|the)(?![\w.]\w)){1,4}"
)
_DANGLING = re.compile(r"(?: (?:of|for|the))+$")
_ACRONYM_FOLLOWS = re.compile(r"\s*\(\s*[A-Z]")  # "Woven Action Maps (WAM": WAM is it
_CLOSED = re.compile(r"[\"”'’]?\)|[\"”]")  # "(Loom Net|)", "“Query Lens|”"
# LoomNet| 2.0|, LoomNet| II|; not "LoomNet 2.5 times"
_VERSION = re.compile(
    r" (?:\d\.\d|I{2,3}|IV)(?![\w.]\w)(?! (?:times|points|x|%|percent|hours|seconds))"
)
# a novel framework, |Query Lens
_SET_OFF = re.compile(
    r"\b(?:method|framework|model|approach|algorithm|system|benchmark|dataset|data set|corpus"
    r"|network|architecture|pipeline|technique|strategy|suite|library|toolkit|paradigm|protocol"
    r"|simulator|platform|environment|metric|scheme|planner|tool)s?(?:,| -| —|:) [\"“]?$"
)
_LAST_WORD = re.compile(r"[^\s\"“(]+$")
# "we propose |loomlets|, a …": a word in lower case, where it ends its noun phrase.
_LOWER = re.compile(
    r"(?<![\w-])[a-z]++(?:-[a-z]++)*+"
    r"(?=[\"”’']?(?:, (?:an?|the|our|which|that)\b|:| ?[—–]|\.$| \([A-Z]|\)))"
)
_SHORTEST_LOWER = 5  # letters of a name in lower case


def named_phrases(sentences: Sequence[str]) -> Iterator[str]:
    """Phrases that are introduced as names, or hold a coined word and come again or stand apart.

    "We propose |Query Lens|, which", "(|Loom Net|)", "|Cascade R-CNN| detects … |Cascade R-CNN|".
    """
    rows: Counter[str] = Counter()
    for sentence in sentences:
        for match in _ROW.finditer(sentence):
            form, start = _without_openers(_DANGLING.sub("", match.group()), match.start())
            if len(form.split()) not in _LENGTHS:
                continue
            end = start + len(form)
            if _ACRONYM_FOLLOWS.match(sentence, end):
                continue
            if _is_introduced(sentence, start) or _stands_apart(form, sentence, start, end):
                yield form
            elif start > 0 or is_coined(form.split()[0]):
                rows[form] += 1
        yield from _versions(sentence)
    for form, count in rows.items():
        if count >= _TWICE and _holds_coined(form):
            yield form


def lower_case_names(sentences: Sequence[str]) -> Iterator[str]:
    """Rare words in lower case that sentences introduce: "we propose |loomlets|, a family of"."""
    for sentence in sentences:
        for match in _LOWER.finditer(sentence):
            if _may_be_lower(match.group()) and is_introduced(sentence, match.start()):
                yield match.group()


def emphasised_names(sentences: Sequence[str], spans: Sequence[str]) -> Iterator[str]:
    """Capitalised words in bold or italics, "**Query Lens**", without an acronym behind them."""
    for span in spans:
        words = span.split(" ")
        if len(words) in _LENGTHS and all(word[:1].isupper() for word in words):
            acronym = re.compile(re.escape(span) + _ACRONYM_FOLLOWS.pattern)
            if not any(acronym.search(sentence) for sentence in sentences):
                yield span


def _may_be_lower(word: str) -> bool:
    """Whether a word in lower case is rare enough for a name, and no adverb or participle."""
    long_enough = "-" in word or len(word) >= _SHORTEST_LOWER
    return long_enough and is_rare(word) and not word.endswith(("ly", "ing"))


def _without_openers(row: str, start: int) -> tuple[str, int]:
    """A row of words and its start without ordinary words first: "The |Loom Net|"."""
    words = row.split(" ")
    while len(words) > 1 and words[0].lower() in _OPENERS:
        start += len(words.pop(0)) + 1
    return " ".join(words), start


def _is_introduced(sentence: str, start: int) -> bool:
    """The same as `is_introduced`, and "we present a novel framework, |Query Lens|"."""
    if is_introduced(sentence, start):
        return True
    return _SET_OFF.search(sentence, 0, start) is not None and proposes(sentence[:start])


def _stands_apart(form: str, sentence: str, start: int, end: int) -> bool:
    """Whether a phrase with a coined word is all that a bracket or a pair of quotes holds."""
    opened = sentence[:start].endswith(("(", "“", '"'))
    return opened and _CLOSED.match(sentence, end) is not None and _holds_coined(form)


def _holds_coined(form: str) -> bool:
    return any(is_coined(word) for word in form.split())


def _versions(sentence: str) -> Iterator[str]:
    """Coined words with a version behind them."""
    if "." not in sentence[:-1] and " I" not in sentence:  # most sentences, at a glance
        return
    for match in _VERSION.finditer(sentence):
        word = _LAST_WORD.search(sentence, 0, match.start())
        if word and is_coined(word.group()):
            yield word.group() + match.group()
