"""Phrases over the kinds of words."""

import pytest

from sitegen.derive.title.grammar import action_ends, ends


@pytest.mark.parametrize(
    ("kinds", "found"),
    [
        ("NfS.", [1, 3]),  # looms for ropes
        ("aJNoSiN.", [3, 5, 7]),  # a hand-made loom of threads in water
        ("S,S,cSiN.", [6, 8]),  # looms, ropes, and knots in water
        ("SthV", [1]),  # looms to which
        ("GdNbN.", [3, 5]),  # weaving the rope by hand
        ("StVN.", [1, 4]),  # looms to hold ropes
        ("V", []),
    ],
)
def test_a_phrase_may_end_before_each_of_its_steps(kinds: str, found: list[int]) -> None:
    assert list(ends(kinds, 0)) == found


def test_what_a_verb_does_may_end_before_each_step() -> None:
    assert list(action_ends("VSbN.", 0)) == [2, 4]
    assert list(action_ends("VpN.", 0)) == [3]
    assert list(action_ends("V.", 0)) == []
