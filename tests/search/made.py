"""What generators of files give: the files, and what they return."""

from collections.abc import Generator, Iterable
from typing import TypeVar

from sitegen.model.files import OutputFile, PlannedFile

File = TypeVar("File")
Returned = TypeVar("Returned")


def exhausted(files: Generator[File, None, Returned]) -> tuple[list[File], Returned]:
    found: list[File] = []
    while True:
        try:
            found.append(next(files))
        except StopIteration as end:
            return found, end.value


def made(planned: Iterable[OutputFile | PlannedFile]) -> list[OutputFile]:
    return [
        OutputFile(file.path, file.make()) if isinstance(file, PlannedFile) else file
        for file in planned
    ]
