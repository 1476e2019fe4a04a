"""From text to the bytes of a file, without the characters that HTML and XML forbid."""

from sitegen.model.files import OutputFile

CONTROLS = bytes({*range(0x20)} - {*b"\t\n\r"})
NO_CHARACTERS = ("\ufffe", "\uffff")


def text_file(path: str, text: str) -> OutputFile:
    """`text` as a file at `path`."""
    return OutputFile(path, encoded(text))


def encoded(text: str) -> bytes:
    r"""`text` as UTF-8. Forbidden characters are dropped: `\x00`, `\x1b`, a lone surrogate.

    Source: production 2 (Char) of XML 1.0.
    """
    for absent in NO_CHARACTERS:
        text = text.replace(absent, "")
    return text.encode("utf-8", "ignore").translate(None, CONTROLS)
