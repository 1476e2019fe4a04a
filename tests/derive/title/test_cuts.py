"""Where a clause may end."""

from typing import get_args

import pytest

from sitegen.derive.title.cuts import Cut, cuts
from sitegen.derive.title.phrases import phrases
from sitegen.derive.title.signs import LONGEST

# Each may end after "strong hand looms".
ENDED: dict[Cut, str] = {
    "relative": "strong hand looms which weave ropes",
    "and_verb": "strong hand looms and show that they hold",
    "semicolon": "strong hand looms; ropes hold",
    "dash": "strong hand looms — or ropes",
    "colon": "strong hand looms: ropes",
    "comma": "strong hand looms, to weave ropes",
    "that": "strong hand looms that weave ropes",
    "means": "strong hand looms via braiding ropes",
    "purpose": "strong hand looms to separate ropes",
    "place": "strong hand looms in old towns",
    "whole": "strong hand looms",
}


@pytest.mark.parametrize("cut", ENDED)
def test_what_follows_is_told(cut: Cut) -> None:
    assert (3, cut) in cuts(ENDED[cut].split(), LONGEST, 8)


def test_every_cut_has_an_example_but_the_joined_task() -> None:
    assert {*ENDED, "task"} == set(get_args(Cut))


@pytest.mark.parametrize(
    ("clause", "kept"),
    [
        # before a relative clause, a second verb, a means, a purpose; never inside a list
        ("strong hand looms which weave ropes", ["strong hand looms"]),
        ("strong hand looms and show that they hold", ["strong hand looms"]),
        ("strong hand looms via braiding ropes", ["strong hand looms"]),
        ("strong hand looms to separate ropes", ["strong hand looms"]),
        ("strong looms, ropes, and threads", []),
        ("old weavers designed to separate ropes", []),
        ("old weavers able to separate ropes", []),
    ],
)
def test_a_clause_ends_where_a_phrase_is_complete(clause: str, kept: list[str]) -> None:
    found = [phrase.text for phrase in phrases(clause, LONGEST)]
    assert [text for text in found if text != clause] == kept


def test_cuts_stay_within_the_limit() -> None:
    words = ("threads of wool " * 9).split()
    assert all(len(" ".join(words[:end])) <= 40 + 3 for end, _ in cuts(words, 40, 8))
