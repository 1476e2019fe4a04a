"""Searching in a real Chromium, served and from disk."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watched

TITLES = "#search-results a.paper-title"


def test_from_the_home_page(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}index.html")
    page.locator("main input[type=search]").fill("gradients leak")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"search\.html\?q=gradients"))
    expect(page.locator(TITLES).first).to_contain_text("Trap")
    page.locator(TITLES).first.click()
    expect(page.locator("main")).to_contain_text("the layers an attacker reads")
    page.go_back()
    expect(page.locator("#q")).to_have_value("gradients leak")
    expect(page.locator(TITLES).first).to_contain_text("Trap")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("LeafNet", "LeafNet"),
        ("leafn", "LeafNet"),
        ("chromatogram", "LeafNet"),
        ("survey", "survey"),
        ("Cy Specimen", "survey"),
        ("Reading Group", "survey"),
        ("over-smoothing", "over-smoothing"),
        ("Ageing Bandits: √T Regret & How to Forget", "Ageing"),
        ("C:N ratio of calibrated", "CalmLM"),
        ("chromatogrem", "LeafNet"),
        ("title:survey", "survey"),
    ],
)
def test_what_people_type_finds_its_paper(
    home: str, watched: Watched, query: str, found: str
) -> None:
    watched.page.goto(f"{home}search.html")
    watched.page.locator("#q").fill(query)
    expect(watched.page.locator(TITLES).first).to_contain_text(re.compile(found, re.IGNORECASE))
    expect(watched.page.locator("#search-status")).not_to_be_empty()


@pytest.mark.parametrize(
    "query", [":", "+", "-", "~", "^", "*", "a~", "x^", "foo~bar", "foo:bar", '"', "a" * 500, "<b>"]
)
def test_nothing_typed_throws(home: str, watched: Watched, query: str) -> None:
    watched.page.goto(f"{home}search.html")
    watched.page.locator("#q").fill(query)
    expect(watched.page.locator("#search-status")).not_to_be_empty()


def test_a_query_is_never_markup(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}search.html?q=%3Cimg%20src%3D1%20onerror%3Dalert(1)%3E%20survey")
    expect(watched.page.locator("#search-status")).not_to_be_empty()
    assert watched.page.locator("main img").count() == 0
    assert "<img" in watched.page.locator("#q").input_value()


def test_only_papers_that_state_a_result(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}search.html")
    only = page.get_by_label("Only papers that state a measured result")
    expect(only).not_to_be_checked()
    only.check()
    expect(page.locator(TITLES)).to_have_count(1)
    expect(page.locator(TITLES)).to_contain_text("Trap")
    expect(page).to_have_url(re.compile(r"search\.html\?results=1$"))
    page.locator("#q").fill("survey")
    expect(page.locator("#search-status")).to_contain_text("all papers")
    expect(page.locator(TITLES)).to_have_count(0)
    page.reload()
    expect(only).to_be_checked()
    only.uncheck()
    expect(page.locator(TITLES).first).to_contain_text("survey")
    expect(page).to_have_url(re.compile(r"search\.html\?q=survey$"))
    page.locator("#q").fill("")
    expect(page.locator(TITLES)).to_have_count(0)


def test_nothing_found_says_what_to_try(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}search.html?q=zzzzqqqqxxxx")
    status = watched.page.locator("#search-status")
    expect(status).to_contain_text(re.compile("no|nothing", re.IGNORECASE))


def test_the_keyboard_alone(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}search.html")
    page.locator("h1").click()
    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type("models")
    expect(page.locator(TITLES).first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator(TITLES).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(TITLES).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/papers/"))


def test_escape_clears_the_box_and_then_leaves_it(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}search.html?q=models")
    expect(page.locator(TITLES).first).to_be_visible()
    box = page.locator("#q")
    box.press("Escape")
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    expect(page.locator(TITLES)).to_have_count(0)
    box.press("Escape")
    expect(box).not_to_be_focused()


def test_the_page_names_its_keys(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}search.html")
    expect(watched.page.locator("kbd").first).to_be_visible()
    expect(watched.page.locator("#q")).to_have_attribute("aria-keyshortcuts", "/")


def test_results_are_the_only_links_to_papers(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}search.html?q=graph")
    expect(watched.page.locator(TITLES).first).to_be_visible()
    links = watched.page.locator("main a[href*='papers/']")
    assert links.count() == watched.page.locator(TITLES).count()
