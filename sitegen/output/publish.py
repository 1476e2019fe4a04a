"""Publishing: a stream of output files becomes the output folder, at once or not at all.

This module is the stage's face: `guard` and `forget` are for callers too.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from sitegen.errors import RunError
from sitegen.model.files import OutputFile
from sitegen.output.exchange import exchange, restore
from sitegen.output.forget import forget
from sitegen.output.guard import guard
from sitegen.output.ledger import MARKER, digest, load, made_in, save
from sitegen.output.lock import locked
from sitegen.output.paths import PathBook
from sitegen.output.place import Place
from sitegen.output.reasons import in_plain_words
from sitegen.output.remove import remove_tree
from sitegen.output.staging import Staging, ancestors
from sitegen.output.standing import Standing
from sitegen.output.survey import Rest, survey

__all__ = ["Published", "forget", "guard", "publish"]

_SPARE_FROM = 10
"""An earlier version is worth keeping as a spare where at most one file in so many differs."""


@dataclass(frozen=True, slots=True)
class Published:
    """What publishing did: how many files it wrote, left as they were, and removed.

    `files` and `bytes` are those of the whole site, without the files that sitegen did not make.
    """

    written: int
    unchanged: int
    removed: int
    files: int
    bytes: int


@dataclass(slots=True)
class _Version:
    """The next version of the site, while its files arrive."""

    book: PathBook = field(default_factory=PathBook)
    digests: dict[str, str] = field(default_factory=dict)
    written: set[str] = field(default_factory=set)
    shared: dict[str, int] = field(default_factory=dict)
    bytes: int = 0


def publish(files: Iterable[OutputFile], output: Path) -> Published:
    """Make `output` hold these files, and those in it that sitegen did not make.

    `files` is consumed once; no more than one file's bytes are held. Files whose bytes stand
    already are not touched, and where nothing changed nothing is written at all. Whatever stops the
    run, a kill included, leaves the previous site whole; against a power cut only the file system
    guards. Call `guard` first.

    Raises RunError where two files share a path, where files that sitegen did not make are in the
    way, where another build of the folder runs, and where the system refuses to write.
    """
    place = Place.of(output)
    try:
        with locked(place.lock, output):
            restore(place)
            return _publish(files, place)
    except OSError as refusal:
        raise RunError(f"cannot publish to {output}: {in_plain_words(refusal)}") from refusal


def _publish(files: Iterable[OutputFile], place: Place) -> Published:
    made = made_in(place)
    standing = Standing(place.output)
    staging = Staging(place)
    try:
        version = _receive(files, standing, staging)
        rest = survey(standing, made, version.book, version.shared)
        if version.written or rest.removed:
            _complete(staging, version, rest)
            save(place.next_ledger, version.digests)
            exchange(place)
            place.next_ledger.replace(place.ledger)
            _tidy(place, version, rest)
        elif load(place.ledger) != version.digests:
            save(place.ledger, version.digests)
    except BaseException:
        with suppress(OSError):  # what stopped the run is worth more than what stops the tidying
            remove_tree(place.staging)
        raise
    return Published(
        written=len(version.written),
        unchanged=len(version.shared),
        removed=rest.removed,
        files=len(version.digests),
        bytes=version.bytes,
    )


def _receive(files: Iterable[OutputFile], standing: Standing, staging: Staging) -> _Version:
    """Write the files that are new or changed."""
    version = _Version()
    for file in chain([MARKER], files):
        version.book.enter(file.path)
        version.digests[file.path] = digest(file.data)
        version.bytes += len(file.data)
        inode = standing.inode_of(file.path, file.data)
        if inode is None:
            staging.write(file.path, file.data)
            version.written.add(file.path)
        else:
            version.shared[file.path] = inode
    return version


def _complete(staging: Staging, version: _Version, rest: Rest) -> None:
    """Give the next version the files that stand already."""
    staging.complete(version.written, version.shared | rest.kept)
    others = ancestors(rest.kept) | set(rest.folders)
    staging.copy_folders(["", *(other for other in others if not version.book.has_folder(other))])


def _tidy(place: Place, version: _Version, rest: Rest) -> None:
    """Keep the replaced version as a spare, or remove it; what resists is left to the next run."""
    with suppress(OSError):
        if (len(version.written) + rest.removed) * _SPARE_FROM > len(version.digests):
            remove_tree(place.staging)
        else:
            place.staging.rename(place.spare)
