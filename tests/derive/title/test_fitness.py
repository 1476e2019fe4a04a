"""Whether a phrase reads as a title."""

import pytest

from sitegen.derive.name.names import Name
from sitegen.derive.title.contributions import Source
from sitegen.derive.title.fitness import fits, is_whole, taken
from sitegen.derive.title.phrases import Phrase, phrase
from tests.derive.title.readings import LOOM_NET, reading_of


def phrase_of(text: str, source: Source = "proposed", cut: str = ".") -> Phrase:
    reading = reading_of(text)
    last = len(reading.words) - 1
    return phrase(reading, tuple(reading.words[:last]), reading.kinds[:last], 0, source, cut=cut)


@pytest.mark.parametrize(
    "text",
    ["Looms for wet ropes", "A hand loom", "Both looms and ropes", "Planning problems in looms"],
)
def test_whole_phrases_fit(text: str) -> None:
    assert fits(phrase_of(text), frozenset(), named=False)


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("Looms", "."),  # one word
        ("These wet looms", "."),  # points outside
        ("Looms for their ropes", "."),
        ("The proposed loom", "."),
        ("Looms are wet ropes", "."),  # a sentence
        ("Results of looms", "."),  # says nothing
        ("A challenging problem of", "."),
        ("Looms to hold robust", "."),  # ends on no noun
        ("Wet looms", "o"),  # goes on
        ("Looms to hold ropes", "X"),  # "to hold |ropes are" is cut in a clause
        ("Both looms", "."),  # has no pair
    ],
)
def test_what_reads_badly_does_not_fit(text: str, cut: str) -> None:
    assert not fits(phrase_of(text, cut=cut), frozenset(), named=False)


def test_a_question_and_a_finding_may_hold_verbs() -> None:
    assert fits(phrase_of("How knots can hold ropes", "question"), frozenset(), named=False)
    assert fits(phrase_of("Looms can detect wet ropes", "finding"), frozenset(), named=False)
    assert not fits(phrase_of("Looms can detect", "finding"), frozenset(), named=False)


def test_after_a_name_an_object_says_nothing_unless_it_is_a_task() -> None:
    reading = reading_of("Wet ropes.")
    words, kinds = tuple(reading.words[:2]), reading.kinds[:2]
    thing = phrase(reading, words, kinds, 0, "proposed", opening="object")
    assert not fits(thing, frozenset(), named=True)
    assert fits(thing, frozenset(), named=False)


def test_what_starts_with_another_name_is_not_said_of_this_one() -> None:
    rivals = [LOOM_NET, Name(("RopeNet",), 0.4, {}), Name(("KnotNet",), 0.01, {})]
    others = taken(LOOM_NET, rivals)
    assert others == {"RopeNet"}
    assert taken(None, rivals) == frozenset()
    assert not fits(phrase_of("RopeNet loom planners"), others, named=True)
    assert fits(phrase_of("KnotNet loom planners"), others, named=True)


@pytest.mark.parametrize(
    ("text", "whole"),
    [("Looms between ropes and knots", True), ("Looms between rope", False),
     ("Looms between ropes", True),
     ("Either looms or ropes", True), ("f(x looms", False)],
)  # fmt: skip
def test_pairs_and_brackets_close(text: str, whole: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert is_whole(phrase_of(text)) is whole
