"""How likely a stem is to stand in a title."""

from sitegen.derive.title.worth import signs, standings, weigh
from tests.derive.title.readings import reading_of

TEXT = "Wet looms tear. We propose a planner for knots. Looms hold. Looms tear and the water rises."


def test_the_sentence_that_says_what_a_paper_brings_is_known() -> None:
    assert weigh(reading_of(TEXT)).proposal == 1
    assert weigh(reading_of("Wet looms tear.")).proposal is None


def test_what_is_said_often_and_where_it_counts_is_worth_more() -> None:
    worth = weigh(reading_of(TEXT))
    again = weigh(reading_of(TEXT.replace("water", "knots")))
    assert again.stems["knot"] > worth.stems["knot"]
    assert worth.stems["loom"] > worth.stems["water"]
    assert all(0 < share < 1 for share in worth.stems.values())


def test_some_stems_are_worth_the_sum_of_each() -> None:
    worth = weigh(reading_of(TEXT))
    assert worth.of(["loom", "knot", "unseen"]) == worth.stems["loom"] + worth.stems["knot"]


def test_a_stem_stands_somewhere() -> None:
    found = dict(standings(reading_of(TEXT), 1))
    assert found["loom"].times == 3
    assert found["loom"].opening < 1
    assert found["loom"].told is None
    assert found["knot"].told is not None
    assert "told" in signs(reading_of(TEXT), found["knot"])
    assert "told" not in signs(reading_of(TEXT), found["loom"])
