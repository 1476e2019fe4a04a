"""Files in the output folder that sitegen did not make."""

import os
import shutil
from pathlib import Path

import pytest

from sitegen.errors import RunError
from tests.output.trees import Publish, Read

SITE = {"index.html": "home", "papers/a.html": "A", "papers/b.html": "B"}


def test_they_survive_every_build(build: Publish, output: Path, published: Read) -> None:
    build(SITE)
    foreign = {
        ".git/config": "[core]",
        ".git/objects/ab/cdef": "object",
        "CNAME": "papers.example.org",
        "notes.txt": "mine",
        "papers/draft.txt": "also mine",
        "slides/2026/talk.html": "slides",
    }
    for path, text in foreign.items():
        (output / path).parent.mkdir(parents=True, exist_ok=True)
        (output / path).write_text(text)
    (output / ".git" / "refs" / "tags").mkdir(parents=True)
    (output / "latest").symlink_to("papers/a.html")
    foreign |= {".git/refs/tags/": "", "latest": "-> papers/a.html"}
    inode = (output / "notes.txt").stat().st_ino
    for number in range(4):
        site = SITE | {"index.html": f"home {number}", f"papers/{number}.html": "new"}
        build(site)
        assert published() == site | foreign
    build({"index.html": "alone"})
    assert published() == {"index.html": "alone"} | foreign
    assert (output / "notes.txt").stat().st_ino == inode


def test_their_folders_keep_their_modes(build: Publish, output: Path) -> None:
    build(SITE)
    (output / ".git").mkdir()
    (output / ".git" / "config").write_text("[core]")
    (output / ".git").chmod(0o2770)
    build(SITE | {"index.html": "new"})
    assert (output / ".git").stat().st_mode & 0o7777 == 0o2770


def test_a_page_that_someone_changed_is_not_removed(
    build: Publish, output: Path, published: Read
) -> None:
    build(SITE)
    (output / "papers" / "a.html").write_text("A, and a line of mine")
    assert build({"index.html": "home"}).tally.removed == 1
    assert published() == {"index.html": "home", "papers/a.html": "A, and a line of mine"}


def test_one_in_the_way_of_a_page_stops_the_run(
    build: Publish, output: Path, published: Read
) -> None:
    build(SITE)
    (output / "about.html").write_text("mine")
    with pytest.raises(RunError, match=r"_site/about\.html is in the way"):
        build(SITE | {"about.html": "the site's"})
    assert published() == SITE | {"about.html": "mine"}
    assert build(SITE | {"about.html": "mine"}).tally.written == 0


def test_a_site_from_another_machine_is_taken_over_without_the_ledger(
    build: Publish, output: Path, state: Path, published: Read
) -> None:
    build(SITE)
    (output / "papers" / "c.html").write_text("C, as pulled from the repository")
    with pytest.raises(RunError, match=f"delete {state / 'files.msgpack'}$"):
        build(SITE | {"papers/c.html": "C"})
    (state / "files.msgpack").unlink()
    build(SITE | {"papers/c.html": "C"})
    assert published() == SITE | {"papers/c.html": "C"}


@pytest.mark.parametrize(
    ("foreign", "page"),
    [("tags", "tags/x.html"), ("x.html/mine", "x.html"), ("Papers/c", "papers/c.html"), ("A", "a")],
)
def test_one_that_cannot_stand_beside_the_site_stops_the_run(
    build: Publish, output: Path, foreign: str, page: str
) -> None:
    build({"index.html": "home"})
    (output / foreign).parent.mkdir(exist_ok=True)
    (output / foreign).write_text("mine")
    with pytest.raises(RunError, match=f"_site/{foreign} is in the way of"):
        build({"index.html": "home", page: "x"})
    assert (output / foreign).read_text() == "mine"


def test_a_folder_of_someone_else_is_refused(build: Publish, output: Path) -> None:
    output.mkdir()
    (output / "thesis.tex").write_text("mine")
    with pytest.raises(RunError, match="holds files that sitegen did not make; choose another"):
        build(SITE)
    assert [path.name for path in output.iterdir()] == ["thesis.tex"]


