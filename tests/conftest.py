"""What every test may ask for, and what `NO_BROWSER=1` leaves out."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Page, sync_playwright

from tests import chromium as installed
from tests.command import Sitegen

NO_BROWSER = bool(os.environ.get("NO_BROWSER"))

# A busy machine fails no test, and a run of CI can be repeated.
settings.register_profile("steady", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("steady")

LEFT_OUT = pytest.StashKey[set[str]]()


@pytest.fixture
def sitegen(tmp_path: Path) -> Sitegen:
    """Runs the command line: `sitegen("build", "--content", folder)` in an empty folder."""
    home = tmp_path / "elsewhere"
    home.mkdir()
    return Sitegen(home)


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The browser's executable. Its absence is an error: a test must not pass by not running."""
    path = installed.find()
    if path is None:
        raise FileNotFoundError(installed.MISSING)
    return path


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=installed.arguments())
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page with no memory of other tests."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Under NO_BROWSER, leave out what drives a browser, and remember it for the report."""
    if not NO_BROWSER:
        return
    left_out = [item for item in items if drives_a_browser(item)]
    items[:] = [item for item in items if not drives_a_browser(item)]
    config.hook.pytest_deselected(items=left_out)
    names = {item.nodeid for item in left_out}
    config.stash[LEFT_OUT] = names
    if hasattr(config, "workeroutput"):  # one of several processes: the first one reports
        config.workeroutput["left_out"] = sorted(names)


def drives_a_browser(item: pytest.Item) -> bool:
    return "chromium" in getattr(item, "fixturenames", ())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over what a process of pytest-xdist left out; all of them collect the same."""
    left_out = getattr(node, "workeroutput", {}).get("left_out", [])
    node.config.stash.setdefault(LEFT_OUT, set()).update(left_out)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say what was left out, by file."""
    left_out = config.stash.get(LEFT_OUT, set())
    if not NO_BROWSER:
        return
    terminalreporter.section("left out: NO_BROWSER is set")
    for file, number in sorted(Counter(nodeid.partition("::")[0] for nodeid in left_out).items()):
        terminalreporter.line(f"{file}: {number}")
    terminalreporter.line(f"INCOMPLETE: tests that drive a browser, left out: {len(left_out)}")
