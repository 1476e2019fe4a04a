"""Misread encodings are undone, once or twice; what languages write is left alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.mojibake import undo_mojibake

# Letters with accents and Greek ones, typographic marks, signs of formulas, and an emoji.
texts = st.text("abc XYZ.,'\"-éöüçßøå°±·čšžřłαπεΣ’“”–—…≤→∞ℓ😀")


def _as_windows(text: str) -> str:
    """UTF-8 read as Windows-1252, and as Latin-1 where that leaves a byte undefined."""
    return "".join(
        bytes([byte]).decode("cp1252", "ignore") or bytes([byte]).decode("latin-1")
        for byte in text.encode()
    )


@given(texts)
def test_a_misread_text_is_read_back(text: str) -> None:
    assert undo_mojibake(_as_windows(text)) == text
    assert undo_mojibake(text.encode().decode("latin-1")) == text


@given(texts.filter(lambda text: not set(text) & set("∞😀")))
def test_a_text_that_was_misread_twice_is_read_back(text: str) -> None:
    assert undo_mojibake(_as_windows(_as_windows(text))) == text


@given(texts)
def test_a_text_that_was_not_misread_stays(text: str) -> None:
    assert undo_mojibake(text) == text


@pytest.mark.parametrize(
    "text",
    ["SÃO PAULO", "«LIBERTÉ»", "L'Âge d'or", "À la carte", "Ålesund", "NAÏVE – ÄÖÜ", "Ïle, Îles"],
)
def test_words_of_languages_stay(text: str) -> None:
    assert undo_mojibake(text) == text


@pytest.mark.parametrize(("control", "sign"), [("\x92", "’"), ("\x93", "“"), ("\x80", "€")])
def test_a_control_character_is_the_sign_of_windows(control: str, sign: str) -> None:
    assert undo_mojibake(f"a{control} b") == f"a{sign} b"
