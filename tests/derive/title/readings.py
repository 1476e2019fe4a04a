"""Abstracts read for tests of titles."""

from sitegen.derive.name.names import Name
from sitegen.derive.title.reading import Reading, read
from sitegen.text.sentences import sentences

LOOM_NET = Name(("LoomNet",), 1.0, {})


def reading_of(text: str, name: Name | None = None) -> Reading:
    """A text as read."""
    return read(sentences(text), name)


def words_between(reading: Reading, start: int, end: int) -> str:
    """The words of a reading from one place to another."""
    return " ".join(word.text for word in reading.words[start:end])
