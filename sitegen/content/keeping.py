"""What a build writes back to the content folder: new pages, `derived` again, permalinks."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from sitegen.content.folder import malformed_problem
from sitegen.content.new_pages import write_derived, write_new_page
from sitegen.content.permalinks import add_permalinks
from sitegen.content.yaml_nodes import MalformedError
from sitegen.model.problem import Problem, warning
from sitegen.model.record import Derived, Record

_IN_MEMORY = "It is built in memory, and made again by every build until it can be written."


def keep_pages(records: Iterable[Record], problems: list[Problem]) -> tuple[Record, ...]:
    """Write the pages of drafts; those that could not be written, each with a problem."""
    unwritten = []
    for record in records:
        try:
            write_new_page(record)
        except OSError as fault:
            message = f"the page cannot be written: {fault.strerror}"
            problems.append(warning("content-read-only", record.file, None, message, _IN_MEMORY))
            unwritten.append(record)
    return tuple(unwritten)


def keep_derived(pages: Iterable[tuple[Record, Derived]], problems: list[Problem]) -> int:
    """Fill `derived` again in pages; how many could be written."""
    written = 0
    for record, derived in pages:
        try:
            write_derived(record, derived)
        except MalformedError as fault:
            problems.append(malformed_problem(record.file, fault))
        except OSError as fault:
            message = f"`derived` cannot be written: {fault.strerror}"
            problems.append(warning("content-read-only", record.file, None, message, _IN_MEMORY))
        else:
            written += 1
    return written


def keep_permalinks(root: Path, new: Mapping[str, str], problems: list[Problem]) -> None:
    """Add newly published paths, with their notes, to permalinks.txt."""
    if not new:
        return
    try:
        add_permalinks(root, new)
    except OSError as fault:
        message = f"{len(new)} new paths cannot be noted: {fault.strerror}"
        file = str(root / "permalinks.txt")
        problems.append(warning("content-read-only", file, None, message))
