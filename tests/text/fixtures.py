"""Reads the fixture files of the abstract dialect, and prints formulas as they hold them.

There is one file for each rule of `sitegen/text/dialect/GRAMMAR.md`, in a folder for its section:
`emphasis/one-star.txt`. A case is a title, an input, the HTML and the text form expected of it,
and, where formulas make them differ, the plain and the searchable form; each part is ended by a
line that holds a full stop alone, and an empty line parts cases. The title of a counter-example
begins with "Not".

`<U+0008>` stands for a character that an editor would not show, `<U+0078 ×400>` for four hundred of
one. A formula is written `<math>TeX</math>`, one set on a line of its own
`<math display>TeX</math>`: `math/test_mathml.py` holds what becomes of the TeX.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "fixtures"
TITLES = "forms/a-title"
"""The rule whose cases are read as titles."""

_CASE = re.compile(
    r"(?P<title>[^\n]+)\n\.\n(?P<source>.*?)\n\.\n(?P<html>.*?)\n\.\n(?P<text>.*?)\n\.\n"
    r"(?:(?P<plain>[^\n]+)\n\.\n(?:(?P<searchable>[^\n]+)\n\.\n)?)?",
    re.DOTALL,
)
_UNSEEN = re.compile(r"<U\+([0-9A-F]{4})(?: ×(\d+))?>")
_FORMULA = re.compile(
    r'<math( display="block")?>.*?<annotation encoding="application/x-tex">(.*?)</annotation>'
    r"</semantics></math>",
    re.DOTALL,
)


class Case(NamedTuple):
    """`plain` and `searchable` are None where the file does not hold them."""

    rule: str
    title: str
    source: str
    html: str
    text: str
    plain: str | None
    searchable: str | None

    @property
    def name(self) -> str:
        return f"{self.rule}: {self.title}"

    @property
    def is_counter_example(self) -> bool:
        return self.title.startswith("Not ")


def rules() -> list[str]:
    """The rules that have a file: `emphasis/one-star`."""
    return sorted(
        file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.txt")
    )


def cases() -> Iterator[Case]:
    """Every case of every file. Fails where a file holds anything else."""
    for rule in rules():
        yield from cases_of(rule)


def cases_of(rule: str) -> Iterator[Case]:
    """The cases of one rule."""
    file = FOLDER / f"{rule}.txt"
    content = file.read_text(encoding="utf-8")
    at = 0
    while at < len(content):
        match = _CASE.match(content, at)
        if match is None:
            line = content.count("\n", 0, at) + 1
            raise ValueError(f"{file}:{line}: no case starts here")
        parts = match.group("source", "html", "text", "plain", "searchable")
        source, html, text, plain, searchable = map(expanded, parts)
        yield Case(rule, match["title"], source or "", html or "", text or "", plain, searchable)
        at = match.end() + 1


def expanded(part: str | None) -> str | None:
    """The part with each character that is written by its number."""
    return part and _UNSEEN.sub(lambda code: chr(int(code[1], 16)) * int(code[2] or 1), part)


def shown(html: str) -> str:
    """The HTML as fixtures hold it."""
    return _FORMULA.sub(
        lambda formula: f"<math{' display' if formula[1] else ''}>{formula[2]}</math>", html
    )
