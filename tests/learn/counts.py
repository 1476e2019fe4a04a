"""Counts how many abstracts write a word in lower case, with a capital, or coined.

`python -m tests.learn.counts` writes `lower_count.json`, `capital_count.json` and
`coined_count.json` of `sitegen/derive/data/` from a corpus of abstracts.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from sitegen.derive.name.candidates import tokens
from sitegen.derive.name.forms import name_key
from tests.learn.papers import papers
from tests.learn.shipped_tables import write_table

FEWEST_LOWER = 13
"""A word that fewer abstracts use is no ordinary one, and left out."""
FEWEST = 4
"""So is what fewer write with a capital or coined: most of it stands in one paper."""

_TELLING = re.compile(r"[A-ZΑ-Ωα-ω]|\d")
_LOWER = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])")  # learning, real-world
_CAPITALISED = re.compile(r"(?<![^\W_])[A-Z][a-zé]+(?![^\W_])")  # Bayesian, Markov|-|Chain


def count(abstracts: Iterable[list[str]]) -> dict[str, dict[str, int]]:
    """The tables of some abstracts, each given as its sentences."""
    lower: Counter[str] = Counter()
    capital: Counter[str] = Counter()
    coined: Counter[str] = Counter()
    for sentences in abstracts:
        lower.update({word for text in sentences for word in _LOWER.findall(text)})
        capital.update({word for text in sentences for word in _inside(text)})
        coined.update({name_key(form) for text in sentences for form in coined_forms(text)})
    return {
        "lower_count": _common(lower, FEWEST_LOWER),
        "capital_count": _common(capital, FEWEST),
        "coined_count": _common(coined, FEWEST),
    }


def coined_forms(sentence: str) -> Iterator[str]:
    """The words of a sentence that more than one capital first, a figure or a hyphen tell."""
    for form, _ in tokens(sentence):
        if _TELLING.search(form) and not _CAPITALISED.fullmatch(form):
            yield form


def _inside(sentence: str) -> Iterator[str]:
    """The capitalised words of a sentence, in lower case, but for its first."""
    for match in _CAPITALISED.finditer(sentence):
        if match.start():
            yield match.group().lower()


def _common(counts: Mapping[str, int], fewest: int) -> dict[str, int]:
    return {word: count for word, count in sorted(counts.items()) if count >= fewest}


def main() -> None:
    """Write the tables again."""
    for name, table in count(paper.sentences for paper in papers()).items():
        write_table(name, table)


if __name__ == "__main__":
    main()
