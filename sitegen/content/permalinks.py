"""`permalinks.txt` and `redirects.yaml`: the URLs promised, and where the old ones went."""

import re
from collections.abc import Iterable
from pathlib import Path

from sitegen.content.atomic import replace
from sitegen.content.folder import read_or_stop, read_settings
from sitegen.content.keys import Keys
from sitegen.model.problem import Problem
from sitegen.text.encoding import decode

_HEADER = """\
# Every paper, tag, venue and author page ever published. `sitegen build` adds to it.
# A line may go only when its page has a redirect in redirects.yaml.
"""
_PATH = re.compile(r"(?:[A-Za-z0-9][\w.-]*/)*[A-Za-z0-9][\w.-]*\.html")


def read_permalinks(root: Path) -> frozenset[str]:
    """The published paths, from the site's root: `papers/privgate.html`.

    Raises RunError where the file cannot be read: it would be written anew without its promises.
    """
    path = root / "permalinks.txt"
    lines = read_or_stop(path).split("\n") if path.is_file() else []
    return frozenset(map(_path_of, lines)) - {""}


def add_permalinks(root: Path, new: Iterable[str]) -> None:
    """Note new paths: all paths sorted, comments above them as they were. Raises OSError."""
    path = root / "permalinks.txt"
    text = decode(path.read_bytes()) if path.is_file() else _HEADER
    comments = [line for line in text.split("\n") if line.strip() and not _path_of(line)]
    paths = sorted({*filter(None, map(_path_of, text.split("\n"))), *new})
    replace(path, "".join(f"{line}\n" for line in (*comments, *paths)).encode())


def _path_of(line: str) -> str:
    line = line.strip()
    return "" if line.startswith("#") else line.lstrip("/")


def read_redirects(root: Path, problems: list[Problem]) -> dict[str, str]:
    """Old path to new path, both from the site's root and ending in `.html`.

    Raises RunError where the file cannot be read.
    """
    path = root / "redirects.yaml"
    keys = Keys(read_settings(path), str(path), problems)
    redirects = {}
    for old in keys.names():
        new = keys.text(old)
        source, target = old.strip().lstrip("/"), (new or "").lstrip("/")
        if _PATH.fullmatch(source) and _PATH.fullmatch(target):
            redirects[source] = target
        else:
            hint = "Write old path and new path, such as papers/old.html: papers/new.html."
            keys.report(old, f"and `{new or ''}` must be paths of the site", hint, code="redirect")
    return redirects