def test_a_folder_of_hidden_files_is_somebodys_own(build: Publish, output: Path) -> None:
    output.mkdir()
    (output / ".profile").write_text("export LANG=C")
    with pytest.raises(RunError, match="did not make"):
        build(SITE)
    assert [path.name for path in output.iterdir()] == [".profile"]


def test_another_ones_nojekyll_is_no_marker(build: Publish, output: Path) -> None:
    output.mkdir()
    (output / ".nojekyll").touch()
    (output / "index.html").write_text("mine")
    with pytest.raises(RunError, match="did not make"):
        build(SITE)
    (output / "index.html").unlink()
    build(SITE)
    assert (output / "index.html").read_text() == "home"


def test_a_folder_with_a_repository_and_a_domain_is_taken(
    build: Publish, output: Path, published: Read
) -> None:
    (output / ".git").mkdir(parents=True)
    (output / ".git" / "HEAD").write_text("ref")
    (output / "CNAME").write_text("example.org")
    build(SITE)
    assert published() == SITE | {".git/HEAD": "ref", "CNAME": "example.org"}


def test_without_a_ledger_hidden_files_and_the_domain_stay(
    build: Publish, output: Path, published: Read
) -> None:
    build(SITE)
    (output / ".git" / "refs").mkdir(parents=True)
    (output / ".git" / "HEAD").write_text("ref")
    (output / "CNAME").write_text("example.org")
    (output / "unrecorded.html").write_text("from an earlier version of the site")
    shutil.rmtree(output.parent / ".sitegen")
    build({"index.html": "new"})
    assert published() == {
        "index.html": "new",
        ".git/HEAD": "ref",
        ".git/refs/": "",
        "CNAME": "example.org",
    }


def test_symbolic_links_are_never_followed(
    build: Publish, output: Path, published: Read, tmp_path: Path
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    for name in ("a.html", "b.html", "index.html"):
        (outside / name).write_text(SITE.get(f"papers/{name}", "home"))
    build(SITE)
    (output / "index.html").unlink()
    (output / "index.html").symlink_to(outside / "index.html")  # holds the very bytes
    (output / "linked").symlink_to(outside)
    build(SITE)
    assert published() == SITE | {"linked": f"-> {outside}"}
    build({"index.html": "changed"})
    assert sorted(path.name for path in outside.iterdir()) == ["a.html", "b.html", "index.html"]
    assert (outside / "index.html").read_text() == "home"


def test_a_folder_replaced_by_a_link_is_not_written_through(
    build: Publish, output: Path, tmp_path: Path
) -> None:
    build(SITE)
    shutil.move(output / "papers", tmp_path / "moved")
    (output / "papers").symlink_to(tmp_path / "moved")
    with pytest.raises(RunError, match="_site/papers is in the way of the site's papers/"):
        build(SITE | {"papers/a.html": "changed"})
    assert (tmp_path / "moved" / "a.html").read_text() == "A"


def test_where_files_cannot_be_shared_they_are_copied(
    build: Publish, output: Path, published: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    build(SITE)
    (output / "notes.txt").write_text("mine")
    (output / "latest").symlink_to("nowhere")
    time = (output / "papers" / "a.html").stat().st_mtime_ns
    monkeypatch.setattr(os, "link", no_links)
    build(SITE | {"index.html": "new"})
    assert published() == SITE | {"index.html": "new", "notes.txt": "mine", "latest": "-> nowhere"}
    assert (output / "papers" / "a.html").stat().st_mtime_ns == time


def test_a_named_pipe_is_no_trap(build: Publish, output: Path) -> None:
    build(SITE)
    (output / "index.html").unlink()
    os.mkfifo(output / "index.html")
    os.mkfifo(output / "pipe")
    build(SITE)
    assert (output / "index.html").read_text() == "home"
    assert (output / "pipe").is_fifo()
