"""A build that fails or is killed leaves the previous site whole (law 5)."""

import errno
import json
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitegen.errors import RunError
from sitegen.model.files import OutputFile
from sitegen.output.publish import publish
from sitegen.output.staging import Staging
from tests.output.die_at import planned
from tests.output.trees import Publish, Read, Site, read_tree

ROOT = Path(__file__).parents[2]
SAME = {f"papers/{number}.html": str(number) for number in range(60)}
OLD = SAME | {"index.html": "old", "gone/a.html": "A", "place": "a file"}
NEW = SAME | {"index.html": "new", "come/b.html": "B", "place/x": "a folder"}
FOREIGN = {".git/HEAD": "ref", ".git/refs/": "", "notes.txt": "mine"}


def publish_text(site: Site, output: Path) -> None:
    publish([OutputFile(path, text.encode()) for path, text in site.items()], output)


def site_at(output: Path) -> dict[str, str]:
    found = read_tree(output)
    del found[".nojekyll"]
    return found


def only_tidy_up(output: Path) -> None:
    """A build that fails before its first file."""
    with pytest.raises(RunError):
        publish([OutputFile("..", b"")], output)


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A folder with a site, a spare version of it, and files that sitegen did not make."""
    output = tmp_path / "start" / "_site"
    publish_text(SAME, output)
    (output / ".git" / "refs").mkdir(parents=True)
    (output / ".git" / "HEAD").write_text("ref")
    (output / "notes.txt").write_text("mine")
    publish_text(OLD, output)
    return output.parent


def killed_runs(start: Path, before: Site, *options: str) -> list[Path]:
    """Copies of a folder whose site was being replaced by the new one; the last was not killed."""
    runs = start.parent / "runs"
    module = [sys.executable, "-m", "tests.output.die_at"]
    sites = [json.dumps(site) for site in (NEW, before)]
    subprocess.run([*module, start, runs, *sites, *options], cwd=ROOT, check=True)
    return [runs / str(number) for number in range(1, len(list(runs.iterdir())) + 1)]


@pytest.mark.parametrize("renames", [False, True], ids=["exchange", "renames"])
@pytest.mark.parametrize("spare", [False, True], ids=["first", "with a spare version"])
def test_killed_at_any_operation_the_site_is_the_old_or_the_new_one(
    start: Path, *, renames: bool, spare: bool
) -> None:
    if not spare:
        shutil.rmtree(start / ".sitegen" / "_site" / "spare")
    seen = []
    for run in killed_runs(start, {}, *(["renames"] if renames else [])):
        output = run / "_site"
        if renames and not output.exists():  # killed in the instant between the two renames
            seen.append("missing")
        else:
            seen.append(site_at(output)["index.html"])
            assert site_at(output) in (OLD | FOREIGN, NEW | FOREIGN)
        only_tidy_up(output)
        assert site_at(output) in (OLD | FOREIGN, NEW | FOREIGN)
        publish_text(NEW, output)
        assert site_at(output) == NEW | FOREIGN
        left = {path.name for path in (run / ".sitegen" / "_site").iterdir()}
        assert left <= {"lock", "files.msgpack", "files-next.msgpack", "spare"}
    assert len(seen) > 40, "the operations were not seen"
    assert (seen[0], seen[-1]) == ("old", "new")
    assert ("missing" in seen) == renames


@pytest.mark.parametrize("renames", [False, True], ids=["exchange", "renames"])
def test_killed_at_any_operation_planned_files_are_right_in_the_next_build(
    start: Path, *, renames: bool
) -> None:
    for run in killed_runs(start, OLD, *(["renames"] if renames else [])):
        output = run / "_site"
        if output.exists():
            assert site_at(output) in (OLD | FOREIGN, NEW | FOREIGN)
            (output / "papers" / "7.html").unlink()  # the other runs share the file
            (output / "papers" / "7.html").write_text("?")
        publish(planned(OLD), output, b"program")
        assert site_at(output) == OLD | FOREIGN
        publish(planned(NEW), output, b"program")
        assert site_at(output) == NEW | FOREIGN


SLOW = """
import sys, time
from pathlib import Path
from sitegen.model.files import OutputFile
from sitegen.output.publish import publish

