"""Papers like a given one: those that share its telling words and its tags."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitegen.derive.words import content_stems, rarity

_TERMS = 25  # of a paper: more cost time and find little more
_SHORTEST = 3  # letters
_COMMON = 1.6  # the rarity of a stem that every fifth abstract uses: it tells too little
_RAREST = 7.0  # no stem counts more: hardly any paper shares a rarer one
_TAGS = 0.1225  # what all tags shared count, beside 1 for all words shared

_BLOCKS = 256  # whose best scores are looked at before all scores


@dataclass(frozen=True, slots=True)
class Profile:
    """What a paper is compared by: its heaviest stems, their weights (of length 1), and its tags.

    It depends on the paper alone, so that no other paper can change how alike two papers are.
    """

    stems: tuple[str, ...]
    weights: tuple[float, ...]
    tags: tuple[str, ...]


def profile(plain: str, tags: tuple[str, ...]) -> Profile:
    """The profile of an abstract: stems by count and by how few papers use them."""
    counts = Counter(stem for stem in content_stems(plain) if len(stem) >= _SHORTEST)
    weights = {
        stem: (1 + math.log(count)) * min(rare, _RAREST)
        for stem, count in counts.items()
        if (rare := rarity(stem)) >= _COMMON and not stem.isdigit()
    }
    stems = sorted(weights, key=lambda stem: (-weights[stem], stem))[:_TERMS]
    length = math.sqrt(sum(weights[stem] ** 2 for stem in stems))
    return Profile(tuple(stems), tuple(weights[stem] / length for stem in stems), tags)


def nearest(profiles: Sequence[Profile], count: int = 5) -> list[tuple[int, ...]]:
    """For each paper the indices of the papers most like it, the most alike first.

    Never the paper itself, and only papers that share anything with it; of two that are equally
    alike, the one that comes first.
    """
    features = [_features(each) for each in profiles]
    papers, weights = _postings(features)
    size = -(-len(profiles) // _BLOCKS) * _BLOCKS
    found: list[tuple[int, ...]] = []
    for paper, mine in enumerate(features):
        shared = [feature for feature in mine if len(papers[feature]) > 1]
        if not shared:
            found.append(())
            continue
        counts = [len(papers[feature]) for feature in shared]
        products = np.concatenate([weights[feature] for feature in shared])
        products *= np.repeat([mine[feature] for feature in shared], counts)
        others = np.concatenate([papers[feature] for feature in shared])
        sums = np.bincount(others, weights=products, minlength=size)
        scores = np.asarray(sums, dtype=np.float64)
        scores[paper] = 0
        found.append(_best(scores, count))
    return found


def _features(paper: Profile) -> dict[str, float]:
    """Stems and tags with their weights; two papers with the same tags share `_TAGS` by them."""
    features = dict(zip(paper.stems, paper.weights, strict=True))
    for tag in paper.tags:
        features[f"#{tag}"] = math.sqrt(_TAGS / len(paper.tags))
    return features


def _postings(
    features: Sequence[dict[str, float]],
) -> tuple[dict[str, NDArray[np.intp]], dict[str, NDArray[np.float64]]]:
    """For each feature the papers that have it, in order, and its weight in each."""
    papers: dict[str, list[int]] = {}
    weights: dict[str, list[float]] = {}
    for paper, each in enumerate(features):
        for feature, weight in each.items():
            papers.setdefault(feature, []).append(paper)
            weights.setdefault(feature, []).append(weight)
    return (
        {feature: np.array(each, dtype=np.intp) for feature, each in papers.items()},
        {feature: np.array(each, dtype=np.float64) for feature, each in weights.items()},
    )


def _best(scores: NDArray[np.float64], count: int) -> tuple[int, ...]:
    """The indices of the highest scores above 0, the highest first, then by index.

    The papers are dealt into blocks: a block whose best is not among the `count` highest maxima
    holds none of the highest scores. That spares sorting what cannot win.
    """
    maxima = scores.reshape(-1, _BLOCKS).max(axis=0)
    floor = np.partition(maxima, -count)[-count] if count <= _BLOCKS else 0
    candidates = np.flatnonzero((scores >= floor) if floor > 0 else (scores > 0))
    order = np.lexsort((candidates, -scores[candidates]))
    return tuple(candidates[order[:count]].tolist())
