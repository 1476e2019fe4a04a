"""Removing what the program made."""

import os
import shutil
import stat
from pathlib import Path


def remove(path: Path) -> None:
    """Remove whatever stands at a path, if anything; a symbolic link, not what it points to."""
    try:
        path.unlink()
    except FileNotFoundError:
        return
    except (IsADirectoryError, PermissionError):  # macOS and Windows say the latter of a folder
        if not stat.S_ISDIR(path.lstat().st_mode):
            raise
        remove_tree(path)


def remove_tree(folder: Path) -> None:
    """Remove a folder, if it exists, also where parts of it are write-protected."""
    try:
        shutil.rmtree(folder)
    except FileNotFoundError:
        return
    except PermissionError:
        _allow_removal(folder)
        shutil.rmtree(folder)


def _allow_removal(folder: Path) -> None:
    folder.chmod(stat.S_IRWXU)
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                _allow_removal(Path(entry))
            elif os.name == "nt":  # elsewhere the folder alone decides
                Path(entry).chmod(stat.S_IWRITE)
