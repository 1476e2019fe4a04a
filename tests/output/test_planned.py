"""Files that are made only where what stands was made of the same, by the same program."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitegen.model.files import OutputFile, PlannedFile
from sitegen.output import clock
from sitegen.output.publish import Published, forget, publish
from sitegen.output.record import Seen, load
from tests.output.trees import Read, read_tree

SITE = {"index.html": "home", **{f"papers/{number}.html": f"P{number}" for number in range(30)}}


class Plan:
    """Plans a site whose keys are its texts, and counts what is made."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def files(self, site: Mapping[str, str]) -> Iterator[PlannedFile]:
        for path, text in site.items():
            yield PlannedFile(path, text.encode(), partial(self._make, path, text))

    def _make(self, path: str, text: str) -> bytes:
        self.made.append(path)
        return text.encode()


def planned(
    site: Mapping[str, str], output: Path, program: bytes = b"1"
) -> tuple[list[str], Published]:
    plan = Plan()
    return plan.made, publish(plan.files(site), output, program)


def test_only_what_changed_is_made(output: Path, published: Read) -> None:
    assert planned(SITE, output)[0] == list(SITE)
    assert planned(SITE, output)[0] == []
    new = SITE | {"papers/3.html": "new", "papers/x.html": "X"}
    made, counts = planned(new, output)
    assert made == ["papers/3.html", "papers/x.html"]
    assert (counts.tally.written, counts.tally.unchanged, counts.tally.removed) == (2, len(SITE), 0)
    assert counts.tally.bytes == sum(map(len, new.values())) + (output / ".nojekyll").stat().st_size
    assert published() == new
    assert planned(new, output)[0] == []


def test_files_lose_links_and_are_known_all_the_same(output: Path) -> None:
    planned(SITE, output)
    half = SITE | {f"papers/{number}.html": "new" for number in range(15)}
    assert len(planned(half, output)[0]) == 15  # so many that no spare version is kept
    assert planned(half, output)[0] == []


def test_another_program_makes_everything_and_writes_what_differs(output: Path) -> None:
    planned(SITE, output)
    before = (output / "index.html").stat()
    made, counts = planned(SITE, output, b"2")
    assert (made, counts.tally.written) == (list(SITE), 0)
    assert (output / "index.html").stat() == before
    assert planned(SITE, output, b"2")[0] == []


def test_an_unknown_program_makes_everything(output: Path) -> None:
    for _ in range(2):
        assert planned(SITE, output, b"")[0] == list(SITE)


def test_another_key_with_the_same_bytes_writes_nothing(output: Path) -> None:
    publish([PlannedFile("a.html", b"1", lambda: b"A")], output, b"p")
    assert publish([PlannedFile("a.html", b"2", lambda: b"A")], output, b"p").tally.written == 0
    assert (
        publish([PlannedFile("a.html", b"2", lambda: b"never made")], output, b"p").tally.written
        == 0
    )
    assert publish([OutputFile("a.html", b"A")], output, b"p").tally.written == 0
    assert publish([PlannedFile("a.html", b"2", lambda: b"made")], output, b"p").tally.written == 1


def test_forgetting_makes_everything_anew(output: Path) -> None:
    planned(SITE, output)
    forget(output)
    assert planned(SITE, output)[0] == list(SITE)


def test_a_copied_folder_is_read_and_right(output: Path, tmp_path: Path) -> None:
    planned(SITE, output)
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("_site", ".sitegen"):
        subprocess.run(["cp", "-a", tmp_path / name, copy], check=True)
    (copy / "_site" / "papers" / "4.html").write_text("PX")
    made, counts = planned(SITE, copy / "_site")
    assert (len(made), counts.tally.written) == (len(SITE), 1)
    assert planned(SITE, copy / "_site")[0] == []


@pytest.mark.parametrize("change", ["version", "old form", "cut"])
def test_a_ledger_of_another_version_is_none(output: Path, state: Path, change: str) -> None:
    planned(SITE, output)
    file = state / "files.msgpack"
    ledger = msgspec.msgpack.decode(file.read_bytes())
    match change:
        case "version":
            file.write_bytes(msgspec.msgpack.encode(ledger | {"version": 99}))
        case "old form":
            file.write_bytes(msgspec.msgpack.encode({"files": dict.fromkeys(SITE, "digest")}))
        case _:
            file.write_bytes(file.read_bytes()[:-5])
    assert load(file) is None
    assert planned(SITE, output)[0] == list(SITE)


