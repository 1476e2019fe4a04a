"""The text of an abstract being read: what was lifted out of it, and one rule for each sign."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from sitegen.text import braces
from sitegen.text.dialect.lifting import Lifted
from sitegen.text.dialect.nodes import Inline
from sitegen.text.dialect.repair import MARK

DEEPEST = 24
"""Markup nested deeper than this is shown as typed; nothing that was meant nests so deep."""

# A sign that begins markup: each has a rule. So that most never cost more than a look, hyphens and
# apostrophes count in pairs, stars and underscores before a character, the rest where it may end.
_SIGN = re.compile(
    rf"{MARK}|\\|\{{|\}}|\*(?=\S)|_(?=\S)(?<![^\W_]_)|`|~|\[(?=(?:[^\[\]\n\\]|\\.){{1,200}}\]\()"
    r"|\"(?=\w(?:[^\"\n`']|'(?!')){0,80}'')|-(?=-)|'(?=')"
)


class Found(NamedTuple):
    """What a rule read, and where it stopped."""

    nodes: Sequence[Inline]
    end: int


class Scanner:
    """Reads stretches of one text. Positions are those of the lifted text.

    A rule is asked at its sign, with the end of the stretch; it reads past the sign, or returns
    None and the sign is text. Each looks ahead no further than to the next sign of its own kind,
    or asks `closing`, so that reading takes linear time.
    """

    def __init__(self, lifted: Lifted, rules: Mapping[str, "Rule"]) -> None:
        self.text = lifted.text
        self.atoms = lifted.atoms
        self.closing = braces.pairs(lifted.text)
        """Of each brace that opens a group: where its partner stands."""
        self._rules = rules
        self._depth = 0

    def inline(self, start: int, end: int) -> tuple[Inline, ...]:
        """What stands between two positions, as a tree."""
        if self._depth == DEEPEST:
            return (self.typed(start, end),)
        self._depth += 1
        text, nodes, at = self.text, list[Inline](), start
        shown = start
        while sign := _SIGN.search(text, at, end):
            here, mark = sign.start(), sign[0]
            at = here + 1
            if mark == MARK:
                found: Sequence[Inline] = (self.atoms[here].node,)
            elif read := self._rules[mark](self, here, end):
                found, at = read
            else:  # the sign is text
                continue
            if here > shown:
                nodes.append(text[shown:here])
            nodes += found
            shown = at
        self._depth -= 1
        if shown < end:
            nodes.append(text[shown:end])
        return _joined(nodes) if len(nodes) > 1 else tuple(nodes)

    def typed(self, start: int, end: int) -> str:
        """The text between two positions as its author typed it."""
        stretch = self.text[start:end]
        if MARK not in stretch:
            return stretch
        return "".join(
            self.atoms[start + i].typed if character == MARK else character
            for i, character in enumerate(stretch)
        )

    def argument(self, at: int, end: int) -> tuple[int, int] | None:
        """Start and end of the argument in braces that follows before `end`, spaces apart."""
        while at < end and self.text[at] in " \n":
            at += 1
        close = self.closing.get(at, end)
        return (at + 1, close) if close < end else None


Rule = Callable[[Scanner, int, int], Found | None]
"""Reads at a sign: the scanner, the sign's position, the end of the stretch."""


def _joined(nodes: Sequence[Inline]) -> tuple[Inline, ...]:
    """The nodes, with neighbouring texts made one and empty ones left out."""
    joined: list[Inline] = []
    texts: list[str] = []
    for node in nodes:
        if isinstance(node, str):
            texts.append(node)
            continue
        if text := "".join(texts):
            joined.append(text)
        texts.clear()
        joined.append(node)
    if text := "".join(texts):
        joined.append(text)
    return tuple(joined)
