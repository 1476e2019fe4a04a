"""A title for an abstract without one: phrases of its own words, weighed, the best one finished."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sitegen.derive.name.names import Name
from sitegen.derive.tables import CAPITAL_COUNT, LOWER_COUNT
from sitegen.derive.title.clauses import BACKGROUND, Clause, ClauseKind, find_clauses
from sitegen.derive.title.cuts import Cut
from sitegen.derive.title.keyphrases import Keyphrase, keyphrases
from sitegen.derive.title.phrases import Phrase, phrases
from sitegen.derive.title.signs import LONGEST, subject, title_score
from sitegen.derive.words import content_stems

_RIVAL = 0.15  # the probability from which another name at its head makes a description another's
_TASKS = 2  # keyphrases that a short description may be joined to

_EXPANSIONS: frozenset[ClauseKind] = frozenset({"expansion", "expanded", "expanded_on"})
# Clauses and cuts that leave a noun phrase, to which "for …" may be added.
_NOUNS: frozenset[ClauseKind] = _EXPANSIONS | {
    "proposed", "apposition", "is", "before", "before_called", "passive",
}  # fmt: skip
_COMPLETE: frozenset[Cut] = frozenset({"whole", "that", "relative"})

# A word whose capital may not belong to it: Policy, BIas, exploraTion, Black-Box; not LLM, GPT-4.
_TITLE_CASED = re.compile(
    r"(?<![\w-])(?:[A-Z][a-z]+|[A-Z]{2}[a-z]{2,}|[a-z]{2,}[A-Z][a-z]+)(?:-[A-Z]?[a-z]+)*(?![\w²-])"
)
# The capitalised words a phrase starts with: "Website Fingerprinting |by timing"
_CAPITALISED_RUN = re.compile(r"(?:an? )?(?:[A-Z][a-z]+(?:-[A-Za-z][a-z]+)*(?:\s|$))+")
_PLAIN_START = re.compile(r"[a-z]+(?![\w-]*[A-Z])")  # not "iOS", "k-NN"


@dataclass(frozen=True, slots=True)
class _Taken:
    """The paper's own name, which stands before a description, and the heads of others'."""

    own: re.Pattern[str] | None
    heads: re.Pattern[str] | None

    def by(self, clause: Clause, text: str) -> bool:
        """Whether a description repeats the name or is another name's."""
        if self.own and self.own.search(text):
            return True
        is_expansion = clause.kind in _EXPANSIONS
        return bool(self.heads and not is_expansion and self.heads.match(text))


@dataclass(frozen=True, slots=True)
class Title:
    """A derived title, and the clause and phrase it was made of, if any."""

    text: str
    clause: Clause | None = None
    phrase: Phrase | None = None


def make_title(sentences: Sequence[str], name: Name | None, rivals: Sequence[Name] = ()) -> Title:
    """The title of an abstract, at most `LONGEST` characters; empty only where there is no text.

    With a name, "NAME: what it is"; without, one phrase. `rivals` are the other candidates for the
    name: a description that starts with a likely one is not of this name.
    """
    about = subject(sentences, named=name is not None)
    keys = keyphrases(sentences, about.repeated)
    best = max(
        _descriptions(sentences, name, _taken(name, rivals), keys[:_TASKS]),
        key=lambda found: title_score(found[0], found[1], about),
        default=None,
    )
    if best is None:
        return Title(_last_resort(sentences, name, keys))
    clause, phrase = best
    in_sentence_case = sentence_case if clause.kind in _EXPANSIONS else _sentence_case_start
    text = in_sentence_case(phrase.text)
    return Title(f"{name.text}: {text}" if name else capitalised(text), clause, phrase)


def _descriptions(
    sentences: Sequence[str], name: Name | None, taken: _Taken, keys: Sequence[Keyphrase]
) -> Iterator[tuple[Clause, Phrase]]:
    """The readable phrases of an abstract that fit a title, each once, with their clauses.

    Where a name has a description, what is said of its field is left out.
    """
    limit = LONGEST - len(f"{name.text}: ") if name else LONGEST
    seen: set[str] = set()
    for clause in find_clauses(sentences, name):
        if name and seen and clause.kind in BACKGROUND:
            continue
        for base in phrases(clause.text, limit):
            for phrase in (base, *_with_task(clause, base, keys, limit)):
                key = phrase.text.lower()
                if key not in seen and not taken.by(clause, phrase.text):
                    seen.add(key)
                    yield clause, phrase


def _with_task(
    clause: Clause, phrase: Phrase, keys: Sequence[Keyphrase], limit: int
) -> Iterator[Phrase]:
    """A short description joined to what the abstract comes back to: "… for protein folding"."""
    if clause.kind not in _NOUNS or phrase.cut not in _COMPLETE or phrase.opening == "action":
        return
    if " for " in phrase.text or " to " in phrase.text:
        return
    stems = set(content_stems(phrase.text))
    for key in keys:
        text = f"{phrase.text} for {sentence_case(key.text)}"
        if key.sentence == 0 and not stems.intersection(key.stems) and len(text) <= limit:
            yield Phrase(text, phrase.opening, "task")


def _taken(name: Name | None, rivals: Sequence[Name]) -> _Taken:
    if name is None:
        return _Taken(None, None)
    likely = [rival for rival in rivals if rival is not name and rival.probability >= _RIVAL]
    mentions = "|".join(rival.mention for rival in likely)
    heads = re.compile(rf"(?:\S+ ){{0,2}}(?:{mentions})") if likely else None
    return _Taken(re.compile(name.mention), heads)


def _last_resort(sentences: Sequence[str], name: Name | None, keys: Sequence[Keyphrase]) -> str:
    """The phrase the abstract comes back to, or as many words of its first sentence as fit."""
    if name is not None:
        text = f"{name.text}: {sentence_case(keys[0].text)}" if keys else name.text
        return text if len(text) <= LONGEST else name.text
    text = keys[0].text if keys else " ".join(" ".join(sentences[:1]).split())
    if len(text) > LONGEST:
        text = text[: LONGEST + 1].rpartition(" ")[0] or text[:LONGEST]
    return capitalised(text.strip(" ,;:.–—-") or text)


def sentence_case(phrase: str) -> str:
    """A phrase with the capitals papers use: "Bayesian Policies" becomes "Bayesian policies"."""
    return _TITLE_CASED.sub(_lowered, phrase)


def _sentence_case_start(phrase: str) -> str:
    """The same for the words a phrase starts with: capitals further on mark a name."""
    run = _CAPITALISED_RUN.match(phrase)
    return sentence_case(run.group()) + phrase[run.end() :] if run else phrase


def capitalised(phrase: str) -> str:
    """A phrase with a capital first, unless a symbol or a word with its own is: "p-means"."""
    start = _PLAIN_START.match(phrase)
    if start is None or (len(start.group()) == 1 and phrase[1:2] not in {" ", ""}):
        return phrase
    return phrase[0].upper() + phrase[1:]


def _lowered(match: re.Match[str]) -> str:
    word = match.group()
    parts = word.lower().split("-")
    is_ordinary = all(LOWER_COUNT.get(part, 0) >= CAPITAL_COUNT.get(part, 0) for part in parts)
    return word.lower() if is_ordinary else word
