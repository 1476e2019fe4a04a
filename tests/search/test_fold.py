import sys
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.search.fold import fold
from tests.search.oracle import Oracle


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Rényi", "renyi"),
        ("Søren Łukasz Ægir Straße İzmir", "soren lukasz aegir strasse izmir"),
        ("ﬂow 𝒪(n) ℓ₂ ½", "flow o(n) l2 1⁄2"),
        ("τ²-bench, ε–greedy, µP", "tau2-bench, epsilon-greedy, mup"),
        ("λέξις Σ", "λεξισ sigma"),
        ("Bob’s Foo™", "bob's foo"),
        ("co\u00adoperate ❤\ufe0f", "cooperate ❤"),
        ("ガ 한국어 हिन्दी", "ガ 한국어 हिन्दी"),  # marks that tell letters apart stay
        ("И́ван Ё", "иван е"),
    ],
)
def test_folds(text: str, expected: str) -> None:
    assert fold(text) == expected


def test_every_character_folds_as_in_the_browser(lunr: Oracle) -> None:
    """Each between two letters, so that context counts too; a newer Unicode only adds to it."""
    assigned = [
        f"a{char}z" for char in map(chr, range(sys.maxunicode + 1)) if category(char)[0] != "C"
    ]
    theirs = lunr("folds", assigned)
    assert [text for text, other in zip(assigned, theirs, strict=True) if fold(text) != other] == []


@given(st.text())
def test_folding_twice_changes_nothing_and_leaves_no_capitals(text: str) -> None:
    once = fold(text)
    assert fold(once) == once
    assert once.lower() == once
