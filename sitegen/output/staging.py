"""The next version of a site, made as a whole folder before it takes the output's place."""

import os
import shutil
import stat
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path

from sitegen.output.place import Place
from sitegen.output.remove import remove

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
"""Only ever a new file: neither one that stands nor a symbolic link is written through."""


class Staging:
    """The folder of the next version. It starts as the spare one, where there is one.

    Bytes are only ever written to new files: one that stands may be shared with the current site.
    """

    def __init__(self, place: Place) -> None:
        self._root = place.staging
        self._spare = place.spare
        self._current = place.output
        self._ready: set[str] = set()

    def write(self, path: str, data: bytes) -> None:
        """Put a file with these bytes at a path."""
        self._make_folder(path.rpartition("/")[0])
        target = f"{self._root}/{path}"
        try:
            descriptor = os.open(target, _NEW, 0o666)
        except FileExistsError:
            remove(Path(target))
            descriptor = os.open(target, _NEW, 0o666)
        try:
            done = os.write(descriptor, data)
            while done < len(data):  # the system may take a part at a time
                done += os.write(descriptor, data[done:])
        finally:
            os.close(descriptor)

    def complete(self, written: AbstractSet[str], shared: Mapping[str, int]) -> list[str]:
        """Make the folder hold what was written and the current site's `shared` files, no more.

        `shared` gives each one's number on the disk. They are shared by hard links, or copied where
        there are none. Returns those for which that was needed: the others stood already.
        """
        self._make_folder("")
        standing = self._prune(written, shared)
        linked = [path for path in shared if path not in standing]
        for path in linked:
            self._make_folder(path.rpartition("/")[0])
            _share(f"{self._current}/{path}", f"{self._root}/{path}")
        return linked

    def copy_folders(self, folders: Iterable[str]) -> None:
        """Make folders of the current site, if need be, and give them their modes."""
        if not self._current.exists():
            return
        for folder in sorted(folders):
            self._make_folder(folder)
            mode = stat.S_IMODE((self._current / folder).stat().st_mode)
            (self._root / folder).chmod(mode | stat.S_IRWXU)

    def _prune(self, written: AbstractSet[str], shared: Mapping[str, int]) -> AbstractSet[str]:
        """Remove what the next version does not hold; the shared files that stand already."""
        folders = ancestors(written) | ancestors(shared)
        standing = set()
        pending = [""]
        while pending:
            folder = pending.pop()
            prefix = f"{folder}/" if folder else ""
            with os.scandir(self._root / folder) as listing:
                entries = list(listing)
            for entry in entries:
                path = prefix + entry.name
                if path in folders and entry.is_dir(follow_symlinks=False):
                    pending.append(path)
                elif path in shared and shared[path] == entry.inode():
                    standing.add(path)
                elif path not in written:
                    remove(Path(entry))
        return standing

    def _make_folder(self, folder: str) -> None:
        if folder in self._ready:
            return
        target = self._root / folder
        if folder:
            self._make_folder(folder.rpartition("/")[0])
        elif self._spare.exists():
            self._spare.rename(target)
        if target.is_symlink() or not target.is_dir():
            remove(target)
            target.mkdir()
        self._ready.add(folder)


def ancestors(paths: Iterable[str]) -> set[str]:
    """All folders above the paths, without the root: `a` and `a/b` for `a/b/c.html`."""
    found = {""}
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder not in found:
            found.add(folder)
            folder = folder.rpartition("/")[0]
    return found - {""}


def _share(source: str, target: str) -> None:
    """Make `target` the same file as `source`, which may be a symbolic link itself."""
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        if stat.S_IFMT(os.lstat(source).st_mode) not in {stat.S_IFREG, stat.S_IFLNK}:
            raise
        shutil.copy2(source, target, follow_symlinks=False)
