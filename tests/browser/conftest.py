"""The sample site and some pages that are hard to lay out, built once; pages that tell all."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.command import Sitegen
from tests.endtoend.samples import write_sample
from tests.pages import served

BASE_PATH = "/garden/"
LONG_WORD = "pneumono" * 12
LONG_MATH = f"${' + '.join(f'(x_{{{number}}} + 1)' for number in range(30))}$"
HARD = {
    "long": f"title: {' '.join(['A Very Long Title About Convergence'] * 9)}\n"
    "tags: [A tag whose name is longer than any phone is wide]\n---\nIt converges.\n",
    "word": f"title: {LONG_WORD}\nauthors: [{LONG_WORD}, Ada Example]\nvenue: {LONG_WORD}\n"
    f"tags: [{LONG_WORD}]\nlinks: {{{LONG_WORD}: 'https://example.org/'}}\n---\n{LONG_WORD}\n",
    "wide": f"title: 'On {LONG_MATH} and {LONG_MATH}'\n---\nA sum {LONG_MATH} of\n\n"
    f"$${LONG_MATH.strip('$')}$$\n\n- {LONG_MATH}\n- a point\n\n## Notes on {LONG_MATH}\n\n"
    f"A sum {LONG_MATH}\n\n1. {LONG_MATH}\n",
}
"""Papers, by slug, with what no line has room for."""


@dataclass(frozen=True, slots=True)
class Watched:
    """A page, what its console said, and the hosts it asked."""

    page: Page
    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    folder = tmp_path_factory.mktemp("browser")
    content = write_sample(folder)
    for slug, page in HARD.items():
        (content / "papers" / f"{slug}.md").write_text(f"---\n{page}", encoding="utf-8")
    done = Sitegen(folder)("build", "--content", content, "--output", folder / "site")
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
