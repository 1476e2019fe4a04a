"""Converts an editor's Markdown (`sitegen.text.notes`): formulas in, raw HTML out."""

import html
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.fenced_code import FencedCodeExtension
from markdown.extensions.sane_lists import SaneListExtension
from markdown.extensions.tables import TableExtension
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AMP_SUBSTITUTE, AtomicString

from sitegen.model.prose import Notes
from sitegen.text.dialect.repair import characters
from sitegen.text.dialect.spans import span_at
from sitegen.text.math.mathml import to_mathml
from sitegen.text.math.mathml_core import ELEMENTS
from sitegen.text.urls import encoded, is_web

# Before escapes (180), so that "\(" opens a formula; after code spans (190), which hold none.
_MATH_PRIORITY = 185
# What opens a formula, "$x$", "\(x\)", "\[x\]"; not "\$5"
_OPENER = r"(?<!\\)(?:\$|\\\(|\\\[|\\begin\{)"
# "``` {#id .python onload=x}": the attributes of a fence; a language alone is enough
_FENCE_ATTRIBUTES = re.compile(r"^((?:`{3,}|~{3,})[ ]*)\{[^\n]*\}[ ]*$")

LOWEST_HEADING = 6
_KEPT_ATTRIBUTES = {
    "a": {"href", "title"},
    "img": {"src", "alt", "title"},
    "ol": {"start"},
    "code": {"class"},
}
_ENTITY = re.compile(r"&(?:#\d+|#[xX][0-9a-fA-F]+|\w+);")  # "java&#115;cript:", "javascript&colon;"
_IGNORED_BY_BROWSERS = re.compile(r"[\x00-\x20\x7f-\xa0]")  # "java\nscript:"
_SCHEME = re.compile(r"[^/?#]*?:")  # "https:", "java script:"; not "a/b:c"


def converted(markdown: str) -> Notes:
    """The notes as HTML, and the formulas in them that cannot be shown as such."""
    faults: list[str] = []
    converter = Markdown(
        extensions=[
            TableExtension(), FencedCodeExtension(), SaneListExtension(), _NotesExtension(faults),
        ],
        output_format="html",
    )  # fmt: skip
    text = characters(markdown)
    try:
        return Notes(converter.convert(text), tuple(faults))
    except RecursionError:  # quotations nested by the hundred
        return Notes(f"<pre>{html.escape(text, quote=False)}</pre>")


class _NotesExtension(Extension):
    """Formulas in, raw HTML out. `faults` gathers the TeX that has no MathML form."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__()
        self._faults = faults

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name is Python-Markdown's
        md.preprocessors.deregister("html_block")
        md.inlinePatterns.deregister("html")
        md.inlinePatterns.register(_MathProcessor(self._faults, md), "math", _MATH_PRIORITY)
        # Ahead of fenced code (25), and behind everything that makes elements or attributes (0).
        md.preprocessors.register(_FencePreprocessor(md), "fence_attributes", 26)
        md.treeprocessors.register(_SafeTree(md), "safe", -10)
        md.block_level_elements.remove("math")  # a formula stands in its line
        md.ESCAPED_CHARS = [*md.ESCAPED_CHARS, "$"]


class _FencePreprocessor(Preprocessor):
    """Takes the attributes off a fence of code."""

    def run(self, lines: list[str]) -> list[str]:
        return [_FENCE_ATTRIBUTES.sub(r"\1", line) for line in lines]


class _MathProcessor(InlineProcessor):
    """A formula, found as in an abstract."""

    def __init__(self, faults: list[str], md: Markdown) -> None:
        super().__init__(_OPENER, md)
        self._faults = faults

    def handleMatch(  # type: ignore[override]  # noqa: N802 - the base class is for a replaced API
        self, m: re.Match[str], data: str
    ) -> tuple[Element | None, int | None, int | None]:
        span = span_at(data, m.start())
        if span is None:
            return None, None, None
        markup = to_mathml(span.source, display=span.display)
        element = fromstring(markup) if markup else Element("code")  # noqa: S314 - our own markup
        if markup is None:
            element.text = span.source
            self._faults.append(span.source)
        for node in element.iter():  # no other rule reads what is atomic
            node.text = AtomicString(node.text) if node.text else None
        return element, span.start, span.end


class _SafeTree(Treeprocessor):
    """Leaves of each element the attributes that it needs, with addresses that are safe."""

    def run(self, root: Element) -> None:
        if root.find(".//h1") is not None:
            _lower_headings(root)
        for element, inside_link in _elements(root, inside_link=False):
            if element.tag == "img":
                _keep_image_home(element, inside_link=inside_link)
            aligned = element.attrib.pop("style", "").removeprefix("text-align: ").rstrip(";")
            kept = _KEPT_ATTRIBUTES.get(element.tag, set())
            for key in set(element.attrib) - kept:
                del element.attrib[key]
            if aligned:
                element.set("class", f"align-{aligned}")
            if "href" in element.attrib:
                _set_address(element, "href", _address(element.attrib["href"]))


def _lower_headings(root: Element) -> None:
    """The page has the one h1: `# A` becomes h2, and all below it goes down with it, h6 apart."""
    for level in reversed(range(1, LOWEST_HEADING)):
        for heading in root.iter(f"h{level}"):
            heading.tag = f"h{level + 1}"


def _elements(element: Element, *, inside_link: bool) -> Iterator[tuple[Element, bool]]:
    """Every element but those of formulas, and whether a link holds it."""
    if element.tag in ELEMENTS:
        return
    yield element, inside_link
    for child in element:
        yield from _elements(child, inside_link=inside_link or element.tag == "a")


def _keep_image_home(element: Element, *, inside_link: bool) -> None:
    address = _address(element.get("src", ""))
    if address and not _SCHEME.match(address) and not address.startswith("//"):
        _set_address(element, "src", address)
        return
    element.text = AtomicString(element.get("alt", ""))
    element.tag = "span" if inside_link or not address else "a"
    element.attrib.clear()
    if element.tag == "a" and address:
        element.set("href", address)


def _set_address(element: Element, key: str, address: str | None) -> None:
    if address is None:
        del element.attrib[key]
    else:
        element.set(key, address)


def _address(written: str) -> str | None:
    """The address as a browser would read it, or None where it leads nowhere safe."""
    address = written.replace(AMP_SUBSTITUTE, "&")
    while (plain := _ENTITY.sub(lambda match: html.unescape(match[0]), address)) != address:
        address = plain
    address = encoded(_IGNORED_BY_BROWSERS.sub("", address))
    scheme = _SCHEME.match(address)
    if not scheme or scheme[0].lower() == "mailto:" or is_web(address):
        return address
    return None
