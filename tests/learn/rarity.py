"""Learns how much each stem tells: the fewer abstracts use it, the more.

`python -m tests.learn.rarity` writes `stem_idf.json` of `sitegen/derive/data/` from a corpus of
abstracts: the natural logarithm of how many there are for each that uses the stem. Papers that
figures are measured on count too: nothing is learned of what their titles or tags are.
"""

import json
import lzma
import math
from collections import Counter
from collections.abc import Iterable, Iterator

from sitegen.derive.links import without_addresses
from sitegen.derive.words import content_stems
from sitegen.text.abstract import read_abstract
from tests.learn.shipped_tables import write_table
from tests.text.corpus import CORPUS

SINCE = 2020
"""The year of the oldest papers that count: what a field writes of changes."""
FEWEST = 6
"""A stem that fewer abstracts use is left out: all of them are rare."""


def learn(texts: Iterable[str]) -> dict[str, float]:
    """The rarity of the stems of some texts."""
    used: Counter[str] = Counter()
    seen = 0
    for text in texts:
        used.update(set(content_stems(text)))
        seen += 1
    common = sorted(stem for stem, count in used.items() if count >= FEWEST)
    return {stem: round(math.log(seen / used[stem]), 2) for stem in common}


def recent_abstracts() -> Iterator[str]:
    """The plain text of the corpus's abstracts since `SINCE`, each once, without addresses."""
    with lzma.open(CORPUS, "rt", encoding="utf-8") as lines:
        rows = map(json.loads, lines)
        texts = dict.fromkeys(row["abstract"] for row in rows if row["year"] >= SINCE)
    yield from (without_addresses(read_abstract(text)) for text in texts)


def main() -> None:
    """Write the table again."""
    write_table("stem_idf", learn(recent_abstracts()))


if __name__ == "__main__":
    main()
