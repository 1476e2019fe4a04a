"""Reads the fixture files of the abstract dialect, and prints formulas as they hold them.

A file holds the cases of one rule. A case is a title, an input, the HTML and the text expected of
it, each ended by a line that holds a full stop alone; an empty line parts cases. `<U+0008>` stands
for a character that an editor would not show. A formula is written `<math>TeX</math>`, one set on
a line of its own `<math display>TeX</math>`: `math/test_mathml.py` holds what becomes of the TeX.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "fixtures"

_CASE = re.compile(
    r"(?P<title>[^\n]+)\n\.\n(?P<source>.*?)\n\.\n(?P<html>.*?)\n\.\n(?P<text>.*?)\n\.\n",
    re.DOTALL,
)
_UNSEEN = re.compile(r"<U\+([0-9A-F]{4})>")
_FORMULA = re.compile(
    r'<math( display="block")?>.*?<annotation encoding="application/x-tex">(.*?)</annotation>'
    r"</semantics></math>",
    re.DOTALL,
)


class Case(NamedTuple):
    name: str
    source: str
    html: str
    text: str


def cases() -> Iterator[Case]:
    """Every case of every file. Fails where a file holds anything else."""
    for file in sorted(FOLDER.glob("*.txt")):
        content = file.read_text(encoding="utf-8")
        at = 0
        while at < len(content):
            match = _CASE.match(content, at)
            if match is None:
                line = content.count("\n", 0, at) + 1
                raise ValueError(f"{file}:{line}: no case starts here")
            source = _UNSEEN.sub(lambda code: chr(int(code[1], 16)), match["source"])
            yield Case(f"{file.stem}: {match['title']}", source, match["html"], match["text"])
            at = match.end() + 1


def shown(html: str) -> str:
    """The HTML as fixtures hold it."""
    return _FORMULA.sub(
        lambda formula: f"<math{' display' if formula[1] else ''}>{formula[2]}</math>", html
    )
