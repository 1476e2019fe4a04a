"""The shipped theme in a real browser: it fits, it is quiet, and it can be touched."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from sitegen.model.record import Link
from sitegen.model.taxonomy import Tag
from tests.render.catalogs import ENTRIES, TAGS, Entry, catalog, render, title

FACTOR = "<mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow>"
LONG_MATH = f"<math><mrow>{FACTOR * 30}</mrow></math>"
SHOWN_MATH = LONG_MATH.replace("<math>", '<math display="block">')
WORD = "pneumono" * 12
HARD = (
    Entry(
        "long", title(" ".join(["A Very Long Title About Convergence"] * 9)), tags=("long", "word")
    ),
    Entry("word", title(WORD), (WORD, "Ada Example"), links=(Link(WORD, "https://example.org/"),)),
    Entry("math", title("Math", f"On {LONG_MATH} and {LONG_MATH}"), abstract=WORD),
    Entry("shown", title("Shown", f"On {SHOWN_MATH}"), name=WORD),
    *ENTRIES,
)
NARROW, WIDE = ViewportSize(width=320, height=800), ViewportSize(width=1280, height=800)
SMALLEST_TARGET = 24  # CSS pixels: WCAG 2.2, success criterion 2.5.8


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("site")
    tags = (
        *TAGS,
        Tag("long", "A tag whose name is longer than any phone is wide"),
        Tag("word", WORD),
    )
    for path, data in render(catalog(HARD, tags=tags)).items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return root


def pages_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.html") if path.name != "404.html")


@pytest.mark.browser
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["phone", "desk"])
def test_no_page_is_wider_than_the_screen(folder: Path, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    widths = {}
    for path in pages_of(folder):
        page.goto(path.as_uri())
        width = page.evaluate("document.documentElement.scrollWidth")
        widths[str(path.relative_to(folder))] = width
    assert {path: width for path, width in widths.items() if width > size["width"]} == {}


@pytest.mark.browser
def test_no_page_logs_anything_or_asks_another_host(folder: Path, page: Page) -> None:
    logged: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: logged.append(message.text))
    page.on("pageerror", lambda error: logged.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    for path in pages_of(folder):
        page.goto(path.as_uri())
    assert logged == []
    assert all(url.startswith("file:") for url in asked)
    assert len(asked) > len(pages_of(folder))


@pytest.mark.browser
def test_a_long_formula_scrolls_and_not_the_page(folder: Path, page: Page) -> None:
    page.set_viewport_size(NARROW)
    for name in ("math", "shown"):
        page.goto((folder / f"papers/{name}.html").as_uri())
        scrolled = page.evaluate(
            """[...document.querySelectorAll("h1, h1 math")].some((box) => {
                 box.scrollLeft = 50; return box.scrollLeft === 50; })"""
        )
        assert scrolled, name


@pytest.mark.browser
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["phone", "desk"])
def test_links_outside_of_text_are_large_enough_to_touch(
    folder: Path, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    for path in ("index.html", "papers/index.html", "authors/index.html", "tags/index.html"):
        page.goto((folder / path).as_uri())
        heights = page.evaluate(
            """(targets) => [...document.querySelectorAll(targets)]
                 .map((link) => [link.textContent, link.getBoundingClientRect().height])""",
            "nav a, .tags a, .counts a, .index a, .people a, button, input",
        )
        assert len(heights) > 5
        assert [link for link in heights if link[1] < SMALLEST_TARGET] == [], path


@pytest.mark.browser
def test_the_scheme_follows_the_system(folder: Path, page: Page) -> None:
    page.goto((folder / "index.html").as_uri())
    grounds = []
    for media in ("light", "dark"):
        page.emulate_media(color_scheme=media)
        grounds.append(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert grounds == ["rgb(253, 252, 249)", "rgb(23, 24, 27)"]


@pytest.mark.browser
def test_the_keyboard_skips_to_the_content(folder: Path, page: Page) -> None:
    page.goto((folder / "papers/long.html").as_uri())
    page.keyboard.press("Tab")
    skip = page.locator(":focus")
    assert skip.inner_text() == "Skip to content"
    box = skip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.browser
def test_print_shows_addresses_and_no_navigation(folder: Path, page: Page) -> None:
    page.goto((folder / "papers/word.html").as_uri())
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator("header nav").is_visible()
    shown = page.evaluate("getComputedStyle(document.querySelector('.links a'), '::after').content")
    assert "https://example.org/" in shown
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
