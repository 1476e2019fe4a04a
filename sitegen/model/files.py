"""The files of the site, before they are written."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutputFile:
    """`path` is relative to the site's root, with `/`; `data` its bytes."""

    path: str
    data: bytes


@dataclass(frozen=True, slots=True)
class PlannedFile:
    """A file that is made only where what an earlier build made of the same inputs is gone.

    `key` names every input of `make`: the same path, key and program make the same bytes.
    """

    path: str
    key: bytes
    make: Callable[[], bytes]
