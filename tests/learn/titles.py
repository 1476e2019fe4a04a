"""Learns what makes a title: its words, what a phrase may be to another, what is best.

`python -m tests.learn.titles` writes `title_words.json` and `title_weights.json` of
`sitegen/derive/data/` from a corpus of papers, in three steps, each in a process of its own because
it needs the tables of the one before: `words`, `roles`, `weights`.
"""

import argparse
import json
import math
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np

from sitegen.derive.name.names import Name, find_name, ranked_names
from sitegen.derive.title.modifiers import telling
from sitegen.derive.title.reading import Reading, read
from sitegen.derive.title.roles import ROLES, Role, role_signs
from sitegen.derive.title.titles import ranked
from sitegen.derive.title.worth import signs, standings, weigh
from sitegen.derive.title.writing import written
from sitegen.derive.words import content_stems, rarity
from tests.learn.logistic import Floats, fit, sign_columns
from tests.learn.papers import Paper, papers
from tests.learn.shipped_tables import table_file, write_table

WEIGHTS = "title_weights"

KNOWN = 25  # papers that use a stem from which it is weighed
_DOUBT = 8  # papers that every stem is thought to be used by besides, as usual
_FOR_WORDS, _FOR_ROLES, _FOR_WEIGHTS = 8_000, 24_000, 8_000  # papers read
# What stands between two phrases of a title, by what the second is to the first.
_JOINTS: dict[Role, re.Pattern[str]] = {
    "for": re.compile(r" for ", re.IGNORECASE),
    "via": re.compile(r" (?:via|by|using|through|with) ", re.IGNORECASE),
    "in": re.compile(r" in ", re.IGNORECASE),
}
_HALF = 0.5  # the share of a joined phrase's stems that a phrase of the abstract has to hold
# A reward is made of these: the stems found, their order, the stems found by how rare they are.
_SHARES = (0.2, 0.2, 0.6)
_RIDGE = 5.0
_DECAY = 0.00003
_ROUNDS = 140
_STEP = 0.3


class Read(NamedTuple):
    """A paper as read: its title, its sentences, the candidates for its name, the likely one."""

    title: str
    sentences: list[str]
    names: list[Name]
    name: Name | None


def share(*eighths: int) -> Iterator[Paper]:
    """Some eighths of the papers that are learned from."""
    learned_from = (paper for paper in papers() if paper.sentences and not paper.held_out)
    return (paper for index, paper in enumerate(learned_from) if index % 8 in eighths)


def read_paper(paper: Paper) -> Read:
    """A paper with its name found."""
    names = ranked_names(paper.sentences, paper.emphasised, paper.urls)
    return Read(paper.title, paper.sentences, names, find_name(names))


def learn_words() -> None:
    """Writes how likely each stem is to stand in a title, and what else tells of it."""
    odds = log_odds(share(1, 2, 3, 4, 5, 6, 7))
    found, hits = [], []
    for each in map(read_paper, islice(share(0), _FOR_WORDS)):
        title = set(content_stems(each.title))
        reading = read(each.sentences, each.name)
        for stem, standing in standings(reading, weigh(reading).proposal):
            own = {"known": 1.0, "odds": odds[stem]} if stem in odds else {}
            found.append(signs(reading, standing) | own)
            hits.append(stem in title)
    names, rows = sign_columns(found)
    weights = dict(zip(names, fit(rows, np.array(hits, float), _RIDGE).tolist(), strict=True))
    known, slope = weights.pop("known"), weights.pop("odds")
    stems = {stem: round(known + slope * odds[stem], 1) for stem in sorted(odds)}
    write_table("title_words", {"signs": rounded(weights, 2), "stems": stems})


def log_odds(found: Iterable[Paper]) -> dict[str, float]:
    """The stems that many abstracts use, with the odds that the title does too."""
    used: Counter[str] = Counter()
    hit: Counter[str] = Counter()
    for paper in found:
        stems = set(content_stems(" ".join(paper.sentences)))
        used.update(stems)
        hit.update(stems.intersection(content_stems(paper.title)))
    usual = hit.total() / used.total()
    odds = {}
    for stem, count in used.items():
        if count >= KNOWN:
            yes, no = hit[stem] + _DOUBT * usual, count - hit[stem] + _DOUBT * (1 - usual)
            odds[stem] = math.log(yes / no)
    return odds


def learn_roles() -> None:
    """Writes how well a phrase of an abstract fits each role, by where it stands."""
    found: dict[Role, tuple[list[dict[str, float]], list[bool]]] = {r: ([], []) for r in ROLES}
    for each in map(read_paper, islice(share(1, 2, 3, 5), _FOR_ROLES)):
        for role, joint in _JOINTS.items():
            match = joint.search(each.title)
            if match:
                after = set(content_stems(each.title[match.end() :]))
                _examples(read(each.sentences, each.name), after, *found[role])
    weights: dict[str, float] = {}
    for role, (examples, hits) in found.items():
        names, rows = sign_columns(examples)
        values = fit(rows, np.array(hits, float), _RIDGE).tolist()
        weights |= {f"{role}_{name}": value for name, value in zip(names, values, strict=True)}
    write_table(WEIGHTS, rounded(weights, 2))


