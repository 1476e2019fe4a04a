"""Publishes a site again and again, each time killed one operation on files later.

`python -m tests.output.die_at START RUNS SITE BEFORE [renames]`: each run works on a copy of the
folder START, whose `_site` it replaces, in RUNS/1, RUNS/2 …; the last one ends by itself. SITE is
JSON, text by path, and so is BEFORE: a site that is published there first, so that the planned
files that it shares with SITE are known to stand; `{}` is for files that are not planned. `renames`
is for a system that cannot exchange two folders at once.
"""

import json
import os
import shutil
import signal
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path

from sitegen.model.files import OutputFile, PlannedFile
from sitegen.output import exchange
from sitegen.output.publish import publish

OPERATIONS = ("open", "os.", "shutil.", "ctypes.dlsym")
"""What Python tells its audit hooks of before it happens: all that changes files is in it."""


def main() -> None:
    start, runs, site, before, *renames = sys.argv[1:]
    before = json.loads(before)
    files = planned(json.loads(site)) if before else unplanned(json.loads(site))
    if renames:
        exchange._exchange_at_once = lambda new, old: False
    for number in count(1):
        folder = Path(runs) / str(number)
        shutil.copytree(start, folder, symlinks=True, copy_function=os.link)
        if before:
            publish(planned(before), folder / "_site", b"program")
        child = os.fork()
        if not child:
            publish_until(number, files, folder / "_site")
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status != -signal.SIGKILL:
            sys.exit(status)


def unplanned(site: Mapping[str, str]) -> list[OutputFile]:
    return [OutputFile(path, text.encode()) for path, text in site.items()]


def planned(site: Mapping[str, str]) -> list[PlannedFile]:
    """Each file's text is its key."""
    return [
        PlannedFile(path, text.encode(), partial(str.encode, text)) for path, text in site.items()
    ]


def publish_until(operation: int, files: Sequence[OutputFile | PlannedFile], output: Path) -> None:
    """Publish, and die just before the operation with this number."""
    numbers = count(1)

    def die(event: str, _: object) -> None:
        if event.startswith(OPERATIONS) and next(numbers) == operation:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(die)
    publish(files, output, b"program")


if __name__ == "__main__":
    main()
