r"""Walking the braces of TeX: which belong together, how deep they go. `\{` is no brace."""

import re
from collections.abc import Iterator

_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)  # "{", "}"; past "\{" and "\\"


def pairs(text: str) -> dict[int, int]:
    """Where each `{` that has a partner stands, and where its partner does."""
    found: dict[int, int] = {}
    openers: list[int] = []
    for at, brace in _braces(text):
        if brace == "{":
            openers.append(at)
        elif openers:
            found[openers.pop()] = at
    return found


def deepest(text: str) -> int:
    """How many groups stand inside each other at most."""
    most = depth = 0
    for _, brace in _braces(text):
        depth += 1 if brace == "{" else -1
        most = max(most, depth)
    return most


def balanced(text: str) -> str:
    """The text without braces that close nothing, and with those closed that are left open."""
    pieces: list[str] = []
    depth = start = 0
    for at, brace in _braces(text):
        if brace == "}" and depth == 0:
            pieces.append(text[start:at])
            start = at + 1
        else:
            depth += 1 if brace == "{" else -1
    return "".join(pieces) + text[start:] + "}" * depth


def _braces(text: str) -> Iterator[tuple[int, str]]:
    if "{" not in text and "}" not in text:
        return
    for match in _BRACE.finditer(text):
        if match[0] in ("{", "}"):
            yield match.start(), match[0]
