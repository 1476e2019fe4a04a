r"""Where the formulas of a text start and end: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`, environments.

A dollar is also money, and often left unclosed. A pair of them is a formula unless what stands
between reads as prose or as a price; an opener that finds no partner is text.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from sitegen.text.dialect.dollars import (
    has_price_alone,
    is_formula,
    is_price_behind,
    is_price_of,
    is_spaced_price,
    leads_to_price,
    names_currency,
    names_currency_before,
    names_two_currencies,
    runs_into_prose,
)
from sitegen.text.math.mathml import LONGEST

CODE_SPAN = r"(?<![^\W_])`(?! )(?:[^`'’\n]|['’](?=[A-Za-z])){1,80}`"
"""Markdown's `code`. A quotation mark before the second backtick makes it LaTeX's `quote';
a backtick behind a letter is an apostrophe: don`t."""

_ENVIRONMENTS = (
    "equation|align|gather|multline|eqnarray|displaymath|math|cases|alignat|aligned|gathered|split"
)
_SIGN = re.compile(r"[\\$`]")  # what an opener starts with
_OPENER = re.compile(
    rf"(?P<skip>\\\$|\\\\(?![(\[])|{CODE_SPAN})|(?P<dollars>\$\$)|(?P<dollar>\$)"
    rf"|(?P<round>\\\()|(?P<square>\\\[)|\\begin\{{(?P<environment>(?:{_ENVIRONMENTS})\*?)\}}"
)
# Up to the dollar that closes, past "\$" and past the formulas inside "\text{if $x$ holds}"
_TO_DOLLAR = re.compile(
    r"(?:[^\\$]++"
    r"|\\(?:text[a-z]*|mbox|hbox|mathrm)\{[^{}$]{0,200}(?:\$[^{}$]{0,80}\$[^{}$]{0,80}){1,4}\}"
    r"|\\.)*+(?=\$)",
    re.DOTALL,
)

_FIGURE = re.compile(r"\.?\d")  # "10", ".50"
_DIGIT_AHEAD = re.compile(r"\s*\.?\d")  # "5 to", " 100 and", ".50 ("
_OPENS_NEXT = re.compile(r"[A-Za-z\\]")  # "n" of "$n$", which a dollar before it may open
# How a formula goes on behind its dollar: "n=5", "\ell_2", "(x)", "-1"; not "-fold", " and"
_GOES_ON = re.compile(r"[^\W_]|[\\({\[|$]|-[\d\\]")
# References in escaped brackets: "\[1\]", "\[ 3-5 \]", "\[Smith et al., 2020\]", "\[sic\]"
_REFERENCES = re.compile(
    r"\s*\d[\d\s,–-]*|[A-Z][a-z]+[^\\{}=]{0,80}\d{4}[a-z]?"
    r"|(?=[^\\]*[A-Za-z]{3})[A-Za-z][A-Za-z .-]*(?:,? \d{4}[a-z]?)?"
)


class Span(NamedTuple):
    r"""A formula with its delimiters: `text[start:end]`; `source` is the TeX between them.

    The source of an environment holds its `\begin` and `\end`.
    """

    start: int
    end: int
    source: str
    display: bool


class _Ahead:
    """The next place of a string at or after a position, asked for ever later positions.

    It remembers, so that a thousand openers without a closer cost no more than one.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._found: dict[str, int] = {}

    def find(self, what: str, position: int) -> int:
        """The index, or past the end of the text where there is none."""
        found = self._found.get(what, -1)
        if found < position:
            found = self.text.find(what, position)
            self._found[what] = found = len(self.text) if found < 0 else found
        return found


def math_spans(text: str) -> list[Span]:
    """The formulas of a repaired text, in order; they never overlap."""
    spans: list[Span] = []
    ahead = _Ahead(text)
    at = 0
    while sign := _SIGN.search(text, at):
        at = sign.end()
        if opener := _OPENER.match(text, sign.start()):
            span = _span(ahead, opener)
            if span:
                spans.append(span)
            at = span.end if span else opener.end()
    return spans


def span_at(text: str, at: int) -> Span | None:
    """The formula that opens at a position, if one does."""
    opener = _OPENER.match(text, at)
    return _span(_Ahead(text), opener) if opener else None


def _span(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    rule = _RULES.get(opener.lastgroup or "")
    return rule(ahead, opener) if rule else None


def _between_dollars(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    source = _TO_DOLLAR.match(ahead.text, opener.end(), opener.end() + LONGEST + 1)
    if source is None or _is_money(ahead, opener, source.end()):
        return None
    if runs_into_prose(source[0]) and _OPENS_NEXT.match(ahead.text, source.end() + 1):
        return None
    return _delimited(ahead.text, opener, source.end(), 1, display=False)


def _between_double_dollars(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    close = ahead.find("$$", opener.end())
    return _delimited(ahead.text, opener, close, 2, display=True)


def _between_round(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    close = ahead.find(r"\)", opener.end())
    return _delimited(ahead.text, opener, close, 2, display=False)


def _between_square(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    close = ahead.find(r"\]", opener.end())
    if _REFERENCES.fullmatch(ahead.text, opener.end(), close):
        return None
    return _delimited(ahead.text, opener, close, 2, display=True)


def _environment(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    end = rf"\end{{{opener['environment']}}}"
    close = ahead.find(end, opener.end())
    stop = close + len(end)
    if stop > len(ahead.text) or stop - opener.start() > LONGEST:
        return None
    return Span(opener.start(), stop, ahead.text[opener.start() : stop], display=True)


_RULES: dict[str, Callable[[_Ahead, re.Match[str]], Span | None]] = {
    "dollar": _between_dollars,
    "dollars": _between_double_dollars,
    "round": _between_round,
    "square": _between_square,
    "environment": _environment,
}


def _delimited(
    text: str, opener: re.Match[str], close: int, width: int, *, display: bool
) -> Span | None:
    """The formula between an opener and the closer of so many characters at `close`."""
    if close >= len(text) or close - opener.end() > LONGEST:
        return None
    source = text[opener.end() : close]
    if not is_formula(source):
        return None
    return Span(opener.start(), close + width, source.strip(), display)


def _is_money(ahead: _Ahead, opener: re.Match[str], close: int) -> bool:
    """Whether the opening dollar is money, so that the closing one may open a formula."""
    source = ahead.text[opener.end() : close]
    last = ahead.text[opener.start() - 1 : opener.start()]
    if last.isdigit() and is_price_behind(source):
        return True
    # "US" or "C" may stand before the dollar.
    before = ahead.text[max(0, opener.start() - 3) : opener.start()] if last.isupper() else ""
    if before and names_two_currencies(before, source):
        return True
    if not _DIGIT_AHEAD.match(source):
        return names_currency(source)
    if _FIGURE.match(ahead.text, close + 1):
        return leads_to_price(source)
    if _DIGIT_AHEAD.match(ahead.text, close + 1, close + 3) and is_spaced_price(source):
        return True
    price = source.lstrip() if names_currency_before(before) else source
    return is_price_of(price) or _leads_to_formula(ahead, source, close)


def _leads_to_formula(ahead: _Ahead, source: str, close: int) -> bool:
    r"""`$30 ($n=5$ seeds)`, `a $100 $\ell_2$ prize`: the second dollar opens a formula."""
    if not has_price_alone(source) or not _GOES_ON.match(ahead.text, close + 1):
        return False
    opener = _OPENER.match(ahead.text, close)
    formula = _span(ahead, opener) if opener else None
    return formula is not None and not ahead.text[formula.end - 2].isspace()
