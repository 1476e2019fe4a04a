"""Words of a text, and their stems."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.words import WORD, content_stems, stem, words_in

TEXTS = st.text(st.sampled_from("aZ3é_ -.'\n\t\x1c\u00a0")) | st.text()


@given(TEXTS)
def test_every_text_is_cut_alike(text: str) -> None:
    assert words_in(text) == WORD.findall(text)


def test_words_in_any_script() -> None:
    assert words_in("the looms' end, it's 3-D") == ["the", "looms", "end", "it's", "3", "D"]
    assert words_in("Snake_case, 3-D: weft") == ["Snake", "case", "3", "D", "weft"]
    assert words_in("Métier à tisser") == ["Métier", "à", "tisser"]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("regularization", "regulariz"), ("learned", "learn"), ("learns", "learn"),
        ("policies", "policy"), ("radius", "radius"), ("class", "class"), ("planning", "plan"),
        ("weft", "weft"), ("ing", "ing"), ("loom's", "loom"), ("statistically", "statistic"),
    ],
)  # fmt: skip
def test_a_stem_is_what_endings_leave(word: str, expected: str) -> None:
    assert stem(word) == expected


def test_words_of_any_abstract_have_no_stem() -> None:
    assert content_stems("We propose a novel loom for weaving") == ["loom", "weav"]
