from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.search.oracle import Oracle


@pytest.fixture(scope="session")
def lunr(browser: Browser) -> Iterator[Oracle]:
    """lunr.js and the page's own search code; without a browser, what asks for it is left out."""
    context = browser.new_context()
    yield Oracle(context.new_page())
    context.close()
