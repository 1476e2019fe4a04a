"""Publishing: a stream of output files becomes the output folder, at once or not at all.

This module is the stage's face: `guard` and `forget` are for callers too.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from sitegen.errors import RunError
from sitegen.model.built import Tally
from sitegen.model.files import OutputFile, PlannedFile
from sitegen.output.clock import moment, next_moment
from sitegen.output.exchange import exchange, restore
from sitegen.output.forget import forget
from sitegen.output.guard import guard
from sitegen.output.ledger import MARKER, made_in
from sitegen.output.lock import locked
from sitegen.output.place import Place
from sitegen.output.reasons import in_plain_words
from sitegen.output.record import Ledger, Record, Seen, save
from sitegen.output.remove import remove_tree
from sitegen.output.staging import Staging, ancestors
from sitegen.output.standing import Standing
from sitegen.output.survey import Rest, survey
from sitegen.output.telling import Stands, tell
from sitegen.output.version import Version

__all__ = ["Published", "forget", "guard", "publish", "tell"]

_SPARE_FROM = 10
"""An earlier version is worth keeping as a spare where at most one file in so many differs."""


@dataclass(frozen=True, slots=True)
class Published:
    """What publishing did. `stands` is for `tell`: how the site stands now."""

    tally: Tally
    stands: Stands


def publish(
    files: Iterable[OutputFile | PlannedFile], output: Path, program: bytes = b""
) -> Published:
    """Make `output` hold these files, and those in it that sitegen did not make.

    `files` is consumed once; no more than one file's bytes are held. A planned file is not made
    where the file that stands was made with the same key by the same `program`, a digest of the
    code and all it depends on (empty: unknown, everything is made), and nobody touched it since.
    Files whose bytes stand already are not touched, and where nothing changed nothing is written
    at all. Whatever stops the run, a kill included, leaves the previous site whole; against a
    power cut only the file system guards. Call `guard` first.

    Raises RunError where two files share a path, where files that sitegen did not make are in the
    way, where another build of the folder runs, and where the system refuses to write.
    """
    place = Place.of(output)
    try:
        with locked(place.lock, output):
            place.told.unlink(missing_ok=True)
            restore(place)
            return _publish(files, place, program)
    except OSError as refusal:
        raise RunError(f"cannot publish to {output}: {in_plain_words(refusal)}") from refusal


def _publish(files: Iterable[OutputFile | PlannedFile], place: Place, program: bytes) -> Published:
    made = made_in(place, program)
    standing = Standing(place.output, made.records or (), moment(place.lock))
    version = Version(standing, Staging(place))
    try:
        for file in chain([MARKER], files):
            version.take(file)
        rest = survey(standing, made, version.book, version.shared)
        if version.written or rest.removed:
            _replace(place, version, rest, program)
        else:
            if made.saved != Ledger(program, version.records):
                save(place.ledger, Ledger(program, version.records))
            place.next_ledger.unlink(missing_ok=True)
    except BaseException:
        with suppress(OSError):  # what stopped the run is worth more than what stops the tidying
            remove_tree(place.staging)
        raise
    return Published(
        Tally(
            written=len(version.written),
            unchanged=len(version.shared),
            removed=rest.removed,
            files=len(version.records),
            bytes=version.size,
        ),
        Stands(place.ledger.lstat(), version.records, (*rest.kept, *rest.folders)),
    )


def _replace(place: Place, version: Version, rest: Rest, program: bytes) -> None:
    """Complete the next version and let it take the output's place."""
    staging, inodes = version.staging, version.standing.inodes
    shared = {path: inodes[path] for path in version.shared}
    linked = staging.complete(version.written, shared | rest.kept)
    others = ancestors(rest.kept) | set(rest.folders)
    staging.copy_folders(["", *(other for other in others if not version.book.has_folder(other))])
    _look_again(place.staging, [*version.written, *linked], version, place)
    save(place.next_ledger, Ledger(program, version.records))
    exchange(place)
    place.next_ledger.replace(place.ledger)
    if _tidy(place, version, rest):
        _look_again(place.output, version.shared, version, place)
        save(place.ledger, Ledger(program, version.records))


def _look_again(root: Path, paths: Iterable[str], version: Version, place: Place) -> None:
    """Record how files stand that were written, or whose links became more or fewer."""
    now = next_moment(place.lock)
    for path in paths:
        record = version.records.get(path)
        if record is not None:
            seen = Seen.of(os.lstat(f"{root}/{path}")).before(now)
            version.records[path] = Record(record.digest, record.key, seen)


def _tidy(place: Place, version: Version, rest: Rest) -> bool:
    """Keep the replaced version as a spare, or remove it; whether files lost links by that.

    What resists is left to the next run.
    """
    if not place.staging.exists():
        return False
    spoiled = (len(version.written) + rest.removed) * _SPARE_FROM > len(version.records)
    with suppress(OSError):
        if spoiled:
            remove_tree(place.staging)
        else:
            place.staging.rename(place.spare)
    return spoiled
