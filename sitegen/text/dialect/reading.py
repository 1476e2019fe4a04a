"""Reads an abstract or a title: repair, formulas and URLs, blocks, inline markup, every form."""

from collections.abc import Sequence

from sitegen.model.prose import Prose
from sitegen.text.dialect.blocks import read_blocks
from sitegen.text.dialect.html import blocks_html, inline_html
from sitegen.text.dialect.nodes import Inline, Listing, Math
from sitegen.text.dialect.plain import Line
from sitegen.text.dialect.rules import scanner
from sitegen.text.dialect.wrapping import unwrapped
from sitegen.text.math.words import to_words


def read_blocks_of(source: str) -> Prose:
    """A text of paragraphs and lists, in every form (`sitegen.text.abstract.read_abstract`)."""
    blocks = read_blocks(scanner(unwrapped(source)))
    runs: list[Sequence[Inline]] = []
    for block in blocks:
        runs += block.items if isinstance(block, Listing) else (block.children,)
    return _prose(source, runs, blocks_html(blocks))


def read_line(source: str) -> Prose:
    """A text of one line, in every form (`sitegen.text.abstract.read_title`)."""
    scan = scanner(source)
    nodes = scan.inline(0, len(scan.text))
    return _prose(source, [nodes], inline_html(nodes))


def _prose(source: str, runs: Sequence[Sequence[Inline]], html: str) -> Prose:
    line = Line(runs)
    plain = line.written(_as_unicode)
    some_have_no_form = any(map(_has_no_form, line.formulas))
    return Prose(
        source=source,
        html=html,
        text=line.written(_as_tex) if line.formulas else plain,
        plain=plain,
        searchable=line.written(_as_words) if some_have_no_form else plain,
        emphasised=tuple(Line([node.children]).written(_as_unicode) for node in line.apart),
        links=line.hyperlinks(_as_unicode),
        faults=tuple(formula.source for formula in line.formulas if not formula.mathml),
    )


def _as_unicode(formula: Math) -> str:
    return formula.plain


def _as_words(formula: Math) -> str:
    return to_words(formula.source) if _has_no_form(formula) else formula.plain


def _has_no_form(formula: Math) -> bool:
    return "\\" in formula.plain  # its TeX


def _as_tex(formula: Math) -> str:
    return f"${formula.source}$"
