r"""LaTeX commands in text: `\textbf{…}`, `\cite{…}`, `\L`, and the macros of an author."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from sitegen.text import command_rules as rules
from sitegen.text.command_rules import Command
from sitegen.text.command_tables import (
    DROPPED_WITH_ARGUMENT,
    LETTERS,
    PLAIN_ARGUMENT,
    STYLES,
    SWITCHES,
    SYMBOLS,
)
from sitegen.text.escapes import read_escape
from sitegen.text.links import read_href, read_url
from sitegen.text.scanner import Found, Scanner
from sitegen.text.symbols import ACCENTS, MATH_ACCENTS

_NAME = re.compile(r"\\([A-Za-z]+)\*?")
_CITATION = re.compile(
    r"[cC]ite[A-Za-z]{0,9}|(?:paren|text|auto|foot|full)cite|(?:eq|auto|[cC])?ref"
)


def read_command(scan: Scanner, at: int, end: int) -> Found | None:
    """A backslash: a command if a letter follows, else an escape."""
    name = _NAME.match(scan.text, at, end)
    if name is None:
        return read_escape(scan, at, end)
    return _rule(name[1])(scan, Command(name[1], name.end(), end))


def _rule(name: str) -> Callable[[Scanner, Command], Found]:
    if rule := _RULES.get(name):
        return rule
    return rules.citation if _CITATION.fullmatch(name) else rules.author_macro


_RULES: Mapping[str, Callable[[Scanner, Command], Found]] = MappingProxyType(
    {
        **dict.fromkeys((name for name in ACCENTS if name.isalpha()), rules.accent),
        **dict.fromkeys(SYMBOLS, rules.symbol),
        **dict.fromkeys(LETTERS, rules.letter),
        **dict.fromkeys(PLAIN_ARGUMENT, rules.plain),
        **dict.fromkeys(MATH_ACCENTS, rules.math_accent),
        **dict.fromkeys(DROPPED_WITH_ARGUMENT, rules.dropped),
        **dict.fromkeys(SWITCHES, rules.switch),
        **dict.fromkeys(STYLES, rules.style),
        **dict.fromkeys(("texttt", "mathtt"), rules.code),
        **dict.fromkeys(("verb", "lstinline"), rules.verbatim),
        **dict.fromkeys(("url", "path", "nolinkurl"), read_url),
        **dict.fromkeys(("href", "hyperlink"), read_href),
        **dict.fromkeys(("textcolor", "colorbox", "scalebox"), rules.second_argument),
        **dict.fromkeys(("SI", "qty"), rules.quantity),
        **dict.fromkeys(("footnote", "footnotetext"), rules.footnote),
        **dict.fromkeys(("begin", "end"), rules.environment),
        **dict.fromkeys(("frac", "dfrac", "tfrac", "nicefrac", "sfrac"), rules.fraction),
        **dict.fromkeys(("enquote", "textquote"), rules.quotation),
        "mathbb": rules.double_struck,
        "textsuperscript": rules.superscript,
        "keywords": rules.keywords,
        "item": rules.switch,
    }
)
