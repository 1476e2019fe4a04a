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
