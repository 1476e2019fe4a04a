r"""One rule for each kind of LaTeX command: what its argument is shown as."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from sitegen.text.command_tables import LETTERS, STYLES, SYMBOLS
from sitegen.text.escapes import accented
from sitegen.text.glued import unglued
from sitegen.text.nodes import Inline, stripped, styled
from sitegen.text.repair import MARK
from sitegen.text.scanner import Found, Scanner
from sitegen.text.symbols import DOUBLE_STRUCK, MATH_ACCENTS, composed, raised

_TEX = re.compile(rf"[\\{{}}{MARK}]")
_OPTIONS = re.compile(r"(?:\s?\[[^\[\]\n]{0,100}\]){1,2}")
_CITATION = re.compile(
    r"[cC]ite(?:[a-z]{0,3}|author|year|yearpar|num|text)|[a-z]+cite|[a-z]*ref|[Cc]ref"
)
# What "\frac" takes without braces: "\frac12", "\frac1T", "\frac\alpha\beta"
_SINGLE = r"(?:[^\W_]|\\[A-Za-z]+)"
_FRACTION = re.compile(rf"\s?({_SINGLE})\s?({_SINGLE})")
_ACCENTED = re.compile(r"\s*\{\s*\\?([A-Za-z])\s*\}|\s+([A-Za-z])\b")
_VERBATIM = re.compile(r"([^\w\s{])([^\n]{0,200}?)\1")  # "\verb|x_1|"


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


def style(scan: Scanner, command: Command) -> Found:
    r"""`\textbf{so}` is strong; without an argument the command shows nothing."""
    found = plain(scan, command)
    return Found(styled(found.nodes, STYLES[command.name]), found.end)


def code(scan: Scanner, command: Command) -> Found:
    r"""`\texttt{--all}` is code; where it holds no command, as typed: its hyphens are no dash."""
    argument = scan.argument(command.after, command.end)
    if argument is None or _TEX.search(scan.text, *argument):
        return style(scan, command)
    return Found(styled((scan.typed(*argument),), "code"), argument[1] + 1)


def switch(scan: Scanner, command: Command) -> Found:
    """A switch outside a group would hold for the rest of the abstract: it shows nothing."""
    return Found((), past_spaces(scan, command))


def verbatim(scan: Scanner, command: Command) -> Found:
    r"""`\verb|x_1|`: any sign may delimit the code."""
    delimited = _VERBATIM.match(scan.text, command.after, command.end)
    if delimited is None:
        return code(scan, command)
    return Found(styled((scan.typed(*delimited.span(2)),), "code"), delimited.end())


def citation(scan: Scanner, command: Command) -> Found:
    r"""`\citep[see][]{a,b}` is [a, b]: the key is all that is known.

    Without an argument it may be glued to the name: `\citeSmith2010`.
    """
    argument = scan.argument(past_options(scan, command), command.end)
    if argument is None:
        key = "" if _CITATION.fullmatch(command.name) else f"[{command.name[len('cite') :]}]"
        return Found((key,), command.after)
    keys = scan.typed(*argument).split(",")
    return Found((f"[{', '.join(key.strip() for key in keys)}]",), argument[1] + 1)


def dropped(scan: Scanner, command: Command) -> Found:
    r"""`\label{a}`, `\vspace{1em}` show nothing."""
    argument = scan.argument(past_options(scan, command), command.end)
    return Found((), argument[1] + 1 if argument else command.after)


def second_argument(scan: Scanner, command: Command) -> Found:
    r"""`\textcolor{red}{so}` is so."""
    both = two_arguments(scan, command)
    if both is None:
        return dropped(scan, command)
    return Found(scan.inline(*both[1]), both[1][1] + 1)


def quantity(scan: Scanner, command: Command) -> Found:
    r"""`\SI{10}{\metre}` is 10 metre."""
    both = two_arguments(scan, command)
    if both is None:
        return plain(scan, command)
    return Found((*scan.inline(*both[0]), " ", *scan.inline(*both[1])), both[1][1] + 1)


def footnote(scan: Scanner, command: Command) -> Found:
    """A footnote stands in parentheses where its mark stood."""
    argument = scan.argument(command.after, command.end)
    if argument is None:
        return Found((), command.after)
    before = command.after - len(command.name) - 2
    spaced = before >= 0 and scan.text[before] in " \n~"
    note = stripped(scan.inline(*argument))
    return Found(("(" if spaced else " (", *note, ")"), argument[1] + 1)


def superscript(scan: Scanner, command: Command) -> Found:
    r"""`m\textsuperscript{2}` is m²; `5\textsuperscript{th}` is 5th."""
    found = plain(scan, command)
    text = _only_text(found.nodes)
    high = None if text is None or any(map(str.isalpha, text)) else raised(text)
    return Found((high,), found.end) if high else found


def math_accent(scan: Scanner, command: Command) -> Found:
    r"""`\tilde{O}` is Õ, also outside a formula."""
    found = plain(scan, command)
    text = _only_text(found.nodes)
    if text is None or len(text) != 1:
        return found
    return Found((composed(text, MATH_ACCENTS[command.name]),), found.end)


def double_struck(scan: Scanner, command: Command) -> Found:
    r"""`\mathbb{R}` is ℝ, also outside a formula."""
    found = plain(scan, command)
    text = _only_text(found.nodes)
    return found if text is None else Found((text.translate(DOUBLE_STRUCK),), found.end)


def keywords(scan: Scanner, command: Command) -> Found:
    r"""`\keywords{a, b}` at the end of an abstract."""
    found = plain(scan, command)
    return Found((" Keywords: ", *found.nodes), found.end)


def accent(scan: Scanner, command: Command) -> Found:
    r"""`\c{c}` is ç, `\v s` is š; without a letter the name is a macro's."""
    letter = _ACCENTED.match(scan.text, command.after, command.end)
    if letter is None:
        return author_macro(scan, command)
    return Found((accented(letter[1] or letter[2], command.name),), letter.end())


