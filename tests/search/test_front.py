"""The index in pieces, as the page reads them again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitegen.search.front import front_coded, utf16
from tests.search.oracle import Oracle

LETTERS = st.text("ab\u5b66\U00020000\U00020001", max_size=12)


def test_neighbouring_terms_share_their_beginning() -> None:
    assert front_coded(["learn", "learner", "lead"]) == "0learn 5er 3d"


@pytest.mark.parametrize("terms", [["", "a"], ["\U00020000\u5b66", "\U00020000\U00020001"]])
def test_terms_read_back(lunr: Oracle, terms: list[str]) -> None:
    assert lunr("terms", [front_coded(terms)]) == [terms]


@given(st.lists(LETTERS, min_size=1, unique=True))
@settings(max_examples=30)
def test_any_terms_read_back(lunr: Oracle, terms: list[str]) -> None:
    ordered = sorted(terms, key=utf16)
    assert lunr("terms", [front_coded(ordered)]) == [ordered]
