"""Why papers are related, as a reader sees it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.related.reasons import reasons

TEXT = (
    "Vocal imitation needs a vocal tract. Bowlines are strongly-convex knots; RNNs weave hemp"
    " with large language models of hemp looms."
)


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("hemp", "knots"), ("hemp", "knots")),
        (("tract", "vocal"), ("vocal tract",)),
        (("convex", "hemp", "strongly"), ("strongly-convex", "hemp")),
        (("RNNs", "Vocal"), ("RNNs", "vocal")),
        (("hemp", "knots", "tract", "imitation"), ("hemp", "knots", "tract")),
        (("language", "large"), ("large language models",)),
        (("hemp", "looms"), ("hemp looms",)),
        (("near", "hemp"), ("hemp",)),
        (("describe", "describes", "off"), ()),
        ((), ()),
    ],
)
def test_words_that_stand_together_are_one_reason(
    words: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    assert tuple(reasons([words], TEXT)) == (shown,)


def test_a_small_word_is_a_reason_with_another_only() -> None:
    text = "Off-policy weavers describe near-optimal knots."
    assert next(reasons([("off", "policy", "describe", "near")], text)) == ("off-policy",)
    assert next(reasons([("near", "optimal", "off")], text)) == ("near-optimal",)


def test_two_forms_of_a_word_are_one_reason() -> None:
    text = "Occluded faces and occlusions of faces."
    assert next(reasons([("Occluded", "faces", "occlusions")], text)) == ("occluded faces",)
    assert next(reasons([("faces", "facet")], text)) == ("faces", "facet")


def test_each_neighbour_has_its_own() -> None:
    rows = [("hemp",), (), ("tract", "vocal")]
    assert list(reasons(rows, TEXT)) == [("hemp",), (), ("vocal tract",)]


@given(st.lists(st.sampled_from(TEXT.replace("-", " ").split()), unique=True, max_size=8))
def test_never_more_than_three_and_all_of_the_text(words: list[str]) -> None:
    (found,) = reasons([words], TEXT)
    assert len(found) <= 3
    assert all(phrase.lower() in TEXT.lower() for phrase in found)
