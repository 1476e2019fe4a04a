"""A remembered call is made once, by whichever build comes first."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from sitegen.memory import Memory, keeping


@dataclass(frozen=True, slots=True)
class Length:
    """What the test computes."""

    text: str
    size: int


class Counting:
    """Lengths of texts, and which were computed."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, texts: Sequence[str]) -> list[tuple[bytes, bytes]]:
        self.asked += texts
        return [(text.encode(), msgspec.msgpack.encode(Length(text, len(text)))) for text in texts]


def lengths(memory: Memory, *texts: str) -> tuple[list[Length], list[str]]:
    """The lengths of texts, and which of them had to be computed."""
    compute = Counting()
    found = memory.remembering_all("length", compute, str.encode, Length)
    return list(found(texts)), compute.asked


def build(folder: Path | None, *texts: str, program: bytes = b"1") -> list[str]:
    """Which texts a build computes that asks for these."""
    memory = Memory(folder, program)
    results, computed = lengths(memory, *texts)
    assert results == [Length(text, len(text)) for text in texts]
    memory.keep()
    memory.close()
    return computed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / ".sitegen" / "memory"


def results_of(folder: Path) -> Path:
    """The database, with all that was written."""
    file = folder / "results.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    return file


def test_each_argument_is_computed_once_while_there_is_room_for_all() -> None:
    calls: list[int] = []

    def double(number: int) -> int:
        calls.append(number)
        return 2 * number

    remembered = keeping(double, most=2)
    assert [remembered(n) for n in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert calls == [1, 2]
    assert [remembered(n) for n in (3, 1, 2, 1, 3)] == [6, 2, 4, 2, 6]
    assert calls == [1, 2, 3, 1, 2, 1, 3]


def test_a_later_build_computes_only_what_is_new(folder: Path) -> None:
    assert build(folder, "a", "bb") == ["a", "bb"]
    assert build(folder, "bb", "ccc", "a") == ["ccc"]
    assert build(folder, "bb", "ccc", "a") == []


def test_what_a_build_does_not_ask_for_is_forgotten(folder: Path) -> None:
    build(folder, "a", "bb")
    build(folder, "bb")
    assert build(folder, "a", "bb") == ["a"]


def test_another_program_remembers_nothing(folder: Path) -> None:
    build(folder, "a")
    assert build(folder, "a", program=b"2") == ["a"]
    assert build(folder, "a", program=b"1") == ["a"]


def test_without_a_file_everything_is_computed() -> None:
    assert build(None, "a") == build(None, "a") == ["a"]


def test_a_build_that_is_not_ended_leaves_nothing(folder: Path) -> None:
    build(folder, "a")
    memory = Memory(folder, b"1")
    lengths(memory, *(f"text {number}" * 10_000 for number in range(20)))
    memory.close()
    assert build(folder, "a", "text 0" * 10_000) == ["text 0" * 10_000]


def test_what_changes_meanwhile_is_kept_by_what_it_became(folder: Path) -> None:
    memory = Memory(folder, b"1")
    grown = memory.remembering_all(
        "length", lambda texts: Counting()([f"{text}!" for text in texts]), str.encode, Length
    )
    assert list(grown(["a"])) == [Length("a!", 2)]
    memory.keep()
    memory.close()
    assert build(folder, "a!", "a") == ["a"]


def test_two_builds_at_once_are_both_right(folder: Path) -> None:
    build(folder, "a", "b")
    one, other = Memory(folder, b"1"), Memory(folder, b"1")
    long = [str(number) * 100_000 for number in range(30)]
    assert lengths(one, "a", *long)[1] == long
    assert lengths(other, "b", "c", *long)[1] == ["c", *long]
    one.keep()
    other.keep()
    for memory in (one, other):
        memory.close()
    assert set(build(folder, "a", "b", *long)) <= {"a", "b"}


@pytest.mark.parametrize("spoil", [lambda data: b"no database" * 99, lambda data: data[:5000]])
def test_a_broken_file_is_replaced(folder: Path, spoil: object) -> None:
    build(folder, "a")
    file = results_of(folder)
    file.write_bytes(spoil(file.read_bytes()))  # type: ignore[operator] # a function
    build(folder, "a")
    assert build(folder, "a") == []


def test_a_file_that_breaks_while_it_is_open_stops_nothing(folder: Path) -> None:
    build(folder, "a")
    for spoilt in (b"no database" * 9_000, b""):
        memory = Memory(folder, b"1")
        assert lengths(memory, "a", "b")[0] == [Length("a", 1), Length("b", 1)]
        (folder / "results.sqlite").write_bytes(spoilt)
        memory.keep()
        memory.close()
        build(folder, "a", "b")


def test_no_changed_byte_of_a_result_passes(folder: Path) -> None:
    build(folder, "some text", "another")
    file = results_of(folder)
    whole = file.read_bytes()
    result = msgspec.msgpack.encode(Length("some text", 9))
    start = whole.index(result)
    for place in range(start - 30, start + len(result)):
        changed = bytearray(whole)
        changed[place] ^= 0x11
        file.write_bytes(changed)
        computed = build(folder, "some text", "another")
        if place >= start:
            assert computed == ["some text"]
            assert build(folder, "some text", "another") == []


def test_a_result_of_another_key_does_not_pass(folder: Path) -> None:
    build(folder, "a", "b")
    with closing(sqlite3.connect(folder / "results.sqlite")) as database, database:
        database.execute("update results set result = (select result from results limit 1)")
    assert build(folder, "a", "b") in (["a"], ["b"])


def test_where_nothing_can_be_written_everything_is_computed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert build(tmp_path / "file" / "memory", "a") == ["a"]


def test_results_at_hand_are_those_of_the_last_build(folder: Path) -> None:
    memory = Memory(folder, b"1", live=10)
    first = lengths(memory, "a", "b")[0]
    memory.keep()
    again, computed = lengths(memory, "a")
    assert computed == []
    assert again[0] is first[0]
    memory.keep()
    assert lengths(memory, "a", "b")[1] == ["b"]


def test_a_result_at_hand_may_be_empty() -> None:
    memory = Memory(None, live=10)
    asked: list[str] = []

    def people(text: str) -> tuple[str, ...]:
        asked.append(text)
        return ()

    remembered = memory.remembering("people", people, str.encode, tuple[str, ...])
    assert [remembered("a"), remembered("a")] == [(), ()]
    assert asked == ["a"]


def test_one_value_a_name_is_left_for_the_next_build(folder: Path) -> None:
    memory = Memory(folder, b"1")
    assert memory.earlier("x", bytes) is None
    memory.leave("x", "one", str.encode)
    memory.leave("x", "two", str.encode)
    memory.leave("y", "three", str.encode)
    memory.close()
    assert Memory(folder, b"1").earlier("x", bytes) == b"two"
    assert Memory(folder, b"2").earlier("x", bytes) is None


def test_what_is_left_within_a_process_is_the_value_itself(folder: Path) -> None:
    memory = Memory(folder, b"1", live=1)
    value = ["x"]
    memory.leave("x", value, repr)  # type: ignore[arg-type] # nothing is written
    assert memory.earlier("x", bytes) is value  # type: ignore[comparison-overlap]
