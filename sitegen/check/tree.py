"""What lies in a published folder, and the address it is published at."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from urllib.parse import urlsplit

from sitegen.errors import RunError
from sitegen.text.caseless import caseless


@dataclass(frozen=True, slots=True)
class Tree:
    """The files of a site: sizes in bytes by path, sorted. Hidden files are not published."""

    root: Path
    sizes: Mapping[str, int]
    base_url: str | None = None
    """Absolute, without a final slash; None where no page says it."""
    caseless: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Each path by its form without letter case."""

    def shown(self, path: str) -> str:
        """A path as the user would type it."""
        return f"{self.root}/{path}"

    @property
    def pages(self) -> list[str]:
        """The HTML files."""
        return [path for path in self.sizes if path.endswith(".html")]

    @property
    def base_path(self) -> str:
        """The path the site lives under, with slashes at both ends: `/` or `/repo/`."""
        return urlsplit(self.base_url or "").path.rstrip("/") + "/"


def read_tree(root: Path) -> Tree:
    """List a published folder. Raises RunError where there is none."""
    if not root.is_dir():
        raise RunError(f"there is no folder {root} to check; run `sitegen build` first")
    try:
        sizes = dict(sorted(_sizes(os.fspath(root))))
    except OSError as refusal:
        raise RunError(f"cannot read {refusal.filename}: {refusal.strerror}") from refusal
    return Tree(root, sizes, caseless={caseless(path): path for path in sizes})


def _sizes(root: str) -> Iterator[tuple[str, int]]:
    """Links to files count as the file they mean; links to folders are not followed."""
    pending = [""]
    while pending:
        prefix = pending.pop()
        with os.scandir(f"{root}/{prefix}") as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    continue
                if entry.is_dir(follow_symlinks=False):
                    pending.append(f"{prefix}{entry.name}/")
                elif entry.is_file():
                    yield prefix + entry.name, entry.stat().st_size
