"""Related papers: by shared words and tags, the same whatever else the catalog holds."""

import random
import time
from array import array
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.related.nearest import nearest
from sitegen.derive.related.profiles import ONE, Profile, profile

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


def related(papers: Sequence[Profile], count: int = 5) -> list[tuple[int, ...]]:
    rows, _ = nearest({str(number): paper for number, paper in enumerate(papers)}, count)
    return [tuple(other for other in row if other >= 0) for row in rows.tolist()]


def weights(paper: Profile) -> dict[int, float]:
    """What each stem and tag of a paper weighs, by its hash."""
    both = zip(array("Q", paper.features), array("H", paper.weights), strict=True)
    return {feature: weight / ONE for feature, weight in both if feature}


def likeness(one: Profile, other: Profile) -> float:
    """How alike two papers are, computed the plain way."""
    mine = weights(one)
    return sum(mine.get(feature, 0.0) * weight for feature, weight in weights(other).items())


def scores(papers: Sequence[Profile], index: int) -> dict[int, float]:
    """Likeness to each other paper, less where that is like many."""
    alike = [
        sorted((likeness(one, other) for other in papers if other is not one), reverse=True)[:10]
        for one in papers
    ]
    return {
        other: likeness(papers[index], papers[other]) / (sum(alike[other]) / 40) ** 0.35
        for other in range(len(papers))
        if other != index and likeness(papers[index], papers[other]) > 0
    }


def test_related_papers_are_the_most_alike_and_crowded_places_count_less() -> None:
    papers = catalog(60)
    for index, near in enumerate(related(papers)):
        expected = scores(papers, index)
        best = sorted(expected.values(), reverse=True)[:5]
        assert [expected[other] for other in near] == pytest.approx(best, rel=1e-3)


def test_themes_keep_together_and_most_pairs_are_mutual() -> None:
    papers = catalog(300)
    rows = related(papers)
    assert all(i % 3 == j % 3 for i, near in enumerate(rows) for j in near)
    mutual = sum(i in rows[j] for i, near in enumerate(rows) for j in near)
    assert mutual > 0.5 * sum(map(len, rows))


def test_hardly_any_paper_is_related_to_none() -> None:
    rows = related(catalog(300))
    assert len({other for near in rows for other in near}) > 0.95 * len(rows)


def test_a_paper_is_never_related_to_itself_and_each_paper_once() -> None:
    for index, near in enumerate(related(catalog(40))):
        assert index not in near
        assert len(set(near)) == len(near) == 5


def test_of_equally_alike_papers_the_first_comes_first() -> None:
    same = profile("rope knot sailor", ())
    assert related([same] * 4, 2) == [(1, 2), (0, 2), (0, 1), (0, 1)]
    assert related([same] * 200, 2)[-1] == (0, 1)


def test_papers_that_share_nothing_are_not_related() -> None:
    papers = [profile("rope knot", ()), profile("loom weft", ()), profile("", ())]
    assert related(papers) == [(), (), ()]
    assert related([]) == []


def test_tags_alone_relate_papers() -> None:
    papers = [profile("rope", ("craft",)), profile("loom", ("craft",)), profile("", ("craft",))]
    assert [set(near) for near in related(papers)] == [{1, 2}, {0, 2}, {0, 1}]


def test_papers_that_share_light_words_only_are_found_by_them() -> None:
    own = [" ".join(f"{letter}knot{n} {letter}knot{n}" for n in range(20)) for letter in "abc"]
    papers = [profile(f"{own[0]} rope", ()), profile(f"{own[1]} rope", ()), profile(own[2], ())]
    assert "rope" not in f"{papers[0].words} {papers[1].words}".split()
    assert related(papers) == [(1,), (0,), ()]


def test_papers_that_share_nothing_cost_little() -> None:
    def seconds(count: int) -> float:
        papers = [profile(f"knot{n}a loom{n}b weft{n}c", ()) for n in range(count)]
        began = time.process_time()
        assert not any(related(papers))
        return time.process_time() - began

    assert seconds(4000) < 10 * max(min(seconds(1000), seconds(1000)), 0.02)


def test_a_paper_with_very_many_tags_is_compared_by_some_of_them() -> None:
    many = tuple(f"tag{number}" for number in range(40))
    assert related([profile("rope", many), profile("loom", many)]) == [(1,), (0,)]


def test_an_edit_leaves_the_neighbours_of_far_papers_alone() -> None:
    papers = catalog(90)
    edited = [*papers[:3], profile("clay kiln glaze", ("clays",)), *papers[4:]]
    looms = slice(1, None, 3)
    assert related(papers)[looms] == related(edited)[looms]


@given(
    st.lists(st.lists(st.sampled_from(" ".join(THEMES.values()).split()), max_size=6), max_size=12),
    st.integers(1, 300),
)
def test_as_many_as_there_are_and_none_that_shares_nothing(
    texts: list[list[str]], count: int
) -> None:
    papers = [profile(" ".join(words), ()) for words in texts]
    for index, near in enumerate(related(papers, count)):
        alike = [likeness(papers[index], papers[other]) for other in near]
        assert all(score > 0 for score in alike)
        positive = [
            j for j, p in enumerate(papers) if j != index and likeness(papers[index], p) > 1e-5
        ]
        assert len(near) == min(count, len(positive))
