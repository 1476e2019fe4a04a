"""Noting what a build said and how its site stands, for `sitegen.output.unchanged`."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sitegen.output.place import Place
from sitegen.output.record import Record
from sitegen.output.staging import ancestors
from sitegen.output.unchanged import FORM, line, state_of, status_line


@dataclass(frozen=True, slots=True)
class Stands:
    """How a site stands right after a build.

    It is what was recorded, not what is on the disk later: a change in between must not count as
    the build's. `others` are the paths that are a person's.
    """

    ledger: os.stat_result
    records: Mapping[str, Record]
    others: tuple[str, ...]


def tell(output: Path, stands: Stands, built: bytes, told: bytes) -> None:
    """Note that a build of `built`, a digest of all that went into it, said `told`.

    `stands` is what `publish` returned. Nothing is noted where a record of it is in doubt, and
    where the system refuses, as a full disk does: then the next build looks at everything.
    """
    lines = [status_line("/", stands.ledger)]
    for path, record in stands.records.items():
        seen = record.seen
        if seen is None:
            return
        lines.append(line(path, seen.size, seen.modified, seen.changed, seen.inode))
    folders = ancestors(stands.records)
    listed = sorted({f"{folder}/" for folder in folders} | set(_topmost(stands.others, folders)))
    fields = [FORM, built.hex().encode(), told.hex().encode(), state_of(lines)]
    file = Place.of(output).told
    partial = file.with_suffix(".part")
    try:
        partial.write_bytes(b"\0".join([*fields, *(os.fsencode(path) for path in listed)]))
        partial.replace(file)
    except OSError:
        with suppress(OSError):
            partial.unlink()


def _topmost(paths: Iterable[str], folders: set[str]) -> Iterator[str]:
    """For each path what lies right in a folder of the site: `.git` for `.git/refs/tags/a`."""
    for path in paths:
        top, folder = path, path.rpartition("/")[0]
        while folder and folder not in folders:
            top, folder = folder, folder.rpartition("/")[0]
        yield top
