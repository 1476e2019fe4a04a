"""The words a text is found by.

A text is folded (see `fold`) and parted into words: runs of letters and digits of any script, a
point between digits included (`2.5`). Everything else parts words. Then:

- Words that one sign joins (`-`, `.`, `'`, `^`, `_`, `&`, `@`) are found apart and together:
  `few-shot` by `few`, `shot` and `fewshot`, `GPT-4` by `gpt`, `4` and `gpt4`, `i.i.d.` by `iid`,
  `tau^2-bench` by `tau2` and `tau2bench`. Of three or more, each neighbouring pair is joined too
  (`gpt4` in `GPT-4-based`), unless it holds a stop word (`stateof`).
- A final `+`, `++`, `#` or `*` is left out and kept beside: `C++` gives `c` and `c++`, `A*` gives
  `a` and `astar` (an asterisk is a wildcard to Lunr, and people write A-star). `C++17` gives `c++`.
- A possessive `'s` is left out.
- Scripts written without spaces (Chinese, Japanese, Thai …, and Korean, whose words carry endings)
  give every two neighbouring characters, and the last one alone: `神经网络` gives `神经`, `经网`,
  `网络` and `络`. A reader's `神经网` is `神经` and `经网`; a single `网` is the prefix `网*`.
- Stop words are left out of abstracts only. Titles, names, authors and tags are short, and there a
  stop word may be what is looked for: `IT support`, `The Who`, the author `Kaiming He`.
- What remains is stemmed as lunr.js stems a query (see `stem`).

Every form counts as a word of its text: frequency and length are those of the list `tokens` gives.
lunr.js computes the same terms and weights from the same list, with its stemmer as the only step.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from unicodedata import category

from sitegen.search.fold import fold
from sitegen.search.stop_words import stop_words

# Thai and Lao, Myanmar, Khmer; Han with its repetition marks; kana (not the middle dot, which parts
# words); Bopomofo; Hangul.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
    "\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3100-\u312f\u31a0-\u31bf"
    "\u1100-\u11ff\ua960-\ua97f\uac00-\ud7ff"
)


def _part(letter: str, unspaced: str) -> re.Pattern[str]:
    """One part of a compound, the sign it ends with, and the sign that joins it to the next part.

    Example: `c`, `++` and `-` in "c++-based".
    """
    return re.compile(
        rf"(?P<word>(?:{letter}*[0-9]\.(?=[0-9]))*{letter}+)"
        rf"(?P<ending>\+\+(?=[0-9])|(?:\+\+?|\#|\*)(?![+#*]|{letter}))?"
        r"(?P<joint>[-.'^_&@]?)"
        rf"|(?P<unspaced>{unspaced})"
    )


_ASCII_PART = _part("[a-z0-9]", "(?!)")


@cache
def _any_part() -> re.Pattern[str]:
    """A part in any script. Made when it is asked for: it knows all marks of Unicode."""
    unspaced = re.compile(f"[{_UNSPACED}]")
    marks = (mark for mark in map(chr, range(0x300, 0x20000)) if category(mark)[0] == "M")
    inside = "".join(mark for mark in marks if not unspaced.match(mark))
    return _part(rf"(?:[^\W_{_UNSPACED}]|[{inside}])", f"[{_UNSPACED}]+")


_POSSESSIVE = re.compile(r"'s(?![a-z0-9])")  # "the model's" is "the model"


# What may stand around a word and says nothing of it, in "(see", "word,"
_AROUND = '.,;:!?()[]{}"$'


def tokens(text: str) -> list[str]:
    """Every form that `text` is found by, in order, before stop words and stems."""
    plain = fold(text)
    parts = plain.strip(_AROUND).split("-")
    if plain.isascii() and all(map(str.isalnum, parts)):  # most words: no need to look closer
        return [*parts, *_joined_forms(parts)]
    part = _ASCII_PART if plain.isascii() else _any_part()
    return list(_forms(part.finditer(_POSSESSIVE.sub("", plain))))


def _forms(found: Iterable[re.Match[str]]) -> Iterator[str]:
    compound: list[str] = []
    joined_at = -1
    for part in found:
        word, ending, joint, unspaced = part.groups()
        if part.start() != joined_at:
            yield from _joined_forms(compound)
            compound = []
        joined_at = part.end() if joint else -1
        if unspaced:
            yield from (unspaced[start : start + 2] for start in range(len(unspaced)))
            continue
        yield word
        if ending:
            word += ending.replace("*", "star")
            yield word
        compound.append(word)
    yield from _joined_forms(compound)


def _joined_forms(parts: list[str]) -> Iterator[str]:
    if len(parts) > 2:  # noqa: PLR2004  # two parts have one joined form
        for pair in pairwise(parts):
            if stop_words().isdisjoint(pair):
                yield "".join(pair)
    if len(parts) > 1:
        yield "".join(parts)
