"""What is left is what was left, or is not there."""

from pathlib import Path

from sitegen.memory.leavings import Leavings


def left(folder: Path, name: str, program: bytes = b"1") -> bytes | None:
    """What the next build finds."""
    kept = Leavings(folder, program).get(name)
    return None if kept is None else bytes(kept)


def test_no_changed_byte_passes(tmp_path: Path) -> None:
    Leavings(tmp_path, b"1").put("x", b"some value")
    file = tmp_path / "x"
    whole = file.read_bytes()
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= 0x11
        file.write_bytes(changed)
        assert left(tmp_path, "x") is None
    for size in range(len(whole)):
        file.write_bytes(whole[:size])
        assert left(tmp_path, "x") is None
    file.write_bytes(whole)
    assert left(tmp_path, "x") == b"some value"


def test_names_and_programs_are_kept_apart(tmp_path: Path) -> None:
    Leavings(tmp_path, b"1").put("x", b"value")
    (tmp_path / "y").write_bytes((tmp_path / "x").read_bytes())
    assert left(tmp_path, "y") is None
    assert left(tmp_path, "x", b"2") is None


def test_an_empty_value_is_a_value(tmp_path: Path) -> None:
    Leavings(tmp_path, b"1").put("x", b"")
    assert left(tmp_path, "x") == b""


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    Leavings(tmp_path / "file", b"1").put("x", b"value")
    assert left(tmp_path / "file", "x") is None
