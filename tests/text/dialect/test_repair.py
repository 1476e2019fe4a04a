"""What holds for every repaired text; the repairs themselves stand in fixtures/repairs."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.repair import MARK, characters, repair

# Text of any kind, halves of characters among it.
any_text = st.text(st.characters(exclude_categories=()))


@given(any_text)
def test_repaired_text_holds_only_characters(source: str) -> None:
    text = repair(source)
    text.encode()
    assert MARK not in text
    assert text == text.strip()
    assert unicodedata.is_normalized("NFC", text)
    for character in text:
        assert unicodedata.category(character) != "Cc" or character in "\t\n"


@given(any_text)
def test_characters_alone_change_no_meaning(source: str) -> None:
    assert characters(characters(source)) == characters(source)


# A hyphen with white space behind it may have parted a word.
whole_words = st.text("abc XYZ.,;:!?()-019éüλЖ中é\n").filter(
    lambda text: "-\n" not in text and "- " not in text
)


@given(whole_words)
def test_sound_text_is_left_alone(source: str) -> None:
    assert repair(source) == unicodedata.normalize("NFC", source).strip()
