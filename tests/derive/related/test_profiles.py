"""What a paper is compared by."""

import pytest

from sitegen.derive.related.profiles import HEAVY, MOST_STEMS, profile


def test_a_profile_is_the_papers_own() -> None:
    one = profile("Knots of ropes: a knot holds ropes of sailors.", ("ropes",))
    assert one.stems[:2] == ("knot", "rop")
    assert one.words[:2] == ("knot", "ropes")
    assert one.tags == ("ropes",)
    assert sum(weight**2 for weight in one.weights) == pytest.approx(1)


def test_the_heaviest_words_come_first_and_light_ones_are_left_out() -> None:
    long = profile(" ".join(f"word{number}x" for number in range(400)), ())
    assert len(long.stems) == len(long.weights) == MOST_STEMS
    assert len(long.words) == HEAVY
    some = profile("The model of a bowline: we propose bowlines for learning. 2024 ab", ())
    assert some.stems == ("bowlin",)


def test_words_of_a_written_title_count_more() -> None:
    text = "A hemp rope and a bowline."
    assert profile(text, ()).stems == ("hemp", "rope", "bowlin")
    assert profile(text, (), "Bowline").stems[0] == "bowlin"
    assert profile(text, (), "Looms").words[0] == "Looms"


def test_nothing_has_an_empty_profile() -> None:
    empty = profile("", ())
    assert (empty.stems, empty.weights, empty.words) == ((), (), ())
