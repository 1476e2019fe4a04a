r"""Commands that stand for letters and signs: `\L`, `\c{c}`, `\ldots`, an author's `\ours`."""

import re

from sitegen.text.dialect.command import Command, past_spaces, plain
from sitegen.text.dialect.command_tables import LETTERS, SYMBOLS, UNITS
from sitegen.text.dialect.escapes import accented
from sitegen.text.dialect.glued import unglued
from sitegen.text.dialect.repair import MARK
from sitegen.text.dialect.scanner import Found, Scanner
from sitegen.text.math.symbols import FUNCTIONS

# The letter under an accent: "\c{c}", "\v s", "\r{\i}"; not "\c method"
_ACCENTED = re.compile(r"\s*\{\s*\\?([A-Za-z])\s*\}|\s+([A-Za-z])\b")
_TAKES_NEXT = ("\\sqrt", "frac")  # "\sqrt\log n", "\tfrac\log n"
_UNIT = re.compile(r" (?:[mgsLlNWVAJCFK]|Hz)(?![A-Za-z])")  # "\textmu m", "\textdegree C"
_COMMAND = re.compile(r"\\[A-Za-z]")  # "\log\frac"; not "\max\{"
# "Gar\c con", "Ho\v rava", "\v Cech": a name goes on behind the letter; not "the \c method"
_ACCENTED_INSIDE = re.compile(r"\s+([A-Za-z])(?=[a-z])")


def accent(scan: Scanner, command: Command) -> Found:
    r"""`\c{c}` is ç, `\v s` is š; without a letter the name is a macro's."""
    letter = _ACCENTED.match(scan.text, command.after, command.end)
    if letter:
        return Found((accented(letter[1] or letter[2], command.name),), letter.end())
    inside = _ACCENTED_INSIDE.match(scan.text, command.after, command.end)
    shown = accented(inside[1], command.name) if inside else ""
    before = scan.text[max(0, command.after - len("a\\c")) : command.after][:1]
    starts = command.name == "v" and shown[:1] in "ČŠŽ"
    if inside is None or len(shown) != 1 or not (before.isalpha() or starts):
        return author_macro(scan, command)
    return Found((shown,), inside.end())


def letter(scan: Scanner, command: Command) -> Found:
    r"""`\L{}ojasiewicz`, `\L ojasiewicz`."""
    empty = scan.text.startswith("{}", command.after)
    stop = command.after + len("{}") if empty else past_spaces(scan, command)
    return Found((LETTERS[command.name],), stop)


def symbol(scan: Scanner, command: Command) -> Found:
    r"""`\ldots`, `\alpha{}`: the space behind stays, `\eg so` is how authors write."""
    empty = scan.text.startswith("{}", command.after)
    stop = command.after + len("{}") * empty
    shown = SYMBOLS[command.name]
    if command.name in UNITS and _UNIT.match(scan.text, stop):
        stop += 1
    if scan.text.startswith(".", stop):  # "\etal." ends in one full stop
        shown = shown.removesuffix(".")
    if command.name in FUNCTIONS:
        shown = _spaced(scan, command, stop)
    return Found((shown,), stop)


def _spaced(scan: Scanner, command: Command, stop: int) -> str:
    r"""`d\log n` is d log n, `\log\log{n}` log log n; `O(\log(n))`, `\max{a, b}` need no space."""
    start = command.after - len(command.name) - 1
    before, after = scan.text[start - 1 : start], scan.text[stop : stop + 1]
    group = scan.argument(stop, command.end) if after == "{" else None
    joined = _COMMAND.match(scan.text, stop) or (
        group is not None and "," not in scan.text[slice(*group)]
    )
    of_command = scan.text.endswith(_TAKES_NEXT, 0, start)
    apart = (before.isalnum() and not of_command) or before in (")", "}", MARK)
    return f"{' ' if before and apart else ''}{command.name}{' ' if joined else ''}"


def author_macro(scan: Scanner, command: Command) -> Found:
    r"""`\ours` is shown by its name, `\rebut{so}` by its argument.

    The space behind a name stays: authors end such macros with `\xspace`.
    """
    shown = unglued(command.name)
    if scan.text.startswith("{}", command.after):
        return Found((shown,), command.after + len("{}"))
    braced = shown == command.name and scan.text.startswith("{", command.after)
    return plain(scan, command) if braced else Found((shown,), command.after)
