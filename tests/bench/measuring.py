"""What a command costs: time on the wall, time of processors, memory of all its processes."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

_EVERY = 0.02  # seconds between two looks at the memory
_MEBIBYTE = 1 << 20
_HIGHEST = re.compile(r"^VmHWM:\s+(\d+) kB$", re.MULTILINE)  # `VmHWM:     5060 kB`


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds on the wall and of processors, and the most mebibytes held at once.

    Pages that processes share count in each of them: an upper bound. Where the system has no /proc
    the memory is 0: what `wait4` tells instead is never less than this program's own.
    """

    wall: float
    cpu: float
    memory: float


def cost_of(
    command: Sequence[str | Path], folder: Path, env: Mapping[str, str] | None = None
) -> Cost:
    """Run a command in a folder. Ends the program where the command fails."""
    log = folder / "log.txt"
    with log.open("w+", encoding="utf-8") as errors:
        began = perf_counter()
        process = subprocess.Popen(
            list(map(str, command)), cwd=folder, env=env, stdout=subprocess.DEVNULL, stderr=errors
        )
        peak, done = [0.0], threading.Event()

        def watch() -> None:
            while not done.wait(_EVERY):
                peak[0] = max(peak[0], _resident(process.pid), _highest(process.pid))

        watcher = threading.Thread(target=watch)
        watcher.start()
        _, status, usage = os.wait4(process.pid, 0)
        wall = perf_counter() - began
        done.set()
        watcher.join()
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{log.read_text(encoding='utf-8')[-3000:]}")
    return Cost(wall, usage.ru_utime + usage.ru_stime, peak[0])


def _resident(process: int) -> float:
    """The memory of a process and of all it started, where the system lists them in /proc."""
    pages, pending = 0, [process]
    while pending:
        folder = Path(f"/proc/{pending.pop()}")
        try:
            pages += int((folder / "statm").read_text(encoding="ascii").split()[1])
            for task in (folder / "task").iterdir():
                pending += map(int, (task / "children").read_text(encoding="ascii").split())
        except (OSError, IndexError):  # it has ended, or there is no /proc
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / _MEBIBYTE


def _highest(process: int) -> float:
    """The most that a process itself has held, between two looks too; its children aside."""
    try:
        found = _HIGHEST.search(Path(f"/proc/{process}/status").read_text(encoding="utf-8"))
    except OSError:
        return 0
    return int(found[1]) / 1024 if found else 0  # none in the status of one that has just ended
