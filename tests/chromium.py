"""Which Chromium drives the browser tests, and with which arguments.

`python -m tests.chromium` prints its path; as root with apt-get it installs Debian's where there
is none, else it says what to do and fails.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "No Chromium found. Install Debian's `chromium` or Google Chrome, or set CHROMIUM to its path;"
    " `NO_BROWSER=1 make test` leaves the browser tests out."
)
# A quiet browser: it asks no other host for anything.
ARGUMENTS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


def find() -> Path | None:
    """The executable `$CHROMIUM` names, else the first of the usual ones on the path."""
    named = os.environ.get("CHROMIUM")
    for name in [named] if named else NAMES:
        path = shutil.which(name)
        if path:
            return Path(path)
    return None


def arguments() -> list[str]:
    """The arguments to start it with; root has no sandbox to put it in."""
    return [*ARGUMENTS, *(["--no-sandbox"] if is_root() else [])]


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Install Debian's, where this user may; what apt-get says goes to stderr."""
    if not is_root() or not shutil.which("apt-get") or os.environ.get("CHROMIUM"):
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "--no-install-recommends", "chromium"],
    ):
        subprocess.run(command, env=environment, stdout=sys.stderr, check=False)


def main() -> int:
    if not find():
        install()
    path = find()
    if path is None:
        sys.stderr.write(f"{MISSING}\n")
        return 1
    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
