"""Lifts formulas and bare URLs out of a text, so that no rule of markup reads inside them."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from sitegen.text.dialect.nodes import Inline, Link, Math
from sitegen.text.dialect.repair import MARK
from sitegen.text.dialect.spans import Span, math_spans
from sitegen.text.math.mathml import to_mathml
from sitegen.text.math.unicode_math import to_unicode
from sitegen.text.urls import bare_urls, may_hold_urls, mend_urls, target, typed

# A formula that is a text command and nothing else, "$\textit{per se}$", is text. So is a single
# sign that needed no dollars: "R$\&$D", "95$\%$".
_TEXT_IN_DOLLARS = re.compile(
    r"\\(?:textit|textbf|emph|texttt|textsc|textsf|textsl|textrm|textup|text)\s*"
    r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"
    r"|\\?[&%#_]|\\\$|\\textemdash|\\textendash"
)


# A word that was glued to its formula: "where$x$", "$x$and"; not "$k$th", "$n$s", "min$x$"
_GLUED_BEFORE = re.compile(
    r"(?<![^\W_])(?:where|and|with|within|via|that|which|when|of|for|from|to|in|if|by|on|is|are|an|the)\Z"
)
_GLUED_BEHIND = re.compile(
    r"(?:and|or|is|are|with|where|that|which|for|in|of|to|the|when|on|by)(?![^\W_]|-)"
)


_INITIAL = re.compile(r"\\[a-z]+\{[A-Za-z]\}")  # "$\textbf{f}$or", "$\mathcal{F}$or"


class Atom(NamedTuple):
    """What was lifted out, and how it was typed."""

    node: Inline
    typed: str


class Lifted(NamedTuple):
    """A text in which a MARK stands for each atom; `atoms` by the position of its mark."""

    text: str
    atoms: Mapping[int, Atom]


def lift(text: str) -> Lifted:
    """The text with its formulas and bare URLs replaced by marks."""
    urls = may_hold_urls(text)
    if urls:
        text = mend_urls(text)
    formulas = math_spans(text) if "$" in text or "\\" in text else []
    pieces: list[str | Atom] = []
    at = 0
    for span in formulas:
        before = text[at : span.start]
        if before[-1:].isalpha() and _GLUED_BEFORE.search(before) and span.source[0] not in "^_":
            before += " "
        pieces += (before, _formula(text, span))
        at = span.end
        goes_on = text[at : at + 1].isalpha() and _GLUED_BEHIND.match(text, at)
        if goes_on and not _INITIAL.fullmatch(span.source):
            pieces.append(" ")
    pieces.append(text[at:])
    return _marked(_with_links(pieces) if urls else pieces)


def _formula(text: str, span: Span) -> str | Atom:
    if _TEXT_IN_DOLLARS.fullmatch(span.source):
        return span.source
    return Atom(_math(span.source, span.display), text[span.start : span.end])


@lru_cache(maxsize=8192)  # 77,908 abstracts hold 14,000 formulas, 7,000 of them distinct
def _math(source: str, display: bool) -> Math:  # noqa: FBT001 - a cached call is cheapest so
    return Math(source, to_mathml(source, display=display), to_unicode(source))


def _with_links(pieces: list[str | Atom]) -> list[str | Atom]:
    linked: list[str | Atom] = []
    for piece in pieces:
        if isinstance(piece, Atom):
            linked.append(piece)
            continue
        at = 0
        for start, end in bare_urls(piece):
            url = piece[start:end]
            linked += (piece[at:start], Atom(Link(target(url) or "", (typed(url),)), url))
            at = end
        linked.append(piece[at:])
    return linked


def _marked(pieces: list[str | Atom]) -> Lifted:
    texts: list[str] = []
    atoms: dict[int, Atom] = {}
    length = 0
    for piece in pieces:
        if isinstance(piece, Atom):
            atoms[length] = piece
        texts.append(MARK if isinstance(piece, Atom) else piece)
        length += len(texts[-1])
    return Lifted("".join(texts), atoms)
