r"""LaTeX commands in text: `\textbf{…}`, `\cite{…}`, `\L`, and the macros of an author."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from sitegen.text.dialect import command_rules as rules
from sitegen.text.dialect import formula_rules as formulas
from sitegen.text.dialect import letter_rules
from sitegen.text.dialect.citations import CITATION, citation
from sitegen.text.dialect.command import Command, plain
from sitegen.text.dialect.command_tables import (
    DROPPED_WITH_ARGUMENT,
    LETTERS,
    PLAIN_ARGUMENT,
    STYLES,
    SWITCHES,
    SYMBOLS,
)
from sitegen.text.dialect.escapes import read_escape
from sitegen.text.dialect.links import read_href, read_url
from sitegen.text.dialect.scanner import Found, Scanner
from sitegen.text.math.symbols import ACCENTS, MATH_ACCENTS

_NAME = re.compile(r"\\([A-Za-z]+)\*?")  # "\emph", "\section*"


def read_command(scan: Scanner, at: int, end: int) -> Found | None:
    """A backslash: a command if a letter follows, else an escape."""
    name = _NAME.match(scan.text, at, end)
    if name is None:
        return read_escape(scan, at, end)
    return _rule(name[1])(scan, Command(name[1], name.end(), end))


def _rule(name: str) -> Callable[[Scanner, Command], Found]:
    if rule := _RULES.get(name):
        return rule
    return citation if CITATION.fullmatch(name) else letter_rules.author_macro


_RULES: Mapping[str, Callable[[Scanner, Command], Found]] = MappingProxyType(
    {
        **dict.fromkeys((name for name in ACCENTS if name.isalpha()), letter_rules.accent),
        **dict.fromkeys(SYMBOLS, letter_rules.symbol),
        **dict.fromkeys(LETTERS, letter_rules.letter),
        **dict.fromkeys(PLAIN_ARGUMENT, plain),
        **dict.fromkeys(MATH_ACCENTS, formulas.math_accent),
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
        **dict.fromkeys(("frac", "dfrac", "tfrac", "nicefrac", "sfrac"), formulas.fraction),
        **dict.fromkeys(("enquote", "textquote"), rules.quotation),
        "sqrt": formulas.root,
        "mathbb": formulas.double_struck,
        "texorpdfstring": rules.first_argument,
        "footnotemark": rules.footnote_mark,
        "textsuperscript": formulas.superscript,
        "keywords": rules.keywords,
        "item": rules.item,
    }
)
