"""Files that appear whole or not at all."""

import errno
import os
import tempfile
from pathlib import Path


def create(path: Path, data: bytes) -> None:
    """Write a new file. Raises FileExistsError where something has that name, else OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    replace(path, data)


def replace(path: Path, data: bytes) -> None:
    """Write a file in the place of an old one; a reader sees the old bytes or the new."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o644
        Path(name).chmod(mode)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
