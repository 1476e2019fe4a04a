"""The tree an abstract is read into: blocks that hold inline nodes; a text node is a `str`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Style = Literal["em", "strong", "code"]


@dataclass(frozen=True, slots=True)
class Math:
    """A formula, in every form."""

    source: str
    """Its TeX as typed, stripped."""
    mathml: str | None
    """Its `<math>` element, None where its TeX cannot be converted."""
    plain: str
    """In Unicode where that can say it, else its TeX."""


@dataclass(frozen=True, slots=True)
class Styled:
    """Text set apart; `style` is the name of its HTML element."""

    style: Style
    children: tuple["Inline", ...]


@dataclass(frozen=True, slots=True)
class Link:
    """A label and the URL it leads to (http, https or mailto)."""

    url: str
    children: tuple["Inline", ...]


Inline: TypeAlias = str | Math | Styled | Link


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A run of inline nodes; never empty."""

    children: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """A list; `ordered` where its items are numbered."""

    ordered: bool
    items: tuple[tuple[Inline, ...], ...]


Block: TypeAlias = Paragraph | Listing


def without_links(nodes: Sequence[Inline]) -> tuple[Inline, ...]:
    """The nodes with every link replaced by its label: a link may not hold another."""
    kept: list[Inline] = []
    for node in nodes:
        if isinstance(node, Link):
            kept += without_links(node.children)
        elif isinstance(node, Styled):
            kept.append(Styled(node.style, without_links(node.children)))
        else:
            kept.append(node)
    return tuple(kept)


def styled(nodes: Sequence[Inline], style: Style | None) -> tuple[Inline, ...]:
    """The nodes as one node of that style, with the white space at its ends left outside.

    Nothing where there is nothing to show; the nodes themselves where there is no style.
    """
    before, core, after = _trimmed(nodes)
    node = (Styled(style, core),) if style and core else core
    return (*before, *node, *after)


def linked(nodes: Sequence[Inline], url: str | None) -> tuple[Inline, ...]:
    """The nodes as the label of a link, with the white space at its ends left outside.

    The nodes themselves where the URL leads nowhere.
    """
    before, core, after = _trimmed(without_links(nodes))
    node = (Link(url, core),) if url and core else core
    return (*before, *node, *after)


def stripped(nodes: Sequence[Inline]) -> tuple[Inline, ...]:
    """The nodes without white space at their ends."""
    return _trimmed(nodes)[1]


def _trimmed(
    nodes: Sequence[Inline],
) -> tuple[tuple[str, ...], tuple[Inline, ...], tuple[str, ...]]:
    """A space if the nodes began with white space, the nodes without it, and one for the end."""
    core = list(nodes)
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    if core and isinstance(core[0], str) and core[0][:1].isspace():
        core[0] = core[0].lstrip()
        before = (" ",)
    if core and isinstance(core[-1], str) and core[-1][-1:].isspace():
        core[-1] = core[-1].rstrip()
        after = (" ",)
    return before, tuple(node for node in core if node != ""), after
