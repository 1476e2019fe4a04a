"""`lists/`: raw lists of abstracts, as received."""

import os
from collections.abc import Iterator
from pathlib import Path

from sitegen.content.folder import files_in, read_text
from sitegen.model.problem import Problem
from sitegen.model.record import RawList


def read_lists(root: Path, problems: list[Problem]) -> Iterator[RawList]:
    """The lists of the content folder `root`, by name."""
    for path in files_in(root / "lists", (".txt", ".md"), problems):
        text = read_text(path, problems)
        if text is not None:
            name = os.fsencode(path.name).decode("utf-8", "replace")
            yield RawList(name, str(path), text)
