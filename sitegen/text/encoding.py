"""From the bytes of a text file to its text, with Unix line ends."""

import codecs

# The marks of UTF-32 begin like those of UTF-16.
_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    (codecs.BOM_UTF8, "utf-8-sig"),
)


class EncodingError(ValueError):
    """Bytes that are not the UTF-8 they should be; `line` counts from 1."""

    def __init__(self, line: int, byte: int) -> None:
        super().__init__(f"byte 0x{byte:02X} is not UTF-8")
        self.line = line


def decode(data: bytes) -> str:
    r"""The text of a UTF-8 file (a byte order mark is dropped), or of UTF-16 or 32 with its mark.

    A lone carriage return stays, for it may be what is left of `\rightarrow`, unless it is what
    ends the lines. Raises EncodingError with the line of the first byte that cannot be read.
    """
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise EncodingError(line, data[fault.start]) from None
    if "\0" in text:
        raise EncodingError(text.count("\n", 0, text.index("\0")) + 1, 0)
    text = text.replace("\r\n", "\n")
    return text.replace("\r", "\n") if "\n" not in text and text.count("\r") > 1 else text
