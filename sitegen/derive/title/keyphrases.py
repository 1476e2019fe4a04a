"""The phrases an abstract comes back to: "protein folding", "offline reinforcement learning"."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sitegen.derive.tables import LOWER_COUNT
from sitegen.derive.words import STOP, WORD, content_stem, rarity

_FEWEST, _MOST = 2, 4  # words
_SHORTEST = 2  # characters of a word: one is a symbol
_AT_MOST = 4  # phrases
_FOLLOWING = re.compile(r"(?: |-)(\w+)")
# "captioning", "classification", "diversity", "inference", "3D": they are written without article
_MASS = re.compile(r"(?:ing|[st]ion|ity|ment|[ae]nce|ness|ism|sis|ics|[A-Z])$")
_PLURAL = re.compile(r"[^su]s$")
_COUNTED = 0.12  # the plurals, of the singulars, from which a noun is one that is counted


@dataclass(frozen=True, slots=True)
class Keyphrase:
    """A phrase of two to four telling words, as written, and the sentence it was first in."""

    text: str
    stems: tuple[str, ...]
    sentence: int


def keyphrases(sentences: Sequence[str], repeated: frozenset[str]) -> list[Keyphrase]:
    """The noun phrases written more than once, heaviest first; `repeated` are the stems used so."""
    first: dict[tuple[str, ...], int] = {}
    counts: Counter[tuple[str, ...]] = Counter()
    texts: dict[tuple[str, ...], str] = {}
    for index, sentence in enumerate(sentences):
        for stems, start, end in _runs(sentence, repeated):
            counts[stems] += 1
            first.setdefault(stems, index)
            if stems not in texts and _ends_noun_phrase(sentence, end):
                texts[stems] = sentence[start:end]
    weights = {
        stems: counts[stems] * sum(map(rarity, stems)) / len(stems) ** 0.5
        for stems in texts
        if counts[stems] > 1
    }
    heaviest = sorted(weights, key=lambda stems: (-weights[stems], stems))
    found = []
    for stems in heaviest[:_AT_MOST]:
        text = _in_general(texts[stems])
        if text is not None:
            found.append(Keyphrase(text, stems, first[stems]))
    return found


def _runs(sentence: str, repeated: frozenset[str]) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Every run of two to four repeated words that only spaces and hyphens part."""
    run: list[tuple[str, int, int]] = []
    for match in WORD.finditer(sentence):
        word = content_stem(match.group().lower())
        if len(match.group()) < _SHORTEST or word not in repeated:
            run.clear()
            continue
        if run and sentence[run[-1][2] : match.start()].strip(" -"):
            run.clear()
        run.append((word, match.start(), match.end()))
        for size in range(_FEWEST, min(_MOST, len(run)) + 1):
            part = run[-size:]
            yield tuple(stem for stem, _, _ in part), part[0][1], part[-1][2]


def _ends_noun_phrase(sentence: str, end: int) -> bool:
    """Whether no further noun follows: "protein folding with", not "protein folding speed"."""
    following = _FOLLOWING.match(sentence, end)
    return following is None or following.group(1).lower() in STOP


def _in_general(phrase: str) -> str | None:
    """A phrase as it reads without an article: "replay buffers", "image captioning"; else None."""
    last = phrase.rpartition(" ")[2].rpartition("-")[2]
    if _PLURAL.search(last):
        return phrase
    many = f"{last[:-1]}ies" if re.search(r"[^aeiou]y$", last) else f"{last}s"
    counted = LOWER_COUNT.get(many, 0) > _COUNTED * LOWER_COUNT.get(last, 0)
    if counted:
        return phrase[: len(phrase) - len(last)] + many
    return phrase if _MASS.search(last) else None
