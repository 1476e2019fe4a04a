"""`permalinks.txt` and `redirects.yaml`: the URLs promised, and where the old ones went."""

import re
from collections.abc import Mapping
from pathlib import Path

from sitegen.content.atomic import replace
from sitegen.content.folder import read_or_stop, read_settings
from sitegen.content.keys import Keys
from sitegen.model.problem import Problem, error
from sitegen.text.encoding import decode

_HEADER = """\
# Every paper, tag, venue and author page ever published. `sitegen build` adds to it.
# A line may go only when its page has a redirect in redirects.yaml.
# What stands behind a path tells whose page it is: a paper's abstract, an author's name.
"""
_PATH = re.compile(r"(?:[A-Za-z0-9][\w.-]*/)*[A-Za-z0-9][\w.-]*\.html")


def read_permalinks(root: Path, problems: list[Problem]) -> dict[str, str]:
    """The published paths, from the site's root, and what is noted behind each.

    `papers/privgate.html 3f2a91bc`: the mark of its abstract as received; `authors/bo-li.html
    Bo Li`: whose page it is; empty where nothing is. Raises RunError where the file cannot be read:
    it would be written anew without its promises.
    """
    path = root / "permalinks.txt"
    if not path.exists() and not path.is_symlink():
        return {}
    promised = {}
    for number, line in enumerate(read_or_stop(path).split("\n"), 1):
        known, note = _promise_of(line)
        if _PATH.fullmatch(known):
            promised[known] = note
        elif known:
            hint = "Write one path a line, such as papers/privgate.html."
            message = f"`{line.strip()}` is no path of the site"
            problems.append(error("permalink", str(path), number, message, hint))
    return promised


def add_permalinks(root: Path, new: Mapping[str, str]) -> None:
    """Add new paths with their notes: all paths sorted, remarks above them. Raises OSError."""
    path = root / "permalinks.txt"
    lines = decode(path.read_bytes()).split("\n") if path.is_file() else _HEADER.split("\n")
    remarks = [line for line in lines if line.strip() and not _promise_of(line)[0]]
    promised = dict(map(_promise_of, lines)) | dict(new)
    promised.pop("", None)
    written = (f"{known} {note}".strip() for known, note in sorted(promised.items()))
    replace(path, "".join(f"{line}\n" for line in (*remarks, *written)).encode())


def _promise_of(line: str) -> tuple[str, str]:
    line = line.strip()
    if line.startswith("#"):
        return "", ""
    path, _, note = line.lstrip("/").partition(" ")
    return path, note.strip()


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
