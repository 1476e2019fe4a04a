"""Everything that goes into a build, as digests: the program with what it runs on, and folders.

What is read here decides whether anything has to be built at all, so this module imports little.
"""

import hashlib
import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

_BYTES = 16  # of a digest
_PIECE = 1 << 16
_TICK = 50_000_000
"""Nanoseconds: a file that changed so lately may change once more without looking different."""


def digest(*inputs: bytes) -> bytes:
    """A name for some inputs that no others have (BLAKE2, 128 bits). Order and borders count."""
    found = hashlib.blake2b(digest_size=_BYTES)
    for each in inputs:
        found.update(b"%d\0" % len(each))
        found.update(each)
    return found.digest()


class Snapshot:
    """Some folders as they are read: a digest of every name and byte in them."""

    def __init__(self, folders: Iterable[str]) -> None:
        self._folders = tuple(folders)
        self._taken = time.time_ns()
        content, standing = hashlib.blake2b(digest_size=_BYTES), hashlib.blake2b()
        self._newest = 0
        for entry in _entries(self._folders):
            standing.update(self._signs(entry))
            data = _read(entry)
            content.update(b"%s\0%d\0" % (os.fsencode(entry.path), len(data)))
            content.update(data)
        self.digest = content.digest()
        self._standing = standing.digest()

    def still_holds(self) -> bool:
        """Whether no file was touched since: what others read meanwhile is what was read here.

        A change that was undone counts as one: the time of a change of a file's status
        (`st_ctime_ns`) cannot be set back.
        """
        if self._newest > self._taken - _TICK:
            return False
        standing = hashlib.blake2b()
        for entry in _entries(self._folders):
            standing.update(self._signs(entry))
        return standing.digest() == self._standing

    def _signs(self, entry: "os.DirEntry[str]") -> bytes:
        statuses = [entry.stat(follow_symlinks=False)]
        if entry.is_symlink():
            with suppress(OSError):  # it may lead nowhere
                statuses.append(entry.stat())
        signs = [os.fsencode(entry.path)]
        for status in statuses:
            self._newest = max(self._newest, status.st_ctime_ns, status.st_mtime_ns)
            numbers = status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino
            signs.append(b"%d %d %d %d" % numbers)
        return b"\0".join(signs)


def program() -> bytes:
    """The digest of this program, of the Python it runs on and of what is installed beside it.

    Versions are read off the names of the folders that hold a distribution's metadata,
    `numpy-2.4.6.dist-info` (PyPA, "Recording installed projects").
    """
    digest = hashlib.blake2b(sys.version.encode(), digest_size=_BYTES)
    for name in sorted(_installed()):
        digest.update(os.fsencode(name) + b"\0")
    root = str(Path(__file__).parent)
    for entry in _entries([root]):
        digest.update(os.fsencode(entry.path.removeprefix(root)) + b"\0")
        digest.update(_read(entry))
    return digest.digest()


def _installed() -> Iterator[str]:
    for folder in sys.path:
        with suppress(OSError), os.scandir(folder) as listing:  # "" and archives are no folders
            yield from (entry.name for entry in listing if entry.name.endswith("-info"))


def _entries(
    folders: Iterable[str], above: frozenset[str] = frozenset()
) -> Iterator["os.DirEntry[str]"]:
    """All that stands in the folders and below, by name, but folders and compiled Python.

    A folder that does not exist holds nothing. A symbolic link to a folder is there itself and with
    all it leads to, but for one that leads back to a folder `above` it.
    """
    for folder in folders:
        try:
            with os.scandir(folder) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except FileNotFoundError:
            continue
        for entry in entries:
            is_link = entry.is_symlink()
            if is_link or not entry.is_dir():
                yield entry
            if is_link and entry.is_dir():
                real = os.path.realpath(entry.path)
                if real not in above:
                    yield from _entries([entry.path], above | {real})
            elif not is_link and entry.is_dir() and entry.name != "__pycache__":
                yield from _entries([entry.path], above)


def _read(entry: "os.DirEntry[str]") -> bytes:
    """The bytes of a file; of a symbolic link also where it leads; of anything else nothing."""
    leads = os.fsencode(Path(entry).readlink()) + b"\0" if entry.is_symlink() else b""
    if not entry.is_file():
        return leads
    descriptor = os.open(entry.path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        data = piece = os.read(descriptor, _PIECE)
        while len(piece) == _PIECE:
            piece = os.read(descriptor, _PIECE)
            data += piece
    finally:
        os.close(descriptor)
    return leads + data
