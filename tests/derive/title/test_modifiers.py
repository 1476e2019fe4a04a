"""Phrases that another may be joined to."""

from sitegen.derive.title.modifiers import Modifier, modifiers, telling
from sitegen.derive.title.worth import weigh
from sitegen.derive.title.writing import joined_words
from tests.derive.title.readings import reading_of

TEXT = (
    "Rope pattern recognition is hard. We propose a loom for rope pattern recognition by predicting"
    " wet threads in cold water."
)


def found_in(text: str, *, named: bool = False) -> dict[str, Modifier]:
    reading = reading_of(text)
    found = modifiers(reading, weigh(reading), named=named)
    return {joined_words(each.words): each for each in found}


def test_the_likeliest_phrase_comes_first_and_knows_where_it_stands() -> None:
    first, *_ = found_in(TEXT).values()
    assert first.key == ("rope", "pattern", "recognition")
    assert (first.place, first.sentence, first.after) == (0, 0, ".")
    assert first.length == len("rope pattern recognition")


def test_a_subject_may_stand_before_a_phrase_but_not_after_a_name() -> None:
    subject = "rope pattern recognition"
    assert "about" in {joint.role for joint in found_in(TEXT)[subject].joints}
    assert "about" not in {joint.role for joint in found_in(TEXT, named=True)[subject].joints}


def test_what_is_done_is_a_modifier_too() -> None:
    assert found_in(TEXT)["predicting wet threads"].is_action
    assert not found_in(TEXT)["cold water"].is_action


def test_a_noun_with_an_article_is_said_in_general_or_with_it() -> None:
    found = found_in("The rope planner fails. We study the hand planner of the loom era.")
    assert "rope planners" in found
    assert "the hand planner of the loom era" in found
    assert "hand planners" not in found


def test_what_is_empty_at_the_end_is_left_out() -> None:
    found = found_in("Rope recognition methods fail. We study the use of hand recognition tasks.")
    assert {"rope recognition", "hand recognition"} <= found.keys()
    assert not any(phrase.endswith((" methods", " tasks", " of")) for phrase in found)


def test_telling_phrases_stand_at_each_of_their_places() -> None:
    reading = reading_of(TEXT)
    places = {stems: spans for spans, stems in telling(reading, weigh(reading))}
    assert len(places["rope", "pattern", "recognition"]) == 2
