"""The papers that tables are learned from: a corpus without those that figures are measured on."""

import json
import lzma
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from unicodedata import normalize

from sitegen.derive.links import without_addresses
from sitegen.text.abstract import read_abstract
from sitegen.text.sentences import sentences

SHARED = Path(__file__).parents[3] / "shared"
_CORPUS = SHARED / "corpus/papers.jsonl.xz"
_ABSTRACT = 200  # characters from which a block of a list is an abstract


@dataclass(frozen=True, slots=True)
class Paper:
    """A published paper: its true title, and its abstract as a deriver reads it."""

    title: str
    year: int
    abstract: str
    sentences: list[str]
    emphasised: tuple[str, ...]
    urls: list[str]
    held_out: bool
    """Whether it is kept to measure on what was learned from the others."""
    venue: str = ""
    keywords: str = ""
    """As its authors give them, between semicolons; of most papers none are known."""


def papers() -> Iterator[Paper]:
    """The papers of the corpus in order, each abstract once, none of those measured on."""
    seen = set(map(text_key, _measured_on()))
    with lzma.open(_CORPUS, "rt", encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            key = text_key(row["abstract"])
            if key not in seen:
                seen.add(key)
                yield _paper(row, key)


def text_key(text: str) -> str:
    """The letters and figures of a text, in lower case."""
    return re.sub(r"[\W_]+", "", normalize("NFKC", text).lower())


def chance(key: str) -> int:
    """A number below 2 ** 32 for the key of a text, as if by chance."""
    return int(sha256(key.encode()).hexdigest()[:8], 16)


def _measured_on() -> Iterator[str]:
    """The abstracts of the evaluation and of the lists."""
    for file in sorted((SHARED / "eval").glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)["abstract"]
    for file in sorted((SHARED / "seeds").glob("*.txt")):
        blocks = re.split(r"\n\s*\n", file.read_text(encoding="utf-8"))
        yield from (block for block in blocks if len(block) > _ABSTRACT)


def _paper(row: Mapping[str, Any], key: str) -> Paper:
    prose = read_abstract(row["abstract"])
    return Paper(
        row["title"],
        row["year"],
        row["abstract"],
        sentences(without_addresses(prose)),
        prose.emphasised,
        [link.url for link in prose.links],
        chance(key) % 10 < 3,
        row["venue"].lower(),
        row["keywords"],
    )
