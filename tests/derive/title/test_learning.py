"""The scripts that learn the tables of titles, on a few papers of their own."""

import numpy as np
import pytest

from tests.learn.logistic import fit, sign_columns
from tests.learn.papers import Paper
from tests.learn.titles import (
    KNOWN,
    f1,
    in_order,
    log_odds,
    read_paper,
    reward,
    softmax,
)
from tests.learn.verbs import learn as learn_verbs


def paper(title: str, *sentences: str) -> Paper:
    return Paper(title, 2020, " ".join(sentences), list(sentences), (), [], held_out=False)


def test_stems_that_stand_in_titles_have_better_odds_than_those_that_do_not() -> None:
    odds = log_odds([paper("Weaving Looms", "Looms hold wet threads.")] * KNOWN)
    assert odds["loom"] > 0 > odds["thread"]
    assert log_odds([paper("Weaving Looms", "Looms hold.")] * (KNOWN - 1)) == {}


def test_a_paper_is_read_with_its_name() -> None:
    read = read_paper(paper("LoomNet: Looms", "We propose LoomNet, a hand loom. LoomNet holds."))
    assert read.name is not None
    assert read.name.text == "LoomNet"
    assert read.names[0] == read.name


def test_a_table_has_a_row_for_each_and_a_column_for_each_sign() -> None:
    names, rows = sign_columns([{"b": 1.0}, {"a": 2.0, "b": 3.0}])
    assert names == ["a", "b"]
    assert rows.tolist() == [[0, 1], [2, 3]]


def test_what_tells_hits_from_others_gets_weight() -> None:
    _, rows = sign_columns([{"bias": 1.0, "good": 1.0}, {"bias": 1.0, "bad": 1.0}] * 50)
    bad, _, good = fit(rows, np.array([1.0, 0.0] * 50))
    assert good > 0 > bad


def test_the_sign_of_what_is_rewarded_gets_weight() -> None:
    rows = np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    weights = softmax([rows] * 20, [np.array([1.0, 0.0])] * 20, 0)
    assert weights[1] > weights[2]
    assert (weights == softmax([rows] * 20, [np.array([1.0, 0.0])] * 20, 0)).all()


@pytest.mark.parametrize(
    ("got", "true", "by_count", "by_order"),
    [
        (["loom", "knot"], ["loom", "knot"], 1.0, 1.0),
        (["knot", "loom"], ["loom", "knot"], 1.0, 0.5),
        (["loom"], ["loom", "knot", "wet"], 0.5, 0.5),
        (["wet"], ["loom"], 0.0, 0.0),
    ],
)
def test_a_title_is_close_by_its_stems_and_by_their_order(
    got: list[str], true: list[str], by_count: float, by_order: float
) -> None:
    assert f1(got, true) == pytest.approx(by_count)
    assert in_order(got, true) == pytest.approx(by_order)


def test_the_published_title_has_the_best_reward() -> None:
    assert reward("Looms for knots", "Looms for Knots") == pytest.approx(1.0)
    assert 0 < reward("Looms for threads", "Looms for Knots") < 1


def test_verbs_are_known_by_what_stands_before_them_and_adjectives_by_what_follows() -> None:
    abstract = (
        "To braid the looms, we braid a rope that braids it. A tidal loom, braiding the rope."
    )
    known, kinds = learn_verbs([abstract] * 60)
    assert known["braid"][:2] == ("braids", "braiding")
    assert kinds["tidal"] == "J"
    assert (known, kinds) == learn_verbs([abstract] * 60)
