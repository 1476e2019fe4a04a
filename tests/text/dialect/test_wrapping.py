"""Quotation marks around a whole abstract: what a spreadsheet wrote is read back."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.wrapping import unwrapped
from tests.text.pieces import strung

texts = strung('" "" soft, "soft" "so." 27" “so” `` \'\' ( ) word.', "\n")


def _without_marks(text: str) -> str:
    return "".join(text.replace('"', "").split())


@given(texts)
def test_nothing_but_marks_and_white_space_is_lost(text: str) -> None:
    assert _without_marks(unwrapped(text)) == _without_marks(text)


@given(texts.filter(lambda text: not text.rstrip().endswith('"') and '""' not in text))
def test_a_text_that_ends_in_no_mark_stays(text: str) -> None:
    assert unwrapped(text).strip() == text.strip()


@given(texts.filter(lambda text: text.strip('"') != ""))
def test_what_a_spreadsheet_wrote_is_read_back(text: str) -> None:
    written = io.StringIO()
    csv.writer(written, quoting=csv.QUOTE_ALL, lineterminator="").writerow([text])
    assert unwrapped(written.getvalue()) == text


@given(st.lists(st.sampled_from(["soft", "robots", "are,", "hard."]), min_size=1).map(" ".join))
def test_a_quoted_word_at_either_end_is_no_quoted_abstract(words: str) -> None:
    text = f'"Soft" {words} "hard"'
    assert unwrapped(text) == text


@pytest.mark.parametrize("mark", ['27"', '``so"', '“so"', '(27")', '"a" and 27"'])
def test_a_mark_at_the_end_that_closes_something_stays(mark: str) -> None:
    assert unwrapped(f"We call it {mark}") == f"We call it {mark}"
