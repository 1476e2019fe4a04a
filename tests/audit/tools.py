"""The checkers that are installed beside the project, run as commands."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.command import ROOT

NODE_MODULES = ROOT / "node_modules"
SCRIPTS = Path(sys.executable).parent


def run(
    *command: str | Path, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The finished process, whatever its status."""
    return subprocess.run(
        [*map(str, command)],
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
