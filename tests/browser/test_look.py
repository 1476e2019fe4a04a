"""The shipped theme: it fits, nothing in it moves, and it can be touched, printed and tabbed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

PHONE, DESK = ViewportSize(width=320, height=800), ViewportSize(width=1280, height=800)
WIDTHS = (320, 390, 1280)
SMALLEST_TARGET = 24  # CSS pixels: WCAG 2.2, success criterion 2.5.8


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_scrolls_sideways_and_nothing_moves(
    site: Path, browser: Browser, width: int, scheme: str
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":
            continue
        page.goto(path.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        background = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert is_dark(background) == (scheme == "dark")
        assert least_shift_of(page) == 0, path
    context.close()


def is_dark(colour: str) -> bool:
    return max(map(float, re.findall(r"[\d.]+", colour)[:3])) < 100


def least_shift_of(page: Page, loads: int = 3) -> float:
    """The layout shift of the calmest of some loads.

    What moves by itself moves each time; a busy machine may paint a header that is half parsed.
    """
    shift = shift_of(page)
    while shift and loads > 1:
        page.reload()
        shift, loads = shift_of(page), loads - 1
    return shift


def shift_of(page: Page) -> float:
    """The layout shift since the page was opened."""
    script = """() => new Promise(resolve => {
      let sum = 0;
      new PerformanceObserver(list => list.getEntries().forEach(e => { sum += e.value; }))
        .observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(sum), 50);
    })"""
    return float(page.evaluate(script))


@pytest.mark.parametrize(
    ("path", "box"),
    [
        ("papers/wide.html", "h1"),
        ("papers/wide.html", ".abstract p:first-child"),
        ("papers/wide.html", ".abstract math[display=block]"),
        ("papers/wide.html", ".abstract ul"),
        ("papers/wide.html", ".written h2"),
        ("papers/wide.html", ".written p"),
        ("papers/wide.html", ".written ol"),
        ("about.html", ".written table"),
        ("about.html", ".written ul"),
        ("papers/index.html", ".papers > li > a[href$='wide.html']"),
    ],
)
def test_a_wide_formula_scrolls_in_its_box(site: Path, page: Page, path: str, box: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto((site / path).as_uri())
    scrolled = page.locator(box).first.evaluate(
        "(box) => { box.scrollLeft = 50; return box.scrollLeft; }"
    )
    assert scrolled == 50


def test_a_column_of_a_table_keeps_its_alignment(site: Path, page: Page) -> None:
    page.goto((site / "about.html").as_uri())
    cells = page.locator("td:nth-child(2)")
    expect(cells).to_have_count(2)
    expect(cells.first).to_have_css("text-align", "right")
    expect(page.locator("td").first).to_have_css("text-align", "left")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_links_outside_of_text_are_large_enough_to_touch(
    site: Path, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    for path in ("index.html", "papers/index.html", "authors/index.html", "tags/index.html"):
        page.goto((site / path).as_uri())
        heights = page.evaluate(
            """(targets) => [...document.querySelectorAll(targets)]
                 .map((link) => [link.textContent, link.getBoundingClientRect().height])""",
            "nav a, .tags a, .counts a, .index a, .people a, button, input",
        )
        assert len(heights) > 5
        assert [link for link in heights if link[1] < SMALLEST_TARGET] == [], path


def test_the_keyboard_skips_to_the_content(site: Path, page: Page) -> None:
    page.goto((site / "papers/long.html").as_uri())
    page.keyboard.press("Tab")
    skip = page.locator(":focus")
    assert skip.inner_text() == "Skip to content"
    box = skip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_print_shows_addresses_and_no_navigation(site: Path, page: Page) -> None:
    page.goto((site / "papers/word.html").as_uri())
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator("header nav").is_visible()
    shown = page.evaluate("getComputedStyle(document.querySelector('.links a'), '::after').content")
    assert "https://example.org/" in shown
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
