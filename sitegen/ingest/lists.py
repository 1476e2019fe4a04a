"""`lists/`: raw lists of abstracts, read without losing a word."""

import re
from collections.abc import Iterator
from pathlib import Path

from sitegen.ingest.headings import Heading, read_heading
from sitegen.model.problem import Problem, advice, error, warning
from sitegen.model.record import ListedAbstract
from sitegen.text.encoding import EncodingError, decode

# A line is blank whatever spaces it holds. Only line feeds end lines: a form feed or a Unicode line
# separator inside an abstract is damage to repair, not an end.
_BLANK_LINES = re.compile(r"\n(?:[^\S\n]*\n)+")
_OUTER = " \t\n\r\u00a0\u3000\ufeff"


def read_lists(root: Path, problems: list[Problem]) -> Iterator[ListedAbstract]:
    """Every abstract of the content folder's lists, in the order of file names and positions."""
    folder = root / "lists"
    for path in sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else ():
        if path.name.startswith((".", "~", "#")) or path.name.endswith("~"):
            continue
        if path.suffix not in {".txt", ".md"} or path.is_symlink() or not path.is_file():
            hint = "A list is a .txt or .md file."
            problems.append(warning("ignored", str(path), None, "is not read as a list.", hint))
            continue
        try:
            text = decode(path.read_bytes())
        except EncodingError as fault:
            hint = "Save the file as UTF-8."
            problems.append(error("encoding", str(path), fault.line, str(fault), hint))
            continue
        except OSError as fault:
            reason = f"cannot be read: {fault.strerror}"
            problems.append(error("unreadable", str(path), None, reason))
            continue
        yield from read_list(text, path.name, str(path), problems)


def read_list(text: str, name: str, file: str, problems: list[Problem]) -> Iterator[ListedAbstract]:
    """The abstracts of one list. A heading, at the top or further down, names their venue."""
    heading = Heading(None, None)
    position = 0
    for number, (paragraph, line) in enumerate(_paragraphs(text)):
        found = read_heading(paragraph, first=number == 0)
        if found:
            heading = found
            continue
        if number == 0:
            message = "the list has no heading, so its papers get no venue and year"
            hint = "Start it with a line such as `ICML 2026 Papers` and a blank line."
            problems.append(advice("list-no-heading", file, line, message, hint))
        position += 1
        yield ListedAbstract(paragraph, name, file, line, position, heading.venue, heading.year)
    if not position:
        problems.append(warning("list-empty", file, None, "the list holds no abstract"))


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
