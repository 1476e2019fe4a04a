"""What HTML of the text layer may hold, as strict parsers see it."""

from lxml import etree

from sitegen.text.math.mathml_core import ATTRIBUTES, ELEMENTS

ABSTRACT_ELEMENTS = {"em", "strong", "code", "a", "p", "ul", "ol", "li"}
BLOCKS = ("p", "ul", "ol")


def parsed(html: str) -> etree._Element:
    """The HTML as an XML tree under one root. Fails unless it is well-formed."""
    return etree.fromstring(f"<root>{html}</root>")


def assert_formula_is_core(formula: etree._Element) -> None:
    """Nothing but MathML Core, with its TeX beside it; no style, id or address."""
    for element in formula.iter():
        assert element.tag in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES | {"class"}
        assert element.tag != "mtable" or "scriptlevel" not in element.attrib
    assert formula.find("semantics/annotation[@encoding='application/x-tex']") is not None
    semantics = formula.find("semantics")
    assert semantics is not None
    assert len(semantics) == 2


def assert_abstract_is_safe(html: str) -> None:
    """Well-formed; the allowed elements and no attribute but a safe href; no block in a block."""
    root = parsed(html)
    formulas = set(root.iter("math"))
    inside = {element for formula in formulas for element in formula.iter()}
    for formula in formulas:
        assert_formula_is_core(formula)
    for element in set(root.iter()) - inside - {root}:
        assert element.tag in ABSTRACT_ELEMENTS
        assert set(element.attrib) == ({"href"} if element.tag == "a" else set())
        assert element.get("href", "https:").split(":")[0].lower() in ("http", "https", "mailto")
        if element.tag in ("p", "li"):
            assert not any(list(element.iter(block))[element.tag == block :] for block in BLOCKS)
        if element.tag == "a":
            assert len(list(element.iter("a"))) == 1
