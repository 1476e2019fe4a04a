"""The preview follows what is saved."""

import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.serve.preview import HTML, Preview, events, home, write


@pytest.fixture
def preview(tmp_path: Path) -> Iterator[Preview]:
    write(tmp_path, {"content/index.html": HTML.format("first")})
    preview = Preview(tmp_path)
    yield preview
    if preview.process.poll() is None:
        preview.end()


def test_a_burst_of_saves_is_one_build_and_one_event(preview: Preview) -> None:
    assert preview.url.endswith("/repo/")
    with events(preview) as stream:
        first = next(stream)
        for number in range(5):
            preview.save(f"save {number}")
            (preview.source.parent / f".index.{number}.swp").touch()
        assert next(stream) != first
    time.sleep(0.6)  # a second build would have begun by now
    assert preview.builds() == 2


def test_a_failing_build_keeps_the_site_and_says_so(preview: Preview) -> None:
    preview.save("broken")
    preview.wait_for("Not replaced: the site as it was is still served.")
    assert "<p>first</p>" in home(preview)


def test_a_first_build_that_fails_is_mended_by_a_save(tmp_path: Path) -> None:
    write(tmp_path, {"content/index.html": HTML.format("broken")})
    preview = Preview(tmp_path)
    with events(preview) as stream:
        first = next(stream)
        assert "Nothing is built" in home(preview)
        assert "reload.js" in home(preview)
        preview.save("mended")
        assert next(stream) != first
    assert "<p>mended</p>" in home(preview)
    assert preview.end() == 0


def test_ctrl_c_ends_it_with_a_page_open_and_no_traceback(preview: Preview) -> None:
    with events(preview) as stream:
        next(stream)
        began = time.monotonic()
        assert preview.end() == 0
    assert time.monotonic() - began < 3
    log = preview.log.read_text(encoding="utf-8")
    assert log.endswith("Ended.\n")
    assert "Traceback" not in log


def test_a_page_in_a_browser_follows_saves_and_restarts(
    preview: Preview, browser: Browser, tmp_path: Path
) -> None:
    page = browser.new_page()
    page.goto(preview.url)
    preview.save("second")
    expect(page.get_by_text("second")).to_be_visible()
    preview.end()
    preview.save("third")
    again = Preview(tmp_path, port=urlsplit(preview.url).port or 0)
    expect(page.get_by_text("third")).to_be_visible()
    page.close()
    assert again.end() == 0
    assert [path.name for path in (tmp_path / "content" / "out").iterdir()] == ["index.html"]
