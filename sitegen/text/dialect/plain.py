"""The tree as one line of text."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from sitegen.model.prose import Hyperlink
from sitegen.text.dialect.nodes import Inline, Link, Math, Styled
from sitegen.text.dialect.repair import MARK

Formula = Callable[[Math], str]
"""How a formula is written in the line."""


class Line:
    """What a reader sees of several runs of nodes, a space between any two.

    One walk over the tree gathers the pieces of the line, the formulas among them, the links, and
    what is set apart, each in order.
    """

    def __init__(self, runs: Sequence[Sequence[Inline]]) -> None:
        self.formulas: list[Math] = []
        self.links: list[Link] = []
        self.apart: list[Styled] = []
        """Each em and strong, a nested one after what holds it."""
        self._pieces: list[str | Math] = []
        for run in runs:
            self._gather(run)
            self._pieces.append(" ")

    def written(self, formula: Formula) -> str:
        """The line, with each formula as told."""
        line = self._marked(formula)
        return line.replace(MARK, "") if self.links else line

    def hyperlinks(self, formula: Formula) -> tuple[Hyperlink, ...]:
        """The URLs, and where the label of each stands in the line."""
        if not self.links:
            return ()
        parts = self._marked(formula).split(MARK)[:-1]
        marks = list(accumulate(map(len, parts)))
        labels = zip(self.links, marks[::2], marks[1::2], strict=True)
        return tuple(Hyperlink(link.url, start, end) for link, start, end in labels)

    def _gather(self, run: Sequence[Inline]) -> None:
        for node in run:
            if isinstance(node, str):
                self._pieces.append(node)
            elif isinstance(node, Math):
                self._pieces.append(node)
                self.formulas.append(node)
            elif isinstance(node, Link):
                self.links.append(node)
                self._pieces.append(MARK)
                self._gather(node.children)
                self._pieces.append(MARK)
            else:
                if node.style != "code":
                    self.apart.append(node)
                self._gather(node.children)

    def _marked(self, formula: Formula) -> str:
        """The line, with a MARK at both ends of the label of each link; labels do not nest."""
        written = [piece if isinstance(piece, str) else formula(piece) for piece in self._pieces]
        line = "".join(written).strip()
        if line.isascii() and line.isprintable() and "  " not in line:  # most lines, at a glance
            return line
        return " ".join(line.split())
