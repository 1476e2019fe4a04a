"""Whether the elements of a page are closed where they were opened.

What HTML lets an author leave out (`</li>`, `</p>` before a block) may be left out here too.
Source: HTML Standard, 13.1.2.4 Optional tags.
"""

_VOID = {
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
}  # fmt: skip
_BLOCKS = {
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "search", "section", "table", "ul",
}  # fmt: skip
"""They end a paragraph that is open."""
_NOT_IN_ITSELF = {"a", "button", "form", "label"}
_MAY_STAY_OPEN = {
    "html", "head", "body", "p", "li", "dt", "dd", "option", "optgroup", "tr", "td", "th", "thead",
    "tbody", "tfoot", "colgroup", "rt", "rp",
}  # fmt: skip
_CELLS = {"td", "th", "p"}
_ROWS = _CELLS | {"tr"}
_ENDED_BY = {
    "li": {"li", "p"},
    "dt": {"dt", "dd", "p"},
    "dd": {"dt", "dd", "p"},
    "td": _CELLS,
    "th": _CELLS,
    "tr": _ROWS,
    "tbody": _ROWS | {"thead", "tbody", "colgroup"},
    "tfoot": _ROWS | {"thead", "tbody", "colgroup"},
    "option": {"option"},
    "optgroup": {"option", "optgroup"},
    "body": {"head"},
}
"""The open elements that a start tag ends, innermost first."""
_FOREIGN = {"svg", "math"}
"""Inside, XML's rules hold: every element is closed, `<path/>` closes itself."""


class Nesting:
    """Follows the tags of one page and notes what is wrong: `faults`, each with its line."""

    def __init__(self) -> None:
        self._open: list[tuple[str, int]] = []
        self._foreign = 0
        self.faults: list[tuple[int, str]] = []

    def is_open(self, name: str) -> bool:
        return any(name == other for other, _ in self._open)

    def start(self, name: str, line: int) -> None:
        """A start tag, `<name>`."""
        if not self._foreign:
            self._end_what_it_ends(name)
            self._refuse(name, line)
            if name in _VOID:
                return
        self._foreign += name in _FOREIGN
        self._open.append((name, line))

    def start_and_end(self, name: str, line: int) -> None:
        """A tag with a slash, `<name/>`, which means something in SVG and MathML alone."""
        if name not in _VOID and not self._foreign:
            self.faults.append((line, f"<{name}/> does not close the element; write </{name}>"))
        self.start(name, line)
        if self._open and self._open[-1] == (name, line):
            self._pop()

    def end(self, name: str, line: int) -> None:
        """An end tag, `</name>`."""
        if not self.is_open(name):
            self.faults.append((line, f"</{name}> closes nothing"))
            return
        while self._open[-1][0] != name:
            inner, since = self._pop()
            if inner not in _MAY_STAY_OPEN:
                told = f"<{inner}> is not closed before the </{name}> of line {line}"
                self.faults.append((since, told))
        self._pop()

    def finish(self) -> None:
        """The end of the page."""
        for name, line in self._open:
            if name not in _MAY_STAY_OPEN:
                self.faults.append((line, f"<{name}> is never closed"))

    def _pop(self) -> tuple[str, int]:
        name, line = self._open.pop()
        self._foreign -= name in _FOREIGN
        return name, line

    def _end_what_it_ends(self, name: str) -> None:
        ended = _ENDED_BY.get(name, {"p"} if name in _BLOCKS else set())
        while self._open and self._open[-1][0] in ended:
            self._open.pop()

    def _refuse(self, name: str, line: int) -> None:
        if name in _NOT_IN_ITSELF and self.is_open(name):
            self.faults.append((line, f"<{name}> stands inside another <{name}>"))
        if name in _BLOCKS and self.is_open("p"):
            self.faults.append((line, f"<{name}> stands inside a <p>"))
