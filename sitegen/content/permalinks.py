"""`permalinks.txt` and `redirects.yaml`: the URLs promised, and where the old ones went."""

import re
from collections.abc import Iterable
from pathlib import Path

from sitegen.content.atomic import replace
from sitegen.content.folder import read_mapping, read_text
from sitegen.content.keys import Keys
from sitegen.model.problem import Problem

_HEADER = """\
# Every paper, tag, venue and author page ever published. `sitegen build` adds to it.
# A line may go only when its page has a redirect in redirects.yaml.
"""
_PATH = re.compile(r"(?:[A-Za-z0-9][\w.-]*/)*[A-Za-z0-9][\w.-]*\.html")


def read_permalinks(root: Path, problems: list[Problem]) -> frozenset[str]:
    """The published paths, from the site's root: `papers/privgate.html`."""
    path = root / "permalinks.txt"
    text = read_text(path, problems) if path.is_file() else ""
    lines = (line.strip().lstrip("/") for line in (text or "").split("\n"))
    return frozenset(line for line in lines if line and not line.startswith("#"))


def add_permalinks(root: Path, known: Iterable[str], new: Iterable[str]) -> None:
    """Write the published paths with new ones, sorted. Raises OSError."""
    paths = sorted({*known, *new})
    replace(root / "permalinks.txt", (_HEADER + "".join(f"{path}\n" for path in paths)).encode())


def read_redirects(root: Path, problems: list[Problem]) -> dict[str, str]:
    """Old path to new path, both from the site's root and ending in `.html`."""
    path = root / "redirects.yaml"
    mapping = read_mapping(path, problems)
    if mapping is None:
        return {}
    keys = Keys(mapping, str(path), problems)
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
