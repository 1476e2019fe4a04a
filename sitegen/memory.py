"""Remembering what pure calls returned, so that a build makes each of them once."""

from collections.abc import Callable, Hashable
from typing import TypeVar

Argument = TypeVar("Argument", bound=Hashable)
Result = TypeVar("Result")


def remembering(function: Callable[[Argument], Result], most: int) -> Callable[[Argument], Result]:
    """A pure function of one argument that keeps its first `most` results.

    Nothing is evicted: the stages go through the whole catalog one after another, and a memory of
    the latest calls would have forgotten the first paper when the next stage asks for it.
    """
    kept: dict[Argument, Result] = {}

    def remembered(argument: Argument) -> Result:
        if argument in kept:
            return kept[argument]
        result = function(argument)
        if len(kept) < most:
            kept[argument] = result
        return result

    return remembered
