"""Bytes of every origin become text, or are blamed with their line."""

import pytest

from sitegen.text.encoding import EncodingError, decode


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_with_and_without_a_mark(encoding: str) -> None:
    assert decode("论文 é\r\nb".encode(encoding)) == "论文 é\nb"


def test_a_lone_carriage_return_stays() -> None:
    assert decode(b"a\rightarrow b") == "a\rightarrow b"


def test_other_encodings_are_blamed_with_line_and_byte() -> None:
    with pytest.raises(EncodingError, match="0xFC") as caught:
        decode(b"one\ntwo \xfc\n")
    assert caught.value.line == 2


def test_lone_carriage_returns_end_lines_where_nothing_else_does() -> None:
    assert decode(b"one\r\rtwo\rthree") == "one\n\ntwo\nthree"


def test_utf_32_is_not_taken_for_utf_16_nor_bare_utf_16_for_text() -> None:
    assert decode("论文".encode("utf-32")) == "论文"
    with pytest.raises(EncodingError):
        decode("paper".encode("utf-16-le"))