def files():
    for number in range(2000):
        if number % 100 == 0:
            print(number, flush=True)
            time.sleep(0.01)
        yield OutputFile(f"papers/{number}.html", b"new" * 1000)

publish(files(), Path(sys.argv[1]))
"""


def test_killed_from_outside_at_random_moments(
    build: Publish, output: Path, published: Read
) -> None:
    old = {f"papers/{number}.html": "old" for number in range(300)}
    new = {f"papers/{number}.html": "new" * 1000 for number in range(2000)}
    build(old)
    seed = time.time_ns()
    chance = random.Random(seed)  # noqa: S311 -- moments, not secrets
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", SLOW, output], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "0\n"
            time.sleep(chance.uniform(0, 0.4))
            child.kill()
        found = published()
        assert found in (old, new), f"seed {seed}"
        build(old)
        assert published() == old


@pytest.mark.parametrize("stop", [ValueError, KeyboardInterrupt, SystemExit])
def test_an_exception_in_the_stream(
    build: Publish, output: Path, state: Path, published: Read, stop: type[BaseException]
) -> None:
    def broken() -> Iterator[OutputFile]:
        yield OutputFile("index.html", b"new")
        yield OutputFile("more.html", b"more")
        raise stop

    build(OLD)
    with pytest.raises(stop):
        publish(broken(), output)
    assert published() == OLD
    assert sorted(path.name for path in state.iterdir()) == ["files.msgpack", "lock"]


LIMITED = """
import resource, sys
from pathlib import Path
from sitegen.errors import RunError
from sitegen.model.files import OutputFile
from sitegen.output.publish import publish

resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
try:
    publish([OutputFile("a.html", b"a"), OutputFile("b.html", b"b" * 20_000)], Path(sys.argv[1]))
except RunError as stopped:
    print(stopped)
"""


def test_a_file_the_system_does_not_take(build: Publish, output: Path, published: Read) -> None:
    build(OLD)
    told = subprocess.run(
        [sys.executable, "-c", LIMITED, output],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.startswith(f"cannot publish to {output}: ")
    assert "larger than the system allows" in told.stdout
    assert published() == OLD


def test_a_full_disk(
    build: Publish, published: Read, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Staging, path: str, data: bytes) -> None:
        (state / "staging").mkdir(exist_ok=True)
        (state / "staging" / path).write_bytes(data[:1])
        raise OSError(errno.ENOSPC, "No space left on device", path)

    build(OLD)
    with monkeypatch.context() as patch:
        patch.setattr(Staging, "write", full)
        with pytest.raises(RunError, match=r"index\.html: the disk is full$"):
            build({"index.html": "new"})
    assert published() == OLD
    assert not (state / "staging").exists()
    build(NEW)
    assert published() == NEW


def test_a_parent_folder_that_may_not_be_written(unprivileged: Path) -> None:
    parent = unprivileged / "parent"
    parent.mkdir()
    output = parent / "_site"
    publish([OutputFile("index.html", b"old")], output)
    parent.chmod(0o555)
    with pytest.raises(RunError, match="you may not write there"):
        publish([OutputFile("index.html", b"new")], output)
    assert (output / "index.html").read_bytes() == b"old"
    shutil.rmtree(parent / ".sitegen", ignore_errors=True)
    with pytest.raises(RunError, match="you may not write there"):
        publish([OutputFile("index.html", b"new")], output)
    assert (output / "index.html").read_bytes() == b"old"
    parent.chmod(0o755)
    publish([OutputFile("index.html", b"new")], output)
    assert (output / "index.html").read_bytes() == b"new"


def test_write_protected_folders_of_others_do_not_stop_later_builds(unprivileged: Path) -> None:
    output = unprivileged / "_site"
    publish([OutputFile("index.html", b"1")], output)
    (output / "archive").mkdir()
    (output / "archive" / "talk.txt").write_text("mine")
    (output / "archive").chmod(0o555)
    for text in (b"2", b"3"):
        publish([OutputFile("index.html", text)], output)
        assert (output / "index.html").read_bytes() == text
        assert (output / "archive" / "talk.txt").read_text() == "mine"
    (output / "archive").chmod(0o700)  # so that the fixture can remove it
