"""What counts as the same text."""

from hypothesis import given
from hypothesis import strategies as st

from sitegen.model.record import Derived
from sitegen.text.fingerprint import derived_from, letters, text_key


def test_wrapping_and_spacing_do_not_matter() -> None:
    assert text_key("a  b\nc") == text_key(" a b c ")
    assert text_key("Re\u0301nyi") == text_key("R\u00e9nyi")
    assert text_key("a b") != text_key("ab")


def test_letters_survive_markup_and_typography() -> None:
    assert letters("**Trap$^2$**: a “robust”\nﬁt") == letters("Trap^2 - a robust fit")


def test_each_half_of_the_mark_tells_its_own_change() -> None:
    first = derived_from("one", Derived("A", "t", ()))
    assert derived_from("two", Derived("A", "t", ()))[4:] == first[4:]
    assert derived_from("one", Derived("B", "t", ()))[:4] == first[:4]
    assert derived_from("two", Derived("B", "t", ())) != first


@given(st.text() | st.text(st.sampled_from("ab \n\t\x1c\u00a0\u2028é")))
def test_any_white_space_is_one_space(text: str) -> None:
    assert text_key(text) == text_key(" ".join(text.split()))
    assert text_key(text) == text_key("\n\n".join(text.split()))


@given(st.text())
def test_any_text_has_a_key(text: str) -> None:
    assert len(text_key(text)) == 64
    assert letters(letters(text)) == letters(text)
