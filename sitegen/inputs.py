"""Everything that goes into a build: the program with what it runs on, and folders.

What is looked at here decides whether anything has to be built at all, so this module imports
little.
"""

import hashlib
import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from operator import attrgetter
from pathlib import Path

_BYTES = 16  # of a digest
_PIECE = 1 << 16
_TICK = 50_000_000
"""Nanoseconds: a file that changed so lately may change once more without looking different."""
_SLOW_TICK = 2_000_000_000
"""The same where a file system counts whole seconds, or two of them as FAT does."""
_SECOND = 1_000_000_000
CHANGES_SHOW = os.name == "posix"
"""Whether the status of a file says when it was changed last; on Windows, when it was made."""


def digest(*inputs: bytes) -> bytes:
    """A name for some inputs that no others have (BLAKE2, 128 bits). Order and borders count."""
    found = hashlib.blake2b(digest_size=_BYTES)
    for each in inputs:
        found.update(b"%d\0" % len(each))
        found.update(each)
    return found.digest()


class Snapshot:
    """How some folders stand, as a digest of every name in them and of what tells its bytes.

    What tells the bytes of a file is, as for Git, its size, its inode and when it was changed: the
    time of a change of its status (`st_ctime`, POSIX) is set by every write, link, rename and
    change of other times, and no program can set it. Where there is no such time the bytes
    themselves are read. Raises OSError where something cannot be looked at.
    """

    def __init__(self, folders: Iterable[str]) -> None:
        self._folders = tuple(folders)
        taken = time.time_ns()
        self.digest, touched = _stand(self._folders)
        self._is_certain = all(certain_from(moment) < taken for moment in touched)

    def still_holds(self) -> bool:
        """Whether no file was touched since, nor so lately that it could be touched unseen.

        Then all who read meanwhile have read the same, and equal digests mean equal bytes.
        """
        return self._is_certain and _stand(self._folders)[0] == self.digest


def _stand(folders: Iterable[str]) -> tuple[bytes, set[int]]:
    """The digest of how folders stand, and when (nanoseconds) what is in them was touched."""
    lines: list[str] = []
    touched: set[int] = set()
    for entry in _entries(folders):
        lines.append(entry.path)
        if entry.is_dir(follow_symlinks=False):
            continue  # its name counts: a time of its own tells of what came and went again
        for status in _statuses(entry):
            lines.append(standing(status))
            touched.add(last_touched(status))
        if not CHANGES_SHOW:
            lines.append(digest(_read(entry)).hex())
    return digest("\0".join(lines).encode("utf-8", "surrogateescape")), touched


def _statuses(entry: "os.DirEntry[str]") -> list[os.stat_result]:
    """That of an entry; of a symbolic link also that of where it leads, if anywhere."""
    own = entry.stat(follow_symlinks=False)
    if entry.is_symlink():
        with suppress(OSError):
            return [own, entry.stat()]
    return [own]


def standing(status: os.stat_result) -> str:
    """What of a file's status tells its bytes from others that it may hold later."""
    return f"{status.st_size} {status.st_mtime_ns} {status.st_ctime_ns} {status.st_ino}"


def last_touched(status: os.stat_result) -> int:
    """When (nanoseconds) a file was touched last, as far as its status tells."""
    return status.st_ctime_ns if CHANGES_SHOW else status.st_mtime_ns


def certain_from(touched: int) -> int:
    """From when on a file that was touched last at a moment cannot be touched unseen."""
    return touched + (_TICK if touched % _SECOND else _SLOW_TICK)


def program() -> bytes:
    """The digest of this program, of the Python it runs on and of what is installed beside it.

    Versions are read off the names of the folders that hold a distribution's metadata,
    `numpy-2.4.6.dist-info` (PyPA, "Recording installed projects").
    """
    found = hashlib.blake2b(sys.version.encode(), digest_size=_BYTES)
    for name in sorted(_installed()):
        found.update(os.fsencode(name) + b"\0")
    root = str(Path(__file__).parent)
    for entry in _entries([root]):
        if "__pycache__" in entry.path.removeprefix(root):  # compiled from what is here
            continue
        data = _read(entry)
        found.update(b"%s\0%d\0" % (os.fsencode(entry.path.removeprefix(root)), len(data)))
        found.update(data)
    return found.digest()


def _installed() -> Iterator[str]:
    for folder in sys.path:
        with suppress(OSError), os.scandir(folder) as listing:  # "" and archives are no folders
            yield from (entry.name for entry in listing if entry.name.endswith("-info"))


def _entries(
    folders: Iterable[str], above: frozenset[str] = frozenset()
) -> Iterator["os.DirEntry[str]"]:
    """All that stands in the folders and below, by name, and the folders in them.

    A folder that does not exist holds nothing. A symbolic link to a folder is there itself and with
    all it leads to, but for one that leads back to a folder `above` it.
    """
    for folder in folders:
        try:
            with os.scandir(folder) as listing:
                entries = sorted(listing, key=attrgetter("name"))
        except FileNotFoundError:
            continue
        for entry in entries:
            yield entry
            if entry.is_dir():
                real = {os.path.realpath(entry.path)} if entry.is_symlink() else set()
                if not real & above:
                    yield from _entries([entry.path], above | real)


def _read(entry: "os.DirEntry[str]") -> bytes:
    """The bytes of a file; of anything else nothing."""
    if not entry.is_file():
        return b""
    descriptor = os.open(entry.path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        data = piece = os.read(descriptor, _PIECE)
        while len(piece) == _PIECE:
            piece = os.read(descriptor, _PIECE)
            data += piece
    finally:
        os.close(descriptor)
    return data
