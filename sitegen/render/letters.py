"""An A–Z in pages: whole letters together where they fit."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Protocol, TypeVar
from urllib.parse import quote

from sitegen.render.pager import file_of, in_pages
from sitegen.render.views import Letter


class Lettered(Protocol):
    """What stands under a letter."""

    @property
    def letter(self) -> str: ...


Entry = TypeVar("Entry", bound=Lettered)
Part = tuple[str, Sequence[Entry]]


def letter_pages(entries: Sequence[Entry], size: int) -> list[list[Part[Entry]]]:
    """Pages of (letter, entries) with at most `size` entries each.

    A letter starts a new page if it does not fit on the rest of the last one; only a letter longer
    than a page is divided. No entries make one empty page. `entries` stand in the order of letters.
    """
    pages: list[list[Part[Entry]]] = [[]]
    room = size
    for letter, group in groupby(entries, key=lambda entry: entry.letter):
        members = list(group)
        if len(members) > room and pages[-1]:
            pages.append([])
        for number, part in in_pages(members, size):
            if number > 1:
                pages.append([])
            pages[-1].append((letter, part))
        room = size - sum(len(part) for _, part in pages[-1])
    return pages


def anchor_of(letter: str) -> str:
    """The id of a letter's heading on its page of the A–Z."""
    return f"letter-{letter}"


def letter_index(
    path_of: Callable[[int], str], pages: Sequence[Sequence[Part[Entry]]]
) -> tuple[Letter, ...]:
    """A link to the start of each letter, on whichever page that is."""
    return tuple(_first_places(path_of, pages))


def _first_places(
    path_of: Callable[[int], str], pages: Sequence[Sequence[Part[Entry]]]
) -> Iterator[Letter]:
    seen = set()
    for number, page in enumerate(pages, start=1):
        for letter, _ in page:
            if letter not in seen:
                seen.add(letter)
                fragment = quote(anchor_of(letter))
                yield Letter(letter, f"{file_of(path_of(number))}#{fragment}")
