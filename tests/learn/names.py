"""Learns what the signs of a name weigh, from papers whose title opens with one.

`python -m tests.learn.names` writes `sitegen/derive/data/name_weights.json`. With `--held-out` it
learns from seven papers in ten and prints how well that does on the other three.

A candidate and "no name" share the probability 1 as exp(score) and 1 do (a conditional logit), and
the weights are those that make the true names likeliest, kept small.
"""

import argparse
import math
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from sitegen.derive.name.candidates import find_candidates
from sitegen.derive.name.forms import is_capitalised, is_rare, may_be_name, name_key
from sitegen.derive.name.signs import SIGNS, Sign, name_signs, surroundings
from sitegen.derive.proposals import proposes
from tests.learn.counts import FEWEST
from tests.learn.logistic import Floats, Ints
from tests.learn.papers import Paper, papers
from tests.learn.shipped_tables import write_table

FEWEST_CANDIDATES = 100
"""A cue that fewer candidates have gets no weight."""
UNNAMED_SINCE = 2016
"""Before, a paper rarely put its name into the title: that it has none there says little."""
UNNAMED_WEIGHT = 0.06
"""What a paper without a name in its title counts: many of them name what they propose."""
SMALLNESS = 1.0
"""How much the square of a weight costs."""
STEPS = 40
CLOSE = 1e-9

_HEAD = re.compile(r"[\"“]?([^:]{2,40}?)[\"”]?\s*:\s+\S")  # |Query Lens|: probes for
_CAPITALISED_WORD = re.compile(r"[A-Z0-9]")
_COINED_WORD = re.compile(r"[a-z0-9][A-Z]|[A-Z]{2}|[A-Za-z]\d|\d[A-Za-z]")
_TITLE_WORD = re.compile(r"[\w+$^-]+")
_WORDS = range(2, 4)


def true_name(title: str, abstract: str) -> str | None:
    """The name a title opens with, if its abstract uses it; "" if it has none, None if unclear.

    "LoomNet: Weaving Plans" has one, "Weaving Plans" none; "Weaving LoomNets" is unclear.
    """
    match = _HEAD.match(title)
    if match and _may_head(match.group(1)):
        return match.group(1) if _uses(abstract, match.group(1)) else None
    words = _TITLE_WORD.findall(title)
    return None if any(_COINED_WORD.search(word) and may_be_name(word) for word in words) else ""


def _may_head(head: str) -> bool:
    """Whether what stands before a title's colon looks like a name: LoomNet, Seurat, Query Lens."""
    words = head.split()
    if not may_be_name(head):
        return False
    if len(words) == 1:
        return bool(_COINED_WORD.search(head)) or (is_capitalised(head) and is_rare(head))
    return len(words) in _WORDS and all(map(_CAPITALISED_WORD.match, words))


def _uses(abstract: str, head: str) -> bool:
    """Whether an abstract uses a name: as written if it has plain words, else in any writing."""
    if " " in head and not _COINED_WORD.search(head):
        return re.search(rf"(?<![\w-]){re.escape(head)}(?!\w)", abstract) is not None
    letters = "[^0-9a-z]*".join(map(re.escape, name_key(head)))
    return re.search(rf"(?<![0-9a-z]){letters}(?![0-9a-z])", abstract.lower()) is not None


@dataclass(frozen=True, slots=True)
class Example:
    """A paper's candidates and their signs; `name` is the index of the true one, if any is."""

    keys: tuple[str, ...]
    signs: tuple[Mapping[Sign, float], ...]
    truth: str
    name: int | None
    held_out: bool
    counts: bool
    """Whether it teaches anything: the older papers without a name do not."""


def examples(sources: Iterable[Paper]) -> Iterator[Example]:
    """What each paper shows, where its title tells whether it has a name."""
    for paper in sources:
        truth = true_name(paper.title, " ".join(paper.sentences))
        if truth is None:
            continue
        read = paper.sentences
        proposals = [index for index, sentence in enumerate(read) if proposes(sentence)]
        candidates = find_candidates(read, proposals, paper.emphasised)
        around = surroundings(read, proposals, candidates, paper.emphasised, paper.urls)
        keys = tuple(candidate.key for candidate in candidates)
        yield Example(
            keys,
            tuple(_unseen(name_signs(candidate, around)) for candidate in candidates),
            name_key(truth),
            keys.index(name_key(truth)) if name_key(truth) in keys else None,
            paper.held_out,
            bool(truth) or paper.year >= UNNAMED_SINCE,
        )


def _unseen(signs: dict[Sign, float]) -> dict[Sign, float]:
    """The signs as if the paper itself had not been counted."""
    for sign in ("seen", "seen, but introduced"):
        if sign in signs:
            others = round(math.expm1(signs[sign])) - 1
            signs[sign] = math.log1p(others) if others >= FEWEST else 0.0
    return signs


@dataclass(frozen=True, slots=True)
class _Data:
    """Candidates as rows, one sparse value after the other; those of a paper stand together."""

    rows: Ints
    columns: Ints
    values: Floats
    starts: Ints
    """The first row of each paper, and the number of rows."""
    weights: Floats
    """Of each paper."""
    named: Floats
    """1 for the row of a true name."""


