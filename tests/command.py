"""The command line, run as a user runs it: in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ("PATH", "SYSTEMROOT")  # Windows starts no process without the second
SETTINGS = {
    "LC_ALL": "C.UTF-8",
    "PYTHONPATH": str(ROOT),
    "PYTHONUTF8": "1",
    "PYTHONWARNINGS": "error",
    "SOURCE_DATE_EPOCH": "1767225600",  # 2026-01-01
    "TZ": "UTC",
}


@dataclass(frozen=True, slots=True)
class Sitegen:
    """Runs `sitegen`; by default in `folder`, where it can do no harm."""

    folder: Path

    def __call__(
        self,
        *arguments: str | Path,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        seconds: float = 300,
    ) -> subprocess.CompletedProcess[str]:
        """The finished process, whatever its status. `env` adds to `environment()`."""
        return subprocess.run(
            [sys.executable, "-m", "sitegen", *map(str, arguments)],
            cwd=cwd or self.folder,
            env=environment(self.folder) | dict(env or {}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=seconds,
            check=False,
        )


def environment(home: Path) -> dict[str, str]:
    """The same on every machine: fixed language, zone and date; warnings are errors."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | SETTINGS | {"HOME": str(home)}
