"""Braces of any text: partners, depth, balance."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text import braces

texts = st.text(alphabet="{}\\a")


@pytest.mark.parametrize(
    ("text", "pairs", "deepest", "balanced"),
    [
        ("a", {}, 0, "a"),
        ("{a{b}}", {0: 5, 2: 4}, 2, "{a{b}}"),
        (r"\{{a\}}", {2: 6}, 1, r"\{{a\}}"),
        ("a}{b", {}, 0, "a{b}"),
        ("{a}}{b}", {0: 2, 4: 6}, 1, "{a}{b}"),
    ],
)
def test_braces_find_their_partners(
    text: str, pairs: dict[int, int], deepest: int, balanced: str
) -> None:
    assert braces.pairs(text) == pairs
    assert braces.deepest(text) == deepest
    assert braces.balanced(text) == balanced


@given(texts)
def test_balanced_text_has_a_partner_for_each_brace(text: str) -> None:
    balanced = braces.balanced(text.rstrip("\\"))
    assert braces.balanced(balanced) == balanced
    assert len(list(braces._braces(balanced))) == 2 * len(braces.pairs(balanced))


@given(texts)
def test_partners_nest(text: str) -> None:
    pairs = sorted(braces.pairs(text).items())
    for opener, closer in pairs:
        assert text[opener] == "{"
        assert text[closer] == "}"
        assert not any(opener < a < closer < b for a, b in pairs)
