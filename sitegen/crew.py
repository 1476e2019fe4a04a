"""Work shared between processes, one for each core."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import ForkContext, SpawnContext
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from sitegen.errors import RunError

Tool = TypeVar("Tool")
Item = TypeVar("Item")
Result = TypeVar("Result")

_SHARE = 64
"""Items that one process takes at a time."""
_WORTH = 512
"""So many items are worth the start of another process."""

# Elsewhere system libraries may have threads of their own, and must not be forked.
_CONTEXT: ForkContext | SpawnContext = (
    multiprocessing.get_context("fork")
    if sys.platform == "linux"
    else multiprocessing.get_context("spawn")
)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew(Generic[Tool]):
    """`jobs` processes, this one among them, each with a tool of its own that `make` made.

    The others start when there is enough to do, and end with this one, however it ends.
    """

    def __init__(self, make: Callable[[], Tool], jobs: int) -> None:
        self.tool = make()
        self._make = make
        self._jobs = jobs
        self._others: list[tuple[BaseProcess, Connection]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def map(
        self, work: Callable[[Tool, Sequence[Item]], Sequence[Result]], items: Sequence[Item]
    ) -> Iterator[Result]:
        """The results for all items, in their order. `work` is given a tool and some items.

        Raises what `work` raises, and RunError where another process was ended from outside.
        """
        if self._jobs > 1 and len(items) >= _WORTH:
            self._start()
        shares = [items[at : at + _SHARE] for at in range(0, len(items), _SHARE)]
        for at in range(0, len(shares), 1 + len(self._others)):
            mine, *theirs = shares[at : at + 1 + len(self._others)]
            helped = self._others[: len(theirs)]
            for (_, line), share in zip(helped, theirs, strict=True):
                line.send((work, share))
            yield from work(self.tool, mine)
            for _, line in helped:
                yield from _received(line)

    def close(self) -> None:
        """End the other processes."""
        for _, line in self._others:
            line.close()
        for process, _ in self._others:  # each may hold the lines of those that started before it
            process.join()
        self._others.clear()

    def _start(self) -> None:
        while len(self._others) < self._jobs - 1:
            here, there = _CONTEXT.Pipe()
            process = _CONTEXT.Process(target=_serve, args=(self._make, there, here), daemon=True)
            process.start()
            there.close()
            self._others.append((process, here))


def _serve(make: Callable[[], Any], line: Connection, other_end: Connection) -> None:
    """The life of another process: it ends when nobody holds the other end of its line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process to answer
    other_end.close()
    tool = make()
    while True:
        try:
            work, items = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send((work(tool, items), None))
        except Exception as fault:  # noqa: BLE001 -- it is raised again where it was asked for
            line.send((None, fault))


def _received(line: Connection) -> Sequence[Any]:
    try:
        results, fault = line.recv()
    except (EOFError, OSError):
        raise RunError("a process of this build was ended; try again with --jobs 1") from None
    if fault is not None:
        raise fault
    done: Sequence[Any] = results
    return done
