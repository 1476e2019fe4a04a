"""One build of a folder at a time."""

import errno
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitegen.errors import RunError
from sitegen.model.files import OutputFile
from sitegen.output import lock as module
from sitegen.output.publish import forget, publish
from tests.output.trees import Publish, Read

ROOT = Path(__file__).parents[2]

WAITING = """
import sys
from pathlib import Path
from sitegen.model.files import OutputFile
from sitegen.output.publish import publish

def files():
    print("started", flush=True)
    sys.stdin.readline()
    yield OutputFile("index.html", b"first")

publish(files(), Path(sys.argv[1]))
"""


@pytest.fixture
def running(output: Path) -> Iterator[subprocess.Popen[str]]:
    """Another build of the folder, which goes on when it is sent a line."""
    with subprocess.Popen(
        [sys.executable, "-c", WAITING, output],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "started\n"
        yield child
        child.kill()


def test_a_second_build_is_refused(
    running: subprocess.Popen[str], build: Publish, output: Path, published: Read
) -> None:
    with pytest.raises(RunError, match=f"another build of {output} is running"):
        build({"index.html": "second"})
    with pytest.raises(RunError, match=f"another build of {output} is running"):
        forget(output)
    running.communicate("go on\n")
    assert running.returncode == 0
    assert published() == {"index.html": "first"}
    build({"index.html": "second"})
    assert published() == {"index.html": "second"}


def test_a_killed_build_holds_nothing(
    running: subprocess.Popen[str], build: Publish, published: Read
) -> None:
    running.kill()
    running.wait()
    build({"index.html": "second"})
    assert published() == {"index.html": "second"}


def test_two_folders_side_by_side_are_built_at_once(
    running: subprocess.Popen[str], output: Path
) -> None:
    other = output.parent / "other"
    publish([OutputFile("index.html", b"other")], other)
    assert (other / "index.html").read_bytes() == b"other"


@pytest.mark.parametrize(("number", "goes_on"), [(errno.ENOLCK, True), (errno.EIO, False)])
def test_a_file_system_without_locks(
    build: Publish, monkeypatch: pytest.MonkeyPatch, number: int, *, goes_on: bool
) -> None:
    def refuse(_: int) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(module, "_lock", refuse)
    if goes_on:
        assert build({"index.html": "home"}).tally.files == 2
    else:
        with pytest.raises(RunError, match="refused"):
            build({"index.html": "home"})
