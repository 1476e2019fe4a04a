"""`sitegen serve`: an edit shows in the browser."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watched
from tests.command import environment
from tests.endtoend.samples import tree, write_sample


@pytest.fixture
def preview(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The URL of a running preview, and the content folder it shows."""
    content = write_sample(tmp_path)
    command = [sys.executable, "-u", "-m", "sitegen", "serve", "--content", str(content)]
    process = subprocess.Popen(
        [*command, "--port", "0"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    line = ""
    while "http://" not in line:
        line = process.stdout.readline()
        assert line, process.stderr.read()
    url = re.search(r"http://\S+", line)
    assert url is not None
    yield url[0], content
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=20)[1]
    assert "Traceback" not in said
    assert process.returncode in {0, 130, -signal.SIGINT}


def test_an_edit_shows_in_the_browser(preview: tuple[str, Path], watched: Watched) -> None:
    url, content = preview
    assert url.endswith("/garden/")
    before = tree(content)
    page = watched.page
    page.goto(f"{url}papers/leafnet.html")
    expect(page.locator("main")).to_contain_text("slow work")
    source = content / "lists" / "garden-2026.txt"
    source.write_text(source.read_text().replace("slow work", "quick work"))
    expect(page.locator("main")).to_contain_text("quick work", timeout=15_000)
    # A list that is saved while it is typed leaves no pages behind.
    assert tree(content).keys() == before.keys()
    assert not (content.parent / "_site").exists()


def test_a_mistake_leaves_the_old_page_and_mending_it_shows(
    preview: tuple[str, Path], watched: Watched
) -> None:
    url, content = preview
    page = watched.page
    page.goto(f"{url}about.html")
    theme = content / "theme" / "templates"
    theme.mkdir(parents=True)
    (theme / "prose.html").write_text("{{ nothing_of_the_kind }}")
    about = content / "pages" / "about.md"
    about.write_text("---\ntitle: About\n---\nA *changed* catalog.\n")
    page.wait_for_timeout(1500)
    page.reload()
    expect(page.locator("main")).to_contain_text("An invented catalog.")
    (theme / "prose.html").unlink()
    expect(page.locator("main")).to_contain_text("A changed catalog.", timeout=15_000)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_what_the_preview_built_is_gone_when_it_ends(tmp_path: Path, end: signal.Signals) -> None:
    content = write_sample(tmp_path)
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "sitegen", "serve", "--content", str(content), "--port", "0"],
        cwd=tmp_path,
        env=environment(tmp_path) | {"TMPDIR": str(temporary)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    assert tree(temporary)
    process.send_signal(end)
    process.communicate(timeout=20)
    assert not tree(temporary)
