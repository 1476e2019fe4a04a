"""Phrases as they are compared, and where words hold them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.tags.phrases import PhraseFinder, alias_key, singular, words_of


@pytest.mark.parametrize(
    ("phrase", "key"),
    [
        ("Vision-Language Models", "vision language model"),
        ("policies", "policy"),
        ("ties", "tie"),
        ("time series", "time series"),
        ("boxes", "box"),
        ("I/O complexity", "i/o complexity"),
        ("Bayesian analysis", "bayesian analysis"),
        ("naïve Bayesian", "naive bayesian"),
        ("3DGS", "3dg"),
        ("织布", "织 布"),
        ("—", ""),
    ],
)
def test_phrases_are_compared_without_case_hyphen_accent_and_plural(phrase: str, key: str) -> None:
    assert alias_key(phrase) == key


@given(st.text())
def test_a_key_holds_words_as_they_are_read(text: str) -> None:
    key = alias_key(text)
    assert words_of(key) == key.split() == list(map(singular, words_of(text)))


def found(words: str, **phrases: list[str]) -> list[tuple[str, str]]:
    return list(PhraseFinder(phrases).mentions(words_of(words)))


def test_of_overlapping_phrases_of_one_tag_the_first_and_longest_counts() -> None:
    assert found("the hand looms", weaving=["loom", "hand loom"]) == [("weaving", "hand loom")]
    overlapping = ["hand loom", "loom frame"]
    assert found("a hand loom frame", weaving=overlapping) == [("weaving", "hand loom")]


def test_a_phrase_of_one_word_is_none_inside_a_longer_one_of_any_tag() -> None:
    phrases = {"weaving": ["loom"], "machines": ["power loom"]}
    assert found("a power loom", **phrases) == [("machines", "power loom")]
    assert found("a power loom, a loom", **phrases)[1:] == [("weaving", "loom")]


def test_one_phrase_may_speak_for_two_tags() -> None:
    assert found("knot theory", knots=["knot theory"], maths=["knot theory"]) == [
        ("knots", "knot theory"),
        ("maths", "knot theory"),
    ]


PHRASES = st.lists(st.lists(st.sampled_from("abcd"), min_size=1, max_size=3).map(" ".join))


@given(st.dictionaries(st.sampled_from(["t", "u"]), PHRASES), st.lists(st.sampled_from("abcde")))
def test_whatever_is_found_stands_there_once(
    phrases: dict[str, list[str]], words: list[str]
) -> None:
    mentions = list(PhraseFinder(phrases).mentions(words))
    text = f" {' '.join(words)} "
    for tag, key in mentions:
        assert key in phrases[tag]
        assert f" {key} " in text
    for tag in phrases:
        mine = [key.split() for of_tag, key in mentions if of_tag == tag]
        assert sum(map(len, mine)) <= len(words)
