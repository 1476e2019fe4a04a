r"""Where the formulas of a text start and end: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`, environments.

A dollar is also money, and often left unclosed. A pair of them is a formula unless what stands
between reads as prose or as a price; an opener that finds no partner is text.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from sitegen.text.tables import names

LONGEST = 1000
"""No formula in an abstract is longer, in characters; the longest of 80,000 abstracts has 281."""

MOST_WORDS = 2
LONG = 40
"""A formula holds no more words of prose than two, and one longer than this no two without TeX."""

CODE_SPAN = r"`(?! )(?:[^`'’\n]|['’](?=[A-Za-z])){1,80}`"
"""Markdown's `code`. A quotation mark before the second backtick makes it LaTeX's `quote'."""

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

# Words set as words: "\text{number of steps}", "\operatorname{poly}", "\rm sub"
_SET_WORDS = re.compile(
    r"\\(?:text[a-z]*|math[a-z]*|operatorname|mbox|hbox|emph|label|tag|rm|it)(?![a-z])\*?\s*"
    r"(?:\{[^{}]*\}|[A-Za-z])"
)
_COMMAND = re.compile(r"\\[A-Za-z]+")
# A word of prose: "of", no, "speed", yes; not "x_{max}", "poly(n)", "n^{depth}"
_WORD = re.compile(r"(?<![A-Za-z_^{\\])[A-Za-z][a-z]{2,}(?![A-Za-z(_^}])")
_WORDS_OF_FORMULAS = names(
    "log max min exp sup inf lim sin cos tan argmax argmin poly polylog sqrt arg det rank diag sign"
    " sgn Var Cov GPT mod for all and any some where if subject otherwise with sim times epsilon"
    " alpha beta gamma delta sigma Theta Omega ell circ cdot cdots forall eps opt var cov"
)
_LETTERS = re.compile(r"[A-Za-z][a-z]")
_NEW_SENTENCE = re.compile(r"[.;:?!]\s+[A-Z][a-z]+(?:\s|$)")  # "data. Then "
_TEX = re.compile(r"[\\^_{}=<>]")
_SHORT_WORD = re.compile(r"(?<![A-Za-z])[A-Za-z]{2,}")
_BLANK_LINE = re.compile(r"\n[ \t]*\n")


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
    return _inline(ahead.text, opener, source.end(), 1) if source else None


def _between_double_dollars(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    close = ahead.find("$$", opener.end())
    return _display(ahead.text, opener, close, 2)


def _between_round(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    close = ahead.find(r"\)", opener.end())
    return _inline(ahead.text, opener, close, 2)


def _between_square(ahead: _Ahead, opener: re.Match[str]) -> Span | None:
    close = ahead.find(r"\]", opener.end())
    return _display(ahead.text, opener, close, 2)


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


def _inline(text: str, opener: re.Match[str], close: int, width: int) -> Span | None:
    if close >= len(text) or close - opener.end() > LONGEST:
        return None
    source = text[opener.end() : close]
    if not _is_formula(source) or _is_price(source, text[close + width : close + width + 1]):
        return None
    return Span(opener.start(), close + width, source.strip(), display=False)


def _display(text: str, opener: re.Match[str], close: int, width: int) -> Span | None:
    if close >= len(text) or close - opener.end() > LONGEST:
        return None
    source = text[opener.end() : close]
    if not _is_formula(source):
        return None
    return Span(opener.start(), close + width, source.strip(), display=True)


def _is_formula(source: str) -> bool:
    """Whether what stands between two delimiters is TeX rather than prose."""
    body = source.strip()
    if not body or ("\n" in body and _BLANK_LINE.search(body)):
        return False
    if not _LETTERS.search(body):
        return True
    rest = _COMMAND.sub(" ", _SET_WORDS.sub(" ", body))
    words = sum(word not in _WORDS_OF_FORMULAS for word in _WORD.findall(rest))
    # "$accuracy = correct$" may be a formula; "$5 for the first thousand, $" may not.
    two_in_plain = words == MOST_WORDS and len(body) > LONG and "\\" not in body
    if words > MOST_WORDS or two_in_plain:
        return False
    return not _NEW_SENTENCE.search(source if words else rest)


def _is_price(source: str, after: str) -> bool:
    """Whether the opening dollar is money: "$5 to $10", "US$3 and US$4", "$9 for the $k$-th".

    `after` is the character behind the closing dollar.
    """
    amount = source[0].isdigit()
    spaced = source[-1].isspace() or source[-1] in "(-–~/"
    if amount and after.isdigit():
        return spaced or ("\\" not in source and bool(_SHORT_WORD.search(source)))
    if source[0].isspace() or not spaced or _TEX.search(source):
        return False
    words = _SHORT_WORD.findall(source) if amount else _WORD.findall(source)
    return any(amount or word not in _WORDS_OF_FORMULAS for word in words)
