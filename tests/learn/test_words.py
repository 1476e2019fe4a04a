"""Which spelling of a word the vocabulary takes."""

import pytest

from tests.learn.words import FEWEST, learn


@pytest.mark.parametrize(
    ("sources", "learnt"),
    [
        (["robots learn"] * FEWEST, ["learn", "robots"]),
        (["robots learn"] * (FEWEST - 1), []),
        (["a real-world fact"] * FEWEST, ["fact", "real-world"]),
        (["Robots"] * 3 + ["robots"] * (FEWEST - 3), ["robots"]),
        (["database"] * FEWEST + ["data-base"] * (FEWEST + 1), ["data-base"]),
        (["database"] * FEWEST + ["data base"] * (FEWEST + 1), ["base", "data"]),
        (["database"] * (FEWEST + 1) + ["data base"] * FEWEST, ["base", "data", "database"]),
        (["database"] * FEWEST + ["data-base"] * FEWEST, []),
        (["learn- ing and confi(cid:173) dence"] * FEWEST, ["and"]),
        (["state-of-the-art x1 GPT4 long-"] * FEWEST, []),
        (["efﬁcient"] * FEWEST, ["efficient"]),
    ],
)
def test_a_common_spelling_is_learnt(sources: list[str], learnt: list[str]) -> None:
    assert learn(sources) == learnt
