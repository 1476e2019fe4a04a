"""Whether a site stands exactly as a build left it; light to import, and quick to answer."""

import hashlib
import os
from collections.abc import Container, Iterable

from sitegen.output.beside import beside

FORM = b"sitegen told 1"
"""What the file begins with; another version's says something else."""


def told_by(output: str, built: bytes) -> bytes | None:
    """What the build told that was given `built`, a digest of all that goes into it, by `tell`.

    None where that was not the last build, or was not completed, and where anything in the output
    folder changed since: another file or folder of a person's, too, which a build has to look at.
    """
    root = os.path.realpath(output)
    folder = beside(root)
    try:
        with open(f"{folder}/told", "rb") as file:  # noqa: PTH123 -- pathlib is slow to import
            form, was, told, state, *listed = file.read().split(b"\0")
        if form != FORM or was != built.hex().encode():
            return None
        paths = [os.fsdecode(path) for path in listed]
        if _state_now(root, f"{folder}/files.msgpack", paths) != state:
            return None
        return bytes.fromhex(told.decode())
    except (OSError, ValueError):
        return None


def _state_now(root: str, ledger: str, paths: list[str]) -> bytes:
    """The state of a site whose folders are among these paths; the others are a person's."""
    known = frozenset(paths)
    lines = [status_line("/", os.lstat(ledger))]
    for folder in ["", *(path for path in paths if path.endswith("/"))]:
        lines.extend(_lines(root, folder, known))
    return state_of(lines)


def _lines(root: str, folder: str, known: Container[str]) -> list[str]:
    lines = []
    with os.scandir(f"{root}/{folder}") as listing:
        for entry in listing:
            path = folder + entry.name
            if entry.is_dir(follow_symlinks=False):
                path += "/"
                if path not in known and path[:-1] not in known:
                    lines.append(path)
            elif path not in known:
                lines.append(status_line(path, os.lstat(entry)))
    return lines


def status_line(path: str, status: os.stat_result) -> str:
    """One file, and what the system says of it."""
    return line(path, status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)


def line(path: str, size: int, modified: int, changed: int, inode: int) -> str:
    """One file as `sitegen.output.record.Seen` describes it."""
    return f"{path}\0{size} {modified} {changed} {inode}"


def state_of(lines: Iterable[str]) -> bytes:
    """A digest of all these files together, in any order."""
    text = "\n".join(sorted(lines)).encode("utf-8", "surrogateescape")
    return hashlib.blake2b(text, digest_size=16).hexdigest().encode()
