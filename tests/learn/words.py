"""Learns which words a hyphen at a line's end parts, and which it belongs to.

`python -m tests.learn.words` writes `sitegen/text/data/words.txt` from a corpus of abstracts: a
word a line, `learning`, `real-world`, in the spelling that most abstracts give it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from unicodedata import normalize

from tests.text.corpus import CORPUS, abstracts

TABLE = Path(__file__).parents[2] / "sitegen/text/data/words.txt"
FEWEST = 10
"""A spelling counts when it occurs so often: rarer ones are mostly misspelt."""
SHORTEST = 3

# "learn- ing", "confi(cid:173) dence": what extraction parted is not how a word is spelt
_PARTED = re.compile(r"[^\W\d_]+(?:-\s+|\(cid:173\)\s*)[^\W\d_]+")
# "learning", "real-world"; not the "ing" of "learn- ing", nor "x1"
_WORD = re.compile(r"(?<![\w-])[^\W\d_]+(?:-[^\W\d_]+)?(?![\w-])")


def learn(sources: Iterable[str]) -> list[str]:
    """The words of some abstracts, sorted."""
    words: Counter[str] = Counter()
    apart: Counter[str] = Counter()
    for source in sources:
        whole = _PARTED.sub(" ", normalize("NFKC", source))
        found = [word.lower() for word in _WORD.findall(whole)]
        words.update(found)
        apart.update(a + b for a, b in pairwise(found) if len(a) > 1 and len(b) > 1)
    return sorted(_settled(words, apart))


def _settled(words: Counter[str], apart: Counter[str]) -> Iterator[str]:
    """The spellings more common than any other of the same letters: `data set`, `data-set`."""
    for word, count in words.items():
        joined = word.replace("-", "")
        if count < FEWEST or len(joined) < SHORTEST:
            continue
        rivals = (words[other] for other in _spellings(joined) if other != word)
        if count > max(rivals, default=0) and (word != joined or count > apart[joined]):
            yield word


def _spellings(joined: str) -> Iterator[str]:
    yield joined
    for cut in range(1, len(joined)):
        yield f"{joined[:cut]}-{joined[cut:]}"


def main() -> None:
    """Write the table again."""
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text("\n".join(learn(abstracts(CORPUS))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
