"""How good related papers are, and what finding them costs.

`python -m tests.bench.related [FILE]` prints, for the papers of a corpus that have keywords of
their authors, how often two related papers share a keyword over two at random, and how many pairs
are mutual; then processor time and peak memory for all papers. FILE holds one JSON object with
`abstract`, `title` and `keywords` (`a; b`) a line, in xz.
"""

import argparse
import json
import lzma
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from sitegen.content.taxonomy import read_taxonomy
from sitegen.derive.links import without_addresses
from sitegen.derive.related.nearest import nearest
from sitegen.derive.related.profiles import Profile, profile
from sitegen.derive.related.relating import Subject, relate
from sitegen.derive.tags.tagger import Tagger
from sitegen.text.abstract import read_abstract
from sitegen.text.sentences import sentences
from tests.text.corpus import CORPUS

_TELL_NOTHING = {"deep learning", "machine learning", "general", "neural networks", ""}


def keywords(written: str) -> frozenset[str]:
    """The keywords of a paper without those of half the field: `ML: Bandits; General`."""
    parts = (part.split(":")[-1].strip().lower() for part in written.split(";"))
    return frozenset(parts) - _TELL_NOTHING


def at_random(papers: Sequence[frozenset[str]]) -> float:
    """The share of all pairs of papers that share a keyword."""
    holders: dict[str, list[int]] = defaultdict(list)
    for paper, words in enumerate(papers):
        for word in words:
            holders[word].append(paper)
    pairs = {pair for each in holders.values() for pair in combinations(each, 2)}
    return len(pairs) / (len(papers) * (len(papers) - 1) / 2)


def rows(profiles: Sequence[Profile]) -> list[list[int]]:
    found, _ = nearest({str(number): each for number, each in enumerate(profiles)})
    return [[other for other in row if other >= 0] for row in found.tolist()]


def quality(name: str, profiles: Sequence[Profile], papers: Sequence[frozenset[str]]) -> str:
    """One line: shared keywords over chance, mutual pairs, papers that no other is related to."""
    found = rows(profiles)
    pairs = [(one, other) for one, near in enumerate(found) for other in near]
    share = sum(bool(papers[one] & papers[other]) for one, other in pairs) / len(pairs)
    chance = at_random(papers)
    mutual = sum(one in found[other] for one, other in pairs) / len(pairs)
    alone = 1 - len({other for _, other in pairs}) / len(found)
    return (
        f"{name}: {share:.3f} of pairs share a keyword, {chance:.4f} at random,"
        f" {share / chance:.1f} times; {mutual:.0%} mutual, {alone:.0%} related to none\n"
    )


def cost(plain: Sequence[str], tags: Sequence[tuple[str, ...]]) -> str:
    """Two lines: what all papers take, reasons included, and what one edited abstract does."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.process_time()
    subjects = {
        str(number): Subject(profile(text, each), each)
        for number, (text, each) in enumerate(zip(plain, tags, strict=True))
    }
    found = relate(subjects, lambda slug: plain[int(slug)])
    seconds = time.process_time() - began
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.process_time()
    subjects["0"] = Subject(profile(f"{plain[-1]} {plain[0]}", tags[0]), tags[0])
    relate(subjects, lambda slug: plain[int(slug)], found)
    again = time.process_time() - began
    return (
        f"{len(plain)} papers: {seconds:.1f} s of processor time,"
        f" {after / 1024:.0f} MiB at most, {before / 1024:.0f} before\n"
        f"after one edit: {again:.2f} s\n"
    )


def main() -> None:
    """Print quality and cost."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.related", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=CORPUS)
    tagger = Tagger(read_taxonomy(Path("content"), []))
    plain: list[str] = []
    tags: list[tuple[str, ...]] = []
    known: list[tuple[int, str, frozenset[str]]] = []
    with lzma.open(parser.parse_args().file, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            row = json.loads(line)
            plain.append(without_addresses(read_abstract(row["abstract"])))
            tags.append(tagger.chosen(tagger.scores(sentences(plain[-1]))))
            if words := keywords(row["keywords"]):
                known.append((number, row["title"], words))
    for name, is_written in (("titles unknown", False), ("titles published", True)):
        profiles = [
            profile(plain[n], tags[n], title if is_written else "") for n, title, _ in known
        ]
        sys.stdout.write(quality(name, profiles, [words for _, _, words in known]))
    sys.stdout.write(cost(plain, tags))


if __name__ == "__main__":
    main()