def _examples(
    reading: Reading, after: set[str], examples: list[dict[str, float]], hits: list[bool]
) -> None:
    """Adds the phrases of an abstract that stand in the second part of its title, and others."""
    worth = weigh(reading)
    for spans, stems in telling(reading, worth):
        shared = after.intersection(stems)
        if not shared or shared.issuperset(stems):
            examples.append(role_signs(reading, worth, spans, stems))
            hits.append(bool(shared) and len(shared) >= _HALF * len(after))


def learn_weights() -> None:
    """Writes what each sign of a title weighs, so that the best of a paper's weighs most."""
    rows_of, reward_of, signs_of = [], [], []
    for each in map(read_paper, islice(share(4, 6), _FOR_WEIGHTS)):
        reading = read(each.sentences, each.name)
        candidates = ranked(reading, each.name, each.names)
        if len(candidates) > 1:
            start = f"{each.name.text}: " if each.name else ""
            signs_of.append([{**found.own, **found.whole} for found in candidates])
            titles = [start + written(found.candidate, reading) for found in candidates]
            reward_of.append(np.array([reward(title, each.title) for title in titles]))
    names, rows = sign_columns([each for found in signs_of for each in found])
    at = 0
    for found in signs_of:
        rows_of.append(rows[at : at + len(found)])
        at += len(found)
    weights = softmax(rows_of, reward_of, names.index("worth"))
    spread = float(np.mean([(each @ weights).std() for each in rows_of]))
    known = json.loads(table_file(WEIGHTS).read_text(encoding="utf-8"))
    roles = {name: value for name, value in known.items() if _is_role(name)}
    scaled = dict(zip(names, (weights / spread).tolist(), strict=True))
    both = roles | rounded(scaled, 3)
    write_table(WEIGHTS, {name: both[name] for name in sorted(both)})


def _is_role(name: str) -> bool:
    return name.partition("_")[0] in ROLES


def softmax(rows_of: Sequence[Floats], reward_of: Sequence[Floats], first: int) -> Floats:
    """The weights by which a choice among candidates has the best reward to be expected."""
    weights = np.zeros(rows_of[0].shape[1])
    weights[first] = 10.0
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for turn in range(1, _ROUNDS + 1):
        slope = -_DECAY * weights
        for rows, rewards in zip(rows_of, reward_of, strict=True):
            chances = np.exp((z := rows @ weights) - z.max())
            chances /= chances.sum()
            slope += rows.T @ (chances * (rewards - chances @ rewards)) / len(rows_of)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        scale = np.sqrt(square / (1 - 0.99**turn)) + 1e-8
        weights = weights + _STEP * mean / (1 - 0.9**turn) / scale
    return weights


def reward(title: str, wanted: str) -> float:
    """How close a title comes to the published one."""
    got, true = content_stems(title), content_stems(wanted)
    shares = (f1(got, true), in_order(got, true), f1(got, true, by_rarity=True))
    return sum(share * value for share, value in zip(_SHARES, shares, strict=True))


def f1(got: Sequence[str], true: Sequence[str], *, by_rarity: bool = False) -> float:
    """The harmonic mean of precision and recall of stems."""

    def total(stems: Counter[str]) -> float:
        return sum(n * (rarity(stem) if by_rarity else 1) for stem, n in stems.items())

    a, b = Counter(got), Counter(true)
    return 2 * total(a & b) / max(1e-9, total(a) + total(b))


def in_order(got: Sequence[str], true: Sequence[str]) -> float:
    """The same of the longest common sequence."""
    lengths = [0] * (len(true) + 1)
    for stem in got:
        following = [0]
        for place, other in enumerate(true):
            best = max(lengths[place + 1], following[place])
            following.append(lengths[place] + 1 if stem == other else best)
        lengths = following
    return 2 * lengths[-1] / max(1, len(got) + len(true))


def rounded(weights: Mapping[str, float], digits: int) -> dict[str, float]:
    """Weights short enough to ship."""
    return {name: round(weights[name], digits) for name in sorted(weights)}


STEPS = {"words": learn_words, "roles": learn_roles, "weights": learn_weights}


def main() -> None:
    """Write both tables again, or one step's."""
    parser = argparse.ArgumentParser(prog="python -m tests.learn.titles", description=__doc__)
    parser.add_argument("step", nargs="?", choices=STEPS)
    step = parser.parse_args().step
    if step:
        STEPS[step]()
        return
    for each in STEPS:
        subprocess.run([sys.executable, "-m", "tests.learn.titles", each], check=True)


if __name__ == "__main__":
    main()
