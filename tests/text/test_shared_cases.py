"""Real excerpts with what a reader should see of them, where they lie beside the project."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from sitegen.text.abstract import read_abstract
from tests.text.markup import parsed

FILE = Path(__file__).parents[3] / "shared/cases/abstracts.json"
KINDS = {"em": "em", "strong": "strong", "code": "code", "a": "link", "math": "math"}


def shared_cases() -> list[Any]:
    if FILE.exists():
        return list(json.loads(FILE.read_text(encoding="utf-8")))
    reason = f"{FILE} is not at hand"
    return [pytest.param(None, marks=pytest.mark.skip(reason=reason))]


@pytest.mark.parametrize("case", shared_cases(), ids=lambda case: case and case["id"])
def test_an_excerpt_reads_as_a_reader_sees_it(case: dict[str, Any]) -> None:
    prose = read_abstract(case["input"])
    assert squeezed(prose.text) == squeezed(case["text"])
    expected = Counter((kind, squeezed(text)) for kind, text in case["elements"])
    assert Counter(elements(parsed(prose.html))) == expected


def elements(root: etree._Element) -> list[tuple[str, str]]:
    return [(KINDS[str(element.tag)], squeezed(visible(element))) for element in root.iter(*KINDS)]


def visible(element: etree._Element) -> str:
    """The text of an element, a formula as its TeX: bare on its own, between dollars inside."""
    if element.tag == "math":
        return element.findtext(".//annotation") or ""
    pieces = [element.text or ""]
    for child in element:
        inside = visible(child)
        pieces += [f"${inside}$" if child.tag == "math" else inside, child.tail or ""]
    return "".join(pieces)


def squeezed(text: str) -> str:
    return " ".join(text.split())
