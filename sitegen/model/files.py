"""A file of the site, before it is written."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutputFile:
    """`path` is relative to the site's root, with `/`; `data` its bytes."""

    path: str
    data: bytes
