"""The tree as HTML: every text escaped, every element closed."""

import re
from collections.abc import Sequence
from html import escape

from sitegen.text.dialect.nodes import Block, Inline, Link, Math, Paragraph

_BLANKS = re.compile(r"[ \t\n]{2,}|[\t\n]")  # "two\n lines"; not a no-break space


def blocks_html(blocks: Sequence[Block]) -> str:
    """Paragraphs and lists, one a line."""
    return "\n".join(map(_block, blocks))


def inline_html(nodes: Sequence[Inline]) -> str:
    """Inline nodes, without white space around them."""
    return "".join(map(_node, nodes)).strip(" ")


def _block(block: Block) -> str:
    if isinstance(block, Paragraph):
        return f"<p>{inline_html(block.children)}</p>"
    name = "ol" if block.ordered else "ul"
    items = "".join(f"<li>{inline_html(item)}</li>" for item in block.items)
    return f"<{name}>{items}</{name}>"


def _node(node: Inline) -> str:
    if isinstance(node, str):
        return _text(node)
    if isinstance(node, Math):
        return node.mathml or _code(node.source)
    inside = "".join(map(_node, node.children))
    if isinstance(node, Link):
        return f'<a href="{escape(node.url)}">{inside}</a>'
    return f"<{node.style}>{inside}</{node.style}>"


def _text(text: str) -> str:
    """Escaped, with each run of white space made one space; a no-break space is none of it."""
    if "\n" in text or "  " in text or "\t" in text:
        text = _BLANKS.sub(" ", text)
    if "<" in text or "&" in text or ">" in text:  # most texts hold none
        text = escape(text, quote=False)
    return text


def _code(source: str) -> str:
    return f"<code>{_text(source)}</code>"
