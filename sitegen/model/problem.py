"""Something wrong, as a value: problems are collected, never raised."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How much a problem matters to the exit status."""

    ERROR = "error"
    WARNING = "warning"  # an error under --strict
    ADVICE = "advice"  # never changes the exit status


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong, where it is, and what to do about it.

    `code` is stable (`url-lost`): scripts and the documentation refer to it.
    `file` is a path as the user would type it; `line` counts from 1, None where none is to blame.
    `message` says what is wrong and has no full stop; `hint` says what to do, in sentences.
    """

    severity: Severity
    code: str
    file: str
    line: int | None
    message: str
    hint: str = ""

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        hint = f". {self.hint}" if self.hint else ""
        return f"{where}: {self.severity}: {self.message}{hint} [{self.code}]"


def error(code: str, file: str, line: int | None, message: str, hint: str = "") -> Problem:
    """A problem that makes the run fail."""
    return Problem(Severity.ERROR, code, file, line, message, hint)


def warning(code: str, file: str, line: int | None, message: str, hint: str = "") -> Problem:
    """A problem that makes the run fail only under --strict."""
    return Problem(Severity.WARNING, code, file, line, message, hint)


def advice(code: str, file: str, line: int | None, message: str, hint: str = "") -> Problem:
    """Something worth knowing that never makes the run fail."""
    return Problem(Severity.ADVICE, code, file, line, message, hint)


def errors_in(problems: Iterable[Problem], *, strict: bool) -> int:
    """How many of the problems make the run fail."""
    fatal = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    return sum(problem.severity in fatal for problem in problems)
