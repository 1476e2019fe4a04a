"""What a paper is compared by."""

import math
from array import array

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.related.profiles import (
    HEAVY,
    MOST_STEMS,
    MOST_TAGS,
    ONE,
    Profile,
    profile,
)


def stems(one: Profile) -> int:
    return sum(feature > 0 for feature in array("Q", one.features)[:MOST_STEMS])


def tags(one: Profile) -> int:
    return sum(feature > 0 for feature in array("Q", one.features)[MOST_STEMS:])


def length(one: Profile) -> float:
    weights = array("H", one.weights)[:MOST_STEMS]
    return math.hypot(*(weight / ONE for weight in weights))


def test_a_profile_is_the_papers_own() -> None:
    one = profile("Knots of ropes: a knot holds ropes of sailors.", ("ropes",))
    assert one.words.split()[:2] == ["knot", "ropes"]
    assert (stems(one), tags(one)) == (len(one.words.split()), 1)
    assert length(one) == pytest.approx(1, rel=1e-3)


def test_the_same_stem_has_the_same_hash_and_a_tag_is_no_word() -> None:
    knots, knot = profile("knots", ("knot",)), profile("A knot.", ())
    assert array("Q", knots.features)[0] == array("Q", knot.features)[0]
    assert len(set(array("Q", knots.features)) - {0}) == 2


def test_the_heaviest_words_come_first_and_light_ones_are_left_out() -> None:
    long = profile(" ".join(f"word{number}x" for number in range(400)), ())
    assert stems(long) == MOST_STEMS
    assert len(long.words.split()) == HEAVY
    some = profile("The model of a bowline: we propose bowlines for learning. 2024 ab", ())
    assert some.words == "bowline"


def test_words_of_a_written_title_count_more() -> None:
    text = "A hemp rope and a bowline."
    assert profile(text, ()).words == "hemp rope bowline"
    assert profile(text, (), "Bowline").words.startswith("bowline ")
    assert profile(text, (), "Looms").words.startswith("Looms ")


def test_nothing_has_an_empty_profile() -> None:
    empty = profile("", ())
    assert (stems(empty), tags(empty), empty.words) == (0, 0, "")
    assert not any(empty.weights)


def test_the_key_tells_whatever_a_profile_is_made_from() -> None:
    made = [("rope", (), ""), ("Rope", (), ""), ("", ("rope",), ""), ("", (), "rope")]
    assert len({profile(*each).key for each in made}) == len(made)
    assert profile("rope", ()) == profile("rope", ())


@given(st.text(), st.lists(st.text(), max_size=12).map(tuple), st.text())
def test_every_profile_has_the_same_size_and_can_be_stored(
    text: str, names: tuple[str, ...], title: str
) -> None:
    one = profile(text, names, title)
    assert len(one.features) == 8 * (MOST_STEMS + MOST_TAGS)
    assert len(one.weights) == 2 * (MOST_STEMS + MOST_TAGS)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(one), type=Profile) == one
