"""Whatever goes into a build shows in its digest."""

import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sitegen import inputs
from sitegen.inputs import Snapshot, program


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "content"
    for name, text in {
        "a.txt": "A",
        "papers/b.md": "B" * 100_000,
        "papers/c.md": "",
        "papers/__pycache__/a.css": "1",
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (root / "link").symlink_to("a.txt")
    return root


def digest_of(folder: Path) -> bytes:
    return Snapshot([str(folder)]).digest


def rename(folder: Path) -> None:
    (folder / "papers" / "c.md").rename(folder / "papers" / "d.md")


def relink(folder: Path) -> None:
    (folder / "link").unlink()
    (folder / "link").symlink_to("papers/c.md")


def keep_size_and_time(folder: Path) -> None:
    path = folder / "a.txt"
    before = path.stat()
    path.write_text("Z", encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


CHANGES: list[Callable[[Path], object]] = [
    rename, relink, keep_size_and_time,
    lambda folder: (folder / "new.txt").touch(),
    lambda folder: (folder / "new").mkdir(),
    lambda folder: (folder / "papers" / "__pycache__" / "a.css").write_text("2", encoding="utf-8"),
    lambda folder: (folder / "papers" / "c.md").unlink(),
    lambda folder: (folder / "papers" / "b.md").write_text("B" * 99_999 + "C", encoding="utf-8"),
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("statuses_tell", [True, False])
def test_every_change_of_a_name_or_a_byte_shows(
    folder: Path,
    change: Callable[[Path], object],
    monkeypatch: pytest.MonkeyPatch,
    *,
    statuses_tell: bool,
) -> None:
    if not statuses_tell:  # as on Windows, where this time is that of the file's making
        monkeypatch.setattr(inputs, "CHANGES_SHOW", False)
        monkeypatch.setattr(os.stat_result, "st_ctime_ns", 0, raising=False)
    snapshot = Snapshot([str(folder)])
    change(folder)
    assert digest_of(folder) != snapshot.digest
    assert not snapshot.still_holds()


def test_what_a_link_leads_to_counts(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "page.md").write_text("1", encoding="utf-8")
    (folder / "elsewhere").symlink_to(other)
    (folder / "back").symlink_to(folder)
    (folder / "nowhere").symlink_to("none")
    (folder / "file").symlink_to(other / "page.md")
    digests = {digest_of(folder)}
    for text in ("2", "3"):
        (other / "page.md").write_text(text, encoding="utf-8")
        digests.add(digest_of(folder))
    assert len(digests) == 3


def test_what_nobody_touched_is_the_same(folder: Path) -> None:
    before = digest_of(folder)
    (folder / "a.txt").read_bytes()
    assert digest_of(folder) == before
    copy = folder.with_name("copy")
    shutil.copytree(folder, copy, symlinks=True)
    assert digest_of(copy) != before  # messages name the folder


def test_a_change_that_was_undone_meanwhile_counts(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inputs, "_TICK", -(10**12))
    snapshot = Snapshot([str(folder)])
    assert snapshot.still_holds()
    path = folder / "a.txt"
    before = path.stat()
    path.write_text("Z", encoding="utf-8")
    path.write_text("A", encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert not snapshot.still_holds()


def test_what_is_too_new_may_change_unseen(folder: Path) -> None:
    (folder / "a.txt").touch()
    assert not Snapshot([str(folder)]).still_holds()
    time.sleep(0.1)
    assert Snapshot([str(folder)]).still_holds()


def test_a_clock_of_whole_seconds_is_waited_for_longer(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inputs, "CHANGES_SHOW", False)
    for path in folder.rglob("*"):
        os.utime(path, ns=(0, 0), follow_symlinks=False)
    now = time.time_ns()
    whole = (now // 10**9 - 1) * 10**9
    for moment, holds in ((whole, False), (whole + 1, True), (whole - 10**9, True)):
        os.utime(folder / "a.txt", ns=(0, moment))
        assert Snapshot([str(folder)]).still_holds() is holds


def test_folders_that_do_not_exist_hold_nothing(tmp_path: Path) -> None:
    assert digest_of(tmp_path / "none") == digest_of(tmp_path / "neither")


def test_the_program_is_its_code_and_what_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = program()
    assert before == program()
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert program() == before
    (tmp_path / "jinja2-99.dist-info").mkdir()
    assert program() != before
