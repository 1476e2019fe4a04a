"""Work shared between processes comes back whole, in order, and leaves no process behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from sitegen.crew import Crew
from sitegen.errors import RunError

ROOT = Path(__file__).parents[1]
ITEMS = list(range(2000))


def tool() -> int:
    """What each process makes once: a factor, here."""
    return 3


def tripled(factor: int, items: Sequence[int]) -> list[int]:
    return [factor * item for item in items]


def processes(_factor: int, items: Sequence[int]) -> list[int]:
    return [os.getpid()] * len(items)


def failing(_factor: int, items: Sequence[int]) -> list[int]:
    raise ValueError(max(items))


def ended(_factor: int, items: Sequence[int]) -> list[int]:
    if items[0]:  # the first share is for this process
        os.kill(os.getpid(), signal.SIGKILL)
    return list(items)


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_order(jobs: int) -> None:
    with Crew(tool, jobs) as crew:
        for items in (ITEMS, [], ITEMS[:7], ITEMS[:700]):
            assert list(crew.map(tripled, items)) == [3 * item for item in items]


def test_as_many_processes_as_asked_for_and_no_more() -> None:
    with Crew(tool, 3) as crew:
        assert set(crew.map(processes, ITEMS[:100])) == {os.getpid()}
        assert len(set(crew.map(processes, ITEMS))) == 3


def test_what_goes_wrong_is_raised_here() -> None:
    with Crew(tool, 2) as crew, pytest.raises(ValueError, match="63"):
        list(crew.map(failing, ITEMS))


def test_a_process_that_is_ended_from_outside() -> None:
    with Crew(tool, 2) as crew, pytest.raises(RunError, match="--jobs 1"):
        list(crew.map(ended, ITEMS))


@pytest.mark.skipif(sys.platform != "linux", reason="lists processes through /proc")
def test_the_others_end_with_the_first_however_it_ends() -> None:
    code = """
import sys, time
from tests.test_crew import Crew, ITEMS, processes, tool
crew = Crew(tool, 4)
print(*sorted(set(crew.map(processes, ITEMS))), flush=True)
time.sleep(60)
"""
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout
        others = set(map(int, first.stdout.readline().split())) - {first.pid}
        assert len(others) == 3
        first.kill()
        first.wait()
    deadline = time.monotonic() + 10
    while any(map(runs, others)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(runs, others))


def runs(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
