"""A text of a paper, as read once and shown everywhere."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hyperlink:
    """A URL in a text, and where its label stands in the text's `plain` form: `plain[start:end]`.

    The URL is one of http, https or mailto.
    """

    url: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Prose:
    """An abstract or a title, read in the abstract dialect, in every form the program shows."""

    source: str
    """Verbatim, as written."""
    html: str
    """Safe HTML, well-formed: em, strong, code, a, math, and for an abstract p, ul, ol, li."""
    text: str
    """What a reader sees; math as its TeX source between `$`."""
    plain: str
    """What a reader sees, in one line; math as Unicode where it exists, else as its bare TeX."""
    searchable: str
    """The plain form; of a formula that has none, its letters and signs without TeX's commands."""
    emphasised: tuple[str, ...] = ()
    """The plain text of each em and strong, in order."""
    links: tuple[Hyperlink, ...] = ()
    """The URLs, in order."""
    faults: tuple[str, ...] = ()
    """TeX sources that have no MathML form and are shown as code."""


def unmarked(text: str) -> Prose:
    """A title without markup or any sign that HTML writes otherwise: the same in every form."""
    return Prose(text, text, text, text, text)


@dataclass(frozen=True, slots=True)
class Notes:
    """Markdown as an editor writes it, read once."""

    html: str
    """Safe HTML, well-formed."""
    faults: tuple[str, ...] = ()
    """TeX sources that have no MathML form and are shown as code."""


Reader = Callable[[str], Prose]
"""Reads an abstract. Stages are handed one, so that a reading may be remembered."""

NotesReader = Callable[[str], Notes]
"""Reads an editor's Markdown; handed to stages for the same reason."""
