"""Two folders change places at once, so that a reader sees the old site or the new one."""

import ctypes
import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from sitegen.output.place import Place
from sitegen.output.remove import remove_tree

_CALLS = {"linux": ("renameat2", -100), "darwin": ("renameatx_np", -2)}
"""The system call that exchanges two paths, and its number for "the current directory".

Sources: renameat2(2) of Linux, <sys/fcntl.h> and renameatx_np(2) of macOS.
"""
_EXCHANGE = 2
"""RENAME_EXCHANGE of Linux and RENAME_SWAP of macOS."""
_NOT_HERE = {errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP}
"""The system or this file system (NFS, exFAT) cannot exchange."""


def exchange(place: Place) -> None:
    """Put the staging folder in the output's place; the old output, if any, becomes the staging.

    Where the system cannot exchange them at once, the output is missing for an instant; a process
    killed right then leaves it in `place.previous`, from where `restore` puts it back.
    """
    if not place.output.exists():
        place.staging.rename(place.output)
    elif not _exchange_at_once(place.staging, place.output):
        _exchange_by_renames(place)


def restore(place: Place) -> None:
    """Tidy up after a build that was killed; a site that it left aside is put back."""
    remove_tree(place.staging)
    if not place.previous.exists():
        return
    with suppress(OSError):
        place.output.rmdir()  # succeeds on an empty folder alone
    if place.output.exists():
        remove_tree(place.previous)
    else:
        place.previous.rename(place.output)


def _exchange_at_once(new: Path, old: Path) -> bool:
    """Whether the system could do it. Raises OSError where it could but was refused."""
    name, here = _CALLS.get(sys.platform, ("", 0))
    library = ctypes.CDLL(None, use_errno=True) if name else None
    call = getattr(library, name, None)
    if call is None:
        return False
    call.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)
    if call(here, os.fsencode(new), here, os.fsencode(old), _EXCHANGE) == 0:
        return True
    number = ctypes.get_errno()
    if number in _NOT_HERE:
        return False
    raise OSError(number, os.strerror(number), str(old))


def _exchange_by_renames(place: Place) -> None:
    place.output.rename(place.previous)
    try:
        place.staging.rename(place.output)
    except BaseException:
        place.previous.rename(place.output)
        raise
    place.previous.rename(place.staging)