def learn(found: Sequence[Example]) -> dict[Sign, float]:
    """The weight of each sign."""
    teaching = [
        example
        for example in found
        if example.counts and example.keys and (example.name is not None or not example.truth)
    ]
    signs = _weighed(teaching)
    weights = _fit(_data(teaching, signs), len(signs))
    return {sign: round(float(weight), 3) for sign, weight in zip(signs, weights, strict=True)}


def _weighed(found: Sequence[Example]) -> list[Sign]:
    """The signs that get a weight."""
    counts = Counter(sign for example in found for signs in example.signs for sign in signs)
    common = {sign for sign, count in counts.items() if count >= FEWEST_CANDIDATES}
    return sorted(common.union(SIGNS))


def _data(found: Sequence[Example], signs: Sequence[Sign]) -> _Data:
    columns = {sign: column for column, sign in enumerate(signs)}
    entries = [
        (row, columns[sign], value)
        for row, of_row in enumerate(of_row for example in found for of_row in example.signs)
        for sign, value in of_row.items()
        if sign in columns
    ]
    sizes = [len(example.keys) for example in found]
    starts = np.concatenate(([0], np.cumsum(sizes)))
    named = np.zeros(starts[-1])
    for start, example in zip(starts, found, strict=False):
        if example.name is not None:
            named[start + example.name] = 1.0
    return _Data(
        np.array([row for row, _, _ in entries]),
        np.array([column for _, column, _ in entries]),
        np.array([value for _, _, value in entries]),
        starts,
        np.array([1.0 if example.truth else UNNAMED_WEIGHT for example in found]),
        named,
    )


def _fit(data: _Data, width: int) -> Floats:
    """The likeliest weights, by Newton's method."""
    weights = np.zeros(width)
    for _ in range(STEPS):
        shares = _shares(data, weights)
        by_row = np.repeat(data.weights, np.diff(data.starts))
        errors = (shares - data.named) * by_row
        slopes = np.bincount(data.columns, data.values * errors[data.rows], width)
        gradient = slopes + SMALLNESS * weights
        step = np.linalg.solve(_curvature(data, shares, width), gradient)
        weights -= step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def _shares(data: _Data, weights: Floats) -> Floats:
    """The probability of each row, beside the others of its paper and no name."""
    scores = np.bincount(data.rows, data.values * weights[data.columns], data.starts[-1])
    odds = np.exp(scores)
    totals = 1.0 + np.add.reduceat(odds, data.starts[:-1])
    return np.asarray(odds / np.repeat(totals, np.diff(data.starts)))


def _curvature(data: _Data, shares: Floats, width: int) -> Floats:
    """The second derivatives, summed over some hundred papers at a time."""
    total = SMALLNESS * np.eye(width)
    ends = np.searchsorted(data.rows, data.starts)
    for first, last in pairwise([*range(0, len(data.weights), 500), len(data.weights)]):
        part = slice(ends[first], ends[last])
        offset = data.starts[first]
        dense = np.zeros((data.starts[last] - offset, width))
        dense[data.rows[part] - offset, data.columns[part]] = data.values[part]
        sizes = np.diff(data.starts[first : last + 1])
        share = shares[offset : data.starts[last], None]
        weight = np.repeat(data.weights[first:last], sizes)[:, None]
        means = np.add.reduceat(dense * share, data.starts[first:last] - offset)
        total += (dense * share * weight).T @ dense
        total -= (means * data.weights[first:last, None]).T @ means
    return total


def report(found: Iterable[Example], weights: Mapping[Sign, float]) -> str:
    """How well weights do on some papers, at several thresholds."""
    named: list[tuple[float, bool]] = []
    unnamed: list[float] = []
    for example in found:
        scores = [sum(weights.get(s, 0.0) * v for s, v in row.items()) for row in example.signs]
        odds = [math.exp(score) for score in scores]
        best = max(odds, default=0.0)
        likely = best / (1 + sum(odds))
        if example.truth:
            named.append((likely, example.name is not None and odds[example.name] == best))
        elif example.counts:
            unnamed.append(likely)
    lines = (_line(named, unnamed, limit / 100) for limit in range(30, 75, 5))
    return f"{len(named)} with a name in the title, {len(unnamed)} without\n" + "\n".join(lines)


def _line(named: Sequence[tuple[float, bool]], unnamed: Sequence[float], limit: float) -> str:
    said = sum(likely >= limit for likely, _ in named)
    right = sum(likely >= limit and is_right for likely, is_right in named)
    precision, recall = right / max(1, said), right / max(1, len(named))
    both = 2 * precision * recall / max(1e-9, precision + recall)
    extra = sum(likely >= limit for likely in unnamed) / max(1, len(unnamed))
    return f"{limit:.2f}: P {precision:.3f} R {recall:.3f} F1 {both:.3f}, on unnamed {extra:.3f}"


def main() -> None:
    """Write the table again, or print how well it does."""
    parser = argparse.ArgumentParser(prog="python -m tests.learn.names", description=__doc__)
    parser.add_argument("--held-out", action="store_true", help="print figures, write nothing")
    held_out = parser.parse_args().held_out
    found = list(examples(papers()))
    if held_out:
        weights = learn([example for example in found if not example.held_out])
        kept = (example for example in found if example.held_out)
        sys.stdout.write(report(kept, weights) + "\n")
    else:
        write_table("name_weights", learn(found))


if __name__ == "__main__":
    main()
