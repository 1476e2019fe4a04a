"""The sample site, built once, and pages that tell what they did."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.command import Sitegen
from tests.endtoend.samples import write_sample
from tests.pages import served

BASE_PATH = "/garden/"


@dataclass(frozen=True, slots=True)
class Watched:
    """A page, what its console said, and the hosts it asked."""

    page: Page
    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built sample."""
    folder = tmp_path_factory.mktemp("browser")
    done = Sitegen(folder)("build", "--content", write_sample(folder), "--output", folder / "site")
    assert done.returncode == 0, done.stderr
    return folder / "site"


@pytest.fixture(params=["served", "from disk"])
def home(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    """The URL of the site's folder, as a server gives it and as `file://` does."""
    if request.param == "served":
        with served(site, BASE_PATH) as url:
            yield url
    else:
        yield f"{site.as_uri()}/"


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    """A page that must stay quiet: it may ask no other host and its console must be empty."""
    context = browser.new_context()
    watched = watch(context)
    yield watched
    assert watched.said == []
    assert [url for url in watched.asked if not is_own(url)] == []
    context.close()


def watch(context: BrowserContext) -> Watched:
    watched = Watched(context.new_page())
    watched.page.on("console", lambda message: watched.said.append(message.text))
    watched.page.on("pageerror", lambda error: watched.said.append(str(error)))
    watched.page.on("request", lambda request: watched.asked.append(request.url))
    return watched


def is_own(url: str) -> bool:
    return url.startswith(("file://", "http://127.0.0.1:", "data:"))
