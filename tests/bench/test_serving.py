"""A preview is timed from a save on, and nothing of it is left running."""

import sys
from pathlib import Path

import pytest

from sitegen.serve.watch import QUIET_MILLISECONDS
from tests.bench.__main__ import edit
from tests.bench.papers import write_pages
from tests.bench.serving import hugo_seconds, sitegen_seconds

# Says what `hugo server` says, and builds when a line is added to a file.
_SERVER = """
import time
from pathlib import Path
print("Press Ctrl+C to stop", flush=True)
while "saved" not in Path("page").read_text():
    time.sleep(0.01)
time.sleep(0.3)
print("Total in 300 ms", flush=True)
time.sleep(600)
"""


def test_the_event_tells_of_the_page_that_was_saved(tmp_path: Path) -> None:
    pages = tmp_path / "content" / "papers"
    write_pages(20, pages)
    shown: list[str] = []

    def save(run: int) -> None:
        edit(pages, run)
        (page,) = tmp_path.glob("sitegen-*/site/papers/paper-0.html")
        shown.append(page.read_text(encoding="utf-8"))

    taken = sitegen_seconds(tmp_path, "content", save, 2)
    assert min(taken) > QUIET_MILLISECONDS / 1000  # waited for more: it is no earlier event
    assert ["It was edited 1 times." in page for page in shown] == [False, True]
    assert not list(tmp_path.glob("sitegen-*"))


def test_a_server_that_tells_on_its_output(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.touch()

    def save(_run: int) -> None:
        page.write_text("saved", encoding="utf-8")

    command: list[str | Path] = [sys.executable, "-c", _SERVER]
    (taken,) = hugo_seconds(command, tmp_path, save, 1)
    assert 0.3 < taken < 10  # it was ended, or this would have waited for it


def test_a_preview_that_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="The preview ended before it said 'http://'"):
        sitegen_seconds(tmp_path, "nowhere", lambda _: None, 1)
