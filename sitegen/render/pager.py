"""Long lists in pages, and the links between the pages."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from sitegen.render.views import Pager, Step

Item = TypeVar("Item")


def in_pages(items: Sequence[Item], size: int) -> Iterator[tuple[int, Sequence[Item]]]:
    """The number of each page, from 1, and its items. An empty list has one empty page."""
    for start in range(0, max(len(items), 1), size):
        yield start // size + 1, items[start : start + size]


def page_count(items: Sequence[Item], size: int) -> int:
    """How many pages of `size` items there are: one where there is no item."""
    return max(1, -(-len(items) // size))


def make_pager(path_of: Callable[[int], str], number: int, count: int) -> Pager:
    """The place of page `number` of `count`. `path_of` says where a page stands: all in one folder,
    so that their names are the links.
    """
    shown = sorted({1, count, *range(max(1, number - 1), min(count, number + 1) + 1)})
    before = [0, *shown]
    return Pager(
        number=number,
        count=count,
        previous=file_of(path_of(number - 1)) if number > 1 else None,
        next=file_of(path_of(number + 1)) if number < count else None,
        steps=tuple(
            Step(step, file_of(path_of(step)), gap=step - last > 1)
            for last, step in zip(before, shown, strict=False)
        ),
    )


def file_of(path: str) -> str:
    """The last part of a path: the link from another page of its folder."""
    return path.rpartition("/")[2]
