"""The site as it stands in the output folder. Nothing here follows a symbolic link or writes."""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_READ = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Neither a symbolic link is followed nor a named pipe waited for."""
_READ_BYTES = _READ | getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class Entry:
    """A file or symbolic link by its path from the root, and its number on the disk.

    An empty folder is an entry too, without a number.
    """

    path: str
    inode: int | None


class Standing:
    """The current site; no site where the folder does not exist."""

    def __init__(self, root: Path) -> None:
        self._root = os.fspath(root)
        self._real = {"": root.is_dir()}

    def inode_of(self, path: str, data: bytes) -> int | None:
        """The number of the file at a path if it holds exactly these bytes, else None."""
        if not self._is_real(path.rpartition("/")[0]):
            return None
        with suppress(OSError):
            descriptor = os.open(f"{self._root}/{path}", _READ_BYTES)
            try:
                status = os.fstat(descriptor)
                same = (
                    stat.S_ISREG(status.st_mode)
                    and status.st_size == len(data)
                    and os.read(descriptor, len(data) + 1) == data
                )
                return status.st_ino if same else None
            finally:
                os.close(descriptor)
        return None

    def _is_real(self, folder: str) -> bool:
        """Whether a folder and all above it are folders, not symbolic links to some."""
        known = self._real.get(folder)
        if known is None:
            known = self._is_real(folder.rpartition("/")[0]) and _is_folder(
                f"{self._root}/{folder}"
            )
            self._real[folder] = known
        return known

    def entries(self) -> Iterator[Entry]:
        """Everything that stands there, in no particular order."""
        pending = [""] if self._real[""] else []
        while pending:
            folder = pending.pop()
            prefix = f"{folder}/" if folder else ""
            with os.scandir(f"{self._root}/{folder}") as listing:
                empty = True
                for entry in listing:
                    empty = False
                    if entry.is_dir(follow_symlinks=False):
                        pending.append(prefix + entry.name)
                    else:
                        yield Entry(prefix + entry.name, entry.inode())
            if empty and folder:
                yield Entry(folder, None)


def _is_folder(path: str) -> bool:
    with suppress(OSError):
        return stat.S_ISDIR(os.lstat(path).st_mode)
    return False
