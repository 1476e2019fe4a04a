"""Whether a site stands exactly as a build left it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sitegen.errors import RunError
from sitegen.model.files import OutputFile
from sitegen.output.publish import forget, publish, tell
from sitegen.output.unchanged import told_by
from tests.output.trees import Publish

ROOT = Path(__file__).parents[2]
SITE = {"index.html": "home", "papers/a.html": "A", "papers/é.html": "B", "deep/down/x.html": "X"}
TOLD = b"6 papers.\0\n"


@pytest.fixture
def site(build: Publish, output: Path) -> Path:
    """A site with a person's files in it, whose last build told."""
    build(SITE)
    for path in (".git/refs/tags/x", "papers/notes.txt", "mine/papers/a.html"):
        (output / path).parent.mkdir(parents=True, exist_ok=True)
        (output / path).write_text("mine")
    (output / "empty" / "folder").mkdir(parents=True)
    (output / "link").symlink_to("papers")
    tell(output, build(SITE).stands, b"built", TOLD)
    return output


def test_it_stands_as_it_was_left(site: Path) -> None:
    assert told_by(str(site), b"built") == TOLD
    assert told_by(str(site), b"built") == TOLD
    assert told_by(f"{site}/../_site/", b"built") == TOLD
    assert told_by(str(site), b"built otherwise") is None
    assert told_by(str(site.parent), b"built") is None


def test_right_after_a_first_build_too(build: Publish, output: Path) -> None:
    tell(output, build(SITE).stands, b"built", TOLD)
    assert told_by(str(output), b"built") == TOLD


def test_where_it_cannot_be_noted_the_next_build_looks_at_everything(
    build: Publish, output: Path
) -> None:
    stands = build(SITE).stands
    beside = output.parent / ".sitegen" / output.name
    (beside / "told" / "in the way").mkdir(parents=True)
    tell(output, stands, b"built", TOLD)
    assert told_by(str(output), b"built") is None
    assert not list(beside.glob("*.part"))


@pytest.mark.parametrize("path", [".git/refs/tags/x", ".git/new", "mine/new", "empty/folder/new"])
def test_what_happens_in_folders_of_a_person_does_not_matter(site: Path, path: str) -> None:
    (site / path).write_text("new")
    assert told_by(str(site), b"built") == TOLD


def same_size_and_time(output: Path) -> None:
    file = output / "papers" / "a.html"
    before = file.stat()
    file.write_text("a")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def folder_made_a_link(output: Path) -> None:
    (output / "papers").rename(output / "moved")
    (output / "papers").symlink_to("moved")


CHANGES: dict[str, Callable[[Path], object]] = {
    "edit": lambda output: (output / "index.html").write_text("HOME"),
    "same size and time": same_size_and_time,
    "delete": lambda output: (output / "papers" / "a.html").unlink(),
    "delete a folder": lambda output: shutil.rmtree(output / "deep"),
    "delete all": shutil.rmtree,
    "touch": lambda output: (output / ".nojekyll").touch(),
    "a file that meets a page": lambda output: (output / "papers" / "A.html").write_text("x"),
    "a folder that meets one": lambda output: (output / "Papers").mkdir(),
    "a file in a deep folder": lambda output: (output / "deep" / "down" / "y").write_text("x"),
    "no ledger": lambda output: (output.parent / ".sitegen/_site/files.msgpack").unlink(),
    "forgotten": forget,
    "a folder made a link": folder_made_a_link,
    "cut short": lambda output: os.truncate(output.parent / ".sitegen/_site/told", 40),
    "another build": lambda output: publish([OutputFile("a.html", b"a")], output),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_noticed(site: Path, change: str) -> None:
    CHANGES[change](site)
    assert told_by(str(site), b"built") is None


def test_a_change_between_publishing_and_telling_is_noticed(build: Publish, output: Path) -> None:
    stands = build(SITE).stands
    (output / "index.html").write_text("HOME")
    tell(output, stands, b"built", TOLD)
    assert told_by(str(output), b"built") is None


def test_a_build_that_failed_tells_nothing(site: Path) -> None:
    with pytest.raises(RunError):
        publish([OutputFile("..", b"")], site)
    assert told_by(str(site), b"built") is None


def test_a_record_in_doubt_tells_nothing(
    build: Publish, output: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitegen.output.publish.next_moment", lambda _: 0)
    tell(output, build(SITE).stands, b"built", TOLD)
    assert told_by(str(output), b"built") is None


def test_little_is_imported() -> None:
    code = "import sys, sitegen.output.unchanged; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    heavy = {"msgspec", "pathlib", "typing", "dataclasses", "re", "json"}
    assert heavy.isdisjoint(done.stdout.split())