@given(st.binary(max_size=200), st.integers(0, 200))
@settings(max_examples=200)
def test_no_ledger_makes_it_fail(garbage: bytes, at: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "files.msgpack"
        for data in (garbage, b"\x83\xa7program\xc4\x00\xa5files\x81\xa1a"[:at] + garbage):
            file.write_bytes(data)
            load(file)


def test_a_young_file_is_read_again(
    output: Path, published: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a file system whose clock stands still, a change of the same size leaves no trace."""
    old = time.time_ns()
    monkeypatch.setattr(clock, "moment", lambda _: old)
    monkeypatch.setattr("sitegen.output.publish.moment", lambda _: old)
    monkeypatch.setattr("sitegen.output.publish.next_moment", lambda _: old)
    monkeypatch.setattr(
        Seen, "of", classmethod(lambda cls, status: cls(status.st_size, old, old, status.st_ino))
    )
    planned(SITE, output)
    (output / "index.html").write_text("HOME")
    made, counts = planned(SITE, output)
    assert (made, counts.tally.written) == (list(SITE), 1)
    assert published() == SITE


def test_the_next_moment_is_later_than_all_that_was_written(tmp_path: Path) -> None:
    touched = tmp_path / "clock"
    touched.touch()
    for number in range(20):
        file = tmp_path / str(number)
        file.touch()
        assert clock.next_moment(touched) > file.stat().st_mtime_ns


def set_back(file: Path, change: Callable[[], object]) -> None:
    """Change a file and give it back its old time."""
    before = file.stat()
    change()
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def replace(file: Path, text: str) -> None:
    other = file.with_name("other")
    other.write_text(text)
    shutil.copystat(file, other)
    other.rename(file)


def link_to(file: Path, target: Path) -> None:
    file.unlink()
    file.symlink_to(target)


def hard_link(file: Path, other: Path) -> None:
    if file != other:
        file.unlink()
        file.hardlink_to(other)


def copy_over(file: Path, other: Path) -> None:
    if file != other:
        shutil.copy2(other, file)


def swap(one: Path, other: Path) -> None:
    if one == other:
        return
    aside = one.with_name("aside")
    one.rename(aside)
    other.rename(one)
    aside.rename(other)


INTERVENTIONS: dict[str, Callable[[Path, Path], object]] = {
    "same size": lambda file, _: file.write_text(file.read_text().swapcase()),
    "same size and time": lambda file, _: set_back(
        file, lambda: file.write_text(file.read_text().swapcase())
    ),
    "longer": lambda file, _: file.write_text("much longer than before"),
    "cut": lambda file, _: file.write_text(""),
    "touch": lambda file, _: file.touch(),
    "future": lambda file, _: os.utime(file, (4e9, 4e9)),
    "delete": lambda file, _: file.unlink(),
    "replace": lambda file, _: replace(file, file.read_text().swapcase()),
    "replace by the same": lambda file, _: replace(file, file.read_text()),
    "symbolic link": link_to,
    "swap": swap,
    "copy over": copy_over,
    "hard link": hard_link,
    "mode": lambda file, _: file.chmod(0o600),
}
STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(sorted(INTERVENTIONS)), st.integers(0, 7), st.integers(0, 7)),
        st.tuples(st.just("build"), st.integers(0, 7), st.sampled_from([0, 1, 2])),
        st.tuples(st.just("lose"), st.integers(0, 3), st.just(0)),
    ),
    max_size=12,
)


def lose(output: Path, which: int) -> None:
    state = output.parent / ".sitegen" / output.name
    match which:
        case 0:
            (state / "files.msgpack").unlink(missing_ok=True)
        case 1:
            shutil.rmtree(state / "spare", ignore_errors=True)
        case 2:
            shutil.copytree(output, output.with_name("new"), symlinks=True)
            shutil.rmtree(output)
            output.with_name("new").rename(output)
        case _:
            forget(output)


@given(STEPS)
@settings(max_examples=120, deadline=None)
def test_whatever_a_person_does_the_warm_site_equals_the_clean_one(
    steps: list[tuple[str, int, int]],
) -> None:
    site = {f"a/{number}.html": f"text {number}" for number in range(8)}
    padding = {f"b/{number}.html": "same" for number in range(40)}  # so that spares are kept
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "_site"
        planned(padding | site, output)
        for step, one, other in [*steps, ("build", 0, 0)]:
            files = (output / f"a/{one}.html", output / f"a/{other}.html")
            if step == "build":
                site[f"a/{one}.html"] = f"text {other}"
                planned(padding | site, output)
                found = read_tree(output)
                del found[".nojekyll"]
                assert found == padding | site
            elif step == "lose":
                lose(output, one)
            elif all(file.is_file() and not file.is_symlink() for file in files):
                INTERVENTIONS[step](*files)
