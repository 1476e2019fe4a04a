"""One build of a folder at a time."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sitegen.errors import RunError

_NO_LOCKS_HERE = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
"""Some network file systems have no locks: a build goes on without one there."""


@contextmanager
def locked(file: Path, output: Path) -> Iterator[None]:
    """Hold the lock of `output`, which the system lets go when the process ends, however it ends.

    Raises RunError where another build holds it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as held:
        try:
            _lock(held.fileno())
        except (BlockingIOError, PermissionError) as taken:
            raise RunError(
                f"another build of {output} is running; wait for it, or choose another --output"
            ) from taken
        except OSError as refusal:
            if refusal.errno not in _NO_LOCKS_HERE:
                raise
        yield


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 -- exists on Windows only

        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 -- exists everywhere but on Windows

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
