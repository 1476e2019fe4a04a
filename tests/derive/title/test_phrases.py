"""Phrases that a title may open with."""

import pytest

from sitegen.derive.title.contributions import contributions
from sitegen.derive.title.phrases import phrases, reworded, written_length
from sitegen.derive.title.writing import joined_words
from tests.derive.title.readings import reading_of


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "We propose a novel and simple planner for hand looms.",
            [("a planner", "kept"), ("a planner for hand looms", "kept")],
        ),
        (
            "We propose a method that detects wet ropes.",
            [
                ("detecting wet ropes", "action"),
                ("a method", "kept"),
                ("a method that detects wet ropes", "kept"),
            ],
        ),
        (
            "We propose a rope planning method.",
            [("a rope planning method", "kept"), ("rope planning", "bare")],
        ),
        (
            "We propose a method for knots.",
            [("knots", "object"), ("a method", "kept"), ("a method for knots", "kept")],
        ),
        ("We study the problem of weaving ropes.", [("weaving ropes", "kept")]),
        ("We detect knots of ropes.", [("detecting knots of ropes", "action")]),
    ],
)
def test_a_place_gives_phrases_without_praise(text: str, found: list[tuple[str, str]]) -> None:
    reading = reading_of(text)
    place = next(iter(contributions(reading)))
    assert [(joined_words(each.words), each.opening) for each in phrases(reading, place)] == found


def test_a_phrase_knows_its_stems_and_its_length_in_other_words_too() -> None:
    reading = reading_of("We propose a planner for hand looms.")
    place = next(iter(contributions(reading)))
    *_, longest = phrases(reading, place)
    assert longest.stems == ("planner", "hand", "loom")
    assert longest.length == written_length(longest.words)
    shorter = reworded(longest, longest.words[1:], longest.kinds[1:])
    assert (shorter.stems, shorter.place) == (longest.stems, longest.place)
    assert shorter.length == len("planner for hand looms")
