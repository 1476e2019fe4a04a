"""Related papers: by shared words and tags, the same whatever else the catalog holds."""

import random
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.related import Profile, nearest, profile

THEMES = {
    "ropes": "rope knot sailor hemp splice bowline strand hitch tension fibre",
    "looms": "loom weaver shuttle thread fabric warp weft textile pattern spindle",
    "clays": "clay kiln potter glaze vase ceramic firing wheel slip pigment",
}


def catalog(size: int, seed: int = 1) -> list[Profile]:
    """Papers of one theme each, in turn, with chance words of it and a tag."""
    chance = random.Random(seed)  # noqa: S311 - the same papers each time
    themes = [list(THEMES)[number % len(THEMES)] for number in range(size)]
    return [
        profile(" ".join(chance.choices(THEMES[theme].split(), k=30)), (theme,)) for theme in themes
    ]


def likeness(one: Profile, other: Profile) -> float:
    """The score of two papers, computed the plain way."""
    mine = dict(zip(one.stems, one.weights, strict=True))
    words = sum(mine.get(s, 0.0) * w for s, w in zip(other.stems, other.weights, strict=True))
    shared = len(set(one.tags) & set(other.tags))
    return words + (0.1225 * shared / np.sqrt(len(one.tags) * len(other.tags)) if shared else 0.0)


def test_related_papers_are_the_most_alike() -> None:
    papers = catalog(60)
    for index, related in enumerate(nearest(papers, 5)):
        scores = {i: likeness(papers[index], p) for i, p in enumerate(papers) if i != index}
        best = sorted((score for score in scores.values() if score > 0), reverse=True)[:5]
        assert [scores[i] for i in related] == pytest.approx(best)


def test_themes_keep_together_and_most_ties_are_mutual() -> None:
    papers = catalog(300)
    related = nearest(papers)
    assert all(papers[i].tags == papers[j].tags for i, near in enumerate(related) for j in near)
    mutual = sum(i in related[j] for i, near in enumerate(related) for j in near)
    assert mutual > 0.3 * sum(map(len, related))


def test_a_paper_is_never_related_to_itself_and_each_paper_once() -> None:
    for index, related in enumerate(nearest(catalog(40))):
        assert index not in related
        assert len(set(related)) == len(related) == 5


def test_of_equally_alike_papers_the_first_comes_first() -> None:
    same = profile("rope knot sailor", ())
    assert nearest([same] * 4, 2) == [(1, 2), (0, 2), (0, 1), (0, 1)]


def test_papers_that_share_nothing_are_not_related() -> None:
    papers = [profile("rope knot", ()), profile("loom weft", ()), profile("", ())]
    assert nearest(papers) == [(), (), ()]


def test_tags_alone_relate_papers() -> None:
    assert nearest([profile("rope", ("craft",)), profile("loom", ("craft",))]) == [(1,), (0,)]
    assert nearest([]) == []


def test_an_edit_leaves_the_neighbours_of_far_papers_alone() -> None:
    papers = catalog(90)
    edited = [*papers[:3], profile("clay kiln glaze", ("clays",)), *papers[4:]]
    assert papers[3].tags == ("ropes",)
    for before, after, paper in zip(nearest(papers), nearest(edited), papers, strict=True):
        if paper.tags == ("looms",):
            assert before == after


def test_a_profile_is_the_papers_own() -> None:
    one = profile("Ropes and knots; a rope holds the knots of sailors.", ("ropes",))
    assert one.stems[:2] == ("knot", "rop")
    assert sum(weight**2 for weight in one.weights) == pytest.approx(1)
    assert one == replace(one, tags=("ropes",))


def test_a_profile_keeps_only_the_heaviest_words() -> None:
    long = profile(" ".join(f"word{number}x" for number in range(400)), ())
    assert len(long.stems) == len(long.weights) <= 25


@given(
    st.lists(st.lists(st.sampled_from(" ".join(THEMES.values()).split()), max_size=6), max_size=12),
    st.integers(1, 300),
)
def test_scores_order_the_related_papers(texts: list[list[str]], count: int) -> None:
    papers = [profile(" ".join(words), ()) for words in texts]
    for index, related in enumerate(nearest(papers, count)):
        scores = [likeness(papers[index], papers[other]) for other in related]
        assert all(score > 0 for score in scores)
        assert all(a > b - 1e-9 for a, b in pairwise(scores))
        positive = [
            j for j, p in enumerate(papers) if j != index and likeness(papers[index], p) > 0
        ]
        assert len(related) == min(count, len(positive))
