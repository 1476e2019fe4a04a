"""From text to the bytes of a file, without the characters that HTML and XML forbid."""

import re

from sitegen.model.files import OutputFile

FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Everything outside production 2 (Char) of XML 1.0: `\\x00`, `\\x1b`, a lone surrogate."""


def text_file(path: str, text: str) -> OutputFile:
    """`text` as a UTF-8 file at `path`; forbidden characters are dropped."""
    return OutputFile(path, FORBIDDEN.sub("", text).encode())
