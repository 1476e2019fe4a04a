"""Publishes a site again and again, each time killed one operation on files later.

`python -m tests.output.die_at START RUNS SITE [renames]`: each run works on a copy of the folder
START, whose `_site` it replaces, in RUNS/1, RUNS/2 …; the last one ends by itself. SITE is JSON,
text by path; `renames` is for a system that cannot exchange two folders at once.
"""

import json
import os
import shutil
import signal
import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from sitegen.model.files import OutputFile
from sitegen.output import exchange
from sitegen.output.publish import publish

OPERATIONS = ("open", "os.", "shutil.", "ctypes.dlsym")
"""What Python tells its audit hooks of before it happens: all that changes files is in it."""


def main() -> None:
    start, runs, site, *renames = sys.argv[1:]
    if renames:
        exchange._exchange_at_once = lambda new, old: False
    for number in count(1):
        folder = Path(runs) / str(number)
        shutil.copytree(start, folder, symlinks=True, copy_function=os.link)
        child = os.fork()
        if not child:
            publish_until(number, json.loads(site), folder / "_site")
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status != -signal.SIGKILL:
            sys.exit(status)


def publish_until(operation: int, site: Mapping[str, str], output: Path) -> None:
    """Publish, and die just before the operation with this number."""
    files = [OutputFile(path, text.encode()) for path, text in site.items()]
    numbers = count(1)

    def die(event: str, _: object) -> None:
        if event.startswith(OPERATIONS) and next(numbers) == operation:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(die)
    publish(files, output)


main()
