"""The site as it stands in the output folder. Nothing here follows a symbolic link or writes."""

import os
import stat
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from sitegen.output.record import Record, Seen

_READ = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Neither a symbolic link is followed nor a named pipe waited for."""
_READ_BYTES = _READ | getattr(os, "O_BINARY", 0)


class Standing:
    """All that stood in the folder when this was made; nothing where there is no folder.

    `inodes` gives every file's and symbolic link's number on the disk, `untouched` the record of
    those that nobody touched since it was made, `empty` the empty folders. `moment` is the file
    system's time just before.
    """

    def __init__(self, root: Path, records: Sequence[Mapping[str, Record]], moment: int) -> None:
        self.inodes: dict[str, int] = {}
        self.untouched: dict[str, Record] = {}
        self.empty: list[str] = []
        self._root = os.fspath(root)
        self._records = records
        self._moment = moment
        pending = [""] if root.is_dir() else []
        while pending:
            pending.extend(self._look_into(pending.pop()))

    def _look_into(self, folder: str) -> list[str]:
        """Note what stands in a folder, given as `papers/`; the folders in it."""
        folders: list[str] = []
        empty = True
        with os.scandir(f"{self._root}/{folder}") as listing:
            for entry in listing:
                empty = False
                path = folder + entry.name
                if entry.is_dir(follow_symlinks=False):
                    folders.append(path + "/")
                    continue
                self.inodes[path] = entry.inode()
                for records in self._records:
                    record = records.get(path)
                    if record is not None and record.seen == Seen.of(os.lstat(entry)):
                        self.untouched[path] = record
        if empty and folder:
            self.empty.append(folder[:-1])
        return folders

    def holds(self, path: str, data: bytes) -> tuple[bool, Seen | None]:
        """Whether the file at a path is read to hold exactly these bytes, and how it was seen.

        It counts as not seen where it is so young that a change to come might not show.
        """
        if path not in self.inodes:
            return False, None
        with suppress(OSError):
            descriptor = os.open(f"{self._root}/{path}", _READ_BYTES)
            try:
                status = os.fstat(descriptor)
                if (
                    stat.S_ISREG(status.st_mode)
                    and status.st_size == len(data)
                    and os.read(descriptor, len(data) + 1) == data
                ):
                    return True, Seen.of(status).before(self._moment)
            finally:
                os.close(descriptor)
        return False, None
