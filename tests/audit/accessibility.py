"""The main pages through axe-core, in a browser, light and dark, on a desk and on a phone."""

from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests import chromium
from tests.audit.sites import Site
from tests.audit.tools import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
VIEWS: tuple[dict[str, Any], ...] = (
    {"color_scheme": "light", "viewport": {"width": 1280, "height": 800}},
    {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}},
)


def violations(sites: Iterable[Site]) -> Iterator[str]:
    """Each violation, with its rule, page and first element."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=chromium.arguments()
        )
        for site in sites:
            for view in VIEWS:
                yield from _violations_of(browser, site, view)
        browser.close()


def _violations_of(browser: Browser, site: Site, view: dict[str, Any]) -> Iterator[str]:
    axe = AXE.read_text(encoding="utf-8")
    context = browser.new_context(**view)
    page = context.new_page()
    for path in site.sample():
        page.goto(site.url + path, wait_until="networkidle")
        page.evaluate(axe)  # a script element would be blocked by the page's policy
        for found in page.evaluate("async () => (await axe.run()).violations"):
            element = found["nodes"][0]["target"][0]
            where = f"{site.name}: {path} ({view['color_scheme']}): {element}"
            yield f"{where}: {found['help']} [{found['id']}]"
    context.close()
