"""A remembered call is made once, by whichever build comes first."""

import sqlite3
from collections.abc import Sequence
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

    def __call__(self, texts: Sequence[str]) -> list[bytes]:
        self.asked += texts
        return [msgspec.msgpack.encode(Length(text, len(text))) for text in texts]


def lengths(memory: Memory, *texts: str) -> tuple[list[Length], list[str]]:
    """The lengths of texts, and which of them had to be computed."""
    compute = Counting()
    found = memory.remembering_all("length", compute, lambda text: [text.encode()], Length)
    return list(found(texts)), compute.asked


def build(file: Path | None, *texts: str, program: bytes = b"1") -> list[str]:
    """Which texts a build computes that asks for these."""
    memory = Memory(file, program)
    results, computed = lengths(memory, *texts)
    assert results == [Length(text, len(text)) for text in texts]
    memory.keep()
    memory.close()
    return computed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / ".sitegen" / "memory.sqlite"


def test_each_argument_is_computed_once_and_nothing_is_evicted() -> None:
    calls: list[int] = []

    def double(number: int) -> int:
        calls.append(number)
        return 2 * number

    remembered = keeping(double, most=2)
    assert [remembered(n) for n in (1, 2, 3, 1, 2, 3)] == [2, 4, 6, 2, 4, 6]
    assert calls == [1, 2, 3, 3]


def test_a_later_build_computes_only_what_is_new(file: Path) -> None:
    assert build(file, "a", "bb") == ["a", "bb"]
    assert build(file, "bb", "ccc", "a") == ["ccc"]
    assert build(file, "bb", "ccc", "a") == []


def test_what_a_build_does_not_ask_for_is_forgotten(file: Path) -> None:
    build(file, "a", "bb")
    build(file, "bb")
    assert build(file, "a", "bb") == ["a"]


def test_another_program_remembers_nothing(file: Path) -> None:
    build(file, "a")
    assert build(file, "a", program=b"2") == ["a"]
    assert build(file, "a", program=b"1") == ["a"]


def test_without_a_file_everything_is_computed() -> None:
    assert build(None, "a") == build(None, "a") == ["a"]


def test_a_build_that_is_not_ended_leaves_nothing(file: Path) -> None:
    build(file, "a")
    memory = Memory(file, b"1")
    lengths(memory, *(f"text {number}" * 10_000 for number in range(20)))
    memory.close()
    assert build(file, "a", "text 0" * 10_000) == ["text 0" * 10_000]


def test_two_builds_at_once_are_both_right(file: Path) -> None:
    build(file, "a", "b")
    one, other = Memory(file, b"1"), Memory(file, b"1")
    long = [str(number) * 100_000 for number in range(30)]
    assert lengths(one, "a", *long)[1] == long
    assert lengths(other, "b", "c", *long)[1] == ["c", *long]
    one.keep()
    other.keep()
    for memory in (one, other):
        memory.close()
    assert set(build(file, "a", "b", *long)) <= {"a", "b"}


@pytest.mark.parametrize("spoil", [lambda data: b"no database" * 99, lambda data: data[:5000]])
def test_a_broken_file_is_replaced(file: Path, spoil: object) -> None:
    build(file, "a")
    file.write_bytes(spoil(file.read_bytes()))  # type: ignore[operator] # a function
    build(file, "a")
    assert build(file, "a") == []


def test_a_result_of_another_shape_is_computed_anew(file: Path) -> None:
    build(file, "a")
    with sqlite3.connect(file) as database:
        database.execute("update results set result = ?", (msgspec.msgpack.encode(["x"]),))
    database.close()
    assert build(file, "a") == ["a"]


def test_where_nothing_can_be_written_everything_is_computed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert build(tmp_path / "file" / "memory.sqlite", "a") == ["a"]


def test_results_at_hand_are_those_of_the_last_build(file: Path) -> None:
    memory = Memory(file, b"1", live=10)
    first = lengths(memory, "a", "b")[0]
    memory.keep()
    again, computed = lengths(memory, "a")
    assert computed == []
    assert again[0] is first[0]
    memory.keep()
    assert lengths(memory, "a", "b")[1] == ["b"]


def test_one_value_a_name_is_left_for_the_next_build(file: Path) -> None:
    memory = Memory(file, b"1")
    assert memory.earlier("x", Length) is None
    memory.leave("x", Length("a", 1))
    memory.leave("x", Length("b", 1))
    memory.keep()
    memory.close()
    assert Memory(file, b"1").earlier("x", Length) == Length("b", 1)
    assert Memory(file, b"1").earlier("x", int) is None
    assert Memory(file, b"2").earlier("x", Length) is None
