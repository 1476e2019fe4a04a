"""What is measured is the command's own, and that of the processes it starts."""

import os
import sys
from pathlib import Path

import pytest

from tests.bench.measuring import cost_of

_HOLD = "held = b'x' * ({} << 20); import time; time.sleep(0.3)"
_BUSY = "import time\nwhile time.process_time() < 0.4: pass"
_STARTS = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"

needs_proc = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="there is no /proc")


def test_the_time_of_children_counts(tmp_path: Path) -> None:
    cost = cost_of([sys.executable, "-c", _STARTS, _BUSY], tmp_path)
    assert cost.cpu > 0.4
    assert cost.wall > 0.4


@needs_proc
def test_the_memory_of_children_counts(tmp_path: Path) -> None:
    cost = cost_of([sys.executable, "-c", _STARTS, _HOLD.format(200)], tmp_path)
    assert 200 < cost.memory < 300


@needs_proc
def test_the_memory_of_who_measures_does_not_count(tmp_path: Path) -> None:
    held = os.urandom(1 << 20) * 200
    cost = cost_of([sys.executable, "-c", _HOLD.format(1)], tmp_path)
    assert len(held) > 100 << 20 > cost.memory * (1 << 20) > 0


def test_a_command_that_fails_is_told_with_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no such page"):
        cost_of([sys.executable, "-c", "import sys; sys.exit('no such page')"], tmp_path)
