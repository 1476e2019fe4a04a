"""From the bytes of a text file to its text, with Unix line ends."""

import codecs


class EncodingError(ValueError):
    """Bytes that are not the UTF-8 they should be; `line` counts from 1."""

    def __init__(self, line: int, byte: int) -> None:
        super().__init__(f"byte 0x{byte:02X} is not UTF-8")
        self.line = line


def decode(data: bytes) -> str:
    r"""The text of a UTF-8 file (a byte order mark is dropped) or of UTF-16 with its mark.

    A lone carriage return stays: it may be what is left of `\rightarrow`.
    Raises EncodingError with the line of the first byte that cannot be read.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        text = data.decode("utf-16", errors="replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as fault:
            line = data.count(b"\n", 0, fault.start) + 1
            raise EncodingError(line, data[fault.start]) from None
    return text.replace("\r\n", "\n")
