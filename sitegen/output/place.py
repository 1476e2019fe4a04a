"""Where a site goes, and the folder beside it where its next version is made."""

import os
from dataclasses import dataclass
from pathlib import Path

from sitegen.output.beside import beside


@dataclass(frozen=True, slots=True)
class Place:
    """The output folder and, on the same file system, `.sitegen/NAME/` beside it.

    Everything in there is safe to delete while no build runs.
    """

    output: Path

    @classmethod
    def of(cls, output: Path) -> "Place":
        """The place of an output folder; where that is a symbolic link, of the folder it means."""
        return cls(Path(os.path.realpath(output)))

    @property
    def folder(self) -> Path:
        return Path(beside(os.fspath(self.output)))

    @property
    def staging(self) -> Path:
        """The next version of the site, while it is made."""
        return self.folder / "staging"

    @property
    def spare(self) -> Path:
        """An earlier version that shares most files with the current one: the next one's start."""
        return self.folder / "spare"

    @property
    def previous(self) -> Path:
        """The site that is being replaced, where the system cannot exchange two folders at once."""
        return self.folder / "previous"

    @property
    def memory(self) -> Path:
        """What earlier builds computed, in a folder of its own."""
        return self.folder / "memory"

    @property
    def lock(self) -> Path:
        return self.folder / "lock"

    @property
    def ledger(self) -> Path:
        """Which files of the output folder sitegen made."""
        return self.folder / "files.msgpack"

    @property
    def next_ledger(self) -> Path:
        """The same for the next version, from just before the exchange until just after it."""
        return self.folder / "files-next.msgpack"

    @property
    def told(self) -> Path:
        """What the last complete build said, and how the site stood then."""
        return self.folder / "told"
