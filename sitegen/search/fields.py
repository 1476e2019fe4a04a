"""What is searched of a paper, field by field."""

from dataclasses import dataclass

FILLER = ""
"""The token that a text is filled up with to a round length; no query asks for it."""
_EIGHTHS = 3  # the logarithm of the number of round lengths in an octave


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a document that is searched; its `boost` multiplies the weight of its terms."""

    name: str
    boost: int
    stop_words: bool
    """Whether stop words are found in it."""
    is_filled: bool = False
    """Whether its length is a round one: then the lengths that go with an index are small."""


FIELDS = (
    Field("title", 2, stop_words=True),
    Field("name", 3, stop_words=True),
    Field("abstract", 1, stop_words=False, is_filled=True),
    Field("authors", 1, stop_words=True),
    Field("tags", 1, stop_words=True),
)


@dataclass(frozen=True, slots=True)
class Document:
    """What is searched of one paper: plain text, field by field."""

    title: str
    name: str
    abstract: str
    authors: str
    tags: str


def round_length(length: int) -> int:
    """The least round length that is no shorter: 16, 17 and 100 become 16, 18 and 104.

    An octave has eight, as in Lucene (`SmallFloat.intToByte4`), which keeps lengths so too.
    """
    step = 1 << max(0, length.bit_length() - 1 - _EIGHTHS)
    return -(-length // step) * step
