"""Sites as mappings, and folders read back as such."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from sitegen.output.publish import Published

Site = Mapping[str, str]
Publish = Callable[[Site], Published]
Read = Callable[[], dict[str, str]]


def read_tree(root: Path) -> dict[str, str]:
    """Files by their path; a symbolic link as an arrow, an empty folder with a slash."""
    found = {}
    for folder, folders, names in os.walk(root):
        here = Path(folder)
        for path in (here / name for name in (*names, *folders)):
            shown = path.relative_to(root).as_posix()
            if path.is_symlink():
                found[shown] = f"-> {path.readlink()}"
            elif path.is_file():
                found[shown] = path.read_text("utf-8")
            elif not any(path.iterdir()):
                found[shown + "/"] = ""
    return found
