"""What a build writes back to the content folder: new pages, `derived` again, permalinks."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from pathlib import Path

from sitegen.content.folder import yaml_problem
from sitegen.content.new_pages import write_derived, write_new_page
from sitegen.content.permalinks import add_permalinks
from sitegen.content.yaml_nodes import YamlError
from sitegen.model.problem import Problem, warning
from sitegen.model.record import Derived, Record

_IN_MEMORY = "It is built in memory, and made again by every build until it can be written."


def keep_pages(records: Iterable[Record], problems: list[Problem]) -> int:
    """Write the pages of drafts; how many could be. The first that cannot be is a problem."""
    written = 0
    for record in records:
        try:
            write_new_page(record)
        except OSError as fault:
            message = f"the page cannot be written: {fault.strerror}."
            problems.append(warning("content-read-only", record.file, None, message, _IN_MEMORY))
            break
        written += 1
    return written


def keep_derived(pages: Iterable[tuple[Record, Derived]], problems: list[Problem]) -> int:
    """Fill `derived` again in pages; how many could be written."""
    written = 0
    for record, derived in pages:
        try:
            write_derived(record, derived)
        except YamlError as fault:
            problems.append(yaml_problem(record.file, fault))
        except OSError as fault:
            message = f"`derived` cannot be written: {fault.strerror}."
            problems.append(warning("content-read-only", record.file, None, message, _IN_MEMORY))
            break
        else:
            written += 1
    return written


def keep_permalinks(
    root: Path, known: AbstractSet[str], new: Iterable[str], problems: list[Problem]
) -> None:
    """Add newly published paths to permalinks.txt."""
    paths = tuple(new)
    if not paths:
        return
    try:
        add_permalinks(root, known, paths)
    except OSError as fault:
        message = f"{len(paths)} new paths cannot be noted: {fault.strerror}"
        file = str(root / "permalinks.txt")
        problems.append(warning("content-read-only", file, None, message))
