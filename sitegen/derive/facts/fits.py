"""How an entry of published facts fits a paper."""

from dataclasses import dataclass
from enum import StrEnum

from sitegen.model.record import Facts, Link


class How(StrEnum):
    """What an entry was joined by, the surest first."""

    ABSTRACT = "abstract"  # its letters are those of the paper's, or begin them
    REWORDED = "reworded abstract"  # most of its words are the paper's
    LINK = "link"  # both give an address that nobody else gives
    TITLE = "title"  # its title is the paper's, as the editor or another entry gives it
    NAME = "name"  # its title begins with the paper's name


RANK = {how: rank for rank, how in enumerate(How)}


@dataclass(frozen=True, slots=True)
class Known:
    """What a paper is known by before facts are joined to it.

    `title` is an editor's. `links` are those that lead to this paper and what belongs to it.
    """

    abstract: str
    title: str | None = None
    name: str | None = None
    venue: str | None = None
    year: int | None = None
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Fit:
    """One entry that fits a paper. `strength`, up to 1, is the share of the abstract that does."""

    facts: Facts
    how: How
    strength: float = 1.0


@dataclass(frozen=True, slots=True)
class Found:
    """The papers that an entry fits, by their places.

    Several where they have one abstract; with `rivals` they are different papers that the entry
    fits alike, and it is joined to none of them.
    """

    papers: tuple[int, ...]
    how: How
    strength: float = 1.0
    rivals: bool = False
