"""Formulas that cannot be converted: each is shown as its source, and reported where it stands."""

from collections.abc import Iterable, Iterator

from sitegen.model.problem import Problem, advice

_HINT = "Correct its TeX, or write out a macro that only its author knows."


def unreadable(file: str, first_line: int, text: str, faults: Iterable[str]) -> Iterator[Problem]:
    """A problem for each of the TeX sources `faults` of a text that begins at `first_line`."""
    for tex in faults:
        lines = text.count("\n", 0, max(text.find(tex), 0))
        message = f"this formula has no MathML form and is shown as its TeX: {tex}"
        yield advice("math", file, first_line + lines, message, _HINT)
