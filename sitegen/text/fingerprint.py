"""Telling whether two texts are the same, however they are wrapped or spaced."""

import hashlib
import re
import unicodedata

from sitegen.model.record import Derived

_NOT_A_LETTER = re.compile(r"[\W_]+")


def text_key(text: str) -> str:
    """What stays the same when a text is wrapped anew, spaced differently or composed (NFC)."""
    squeezed = unicodedata.normalize("NFC", text)
    if not squeezed.isprintable() or "  " in squeezed:  # most texts are one line, at a glance
        squeezed = " ".join(squeezed.split())
    squeezed = squeezed.strip()
    return hashlib.sha256(squeezed.encode("utf-8", "surrogatepass")).hexdigest()


def received_mark(text: str) -> str:
    """Eight hexadecimal digits of an abstract as received, kept in `source`."""
    return text_key(text)[:8]


def letters(text: str) -> str:
    """The letters and digits alone, in lower case: what survives markup and typography.

    >>> letters("**Trap$^2$**: a “robust” method")
    'trap2arobustmethod'
    """
    return _NOT_A_LETTER.sub("", unicodedata.normalize("NFKC", text).casefold())


def abstract_mark(abstract: str) -> str:
    """The first half of `derived.from`: four hexadecimal digits of the abstract."""
    return text_key(abstract)[:4]


def derived_mark(derived: Derived) -> str:
    """The second half of `derived.from`: four hexadecimal digits of the derived values."""
    values = "\x00".join([derived.name or "", derived.title, *derived.tags])
    return hashlib.sha256(values.encode("utf-8", "surrogatepass")).hexdigest()[:4]


def derived_from(abstract: str, derived: Derived) -> str:
    """The fingerprint kept beside `derived`: which abstract it was made from, and what was made.

    Two halves, so that a changed abstract and a value edited by hand are told apart; a change goes
    unseen once in 65,536 times.
    """
    return abstract_mark(abstract) + derived_mark(derived)
