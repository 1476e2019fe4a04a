"""The file of results: an SQLite database, two columns wide."""

import sqlite3
from collections.abc import Set as AbstractSet
from contextlib import suppress
from pathlib import Path

from sitegen.memory.sums import SIZE, sum_of

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
_LAST = "select coalesce(max(rowid), 0) from results"
_GET = "select result from results where inputs = ?"


class ResultsFile:
    """Results by key. What the database refuses is not there, and is not written."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._last = _first(database, _LAST)
        self._batch: list[tuple[bytes, bytes]] = []
        self._held = 0
        self._writes = True

    @classmethod
    def opened(cls, file: Path, program: bytes) -> "ResultsFile | None":
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

    def get(self, key: bytes) -> memoryview | None:
        """What was put under a key, unless a byte of it changed since."""
        with suppress(sqlite3.Error):
            for (row,) in self._database.execute(_GET, (key,)):
                kept = memoryview(row)
                if kept[:SIZE] == sum_of(key, kept[SIZE:]):
                    return kept[SIZE:]
        return None

    def put(self, key: bytes, result: bytes) -> None:
        self._batch.append((key, sum_of(key, result) + result))
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
            self._last = _first(self._database, _LAST)

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
