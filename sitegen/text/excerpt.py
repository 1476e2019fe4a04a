"""A passage of an abstract as HTML: its own words with their formulas, emphasis and links."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape, unescape

from sitegen.model.prose import Prose

# A formula, a tag, a run of text: "<math>…</math>", "<em>", "two words"
_PIECE = re.compile(r"<math\b.*?</math>|<[^>]*>|[^<]+", re.DOTALL)
_TEX = re.compile(r'<annotation encoding="application/x-tex">(.*?)</annotation>', re.DOTALL)
_ELEMENT = re.compile(r"<(/?)(\w+)")
_BLOCKS = frozenset({"p", "ul", "ol", "li"})


@dataclass(frozen=True, slots=True)
class _Run:
    """What stands in the same elements: their opening tags, its HTML, and what a reader sees."""

    inside: tuple[str, ...]
    html: str
    plain: str


def excerpt(prose: Prose, passage: str) -> str:
    """The HTML of a passage of `prose.plain`, safe to show within a line; escaped as a last resort.

    White space is not compared: HTML and plain text have it in different places. A formula is
    found again by its TeX, which its MathML carries.
    """
    runs = list(_runs(prose.html))
    at = prose.plain.find(passage)
    shown = _squeezed("".join(run.plain for run in runs))
    if at < 0 or shown != _squeezed(prose.plain):  # a formula that has no MathML, for one
        return escape(passage, quote=False)
    start = len(_squeezed(prose.plain[:at]))
    return _joined(list(_between(runs, start, start + len(_squeezed(passage))))).strip()


def _runs(html: str) -> Iterator[_Run]:
    """The runs of an abstract's HTML in order, a space where a block begins."""
    inside: tuple[str, ...] = ()
    for piece in _PIECE.findall(html):
        tag = _ELEMENT.match(piece)
        if tag is None:
            yield _Run(inside, piece, unescape(piece))
        elif tag[2] == "math":
            yield _Run(inside, piece, _formula(piece))
        elif tag[2] in _BLOCKS:
            yield _Run((), " ", " ")
        else:
            inside = inside[:-1] if tag[1] else (*inside, piece)


def _formula(markup: str) -> str:
    """A formula as it stands in the plain text."""
    from sitegen.text.math.unicode_math import to_unicode  # noqa: PLC0415 - few passages hold one

    tex = _TEX.search(markup)
    return to_unicode(unescape(tex[1])) if tex else ""


def _between(runs: Sequence[_Run], start: int, end: int) -> Iterator[_Run]:
    """The part of the runs from one place to another, counted in characters that are no space.

    A formula is kept whole or left out.
    """
    at = 0
    for run in runs:
        after = at + len(_squeezed(run.plain))
        if after > start and at < end:
            if run.html.startswith("<") or (start <= at and after <= end):
                yield run
            else:
                text = _cut(run.plain, start - at, end - at)
                yield _Run(run.inside, escape(text, quote=False), text)
        elif start < at == after < end:
            yield run  # a space between words that belong to it
        at = after


def _cut(text: str, start: int, end: int) -> str:
    """The part of a text between two places, counted in characters that are no space."""
    places = [place for place, sign in enumerate(text) if not sign.isspace()]
    first = places[start] if start > 0 else 0
    return text[first : places[end - 1] + 1] if end < len(places) else text[first:]


def _joined(runs: Sequence[_Run]) -> str:
    """The HTML of runs, each element opened and closed where it has to be."""
    written: list[str] = []
    open_: tuple[str, ...] = ()
    for run in (*runs, _Run((), "", "")):
        kept = 0
        while kept < min(len(open_), len(run.inside)) and open_[kept] == run.inside[kept]:
            kept += 1
        written += [f"</{tag[1:-1].split()[0]}>" for tag in reversed(open_[kept:])]
        written += [*run.inside[kept:], run.html]
        open_ = run.inside
    return "".join(written)


def _squeezed(text: str) -> str:
    return "".join(text.split())
