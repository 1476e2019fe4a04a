"""A LaTeX command that was met, and what the rules of commands share."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from sitegen.text.dialect.nodes import Inline
from sitegen.text.dialect.scanner import Found, Scanner

# "[see][p. 2]" of "\citep[see][p. 2]{a}"
_OPTIONS = re.compile(r"(?:\s?\[[^\[\]\n]{0,100}\]){1,2}")


class Command(NamedTuple):
    """A command that was met: its name, where that ends, and where the stretch being read ends."""

    name: str
    after: int
    end: int


def past_spaces(scan: Scanner, command: Command) -> int:
    """Where the spaces behind a command end: TeX skips them."""
    at = command.after
    while at < command.end and scan.text[at] == " ":
        at += 1
    return at


def past_options(scan: Scanner, command: Command) -> int:
    """Where the options in brackets behind a command end, if there are any."""
    options = _OPTIONS.match(scan.text, command.after, command.end)
    return options.end() if options else command.after


def two_arguments(
    scan: Scanner, command: Command
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Start and end of both arguments of a command that takes two."""
    first = scan.argument(command.after, command.end)
    second = scan.argument(first[1] + 1, command.end) if first else None
    return (first, second) if first and second else None


def plain(scan: Scanner, command: Command) -> Found:
    r"""`\textsc{so}` is so."""
    argument = scan.argument(command.after, command.end)
    if argument is None:
        return Found((), past_spaces(scan, command))
    return Found(scan.inline(*argument), argument[1] + 1)


def only_text(nodes: Sequence[Inline]) -> str | None:
    """The nodes as one text, or None where one of them is markup."""
    return "".join(map(str, nodes)) if all(isinstance(node, str) for node in nodes) else None
