"""A title for an abstract without one: phrases of its own words, weighed, the best one finished."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sitegen.derive.capitals import capitalised, sentence_case, sentence_case_start
from sitegen.derive.clauses import Clause, find_clauses
from sitegen.derive.definitions import name_pattern
from sitegen.derive.keyphrases import Keyphrase, keyphrases
from sitegen.derive.names import Name
from sitegen.derive.phrases import Phrase, phrases
from sitegen.derive.readable import is_readable
from sitegen.derive.title_signs import BACKGROUND, LONGEST, Subject, subject, title_score
from sitegen.derive.words import content_stems, word_set

_RIVAL = 0.15  # the probability from which another name at its head makes a description another's
_TASKS = 2  # keyphrases that a short description may be joined to

_EXPANSIONS = word_set("expansion expanded expanded_on")
# Clauses and cuts that leave a noun phrase, to which "for …" may be added.
_NOUNS = word_set("proposed apposition is before before_called passive") | _EXPANSIONS
_COMPLETE = word_set("whole that relative")


@dataclass(frozen=True, slots=True)
class _Taken:
    """The paper's own name, which stands before a description, and the heads of others'."""

    own: re.Pattern[str] | None
    heads: re.Pattern[str] | None

    def by(self, clause: Clause, text: str) -> bool:
        """Whether a description repeats the name or is another name's."""
        if self.own and self.own.search(text):
            return True
        is_expansion = clause.source in _EXPANSIONS
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
    best: tuple[float, Clause, Phrase] | None = None
    for clause, phrase in candidates(sentences, name, rivals, about):
        score = title_score(clause, phrase, about)
        if best is None or score > best[0]:
            best = (score, clause, phrase)
    if best is None:
        return Title(_last_resort(sentences, name, about))
    _, clause, phrase = best
    if clause.source in _EXPANSIONS:
        text = sentence_case(phrase.text)
    else:
        text = sentence_case_start(phrase.text)
    return Title(f"{name.text}: {text}" if name else capitalised(text), clause, phrase)


def candidates(
    sentences: Sequence[str], name: Name | None, rivals: Sequence[Name], about: Subject
) -> Iterator[tuple[Clause, Phrase]]:
    """The readable phrases of an abstract that fit a title, each once.

    Where a name has a description, what is said of its field is left out.
    """
    limit = LONGEST - len(f"{name.text}: ") if name else LONGEST
    keys = keyphrases(sentences, about.repeated)[:_TASKS]
    taken = _taken(name, rivals)
    seen: set[str] = set()
    for clause in find_clauses(sentences, name):
        if name and seen and clause.source in BACKGROUND:
            continue
        for base in phrases(clause.text, limit):
            if not is_readable(base.text):
                continue
            for phrase in (base, *_with_task(clause, base, keys, limit)):
                key = phrase.text.lower()
                if key not in seen and not taken.by(clause, phrase.text):
                    seen.add(key)
                    yield clause, phrase


def _with_task(
    clause: Clause, phrase: Phrase, keys: Sequence[Keyphrase], limit: int
) -> Iterator[Phrase]:
    """A short description joined to what the abstract comes back to: "… for protein folding"."""
    if clause.source not in _NOUNS or phrase.cut not in _COMPLETE or phrase.opening == "action":
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
    patterns = "|".join(name_pattern(rival).pattern for rival in likely)
    heads = re.compile(rf"(?:\S+ ){{0,2}}(?:{patterns})") if likely else None
    return _Taken(name_pattern(name), heads)


def _last_resort(sentences: Sequence[str], name: Name | None, about: Subject) -> str:
    """The phrase the abstract comes back to, or as many words of its first sentence as fit."""
    keys = keyphrases(sentences, about.repeated)
    if name is not None:
        text = f"{name.text}: {sentence_case(keys[0].text)}" if keys else name.text
        return text if len(text) <= LONGEST else name.text
    text = keys[0].text if keys else " ".join(" ".join(sentences[:1]).split())
    if len(text) > LONGEST:
        text = text[: LONGEST + 1].rpartition(" ")[0] or text[:LONGEST]
    return capitalised(text.strip(" ,;:.–—-") or text)
