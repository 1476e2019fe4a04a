"""What stands in the output folder after a build, and after the next ones."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitegen.errors import RunError
from sitegen.model.built import Tally
from sitegen.model.files import OutputFile
from sitegen.output.publish import publish
from tests.output.trees import Publish, Read, read_tree

FIRST = {"index.html": "home", "papers/a.html": "A", "papers/b.html": "B", "tags/x.html": "X"}


def statuses(root: Path) -> dict[str, tuple[int, int]]:
    """The number and time of each file and folder, which writing anew would change."""
    return {
        str(path): (path.lstat().st_ino, path.lstat().st_mtime_ns)
        for path in [root, *root.rglob("*")]
    }


def test_a_first_build_makes_the_folder_and_all_above_it(tmp_path: Path) -> None:
    output = tmp_path / "deep" / "down" / "_site"
    published = publish([OutputFile("papers/a.html", b"A")], output)
    assert (output / "papers" / "a.html").read_bytes() == b"A"
    marker = (output / ".nojekyll").stat().st_size
    assert published.tally == Tally(written=2, unchanged=0, removed=0, files=2, bytes=1 + marker)


def test_a_second_build_counts_what_it_did(build: Publish, published: Read) -> None:
    build(FIRST)
    second = {"index.html": "home", "papers/a.html": "A2", "names.html": "N"}
    counts = build(second)
    assert (counts.tally.written, counts.tally.unchanged, counts.tally.removed) == (2, 2, 2)
    assert published() == second


def test_folders_that_became_empty_vanish(build: Publish, output: Path) -> None:
    build(FIRST)
    build({"index.html": "home"})
    assert sorted(path.name for path in output.iterdir()) == [".nojekyll", "index.html"]


def test_an_unchanged_site_is_not_touched(build: Publish, output: Path, state: Path) -> None:
    build(FIRST)
    before, kept = statuses(output), statuses(state)
    assert build(FIRST).tally.written == 0
    assert statuses(output) == before
    assert statuses(state / "files.msgpack") == {
        path: status for path, status in kept.items() if path.endswith("files.msgpack")
    }


def test_unchanged_files_are_not_written_where_others_are(build: Publish, output: Path) -> None:
    build(FIRST)
    before = statuses(output)
    build(FIRST | {"papers/b.html": "B2"})
    after = statuses(output)
    for path in ("index.html", "papers/a.html", "tags/x.html"):
        assert after[str(output / path)] == before[str(output / path)]
    assert after[str(output / "papers/b.html")] != before[str(output / "papers/b.html")]


def test_files_and_folders_may_change_places(build: Publish, published: Read) -> None:
    for site in ({"a": "file"}, {"a/b": "below"}, {"a/b/c": "deeper"}, {"a": "file"}):
        build(site)
        assert published() == site


def test_a_change_by_hand_is_undone(build: Publish, output: Path, published: Read) -> None:
    build(FIRST)
    (output / "index.html").write_text("mine")
    (output / "papers" / "a.html").unlink()
    assert build(FIRST).tally.written == 2
    assert published() == FIRST


def test_files_changed_in_place_do_not_come_back_from_the_spare_version(
    build: Publish, output: Path, published: Read
) -> None:
    many = {f"papers/{number}.html": str(number) for number in range(50)}
    build(many)
    build(many | {"papers/1.html": "new"})
    with (output / "papers" / "2.html").open("r+") as file:  # the same file in both versions
        file.write("X")
    build(many | {"papers/1.html": "newer"})
    assert published() == many | {"papers/1.html": "newer"}


SITES = st.dictionaries(
    st.sampled_from(["index.html", *(f"{folder}/{n}.html" for folder in "ab" for n in range(8))]),
    st.sampled_from(["", "one", "two"]),
)
PADDING = {f"c/{number}.html": "same" for number in range(100)}  # so that spares are kept


@given(st.lists(SITES, min_size=1, max_size=6))
@settings(max_examples=50, deadline=None)
def test_a_warm_build_equals_a_clean_one(sites: list[dict[str, str]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "_site"
        for site in sites:
            full = PADDING | site
            publish([OutputFile(path, text.encode()) for path, text in full.items()], output)
            found = read_tree(output)
            del found[".nojekyll"]
            assert found == full


def test_files_arrive_one_by_one(output: Path) -> None:
    alive: list[int] = []

    class Counted(bytes):
        def __del__(self) -> None:
            alive.remove(len(self))

    def stream() -> Iterator[OutputFile]:
        for size in range(100):
            alive.append(size)
            yield OutputFile(f"{size}.html", Counted(size))
            assert len(alive) <= 2

    publish(stream(), output)
    assert len(list(output.iterdir())) == 101


def test_the_output_may_be_a_symbolic_link(tmp_path: Path) -> None:
    real = tmp_path / "www" / "site"
    real.parent.mkdir()
    link = tmp_path / "_site"
    link.symlink_to(real)
    for text in (b"1", b"2"):
        publish([OutputFile("index.html", text)], link)
        assert (real / "index.html").read_bytes() == text
    assert link.is_symlink()
    assert (tmp_path / "www" / ".sitegen").is_dir()


def test_the_folder_keeps_its_mode(build: Publish, output: Path) -> None:
    build(FIRST)
    output.chmod(0o2775)
    build(FIRST | {"index.html": "new"})
    assert output.stat().st_mode & 0o7777 == 0o2775


def test_files_are_written_with_the_usual_permissions(build: Publish, output: Path) -> None:
    old = os.umask(0o022)
    try:
        build(FIRST)
    finally:
        os.umask(old)
    assert (output / "papers").stat().st_mode & 0o777 == 0o755
    assert output.stat().st_mode & 0o777 == 0o755
    assert (output / "index.html").stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize(
    "spoil",
    [
        Path.unlink,
        lambda file: file.write_text("no ledger"),
        lambda file: file.write_bytes(file.read_bytes()[:-1]),
        lambda file: file.write_bytes(msgspec.msgpack.encode({"files": 3})),
    ],
)
def test_the_ledger_may_be_lost(
    build: Publish, state: Path, published: Read, spoil: Callable[[Path], Any]
) -> None:
    build(FIRST)
    spoil(state / "files.msgpack")
    assert build({"index.html": "home"}).tally.removed == 3
    assert published() == {"index.html": "home"}


def test_two_files_with_one_path_stop_the_run(build: Publish, output: Path) -> None:
    build(FIRST)
    before = statuses(output)
    with pytest.raises(RunError, match=r"papers/a\.html and papers/A\.html meet"):
        build(FIRST | {"index.html": "new", "papers/A.html": "A"})
    assert statuses(output) == before
