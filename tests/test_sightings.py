"""A file that nobody touched is known without being read; any other is read."""

import os
import time
from pathlib import Path

import pytest

from sitegen import inputs, sightings
from sitegen.content.papers import digest_of, read_whole
from sitegen.sightings import Sightings


@pytest.fixture(autouse=True)
def ticks_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written a moment ago cannot change unseen."""
    monkeypatch.setattr(inputs, "_TICK", 0)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "a.md"
    path.write_bytes(b"A")
    return path


def sight(page: Path, earlier: Sightings | None = None) -> tuple[bytes, bytes | None, Sightings]:
    """What a build learns of a page, given what an earlier one saw."""
    now = Sightings(earlier.now if earlier else {})
    with os.scandir(page.parent) as listing:
        (entry,) = listing
        return (*now.read(entry), now)


def test_what_nobody_touched_is_not_read_again(page: Path) -> None:
    *first, seen = sight(page)
    assert first == [digest_of(b"A"), b"A"]
    *again, later = sight(page, seen)
    assert again == [digest_of(b"A"), None]
    assert later.now == seen.now


def test_a_change_of_equal_size_with_its_time_put_back_is_seen(page: Path) -> None:
    *_, seen = sight(page)
    before = page.stat()
    page.write_bytes(b"B")
    os.utime(page, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert sight(page, seen)[:2] == (digest_of(b"B"), b"B")


def test_another_file_in_its_place_is_seen(page: Path) -> None:
    *_, seen = sight(page)
    other = page.parent.parent / f"{page.parent.name}-b.md"
    other.write_bytes(b"B")
    other.replace(page)
    assert sight(page, seen)[:2] == (digest_of(b"B"), b"B")


def test_what_is_too_new_is_read_again(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "_TICK", 100_000_000)
    page.write_bytes(b"A")
    *_, seen = sight(page)
    assert seen.now == {}
    time.sleep(0.2)
    *_, seen = sight(page, seen)
    assert sight(page, seen)[1] is None


def test_what_is_saved_after_the_reading_in_the_same_tick_is_not_missed(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time_ns()
    monkeypatch.setattr(inputs, "_TICK", 50_000_000)
    monkeypatch.setattr(sightings, "standing", lambda _: "the same")
    monkeypatch.setattr(sightings, "last_touched", lambda _: now)

    def read_slowly(entry: "os.DirEntry[str]") -> tuple[bytes, bytes]:
        found = read_whole(entry)
        page.write_bytes(b"B")
        time.sleep(0.1)
        return found

    monkeypatch.setattr(sightings, "read_whole", read_slowly)
    *_, seen = sight(page)
    assert sight(page, seen)[:2] == (digest_of(b"B"), b"B")


def test_where_a_status_does_not_tell_everything_is_read(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sightings, "CHANGES_SHOW", False)
    *_, seen = sight(page)
    assert seen.now == {}
    assert sight(page, seen)[:2] == (digest_of(b"A"), b"A")
