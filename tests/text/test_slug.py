"""Slugs: never empty, never reserved, distinct where signs carry meaning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from slugify import slugify as transliterate

from sitegen.text.slug import LIMIT, _transliterated, first_words, is_valid, slugify, unique_slug


@given(st.text())
def test_any_text_has_a_valid_slug(text: str) -> None:
    slug = slugify(text)
    assert is_valid(slug)
    assert len(slug) <= LIMIT + 9


@given(
    st.text() | st.text(st.characters(max_codepoint=127)) | st.text("aB1é,;&#x-_ \n", max_size=30),
    st.integers(1, 20) | st.just(LIMIT),
)
def test_the_fast_way_gives_the_same_as_the_other_one(text: str, limit: int) -> None:
    text = text.replace("'", "")
    assert _transliterated(text, limit) == transliterate(text, max_length=limit, word_boundary=True)


@given(st.text("ab-", min_size=1, max_size=70), st.integers(0, 30))
def test_a_unique_slug_is_valid_and_free(text: str, count: int) -> None:
    taken: set[str] = set()
    for _ in range(count):
        slug = unique_slug(slugify(text), taken)
        assert slug not in taken
        assert is_valid(slug)
        taken.add(slug)


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("PrivGate", "privgate"),
        ("Trap²", "trap2"),
        ("C++", "c-plus-plus"),
        ("C#", "c-sharp"),
        (".NET", "dot-net"),
        ("A*", "a-star"),
        ("CI/CD", "ci-cd"),
        ("Rényi’s bound", "renyis-bound"),
        ("大型语言模型", "da-xing-yu-yan-mo-xing"),
    ],
)
def test_readable(text: str, slug: str) -> None:
    assert slugify(text) == slug


def test_text_without_letters_and_reserved_names_get_a_hash() -> None:
    slugs = [slugify(text) for text in ("???", "🤔", "--", "index", "con")]
    assert len(set(slugs)) == len(slugs)
    assert all(map(is_valid, slugs))


def test_composed_and_decomposed_are_one() -> None:
    assert slugify("R\u00e9nyi") == slugify("Re\u0301nyi")


def test_the_first_words_of_a_title() -> None:
    assert first_words("On gardens: a study") == "on-gardens"
    assert first_words("Gate: a study of gardens") == "gate-a-study-of-gardens"
    assert first_words("one two three four five six seven eight") == (
        "one-two-three-four-five-six-seven"
    )
    assert first_words("The geometry of small models, of and by itself") == (
        "geometry-of-small-models"
    )
    assert first_words("A") == "a"
