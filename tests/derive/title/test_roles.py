"""What a phrase may be to another."""

import pytest

from sitegen.derive.title.roles import Joint, joints, preceding, role_signs
from sitegen.derive.title.worth import weigh
from tests.derive.title.readings import reading_of


@pytest.mark.parametrize(
    ("text", "word", "kind"),
    [
        ("Looms for the ropes.", "ropes", "f"),
        ("Looms by ropes.", "ropes", "b"),
        ("Looms validated by ropes.", "ropes", "E"),
        ("Ropes hold.", "ropes", "."),
    ],
)
def test_what_stands_before_a_phrase_but_for_an_article(text: str, word: str, kind: str) -> None:
    reading = reading_of(text)
    place = [each.lower for each in reading.words].index(word)
    assert preceding(reading, place) == kind


def test_signs_tell_where_a_phrase_stands() -> None:
    reading = reading_of("Rope recognition tasks fail. We propose looms for rope recognition.")
    found = role_signs(reading, weigh(reading), [(0, 2), (9, 11)], ("rope", "recognition"))
    assert {"opening", "first", "problem", "is_task", "after_f", "told_f"} <= found.keys()
    assert found["times"] == 0.5


def test_a_phrase_is_joined_by_the_word_it_stands_after() -> None:
    signs = {"bias": 1.0, "total": 2.0, "mean": 0.9, "after_f": 1.0, "told_f": 1.0, "is_task": 1.0}
    said = joints(signs, frozenset("f"), "NN", told=True, is_subject=False)
    assert [(joint.word, joint.said) for joint in said] == [("for", True)]
    unsaid = joints(signs, frozenset("."), "NN", told=True, is_subject=False)
    assert [(joint.word, joint.said) for joint in unsaid] == [("for", False)]
    no_task = {sign: value for sign, value in signs.items() if sign != "is_task"}
    assert not list(joints(no_task, frozenset("."), "NN", told=True, is_subject=False))


def test_a_subject_is_joined_by_a_colon() -> None:
    signs = {"bias": 1.0, "total": 2.0, "mean": 0.9, "first": 1.0, "opening": 1.0}
    words = [j.word for j in joints(signs, frozenset("."), "NN", told=False, is_subject=True)]
    assert words[0] == ":"


def test_an_unsaid_purpose_that_hardly_fits_is_loose() -> None:
    assert Joint("for", "for", -2.5, said=False).is_loose
    assert not Joint("for", "for", -1.0, said=False).is_loose
    assert not Joint("for", "for", -2.3, said=True).is_loose
