"""What earlier builds computed: the results of pure calls by a digest of all that went in.

A build hands out functions that remember; whoever calls one cannot tell it from the plain one.
"""

import sqlite3
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from pathlib import Path
from typing import TypeVar, cast

import msgspec

from sitegen.inputs import digest

Argument = TypeVar("Argument")
Held = TypeVar("Held", bound=Hashable)
Result = TypeVar("Result")

_BATCH = 1 << 20  # bytes of results that are written at once
_SETTINGS = (
    # Few large pages: results are some kilobytes each (measured: 7 us to write one, 5 to read it).
    "pragma page_size = 65536",
    # Readers and a writer at once; what a killed build wrote is taken back.
    "pragma journal_mode = wal",
    "pragma synchronous = normal",
    "create table if not exists programs (digest blob not null)",
    "create table if not exists results (inputs blob not null unique, result blob not null)",
)


def keeping(function: Callable[[Held], Result], most: int) -> Callable[[Held], Result]:
    """A pure function that keeps its first `most` results, for the build that runs.

    Nothing is evicted: the stages go through the whole catalog one after another, and a memory of
    the latest calls would have forgotten the first paper when the next stage asks for it.
    """
    kept: dict[Held, Result] = {}

    def remembered(argument: Held) -> Result:
        if argument in kept:
            return kept[argument]
        result = function(argument)
        if len(kept) < most:
            kept[argument] = result
        return result

    return remembered


class Memory:
    """The results that one file keeps, for one program: a digest of all code that computes them.

    Results of another program are forgotten, and in the end those that a build did not ask for. Two
    builds may use a file at once; only one of them adds to it. A file that cannot be read or
    written is no fault: then everything is computed. `live` results are kept in this object too,
    for the builds of one process.
    """

    def __init__(self, file: Path | None, program: bytes = b"", live: int = 0) -> None:
        self.program = program
        self._file = _File.opened(file, program) if file else None
        self._live: dict[bytes, object] = {}
        self._most = live
        self._asked: set[bytes] = set()

    def remembering_all(
        self,
        call: str,
        compute: Callable[[Sequence[Argument]], Iterable[bytes]],
        inputs: Callable[[Argument], Iterable[bytes]],
        result: type[Result],
    ) -> Callable[[Sequence[Argument]], Iterator[Result]]:
        """A function of many arguments, whose results are kept by the name `call` and what went in.

        `compute` gives for arguments their results, as msgpack of the type `result`. `inputs` gives
        the bytes that stand for an argument and all else its result depends on but the program.
        """
        decode = msgspec.msgpack.Decoder(result).decode
        name = call.encode()

        def remembered(arguments: Sequence[Argument]) -> Iterator[Result]:
            keys = [digest(name, *inputs(argument)) for argument in arguments]
            self._asked.update(keys)
            kept = [self._live.get(key) or self._get(key, decode) for key in keys]
            missing = (each for each, known in zip(arguments, kept, strict=True) if known is None)
            computed = iter(compute(tuple(missing)))
            for key, known in zip(keys, kept, strict=True):
                value = known
                if value is None:
                    written = next(computed)
                    self._put(key, written)
                    value = decode(written)
                if len(self._live) < self._most:
                    self._live[key] = value
                yield cast("Result", value)

        return remembered

    def remembering(
        self,
        call: str,
        compute: Callable[[Argument], Result],
        inputs: Callable[[Argument], Iterable[bytes]],
        result: type[Result],
    ) -> Callable[[Argument], Result]:
        """The same for a function of one argument, which returns a value of the type `result`."""

        def encoded(arguments: Sequence[Argument]) -> Iterator[bytes]:
            return (msgspec.msgpack.encode(compute(argument)) for argument in arguments)

        many = self.remembering_all(call, encoded, inputs, result)
        return lambda argument: next(many([argument]))

    def earlier(self, name: str, kind: type[Result]) -> Result | None:
        """What an earlier build left under a name; nothing where it is of another kind."""
        key = digest(name.encode())
        self._asked.add(key)
        if key in self._live:
            return cast("Result", self._live[key])
        return self._get(key, msgspec.msgpack.Decoder(kind).decode)

    def leave(self, name: str, value: object) -> None:
        """Leave a value for later builds, in place of the one under this name."""
        key = digest(name.encode())
        self._put(key, msgspec.msgpack.encode(value))
        if self._most:
            self._live[key] = value

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

    def _get(self, key: bytes, decode: Callable[[bytes], Result]) -> Result | None:
        kept = self._file.get(key) if self._file else None
        if kept is not None:
            with suppress(msgspec.MsgspecError):
                return decode(kept)
        return None

    def _put(self, key: bytes, value: bytes) -> None:
        if self._file:
            self._file.put(key, value)


class _File:
    """The database. What it refuses is not there, and is not written."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._last = _first(database, "select coalesce(max(rowid), 0) from results")
        self._batch: list[tuple[bytes, bytes]] = []
        self._held = 0
        self._writes = True

    @classmethod
    def opened(cls, file: Path, program: bytes) -> "_File | None":
        """The file, empty where another program wrote it; None where it cannot be used."""
        for _ in range(2):
            try:
                return cls(_connected(file, program))
            except sqlite3.OperationalError:  # busy, or no place to write
                return None
            except sqlite3.DatabaseError:  # not a database, or a broken one
                with suppress(OSError):
                    file.unlink()
            except OSError:
                return None
        return None

    def get(self, key: bytes) -> bytes | None:
        with suppress(sqlite3.Error):
            found = self._database.execute(
                "select result from results where inputs = ?", (key,)
            ).fetchone()
            return found[0] if found else None
        return None

    def put(self, key: bytes, result: bytes) -> None:
        self._batch.append((key, result))
        self._held += len(result)
        if self._held >= _BATCH:
            self._flush()

    def keep_only(self, asked: AbstractSet[bytes]) -> None:
        """End the transaction without the earlier results that nobody asked for."""
        self._flush()
        with suppress(sqlite3.Error):
            rows = self._database.execute(
                "select rowid, inputs from results where rowid <= ?", (self._last,)
            )
            unasked = [(row,) for row, key in rows if key not in asked]
            if unasked and self._begun():
                self._database.executemany("delete from results where rowid = ?", unasked)
            if self._database.in_transaction:
                self._database.execute("commit")
        self._last = _first(self._database, "select coalesce(max(rowid), 0) from results")

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._database.close()

    def _flush(self) -> None:
        batch, self._batch, self._held = self._batch, [], 0
        if batch and self._begun():
            with suppress(sqlite3.Error):
                self._database.executemany("insert or replace into results values (?, ?)", batch)

    def _begun(self) -> bool:
        """Whether this build is the one that writes; another is not waited for."""
        if not self._database.in_transaction and self._writes:
            try:
                self._database.execute("begin immediate")
            except sqlite3.Error:
                self._writes = False
        return self._writes


def _connected(file: Path, program: bytes) -> sqlite3.Connection:
    """The database of a program. Raises OSError and sqlite3.Error."""
    file.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(file, timeout=0, isolation_level=None)
    for statement in _SETTINGS:
        database.execute(statement)
    if database.execute("select digest from programs").fetchall() != [(program,)]:
        database.execute("begin immediate")
        for statement in ("delete from results", "delete from programs"):
            database.execute(statement)
        database.execute("insert into programs values (?)", (program,))
        database.execute("commit")
    return database


def _first(database: sqlite3.Connection, query: str) -> int:
    number: int = database.execute(query).fetchone()[0]
    return number
