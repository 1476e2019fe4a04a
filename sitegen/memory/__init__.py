"""What earlier builds computed: the results of pure calls by a digest of all that went in.

A build hands out functions that remember; whoever calls one cannot tell it from the plain one.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar, cast

import msgspec

from sitegen.inputs import digest
from sitegen.memory.leavings import Leavings
from sitegen.memory.results import ResultsFile

Argument = TypeVar("Argument")
Held = TypeVar("Held", bound=Hashable)
Result = TypeVar("Result")

_RESULTS = "results.sqlite"


def keeping(function: Callable[[Held], Result], most: int) -> Callable[[Held], Result]:
    """A pure function that keeps its results for the build that runs, if they are `most` or fewer.

    The stages go through the whole catalog one after another. Where the results of all papers take
    too much room, those of the first ones spare little, and all are let go.
    """
    kept: dict[Held, Result] = {}
    room = most

    def remembered(argument: Held) -> Result:
        nonlocal room
        if argument in kept:
            return kept[argument]
        result = function(argument)
        if room:
            kept[argument] = result
            room -= 1
        else:
            kept.clear()
        return result

    return remembered


class Memory:
    """The results that one folder keeps, for one program: a digest of all code that computes them.

    Results of another program are forgotten, and in the end those that a build did not ask for. Two
    builds may use a folder at once; only one of them adds results. A file that cannot be read or
    written is no fault: then everything is computed. Up to `live` results are kept in this object
    too, for the builds of one process, and what they leave for each other.
    """

    def __init__(self, folder: Path | None, program: bytes = b"", live: int = 0) -> None:
        self.program = program
        self._file = ResultsFile.opened(folder / _RESULTS, program) if folder else None
        self._leavings = Leavings(folder, program) if folder else None
        self._live: dict[bytes, object] = {}
        self._left: dict[str, object] = {}
        self._most = live
        self._asked: set[bytes] = set()

    def remembering_all(
        self,
        call: str,
        compute: Callable[[Sequence[Argument]], Iterable[tuple[bytes, bytes]]],
        name: Callable[[Argument], bytes],
        result: type[Result],
    ) -> Callable[[Sequence[Argument]], Iterator[Result]]:
        """A function of many arguments, whose results are kept by `call` and their names.

        `name` gives bytes that stand for an argument and all else its result depends on but the
        program. `compute` gives for arguments what it was given, by name, and the result, as
        msgpack of the type `result`: what an argument stands for may have changed by then.
        """
        decode = msgspec.msgpack.Decoder(result).decode

        def key_of(named: bytes) -> bytes:
            return digest(call.encode(), named)

        def remembered(arguments: Sequence[Argument]) -> Iterator[Result]:
            keys = [key_of(name(argument)) for argument in arguments]
            self._asked.update(keys)
            kept = [
                self._live[key] if key in self._live else self._get(key, decode) for key in keys
            ]
            missing = (each for each, known in zip(arguments, kept, strict=True) if known is None)
            computed = iter(compute(tuple(missing)))
            for asked, known in zip(keys, kept, strict=True):
                key, value = asked, known
                if value is None:
                    named, written = next(computed)
                    key, value = key_of(named), decode(written)
                    self._asked.add(key)
                    self._put(key, written)
                if len(self._live) < self._most:
                    self._live[key] = value
                yield cast("Result", value)

        return remembered

    def remembering(
        self,
        call: str,
        compute: Callable[[Argument], Result],
        name: Callable[[Argument], bytes],
        result: type[Result],
    ) -> Callable[[Argument], Result]:
        """The same for a function of one argument, which returns a value of the type `result`."""

        def encoded(arguments: Sequence[Argument]) -> Iterator[tuple[bytes, bytes]]:
            return ((name(each), msgspec.msgpack.encode(compute(each))) for each in arguments)

        many = self.remembering_all(call, encoded, name, result)
        return lambda argument: next(many([argument]))

    def earlier(self, name: str, decode: Callable[[memoryview], Result]) -> Result | None:
        """What an earlier build left under a name, as `decode` reads it; None where none did."""
        if name in self._left:
            return cast("Result", self._left[name])
        kept = self._leavings.get(name) if self._leavings else None
        return None if kept is None else decode(kept)

    def leave(self, name: str, value: Result, encode: Callable[[Result], bytes]) -> None:
        """Leave a value for later builds, in place of the one under this name.

        With `live` results those are the builds of this process.
        """
        if self._most:
            self._left[name] = value
        elif self._leavings:
            self._leavings.put(name, encode(value))

    def keep(self) -> None:
        """End a build: what it computed stays, what it did not ask for is forgotten."""
        if self._file:
            self._file.keep_only(self._asked)
        for key in self._live.keys() - self._asked:
            del self._live[key]
        self._asked.clear()

    def close(self) -> None:
        """Let go of the file. What was not kept is lost."""
        if self._file:
            self._file.close()

    def _get(self, key: bytes, decode: Callable[[memoryview], Result]) -> Result | None:
        kept = self._file.get(key) if self._file else None
        return None if kept is None else decode(kept)

    def _put(self, key: bytes, value: bytes) -> None:
        if self._file:
            self._file.put(key, value)
