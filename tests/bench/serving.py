"""From the save of a page to the moment a preview has it: sitegen's, and that of `hugo server`."""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from urllib.request import urlopen

from tests.command import environment

_REST = 1.0  # seconds between two saves: the preview is at rest again
_PATIENCE = 600  # seconds

Save = Callable[[int], None]
"""Saves a page, for the so-many-th time."""


def sitegen_seconds(folder: Path, content: str, save: Save, runs: int) -> list[float]:
    """Until the event that tells pages to reload, as the browser gets it."""
    command = [sys.executable, "-m", "sitegen", "serve", "--port", "0", "--content", content]
    with _running(command, folder) as lines:
        address = _until(lines, "http://").strip()
        stream = f"{address}__sitegen__/events"
        with urlopen(stream, timeout=_PATIENCE) as answer:  # noqa: S310  an address just given
            events = (line.decode() for line in answer)
            _until(events, "data:")  # the build that is shown
            return [_seconds(events, "data:", save, run) for run in range(runs)]


def hugo_seconds(command: Sequence[str | Path], folder: Path, save: Save, runs: int) -> list[float]:
    """Until Hugo says that the site is built again."""
    with _running(command, folder) as lines:
        _until(lines, "Press Ctrl+C")
        return [_seconds(lines, "Total in", save, run) for run in range(runs)]


def _seconds(lines: Iterable[str], start: str, save: Save, run: int) -> float:
    sleep(_REST)
    began = perf_counter()
    save(run)
    _until(lines, start)
    return perf_counter() - began


def _until(lines: Iterable[str], start: str) -> str:
    """The next line that starts so. Ends the program where there is none."""
    for line in lines:
        if line.startswith(start):
            return line
    sys.exit(f"The preview ended before it said {start!r}; its log.txt tells why.")


@contextmanager
def _running(command: Sequence[str | Path], folder: Path) -> Iterator[Iterator[str]]:
    """What a command writes, line by line; it is ended at the end. It works inside the folder."""
    env = environment(folder) | {"TMPDIR": str(folder)}
    with (folder / "log.txt").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            list(map(str, command)), cwd=folder, env=env, stdout=subprocess.PIPE, stderr=log,
            encoding="utf-8",
        )  # fmt: skip
    try:
        assert process.stdout
        with process.stdout as lines:
            yield lines
    finally:
        process.terminate()
        process.wait()
