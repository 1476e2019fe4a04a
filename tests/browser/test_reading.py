"""Browsing the site in a real Chromium, served and from disk."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Watched
from tests.pages import served


def test_from_the_home_page_by_tag_to_a_paper_and_a_related_one(
    home: str, watched: Watched
) -> None:
    page = watched.page
    page.goto(f"{home}index.html")
    expect(page).to_have_title("Garden Papers")
    page.get_by_role("link", name="Large language models").first.click()
    expect(page.locator("h1")).to_contain_text("Large language models")
    page.locator(".papers > li > a", has_text="CalmLM").click()
    expect(page.locator("h1")).to_contain_text("CalmLM")
    expect(page.locator("main")).to_contain_text("calibrated an answer is")
    page.locator("main").get_by_role("link", name="Orchard 2025").first.click()
    expect(page.locator(".papers > li > a")).to_have_count(3)


def test_a_derived_title_says_so_and_a_published_one_does_not(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}papers/leafnet.html")
    expect(watched.page.locator("main")).to_contain_text(re.compile("derived", re.IGNORECASE))
    watched.page.goto(f"{home}papers/ageing-bandits.html")
    expect(watched.page.locator("h1")).to_contain_text("Regret & How to Forget")
    expect(watched.page.locator("main")).not_to_contain_text("derived from")


def test_math_is_laid_out_by_the_browser(home: str, watched: Watched) -> None:
    watched.page.goto(f"{home}papers/ageing-bandits.html")
    root = watched.page.locator("math msqrt").first
    box = root.bounding_box()
    assert box is not None
    assert box["width"] > 5
    assert box["height"] > 5
    assert watched.page.locator("h1 math").count() == 1
    annotation = watched.page.locator("annotation").first
    expect(annotation).not_to_be_visible()


def test_every_page_is_quiet(site: Path, home: str, watched: Watched) -> None:
    """Law 7: no request to another host, no violation of the policy, no error."""
    for path in sorted(site.rglob("*.html")):
        if path.name != "404.html" or home.startswith("http"):
            watched.page.goto(home + path.relative_to(site).as_posix())
            policy = watched.page.locator('meta[http-equiv="Content-Security-Policy"]')
            assert (policy.get_attribute("content") or "").startswith("default-src 'none'")
            watched.page.wait_for_load_state("load")
            assert watched.said == [], path


def test_a_missing_page_is_styled_at_any_depth(site: Path, page: Page) -> None:
    with served(site, "/garden/") as url:
        answer = page.goto(f"{url}a/b/none")
        assert answer is not None
        assert answer.status == 404
        assert page.evaluate("getComputedStyle(document.body).margin") != "8px"
        page.locator("header a").first.click()
        expect(page).to_have_title("Garden Papers")


def test_without_javascript_everything_can_be_reached(site: Path, browser: Browser) -> None:
    """Law 9: reading, browsing and following links; search says what it needs."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    seen, todo = set(), [f"{site.as_uri()}/index.html"]
    while todo:
        url = todo.pop()
        if url in seen:
            continue
        seen.add(url)
        page.goto(url)
        for link in page.locator("a[href]").all():
            target = str(link.get_attribute("href"))
            if not re.match(r"[a-z]+:|#", target):
                path = (
                    Path(url.removeprefix("file://")).parent / target.partition("#")[0]
                ).resolve()
                todo.append(path.as_uri())
    papers = {path.as_uri() for path in (site / "papers").glob("*.html")}
    assert papers <= seen
    page.goto(f"{site.as_uri()}/search.html")
    expect(page.locator("noscript a").first).to_be_visible()
    assert "needs JavaScript" in page.locator("noscript").inner_text()
    context.close()


def test_the_keyboard_reaches_the_content(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}papers/leafnet.html")
    page.keyboard.press("Tab")
    focused = page.evaluate("document.activeElement.getAttribute('href')")
    assert focused.startswith("#")
    page.keyboard.press("Enter")
    assert page.evaluate("location.hash") == focused
    assert page.evaluate(f"document.querySelector('{focused}').tagName") == "MAIN"
