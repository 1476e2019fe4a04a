r"""Paragraphs and lists: blank lines, `itemize`, lines that begin with a dash or a bullet."""

import re
from collections.abc import Iterator
from itertools import pairwise

from sitegen.text.dialect.nodes import Block, Inline, Listing, Paragraph, stripped
from sitegen.text.dialect.scanner import Scanner

# The bounds of a list: "\begin{itemize}", "\begin{enumerate}[leftmargin=*]", "\end{itemize}"
_ENVIRONMENT = re.compile(
    r"\\(?P<bound>begin|end)\s{0,3}\{?(?P<name>itemize|enumerate|description)\}?"
    r"(?:\s{0,3}\[[^\]\n]{0,80}\])?"
)
# The start of an item, with its label: "\item", "\item[(a)]"
_ITEM = re.compile(r"\\item(?![A-Za-z])(?:\s{0,3}\[(?P<label>[^\]\n]{0,80})\])?")
_BLANK_LINES = re.compile(r"\n[ \t]*\n\s*")  # a line of spaces is blank too
# "- one", "• one", "* one" at the start of a line; two of them make a list
_BULLET = re.compile(r"^[ \t]*(?:[-•]|\*)[ \t]+(?=\S)", re.MULTILINE)
# "1. one", "(2) two": such lines stay text, each a paragraph, with the number they are cited by
_NUMBER = re.compile(r"^[ \t]*\(?\d{1,2}[.)][ \t]+(?=\S)", re.MULTILINE)

_Bounds = tuple[int, int]


def read_blocks(scan: Scanner) -> tuple[Block, ...]:
    """The whole text as paragraphs and lists, in order; none is empty."""
    blocks: list[Block] = []
    at = 0
    for ordered, (outer_start, start), (end, outer_end) in _list_environments(scan.text):
        blocks += _paragraphs(scan, at, outer_start)
        blocks += _environment(scan, start, end, ordered=ordered)
        at = outer_end
    blocks += _paragraphs(scan, at, len(scan.text))
    return tuple(blocks)


def _list_environments(text: str) -> Iterator[tuple[bool, _Bounds, _Bounds]]:
    r"""Of each outermost list: whether it is numbered, its `\begin` and its `\end`.

    A list that is never closed runs to the end of the text.
    """
    if "\\begin" not in text:
        return
    depth = 0
    begin: re.Match[str] | None = None
    for bound in _ENVIRONMENT.finditer(text):
        if bound["bound"] == "begin":
            begin = begin or bound
            depth += 1
        elif begin:
            depth -= 1
            if depth == 0:
                yield begin["name"] == "enumerate", begin.span(), bound.span()
                begin = None
    if begin:
        yield begin["name"] == "enumerate", begin.span(), (len(text), len(text))


def _environment(scan: Scanner, start: int, end: int, *, ordered: bool) -> Iterator[Block]:
    r"""A list, and before it what stands ahead of its first `\item`."""
    items = list(_ITEM.finditer(scan.text, start, end))
    first = items[0].start() if items else end
    yield from _paragraph(scan, start, first)
    contents = []
    for item, stop in _with_stops(items, end):
        label = (*scan.inline(*item.span("label")), " ") if item["label"] else ()
        contents.append((*label, *stripped(_inline(scan, item.end(), stop))))
    yield from _listing(contents, ordered=ordered)


def _paragraphs(scan: Scanner, start: int, end: int) -> Iterator[Block]:
    at = start
    if scan.text.find("\n", start, end) < 0:
        yield from _lines(scan, start, end)
        return
    for gap in _BLANK_LINES.finditer(scan.text, start, end):
        yield from _lines(scan, at, gap.start())
        at = gap.end()
    yield from _lines(scan, at, end)


def _lines(scan: Scanner, start: int, end: int) -> Iterator[Block]:
    """One paragraph, or what its lines make of it."""
    if scan.text.find("\\item", start, end) >= 0 and _ITEM.search(scan.text, start, end):
        yield from _environment(scan, start, end, ordered=False)
        return
    if scan.text.find("\n", start, end) >= 0:
        bullets = list(_BULLET.finditer(scan.text, start, end))
        if len(bullets) > 1:
            yield from _bulleted(scan, start, bullets, end)
            return
        numbers = list(_NUMBER.finditer(scan.text, start, end))
        if len(numbers) > 1:
            cuts = [start, *(number.start() for number in numbers), end]
            for cut, stop in pairwise(cuts):
                yield from _paragraph(scan, cut, stop)
            return
    yield from _paragraph(scan, start, end)


def _bulleted(scan: Scanner, start: int, bullets: list[re.Match[str]], end: int) -> Iterator[Block]:
    yield from _paragraph(scan, start, bullets[0].start())
    contents = [
        stripped(_inline(scan, bullet.end(), stop)) for bullet, stop in _with_stops(bullets, end)
    ]
    yield from _listing(contents, ordered=False)


def _with_stops(matches: list[re.Match[str]], end: int) -> Iterator[tuple[re.Match[str], int]]:
    """Each match, and where the next one starts."""
    for i, match in enumerate(matches, start=1):
        yield match, matches[i].start() if i < len(matches) else end


def _paragraph(scan: Scanner, start: int, end: int) -> Iterator[Paragraph]:
    children = _inline(scan, start, end)
    if _shows(children):
        yield Paragraph(children)


def _listing(contents: list[tuple[Inline, ...]], *, ordered: bool) -> Iterator[Listing]:
    items = tuple(item for item in contents if _shows(item))
    if items:
        yield Listing(ordered, items)


def _inline(scan: Scanner, start: int, end: int) -> tuple[Inline, ...]:
    return scan.inline(start, end) if start < end else ()


def _shows(nodes: tuple[Inline, ...]) -> bool:
    return any(not isinstance(node, str) or node.strip() for node in nodes)
