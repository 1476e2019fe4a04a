"""From a raw list to its abstracts, without losing a word."""

import re
from collections.abc import Iterable, Iterator

from sitegen.ingest.headings import Heading, read_heading
from sitegen.model.problem import Problem, advice, warning
from sitegen.model.record import ListedAbstract, RawList

# A line is blank whatever spaces it holds. Only line feeds end lines: a form feed or a Unicode line
# separator inside an abstract is damage to repair, not an end.
_BLANK_LINES = re.compile(r"\n(?:(?:[^\S\n]|[\u200b\ufeff])*+\n)+")
# What underlines a heading: `=====`, `***`
_RULERS = re.compile(r"\A(?:[^\w\n]*\n)+")
_FEWEST_WORDS = 6
_OUTER = " \t\n\r\u00a0\u200b\u3000\ufeff"


def read_abstracts(lists: Iterable[RawList], problems: list[Problem]) -> Iterator[ListedAbstract]:
    """Every abstract of the lists, in order. A heading, first or further down, names the venue."""
    for raw in lists:
        yield from _read_list(raw, problems)


def _read_list(raw: RawList, problems: list[Problem]) -> Iterator[ListedAbstract]:
    heading = Heading(None, None)
    position = 0
    for number, (paragraph, line) in enumerate(_parted(_paragraphs(raw.text))):
        found = read_heading(paragraph, first=number == 0)
        if found:
            heading = heading if found == Heading(None, None) else found
            if number and heading is found:
                message = (
                    f"what follows is filed under {_label(found)}: this line was read as a heading"
                )
                problems.append(advice("list-heading", raw.file, line, message))
            continue
        if number == 0:
            message = "the list has no heading, so its papers get no venue and year"
            hint = "Start it with a line such as `ICML 2026 Papers` and a blank line."
            problems.append(advice("list-no-heading", raw.file, line, message, hint))
        if len(paragraph.split()) <= _FEWEST_WORDS and paragraph[-1] not in ".。!?！？":
            message = f"this is read as an abstract: {paragraph[:60]}"
            problems.append(advice("list-short", raw.file, line, message))
        position += 1
        yield ListedAbstract(
            paragraph, raw.name, raw.file, line, position, heading.venue, heading.year
        )
    if not position:
        problems.append(warning("list-empty", raw.file, None, "the list holds no abstract"))


def _parted(paragraphs: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """The paragraphs; a heading right above an abstract, without a blank line, by itself."""
    for number, (paragraph, line) in enumerate(paragraphs):
        first, _, rest = paragraph.partition("\n")
        is_heading = read_heading(paragraph, first=number == 0) is not None
        if rest and not is_heading and read_heading(first, first=number == 0):
            yield first, line
            inner = _RULERS.sub("", rest)
            if any(map(str.isalnum, inner)):
                yield inner, line + 1 + rest[: len(rest) - len(inner)].count("\n")
        else:
            yield paragraph, line


def _label(heading: Heading) -> str:
    return " ".join(str(part) for part in (heading.venue, heading.year) if part)


def _paragraphs(text: str) -> Iterator[tuple[str, int]]:
    """Each paragraph that holds a letter or digit, and its line; rulers such as `-----` do not."""
    start = 0
    line = 1
    for gap in [*_BLANK_LINES.finditer(text), None]:
        end = gap.start() if gap else len(text)
        block = text[start:end]
        inner = block.lstrip(_OUTER)
        if any(map(str.isalnum, inner)):
            yield inner.rstrip(_OUTER), line + block[: len(block) - len(inner)].count("\n")
        if gap:
            line += text.count("\n", start, gap.end())
            start = gap.end()
