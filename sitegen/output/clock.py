"""The clock of a file system, which stamps its files in ticks of its own."""

import os
import time
from pathlib import Path

_LONGEST_WAIT = 20
"""Milliseconds. Linux ticks every 1 to 10; a file system that ticks slower is not waited for."""


def moment(file: Path) -> int:
    """The time that the file system of a file, which is touched for it, would stamp now."""
    os.utime(file)
    return file.stat().st_mtime_ns


def next_moment(file: Path) -> int:
    """A later time than every stamp so far, where the clock ticks soon."""
    start = now = moment(file)
    for _ in range(_LONGEST_WAIT):
        if now > start:
            break
        time.sleep(0.001)
        now = moment(file)
    return now
