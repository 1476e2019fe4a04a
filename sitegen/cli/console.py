"""Results on stdout; problems and progress on stderr."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable

from sitegen.model.problem import Problem, Severity

_SHOWN_OF_A_KIND = 20
_COLOURS = {Severity.ERROR: "31", Severity.WARNING: "33", Severity.ADVICE: "36"}
_ORDER = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.ADVICE: 2}


def tolerate_narrow_consoles() -> None:
    """Let a console that lacks a character print `?` for it, and pipes carry UTF-8."""
    for stream in (sys.stdout, sys.stderr):
        if stream is None:  # closed by the caller: `sitegen build >&-`
            continue
        if stream.isatty():
            stream.reconfigure(errors="replace")  # type: ignore[union-attr] # a text stream
        else:
            stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr] # same


def say(text: str) -> None:
    """A result, for whoever reads or pipes stdout."""
    sys.stdout.write(f"{text}\n")


def tell(text: str) -> None:
    """Progress, for the person at the terminal."""
    sys.stderr.write(f"{text}\n")


def print_problems(problems: Iterable[Problem], *, quiet: bool = False) -> None:
    """Print problems, errors first; of many of a kind the first ones, and how many more there are.

    `quiet` leaves out advice.
    """
    seen: Counter[tuple[Severity, str]] = Counter()
    chosen = [p for p in problems if not (quiet and p.severity is Severity.ADVICE)]
    for problem in sorted(chosen, key=lambda p: (_ORDER[p.severity], p.code, p.file, p.line or 0)):
        kind = (problem.severity, problem.code)
        seen[kind] += 1
        if seen[kind] <= _SHOWN_OF_A_KIND:
            sys.stderr.write(f"{_coloured(problem)}\n")
    for (severity, code), count in seen.items():
        if count > _SHOWN_OF_A_KIND:
            sys.stderr.write(f"… and {count - _SHOWN_OF_A_KIND} more: {severity} [{code}]\n")


def progress_bar(*, quiet: bool) -> Callable[[str, int | None], Callable[[], object]]:
    """A progress bar for any step that takes over a second, on a terminal."""
    from tqdm import tqdm  # noqa: PLC0415 -- takes 45 ms, which `build` may do without

    tqdm.monitor_interval = 0  # no thread of its own: a build may fork

    def start(step: str, total: int | None) -> Callable[[], object]:
        # tqdm closes a bar when it is collected; `leave=False` takes it off the screen.
        bar = tqdm(desc=step, total=total, delay=1, leave=False, disable=quiet or None, ncols=72)
        return bar.update

    return start


def _coloured(problem: Problem) -> str:
    text = str(problem)
    if not sys.stderr.isatty() or os.environ.get("NO_COLOR"):
        return text
    word = f"{problem.severity}:"
    return text.replace(word, f"\033[{_COLOURS[problem.severity]}m{word}\033[0m", 1)
