"""Where an abstract says what its paper is about."""

import pytest

from sitegen.derive.title.contributions import contributions, definitions, findings, questions
from tests.derive.title.readings import LOOM_NET, reading_of, words_between


@pytest.mark.parametrize(
    ("text", "source", "first"),
    [
        ("We propose a planner for ropes.", "proposed", "a"),
        ("We propose and analyze a planner.", "proposed", "a"),
        ("We propose to use hand looms.", "proposed", "hand"),
        ("We improve looms by introducing wet threads.", "proposed", "wet"),
        ("In this paper, we study knots.", "studied", "knots"),
        ("This paper compares knots and ropes.", "treated", "compares"),
        ("We integrate looms.", "done", "integrate"),
        ("We use hand looms.", "used", "hand"),
        ("Our results show that wet ropes hold.", "shown", "wet"),
        ("Here, a planner for ropes is proposed.", "passive", "a"),
        ("Our method detects wet ropes.", "ours", "detects"),
        ("The goal of this paper is to detect ropes.", "goal", "detect"),
        ("Nobody solves the problem of weaving ropes.", "problem", "weaving"),
        ("Hand looms are old.", "subject", "hand"),
    ],
)
def test_what_a_paper_brings_is_found_by_how_it_is_said(text: str, source: str, first: str) -> None:
    reading = reading_of(text)
    found = {(place.source, reading.words[place.start].lower) for place in contributions(reading)}
    assert (source, first) in found


def test_what_tells_nothing_is_no_contribution() -> None:
    places = contributions(reading_of("We run tests."))
    assert [place.source for place in places] == ["subject"]


@pytest.mark.parametrize(
    ("text", "source", "first"),
    [
        ("We present LoomNet, a planner for ropes.", "apposition", "a"),
        ("LoomNet is a planner.", "is", "a"),
        ("LoomNet for weaving ropes.", "for", "weaving"),
        ("We propose LoomNet to detect ropes.", "for", "detect"),
        ("LoomNet detects ropes.", "acts", "detects"),
        ("We propose a planner called LoomNet.", "before", "a"),
    ],
)
def test_what_a_name_is_is_found_beside_it(text: str, source: str, first: str) -> None:
    reading = reading_of(text, LOOM_NET)
    (place,) = definitions(reading)
    assert (place.source, reading.words[place.start].lower) == (source, first)


def test_a_question_may_end_before_its_last_words() -> None:
    reading = reading_of("We ask how sailor knots can hold ropes in water.")
    assert [words_between(reading, *span) for span in questions(reading)] == [
        "how sailor knots can hold ropes",
        "how sailor knots can hold ropes in water",
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("We show that hand looms can detect wet ropes.", ["hand looms can detect wet ropes"]),
        ("We find that ropes are useful for looms.", ["ropes are useful for looms"]),
        ("We show that the looms are useful for ropes.", []),
        ("Ropes are useful for looms.", []),
    ],
)
def test_a_finding_is_a_sentence_that_stands_alone(text: str, found: list[str]) -> None:
    reading = reading_of(text)
    assert [words_between(reading, *span) for span in findings(reading)] == found
