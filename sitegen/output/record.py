"""What is remembered of the files of a published site, and its file on the disk."""

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec


class Seen(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How the system describes a file: equal where nobody touched it in between.

    `changed` is set by every write, link, rename over it or change of its times, and nobody can
    set it back; on Windows it is when the file was made.
    """

    size: int
    modified: int
    changed: int
    inode: int

    @classmethod
    def of(cls, status: os.stat_result) -> "Seen":
        return cls(status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)

    def before(self, moment: int) -> "Seen | None":
        """The same, if it is older than a moment of the file system's clock before it was seen.

        The clock ticks slowly: a later change within one tick would look like this one.
        """
        return self if self.modified < moment and self.changed < moment else None


class Record(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One file that sitegen made.

    `digest` is that of its bytes, `key` names what a planned file was made of, `seen` is how the
    file stood with these bytes. None: not known, so that the file is made and read again.
    """

    digest: bytes
    key: bytes | None = None
    seen: Seen | None = None


class Ledger(msgspec.Struct, frozen=True):
    """The files of a site by path. `program` names the code that made them."""

    program: bytes
    files: Mapping[str, Record]
    version: Literal[1] = 1

    def keyed_by(self, program: bytes) -> Mapping[str, Record]:
        """The files, with their keys only where this very program made them."""
        if program and self.program == program:
            return self.files
        return {path: Record(file.digest, None, file.seen) for path, file in self.files.items()}

    def bare(self) -> "Ledger":
        """Which files are sitegen's, and nothing that would spare a build work."""
        return Ledger(b"", {path: Record(file.digest) for path, file in self.files.items()})


_DECODER = msgspec.msgpack.Decoder(Ledger)


def digest(data: bytes) -> bytes:
    """A short name for bytes that no other bytes have."""
    return hashlib.blake2b(data, digest_size=16).digest()


def load(file: Path) -> Ledger | None:
    """A ledger as saved; None where there is none, or none that this version can read."""
    try:
        return _DECODER.decode(file.read_bytes())
    except (OSError, ValueError, RecursionError, msgspec.DecodeError):
        return None


def save(file: Path, ledger: Ledger) -> None:
    """Write a ledger, whole or not at all."""
    partial = file.with_suffix(".part")
    partial.write_bytes(msgspec.msgpack.encode(ledger))
    partial.replace(file)
