"""Noting what a build said and how its site stands, for `sitegen.output.unchanged`."""

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NewType

from sitegen.output.place import Place
from sitegen.output.record import Record
from sitegen.output.staging import ancestors
from sitegen.output.unchanged import FORM, line, state_of, status_line

Stands = NewType("Stands", bytes)
"""How a site stands right after a build; empty where that is in doubt."""


def how_it_stands(place: Place, records: Mapping[str, Record], others: Iterable[str]) -> Stands:
    """The state of a published site, from its records and the paths that are a person's.

    Empty where a record is in doubt. It comes from what was recorded, not from the disk: a change
    in between must not count as the build's.
    """
    lines = [status_line("/", place.ledger.lstat())]
    for path, record in records.items():
        seen = record.seen
        if seen is None:
            return Stands(b"")
        lines.append(line(path, seen.size, seen.modified, seen.changed, seen.inode))
    folders = ancestors(records)
    listed = sorted({f"{folder}/" for folder in folders} | set(_topmost(others, folders)))
    return Stands(b"\0".join([state_of(lines), *(os.fsencode(path) for path in listed)]))


def _topmost(paths: Iterable[str], folders: set[str]) -> Iterator[str]:
    """For each path what lies right in a folder of the site: `.git` for `.git/refs/tags/a`."""
    for path in paths:
        top, folder = path, path.rpartition("/")[0]
        while folder and folder not in folders:
            top, folder = folder, folder.rpartition("/")[0]
        yield top


def tell(output: Path, stands: Stands, built: bytes, told: bytes) -> None:
    """Note that a build of `built`, a digest of all that went into it, said `told`.

    `stands` is what `publish` returned. Nothing is noted where that is in doubt. Raises OSError
    where the system refuses.
    """
    if not stands:
        return
    file = Place.of(output).told
    partial = file.with_suffix(".part")
    partial.write_bytes(b"\0".join([FORM, built.hex().encode(), told.hex().encode(), stands]))
    partial.replace(file)
