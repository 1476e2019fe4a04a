"""Words that a line's end parted: what the text says of them, and what is never changed."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.hyphens import mend_hyphens, mend_soft_hyphens
from tests.text.pieces import strung

texts = strung(
    "learn ing ing, real world-wide data set data-set and to of pre- post- end- the-art GPT 4 naïve"
    " Cauchy - -- (cid:173) (cid:173)\n . $x$",
    "- ", "-\n", "-\n  ", "\n",
)  # fmt: skip


def mended(text: str) -> str:
    return mend_hyphens(mend_soft_hyphens(text))


def _without_hyphens(text: str) -> str:
    return re.sub(r"\(cid:173\)|[-–\s]", "", text)


@given(texts)
def test_only_hyphens_dashes_and_white_space_are_changed(text: str) -> None:
    assert _without_hyphens(mended(text)) == _without_hyphens(text)


@given(texts)
def test_no_soft_hyphen_is_left(text: str) -> None:
    assert "(cid:173)" not in mended(text)


@given(st.text("abc XYZ-.,é\n"))
def test_a_text_without_parted_words_stays(text: str) -> None:
    whole = re.sub(r"-+(?=[ \n])", "", text)
    assert mended(whole) == whole


@pytest.mark.parametrize(
    ("parted", "whole"),
    [
        ("a data- set; our data-set is", "a data-set; our data-set is"),
        ("a data- set; our dataset is", "a dataset; our dataset is"),
        ("a zor- bling; ZORBLING is", "a zorbling; ZORBLING is"),
        ("a snark- hunt; the snark-hunt-like", "a snark-hunt; the snark-hunt-like"),
        ("a snark(cid:173) hunt; the snark-hunt", "a snark-hunt; the snark-hunt"),
    ],
)
def test_the_text_itself_tells_before_the_vocabulary(parted: str, whole: str) -> None:
    assert mended(parted) == whole


@pytest.mark.parametrize("word", ["and", "or", "to", "nor", "vs", "versus", "through", "but", "as"])
def test_a_hyphen_that_stands_for_a_later_word_stays(word: str) -> None:
    for gap in (" ", "\n"):
        text = f"the learn-{gap}{word} ing-based, learning way"
        assert mended(text) == text
