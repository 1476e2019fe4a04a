r"""Lists of authors, as BibTeX and JSON write them, as names in reading order.

BibTeX's rules: names are joined by `and`, one name is "First von Last", "von Last, First" or
"von Last, Jr, First", and what stands in braces is one word. Source: Nicolas Markey, "Tame the
BeaST", 2009, section 11.
"""

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sitegen.content.metadata.tex import plain_text
from sitegen.text import braces

_AND = re.compile(r"(?<![^\s}])and(?![^\s{])", re.IGNORECASE)
_SEMICOLON = re.compile(r";")
_COMMA = re.compile(r",")
# "and others" and "et al." stand for people whom the list does not name.
_OTHERS = re.compile(r"(?:and\s+)?(?:others|et\.?\s*al\.?)", re.IGNORECASE)
_ET_AL = re.compile(r"[,;]?\s++et\.?\s*al\.?\s*\Z", re.IGNORECASE)  # "Ada Example, et al."
_JUNIOR = re.compile(r"(?:jr|sr|ii|iii|iv|v|ph\.?\s?d|m\.?d)\.?", re.IGNORECASE)  # "King, Jr."
_COMPANY = re.compile(r"(?:inc|ltd|llc|gmbh|co|corp)\.?", re.IGNORECASE)  # "Example, Inc."
_NUMBERED = re.compile(r"\s\d{4}\Z")  # "Wei Wang 0001": DBLP tells people of one name apart
_INITIAL = re.compile(r"[^\W\d_]\.?(?:-?[^\W\d_]\.)*")  # "G.", "J.-P."
_PART = re.compile(r"(family|given|prefix|suffix)\s*=\s*(.*)", re.DOTALL)  # "family=Berg"
_PAIR = 2
_TRIPLE = 3


@dataclass(frozen=True, slots=True)
class People:
    """The names of a list in order.

    `cut`: the list says that there are others. `doubtful`: what may be one person or two, and is
    therefore not among the names.
    """

    names: tuple[str, ...]
    cut: bool = False
    doubtful: tuple[str, ...] = ()


def read_people(text: str) -> People:
    r"""The people of one text, joined by `and`, semicolons or commas.

    >>> read_people(r"von M{\"u}ller, J{\"o}rg and {Barnes and Noble, Inc.} and others")
    People(names=('Jörg von Müller', 'Barnes and Noble, Inc.'), cut=True, doubtful=())
    >>> read_people("Ada Example, Bo Sample, and Cy Specimen").names
    ('Ada Example', 'Bo Sample', 'Cy Specimen')
    """
    text = _ET_AL.sub(" and others", html.unescape(text))
    parts = _split(_AND, text)
    if len(parts) == 1:
        parts = _split(_SEMICOLON, text)
    return listed_people(_cut_at_commas(parts))


def listed_people(texts: Iterable[str]) -> People:
    """The people of a list of texts, each one name."""
    written = [text for text in texts if text.strip(" ,{}")]
    named = [text for text in written if not _OTHERS.fullmatch(text.strip(" ,{}"))]
    alone = len(written) == 1
    doubtful = dict.fromkeys(text for text in named if _is_doubtful(text, alone=alone))
    names = [in_reading_order(text) for text in named if text not in doubtful]
    return People(
        names=tuple(dict.fromkeys(filter(None, names))),
        cut=len(named) < len(written),
        doubtful=tuple(map(plain_text, doubtful)),
    )


def in_reading_order(name: str) -> str:
    """One name as people write it.

    >>> in_reading_order("van den Berg, Jr., Ada"), in_reading_order("Example, Inc.")
    ('Ada van den Berg Jr.', 'Example, Inc.')
    """
    name = _NUMBERED.sub("", name)
    if "," not in name:
        return plain_text(name)
    parts = _split(_COMMA, name)
    values = {found[1]: found[2] for part in parts if (found := _PART.fullmatch(part))}
    if parts and len(values) == len(parts):  # Biber's "family=Berg, given=Ada, prefix=van den"
        order = ("given", "prefix", "family", "suffix")
        return plain_text(" ".join(values[key] for key in order if key in values))
    if len(parts) == _PAIR and _JUNIOR.fullmatch(parts[1]):
        return plain_text(f"{parts[0]} {parts[1]}")
    if len(parts) == _PAIR and not _COMPANY.fullmatch(parts[1]):
        return plain_text(f"{parts[1]} {parts[0]}")
    if len(parts) == _TRIPLE and _JUNIOR.fullmatch(parts[1]):
        return plain_text(f"{parts[2]} {parts[0]} {parts[1]}")
    return plain_text(", ".join(parts))


def _cut_at_commas(parts: Sequence[str]) -> Iterator[str]:
    """The parts, those cut at their commas that list names: "A. Ada, B. Bo, and C. Cy".

    A comma between two names is told from that of "Ada, A." by the other parts, which have none.
    """
    pieces = [_split(_COMMA, part) for part in parts]
    with_commas = sum(len(those) > 1 for those in pieces)
    for part, those in zip(parts, pieces, strict=True):
        in_a_list = len(parts) > 1 and with_commas == 1
        several = len(those) > _PAIR or (len(those) == _PAIR and in_a_list)
        yield from those if several and all(map(_is_whole, those)) else (part,)


def _is_doubtful(name: str, *, alone: bool) -> bool:
    """Whether nobody can say how many people these are: "Ada Example, Bo Sample" `alone`."""
    parts = _split(_COMMA, name)
    if any(_PART.fullmatch(part) for part in parts):
        return False
    if len(parts) == _PAIR:
        return alone and all(map(_is_whole, parts))
    if len(parts) == _TRIPLE:
        return not _JUNIOR.fullmatch(parts[1])
    return len(parts) > _TRIPLE


def _is_whole(name: str) -> bool:
    """Whether it could be a whole name: "García Márquez"; not "G. J." nor "van Berg" nor "Ada"."""
    words = plain_text(name).split()
    return len(words) >= _PAIR and words[0][0].isupper() and not _INITIAL.fullmatch(words[-1])


def _split(separator: re.Pattern[str], text: str) -> list[str]:
    """The text cut at a separator that stands outside braces; stripped pieces, no empty ones."""
    pieces, start = [], 0
    for found in separator.finditer(_masked(text)):
        pieces.append(text[start : found.start()])
        start = found.end()
    return [piece.strip() for piece in (*pieces, text[start:]) if piece.strip()]


def _masked(text: str) -> str:
    """The text with braces where it stands in braces."""
    if "{" not in text:
        return text
    pieces: list[str] = []
    start = 0
    for at, end in sorted(braces.pairs(text).items()):
        if at >= start:
            pieces += (text[start:at], "{" * (end + 1 - at))
            start = end + 1
    return "".join((*pieces, text[start:]))
