"""Formulas are copied as TeX, whole, with real keys; all else as any page lets it be copied."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Watched

SCRIPT = "static/copy-tex."
# Notes what an event holds when the page's own script is done with it.
LISTEN = """() => document.addEventListener("copy", (event) => {
  const get = (kind) => event.clipboardData.getData(kind);
  window.copied = event.defaultPrevented ? [get("text/plain"), get("text/html")] : null;
})"""
SELECT = """([first, last]) => {
  const range = document.createRange();
  range.setStart(document.querySelector(first), 0);
  const end = document.querySelector(last);
  range.setEnd(end, end.childNodes.length);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
}"""


def copied(page: Page, first: str, last: str) -> list[str] | None:
    """What a copy of all between two elements holds; None where the browser is left to it."""
    page.evaluate(LISTEN)
    page.evaluate(SELECT, [first, last])
    page.keyboard.press("ControlOrMeta+C")
    found: list[str] | None = page.evaluate("window.copied")
    return found


def test_an_abstract_is_copied_with_its_tex(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}papers/ageing-bandits.html")
    told = copied(watched.page, "h1", ".abstract")
    assert told is not None
    text, html = told
    assert r"a regret of at least $\Omega(\sqrt{T})$. A schedule that" in text
    assert text.startswith(r"Ageing Bandits: $\sqrt{T}$ Regret & How to Forget" + "\n")
    assert text.endswith(r"a constant factor of $\log_2 T$.")
    assert html.count("<math>") == html.count("</math>") == 3
    assert "$" not in html


def test_a_part_of_a_formula_is_copied_as_the_whole(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}papers/ageing-bandits.html")
    told = copied(watched.page, ".abstract math msqrt mi", ".abstract math + math mo, .abstract")
    assert told is not None
    assert told[0].startswith(r"$\Omega(\sqrt{T})$. A schedule")
    one = copied(watched.page, ".abstract math mi", ".abstract math mo")
    assert one is not None
    assert one[0] == r"$\Omega(\sqrt{T})$"


def test_a_displayed_formula_has_two_dollars_and_a_line_of_its_own(
    home: str, watched: Watched
) -> None:
    watched.page.goto(f"{home}papers/wide.html")
    told = copied(watched.page, ".abstract", ".abstract")
    assert told is not None
    lines = [line for line in told[0].splitlines() if line.startswith("$$")]
    assert len(lines) == 1
    assert lines[0].startswith("$$(x_{0} + 1) + ")
    assert lines[0].endswith("(x_{29} + 1)$$")
    assert told[0].splitlines()[-1] == "a point"


def test_what_holds_no_formula_is_left_to_the_browser(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}papers/ageing-bandits.html")
    assert copied(watched.page, "h2", "h2") is None


def test_what_was_copied_can_be_pasted(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}papers/ageing-bandits.html")
    page.evaluate("document.body.append(document.createElement('textarea'))")
    copied(page, "h1", "h1")
    page.locator("textarea").focus()
    page.keyboard.press("ControlOrMeta+V")
    assert page.locator("textarea").input_value() == (
        r"Ageing Bandits: $\sqrt{T}$ Regret & How to Forget"
    )


def test_a_text_box_is_copied_as_ever(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}papers/ageing-bandits.html")
    page.evaluate("document.querySelector('.abstract').append(document.createElement('input'))")
    box = page.locator("input").last
    box.fill("tea")
    for keys in ("ControlOrMeta+A", "ControlOrMeta+C", "End", "ControlOrMeta+V"):
        box.press(keys)
    assert box.input_value() == "teatea"


def test_nothing_of_it_stays_on_the_page(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}papers/ageing-bandits.html")
    before = page.content()
    copied(page, "h1", ".abstract")
    assert page.content() == before


def test_the_script_is_small_and_only_where_formulas_are(site: Path) -> None:
    pages = {path: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
    with_formulas = {path for path, html in pages.items() if "<math" in html}
    assert 0 < len(with_formulas) < len(pages)
    assert {path for path, html in pages.items() if SCRIPT in html} == with_formulas
    (script,) = site.glob(f"{SCRIPT}*.js")
    assert script.stat().st_size < 1100


@pytest.mark.parametrize("name", ["index.html", "papers/index.html"])
def test_lists_copy_titles_with_their_tex(name: str, home: str, watched: Watched) -> None:
    watched.page.goto(home + name)
    title = "a[href$='ageing-bandits.html']"
    told = copied(watched.page, title, title)
    assert told is not None
    assert told[0] == r"Ageing Bandits: $\sqrt{T}$ Regret & How to Forget"
