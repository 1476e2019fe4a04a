"""Which files of the output folder sitegen made. All others are a person's, and stay."""

import stat
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sitegen.errors import RunError
from sitegen.model.files import OutputFile
from sitegen.output.place import Place
from sitegen.output.record import Ledger, Record, digest, load

MARKER = OutputFile(
    ".nojekyll",
    b"Made by sitegen. Each build replaces what it made in this folder; your own files stay.\n",
)
"""Stands in every published folder. It also tells GitHub Pages to publish the files as they are."""
_MARK = b"Made by sitegen."


@dataclass(frozen=True, slots=True)
class Made:
    """What sitegen made in an output folder: as recorded, or in doubt as `_usual` says.

    There are two records where a build was killed between writing the one and the other. `saved`
    is the current ledger.
    """

    output: Path
    records: tuple[Mapping[str, Record], ...] | None
    saved: Ledger | None = None

    def has(self, path: str) -> bool:
        """Whether sitegen made a file at this path."""
        if path == MARKER.path:
            return True
        if self.records is None:
            return _usual(path)
        return any(path in record for record in self.records)

    def has_untouched(self, path: str) -> bool:
        """Whether sitegen made the file at this path, and nobody changed it since."""
        if self.records is None or path == MARKER.path:
            return self.has(path)
        known = {record[path].digest for record in self.records if path in record}
        file = self.output / path
        if not known or not stat.S_ISREG(file.lstat().st_mode):
            return False
        return digest(file.read_bytes()) in known

    def has_empty_folder(self, path: str) -> bool:
        """Whether an empty folder may go. Sitegen makes none, so that a recorded site has none."""
        return self.records is None and _usual(path)


_OF_A_BRANCH = {".git", ".gitattributes", ".gitignore", ".nojekyll", ".DS_Store", "CNAME"}
"""What an empty checkout to publish from may hold. Any other file makes a folder somebody's own:
a home directory, too, may hold nothing but hidden files."""


def _usual(path: str) -> bool:
    """Whether a file of this path is sitegen's where nothing is recorded.

    Hidden files and folders and the domain name of GitHub Pages are not: `.git/config`, `CNAME`.
    """
    return path != "CNAME" and not any(part.startswith(".") for part in path.split("/"))


def made_in(place: Place, program: bytes) -> Made:
    """What sitegen made in the output folder, keyed by the program that builds now.

    Raises RunError where the folder is another's.
    """
    if not place.output.exists():
        return Made(place.output, None)
    if _is_marked(place.output):
        saved = load(place.ledger)
        ledgers = [ledger for ledger in (saved, load(place.next_ledger)) if ledger is not None]
        known = tuple(ledger.keyed_by(program) for ledger in ledgers)
        return Made(place.output, known or None, saved)
    if any(entry.name not in _OF_A_BRANCH for entry in place.output.iterdir()):
        raise RunError(
            f"{place.output} holds files that sitegen did not make; "
            "choose another --output or empty it"
        )
    return Made(place.output, None)


def _is_marked(output: Path) -> bool:
    marker = output / MARKER.path
    with suppress(OSError):
        return not marker.is_symlink() and marker.read_bytes().startswith(_MARK)
    return False
