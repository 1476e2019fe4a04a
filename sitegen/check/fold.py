"""One mistake in a template is in every page: it is told once."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from sitegen.model.problem import Problem

_TOLD = 3
"""So many files are named for one and the same mistake."""


def fold(problems: Iterable[Problem]) -> list[Problem]:
    """The problems by file and line; of one with the same words in many files, the first few."""
    ordered = sorted(problems, key=lambda problem: (problem.file, problem.line or 0, problem.code))
    total = Counter(_words(problem) for problem in ordered)
    seen: Counter[tuple[str, str]] = Counter()
    told = []
    for problem in ordered:
        words = _words(problem)
        seen[words] += 1
        more = total[words] - _TOLD
        if seen[words] == _TOLD and more > 0:
            told.append(replace(problem, message=f"{problem.message}, and {more:,} times more"))
        elif seen[words] <= _TOLD:
            told.append(problem)
    return told


def _words(problem: Problem) -> tuple[str, str]:
    return problem.code, problem.message
