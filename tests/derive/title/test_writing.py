"""How a title is written."""

import pytest

from sitegen.derive.title.candidates import Candidate, bases
from sitegen.derive.title.lexicon import words_of
from sitegen.derive.title.writing import article, capitalised, joined_words, written
from tests.derive.title.readings import reading_of


@pytest.mark.parametrize(
    ("following", "found"),
    [("loom", "a"), ("LLM", "an"), ("unified", "a"), ("one-shot", "a"), ("hour", "a"),
     ("MLP", "an"),     ("UI", "a"), ("end-to-end", "an"), ("unbiased", "an")],
)  # fmt: skip
def test_an_article_fits_what_follows(following: str, found: str) -> None:
    assert article(following) == found


@pytest.mark.parametrize(
    ("phrase", "found"),
    [("looms for ropes", "Looms for ropes"), ("raw-RGB looms", "Raw-RGB looms"),
     ("iOS looms", "iOS looms"), ("k-NN looms", "k-NN looms"), ("p-means", "p-means"),
     ("a loom", "A loom"), ("", "")],
)  # fmt: skip
def test_a_title_has_a_capital_first_unless_its_first_word_has_its_own(
    phrase: str, found: str
) -> None:
    assert capitalised(phrase) == found


def test_marks_stand_without_a_space_before_them() -> None:
    words = [word for chunk in ["looms,", "ropes", "and", "knots"] for word in words_of(chunk)]
    assert joined_words(words) == "looms, ropes and knots"


def test_an_article_is_written_for_the_word_it_stands_before_now() -> None:
    reading = reading_of("We propose a novel autonomous loom for ropes.")
    texts = [written(Candidate(each), reading) for each in bases(reading, None, (), (), 90)]
    assert "an autonomous loom for ropes" in texts