def environment(scan: Scanner, command: Command) -> Found:
    """The bounds of an environment other than a list show nothing."""
    argument = scan.argument(command.after, command.end)
    stop = argument[1] + 1 if argument else command.after
    if command.name == "begin":
        stop = past_options(scan, Command(command.name, stop, command.end))
    return Found((" ",), stop)


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
    if scan.text.startswith(".", stop):  # "\etal." ends in one full stop
        shown = shown.removesuffix(".")
    return Found((shown,), stop)


def fraction(scan: Scanner, command: Command) -> Found:
    r"""`\frac{a}{b}`, `\frac12` outside a formula are a/b, 1/2; else the name is shown."""
    both = two_arguments(scan, command)
    if both is None:
        pair = _FRACTION.match(scan.text, command.after, command.end)
        if pair is None:
            return Found((command.name,), command.after)
        return Found((*scan.inline(*pair.span(1)), "/", *scan.inline(*pair.span(2))), pair.end())
    return Found((*scan.inline(*both[0]), "/", *scan.inline(*both[1])), both[1][1] + 1)


def quotation(scan: Scanner, command: Command) -> Found:
    r"""`\enquote{so}` is “so”."""
    found = plain(scan, command)
    return Found(("“", *found.nodes, "”"), found.end)


def author_macro(scan: Scanner, command: Command) -> Found:
    r"""`\ours` is shown by its name, `\rebut{so}` by its argument.

    The space behind a name stays: authors end such macros with `\xspace`.
    """
    shown = unglued(command.name)
    if scan.text.startswith("{}", command.after):
        return Found((shown,), command.after + len("{}"))
    braced = shown == command.name and scan.text.startswith("{", command.after)
    return plain(scan, command) if braced else Found((shown,), command.after)


def _only_text(nodes: Sequence[Inline]) -> str | None:
    return "".join(map(str, nodes)) if all(isinstance(node, str) for node in nodes) else None
