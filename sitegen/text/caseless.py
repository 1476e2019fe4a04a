"""Paths as a file system sees them that ignores letter case: those of Windows and macOS."""

import unicodedata


def caseless(path: str) -> str:
    """The form in which two paths are equal where letter case and composition do not count.

    Example: `Tags/É.html` and `tags/é.html`, whether é is one character or two.
    Source: the Unicode Standard, 3.13, canonical caseless matching.
    """
    if path.isascii():
        return path.lower()
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", path).casefold())
