"""Words and phrases of an abstract that could be its coined name, each with all its mentions."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from sitegen.derive.name.forms import (
    ORDINARY,
    is_capitalised,
    is_coined,
    is_rare,
    may_be_name,
    name_key,
)
from sitegen.derive.name.introductions import is_introduced
from sitegen.derive.name.phrases import emphasised_names, lower_case_names, named_phrases

# A capital, a figure or a Greek letter, which a name in one piece has, and the rest of its run.
_TELLING = re.compile(r"[A-ZΑ-Ωα-ω\d]\S*")
# A name in one piece: PrivGate, Trap², S(H)NAP, GPT-4o, β-VAE, C++, wav2vec, DDPM+, DL8.5, P^3-Net,
# A*+IDA*, Drive&Act, Grasp'D. Not the BS of "∇BS".
_TOKEN = re.compile(
    r"(?<![^\s\"“”'‘’()\[\]{},;:/—–=~*])[A-Za-z0-9α-ωΑ-Ω]\w*(?:\([A-Za-z]\)[A-Z]+)?"
    r"(?:(?:[-/@^*&]|\+(?=\w)|(?<=\d)\.(?=\d)|\*[+-](?=\w)|['’](?=[A-Z]))\w+)*[+⁺*²³]*(?!\w)"
)
_GOES_ON = re.compile(r"\w")  # LoomNet|s
_GOES_BEFORE = re.compile(r"[\w-]")  # Max-|LoomNet
_LOOSE_END = "-/&^"  # what a token may end in and a name does not
_SHORTEST_OPENER = 4  # letters of a word that opens a sentence: "Our" and "Yet" do


class Mention(NamedTuple):
    """Where a candidate stands: the sentence's index, and start and end in it."""

    sentence: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible name: its key, how it is written (most often first), and its mentions in order.

    A mention inside a longer candidate's is that one's: of "Cascade R-CNN" none is of "R-CNN".
    Where all are inside, they count all the same, for a name must stand somewhere.
    """

    key: str
    forms: tuple[str, ...]
    mentions: tuple[Mention, ...]
    inside: int
    """How many more mentions are parts of longer candidates."""


_Places = dict[str, dict[tuple[int, int], str]]


def find_candidates(
    sentences: Sequence[str], proposals: Collection[int], emphasised: Sequence[str] = ()
) -> list[Candidate]:
    """The candidates of an abstract, those in one piece first.

    `proposals` are the indexes of the sentences that say what the paper brings, `emphasised` the
    spans that an author set in bold or italics.
    """
    places: _Places = {}
    for index, sentence in enumerate(sentences):
        for form, start in _single_words(sentence):
            places.setdefault(name_key(form), {})[index, start] = form
    proposing = [sentences[index] for index in sorted(proposals)]
    phrases = (
        named_phrases(sentences),
        lower_case_names(proposing),
        emphasised_names(sentences, emphasised),
    )
    for form in dict.fromkeys(chain(*phrases)):
        if may_be_name(form) and (found := dict(_everywhere(form, sentences))):
            places.setdefault(name_key(form), {}).update(found)
    return _candidates(places)


def tokens(run: str) -> Iterator[tuple[str, int]]:
    """The words in a run without spaces, each with its start: "(PrivGate," holds PrivGate at 1."""
    for token in _TOKEN.finditer(run):
        yield token.group().rstrip(_LOOSE_END), token.start()


def _single_words(sentence: str) -> Iterator[tuple[str, int]]:
    """The possible names in one piece in a sentence, each with its start."""
    for telling in _TELLING.finditer(sentence):
        place = sentence.rfind(" ", 0, telling.start()) + 1
        for form, start in _possible(sentence[place : telling.end()]):
            if is_coined(form) or _stands_out(form, sentence, place + start):
                yield form, place + start


@lru_cache(maxsize=1 << 16)
def _possible(run: str) -> tuple[tuple[str, int], ...]:
    """The tokens of a run that may be names wherever they stand, each with its start."""
    return tuple((form, start) for form, start in tokens(run) if _is_possible(form))


def _is_possible(form: str) -> bool:
    is_plain = form.lower() in ORDINARY or not is_capitalised(form)
    return (is_coined(form) or not is_plain) and may_be_name(form)


def _stands_out(form: str, sentence: str, start: int) -> bool:
    """Whether a capitalised word is rare, or introduced as a name: "we present Seurat"."""
    if start == 0:
        return is_rare(form) and len(form) >= _SHORTEST_OPENER and not form.endswith("ly")
    return is_rare(form) or is_introduced(sentence, start)


def _everywhere(form: str, sentences: Sequence[str]) -> Iterator[tuple[tuple[int, int], str]]:
    """Every mention of a phrase, for only a cue shows where it starts the first time."""
    for index, sentence in enumerate(sentences):
        start = sentence.find(form)
        while start >= 0:
            end = start + len(form)
            stands_alone = not _GOES_ON.match(sentence, end) and (
                start == 0 or not _GOES_BEFORE.match(sentence, start - 1)
            )
            if stands_alone:
                yield (index, start), form
            start = sentence.find(form, end if stands_alone else start + 1)


def _candidates(places: _Places) -> list[Candidate]:
    spans: dict[int, list[tuple[int, int]]] = {}
    for found in places.values():
        for (index, start), form in found.items():
            spans.setdefault(index, []).append((start, start + len(form)))
    return [_candidate(key, found, spans) for key, found in places.items() if _is_told(found)]


def _is_told(places: Mapping[tuple[int, int], str]) -> bool:
    """Whether more than a capital at the start of sentences tells a name: not "Looms weave."."""
    return any(start > 0 or not is_capitalised(form) for (_, start), form in places.items())


def _candidate(
    key: str, places: dict[tuple[int, int], str], spans: dict[int, list[tuple[int, int]]]
) -> Candidate:
    forms = list(dict.fromkeys(places.values()))
    if len(forms) > 1:
        counts = Counter(places.values())
        forms.sort(key=lambda form: (-counts[form], len(form), form))
    mentions = [Mention(*place, place[1] + len(form)) for place, form in sorted(places.items())]
    own = [mention for mention in mentions if not _is_inside(mention, spans[mention.sentence])]
    inside = len(mentions) - len(own)
    return Candidate(key, tuple(forms), tuple(own or mentions), inside)


def _is_inside(mention: Mention, spans: Sequence[tuple[int, int]]) -> bool:
    start, end = mention.start, mention.end
    length = end - start
    return any(left <= start and end <= right and right - left > length for left, right in spans)
