"""One page, read for checking: its elements in order, and what is wrong with their syntax."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from html.parser import HTMLParser

from sitegen.check.nesting import Nesting

_TEXTS = {"title", "script"}


@dataclass(frozen=True, slots=True)
class Element:
    """A start tag. `text` is what a title or script holds, empty for all others."""

    name: str
    attributes: Mapping[str, str]
    """An attribute without a value has the empty one."""
    line: int
    text: str = ""

    def get(self, attribute: str) -> str:
        """The attribute's value; empty where it is absent."""
        return self.attributes.get(attribute, "")

    def words(self, attribute: str) -> list[str]:
        """The words of an attribute that holds a list without regard to case: `rel`."""
        return self.get(attribute).lower().split()


@dataclass(frozen=True, slots=True)
class Page:
    """A page. `file` is its path as the user would type it; `faults` have a line each."""

    path: str
    file: str
    elements: tuple[Element, ...]
    doctype: bool
    faults: tuple[tuple[int, str], ...]

    def named(self, *names: str) -> list[Element]:
        """The elements with one of the names, in order."""
        return [element for element in self.elements if element.name in names]

    def meta(self, name: str) -> list[Element]:
        """The `meta` elements whose name, property or http-equiv is `name`."""
        keys = ("name", "property", "http-equiv")
        return [
            element
            for element in self.named("meta")
            if any(element.get(key).lower() == name for key in keys)
        ]

    def linked_as(self, relation: str) -> list[Element]:
        """The `link` elements of a relation: `canonical`."""
        return [element for element in self.named("link") if relation in element.words("rel")]

    @property
    def anchors(self) -> frozenset[str]:
        """What a fragment of a URL may name on this page."""
        names = (element.get("name") for element in self.named("a"))
        ids = (element.get("id") for element in self.elements)
        return frozenset(name for name in (*ids, *names) if name)


def read_page(path: str, file: str, data: bytes) -> Page:
    """Read a page. Never raises: what cannot be understood is a fault."""
    reader = _Reader()
    try:
        text = data.decode()
    except UnicodeDecodeError as broken:
        line = data.count(b"\n", 0, broken.start) + 1
        reader.nesting.faults.append((line, "it is not written in UTF-8"))
        text = data.decode(errors="replace")
    try:
        reader.feed(text)
        reader.close()
    except AssertionError as broken:  # how html.parser refuses `<![x` in some versions of Python
        reader.nesting.faults.append((reader.line, f"it cannot be read from here on: {broken}"))
    reader.nesting.finish()
    return Page(path, file, tuple(reader.elements), reader.doctype, tuple(reader.nesting.faults))


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.nesting = Nesting()
        self.elements: list[Element] = []
        self.doctype = False
        self._holder = 0
        self._text: list[str] | None = None

    @property
    def line(self) -> int:
        return self.getpos()[0]

    def handle_decl(self, decl: str) -> None:
        self.doctype |= decl.lower() == "doctype html"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._add(tag, attrs)
        self.nesting.start(tag, self.line)
        if tag in _TEXTS:
            self._holder, self._text = len(self.elements) - 1, []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._add(tag, attrs)
        self.nesting.start_and_end(tag, self.line)

    def handle_endtag(self, tag: str) -> None:
        self.nesting.end(tag, self.line)
        if self._text is not None and tag in _TEXTS:
            holder = self.elements[self._holder]
            self.elements[self._holder] = replace(holder, text="".join(self._text))
            self._text = None

    def handle_data(self, data: str) -> None:
        if self._text is not None:
            self._text.append(data)

    def _add(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes: dict[str, str] = {}
        for name, value in attrs:
            if name in attributes:
                self.nesting.faults.append((self.line, f"<{tag}> has the attribute {name} twice"))
            else:
                attributes[name] = value or ""
        # the title of a drawing is not that of the page
        name = f"svg:{tag}" if tag == "title" and self.nesting.is_open("svg") else tag
        self.elements.append(Element(name, attributes, self.line))
