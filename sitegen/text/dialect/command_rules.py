r"""One rule for each kind of LaTeX command: what its argument is shown as."""

import re

from sitegen.text.dialect.command import Command, past_options, past_spaces, plain, two_arguments
from sitegen.text.dialect.command_tables import STYLES, SWITCHES
from sitegen.text.dialect.nodes import stripped, styled
from sitegen.text.dialect.repair import MARK
from sitegen.text.dialect.scanner import Found, Scanner

_TEX = re.compile(rf"[\\{{}}{MARK}]")  # "\texttt{a\_b}" is read, "\texttt{a_b}" is as typed
_VERBATIM = re.compile(r"([^\w\s{])([^\n]{0,200}?)\1")  # "\verb|x_1|"


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
    r"""A switch outside a group would hold for the rest of the abstract: it shows nothing.

    One that is given an argument like a command is meant as one: `\bf{S}um`.
    """
    if scan.text.startswith("{", command.after) and (
        argument := scan.argument(command.after, command.end)
    ):
        style = SWITCHES[command.name]
        return Found(styled(scan.inline(*argument), style), argument[1] + 1)
    return Found((), past_spaces(scan, command))


def item(scan: Scanner, command: Command) -> Found:
    r"""An `\item` outside a list shows nothing."""
    return Found((), past_spaces(scan, command))


def verbatim(scan: Scanner, command: Command) -> Found:
    r"""`\verb|x_1|`: any sign may delimit the code."""
    delimited = _VERBATIM.match(scan.text, command.after, command.end)
    if delimited is None:
        return code(scan, command)
    return Found(styled((scan.typed(*delimited.span(2)),), "code"), delimited.end())


def dropped(scan: Scanner, command: Command) -> Found:
    r"""`\label{a}`, `\vspace{1em}` show nothing."""
    argument = scan.argument(past_options(scan, command), command.end)
    return Found((), argument[1] + 1 if argument else command.after)


def footnote_mark(scan: Scanner, command: Command) -> Found:
    r"""`\footnotemark[1]` shows nothing, and takes nothing but its number."""
    return Found((), past_options(scan, command))


def first_argument(scan: Scanner, command: Command) -> Found:
    r"""`\texorpdfstring{$k$}{k}` is $k$: the second argument is for the outline of a PDF."""
    both = two_arguments(scan, command)
    if both is None:
        return plain(scan, command)
    return Found(scan.inline(*both[0]), both[1][1] + 1)


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
    argument = scan.argument(past_options(scan, command), command.end)
    if argument is None:
        return Found((), command.after)
    before = command.after - len(command.name) - 2
    spaced = before >= 0 and scan.text[before] in " \n~"
    note = stripped(scan.inline(*argument))
    return Found(("(" if spaced else " (", *note, ")"), argument[1] + 1)


def keywords(scan: Scanner, command: Command) -> Found:
    r"""`\keywords{a, b}` at the end of an abstract."""
    found = plain(scan, command)
    return Found((" Keywords: ", *found.nodes), found.end)


def environment(scan: Scanner, command: Command) -> Found:
    """The bounds of an environment other than a list show nothing."""
    argument = scan.argument(command.after, command.end)
    stop = argument[1] + 1 if argument else command.after
    if command.name == "begin":
        stop = past_options(scan, Command(command.name, stop, command.end))
    return Found((" ",), stop)


def quotation(scan: Scanner, command: Command) -> Found:
    r"""`\enquote{so}` is “so”."""
    found = plain(scan, command)
    return Found(("“", *found.nodes, "”"), found.end)
