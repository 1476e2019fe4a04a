"""Letters and signs as they were meant: what is mended, and what is never lost."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.letters import mend_letters

texts = st.text("abe is and AZ05.\"'“”‘’´¨ˇıΦλμ∞ℓ◦∘ﬁﬀé \u0301\u0308\n")


def _letters(text: str) -> list[str]:
    """The letters and digits without accents, in any order: an accent may pass a letter."""
    spelt = unicodedata.normalize("NFKD", text).replace("ı", "i")
    return sorted(sign for sign in spelt if unicodedata.category(sign) in ("Ll", "Lu", "Nd"))


@given(texts)
def test_no_letter_is_lost(text: str) -> None:
    assert _letters(mend_letters(text)) == _letters(text)


@given(st.text("abc XYZ059.,'\"-()éüóλλόΩЖ中°‘\n").filter(lambda text: "‘‘" not in text))
def test_sound_text_stays(text: str) -> None:
    assert mend_letters(text) == text


@pytest.mark.parametrize("word", ["is", "are", "and", "for", "with", "that", "where", "of", "the"])
@pytest.mark.parametrize("sign", "ΦΩαεθλπϵℓ∞")
def test_a_sign_gets_its_space_back(sign: str, word: str) -> None:
    assert mend_letters(f"so {sign}{word} b") == f"so {sign} {word} b"
    assert mend_letters(f"so {sign}{word}x b") == f"so {sign}{word}x b"


@pytest.mark.parametrize(
    ("set_apart", "name"),
    [
        ("Schr¨odinger", "Schrödinger"), ("Lov´asz", "Lovász"), ("Duˇsek", "Dušek"),
        ("na¨ıve", "naïve"), ("Le \u0301vy", "Lévy"), ("Fr \u0301echet", "Fréchet"),
        ("a ¨ b", "a ¨ b"), ("90´", "90´"), ("a \u0308 b", "a \u0308 b"),
    ],
)  # fmt: skip
def test_an_accent_goes_on_its_letter(set_apart: str, name: str) -> None:
    assert unicodedata.normalize("NFC", mend_letters(set_apart)) == name
