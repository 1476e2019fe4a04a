"""Searching in a real Chromium, served and from disk."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import BASE_PATH, Watched
from tests.command import Sitegen
from tests.endtoend.samples import write_sample
from tests.pages import served

TITLES = "#search-results > li > a"


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site whose papers have more tags than are shown at once, served."""
    folder = tmp_path_factory.mktemp("many")
    (folder / "content" / "papers").mkdir(parents=True)
    (folder / "content" / "site.yaml").write_text("title: Knots\n")
    for number in range(25):
        page = f"---\ntitle: Knots {number}\ntags: [结 {number}, Rope {number}]\n---\nTied.\n"
        (folder / "content" / "papers" / f"p{number}.md").write_text(page, encoding="utf-8")
    build = ("build", "--content", folder / "content", "--output", folder / "site")
    assert Sitegen(folder)(*build).returncode == 0
    with served(folder / "site", BASE_PATH) as url:
        yield url


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


def test_results_are_narrowed_and_the_address_says_how(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}search.html")
    page.locator("#narrowing summary").first.click()
    only = page.get_by_label("A measured result")
    expect(only).not_to_be_checked()
    only.check()
    expect(page.locator(TITLES)).to_have_count(1)
    expect(page.locator(TITLES)).to_contain_text("Trap")
    expect(page).to_have_url(re.compile(r"search\.html\?has=results$"))
    page.locator("#q").fill("survey")
    expect(page.locator("#search-status")).to_contain_text("take out a filter")
    expect(page.locator(TITLES)).to_have_count(0)
    page.reload()
    expect(page.locator("#narrowing > summary")).to_have_text("Narrow the results (1 chosen)")
    page.locator("#q").fill("")
    expect(page.get_by_label("A measured result")).to_be_checked()
    page.get_by_label("A measured result").uncheck()
    expect(page.locator(TITLES)).to_have_count(0)
    page.go_back()
    expect(page.locator(TITLES)).to_have_count(1)


def test_facets_count_what_was_found(home: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{home}search.html?q=a+survey+of+graph+models&venue=orchard-2025")
    expect(page.locator(TITLES).first).to_be_visible()
    shown = page.locator(TITLES).count()
    venue = page.locator("#narrowing label", has=page.locator("#venue-orchard-2025"))
    expect(venue).to_contain_text(str(shown))
    assert page.locator("#narrowing input[id^=year-]").count() >= 1
    page.locator("#venue-orchard-2025").uncheck()
    expect(page.locator(TITLES)).not_to_have_count(shown)


@pytest.mark.parametrize(
    "address", ["utm_source=x", "constructor=x&__proto__=y", "tag=nope&venue=%00&foo=bar"]
)
def test_what_an_address_has_beyond_facets_and_values_is_ignored(
    home: str, watched: Watched, address: str
) -> None:
    page = watched.page
    page.goto(f"{home}search.html?q=survey&{address}")
    expect(page.locator(TITLES).first).to_contain_text("survey")
    expect(page.locator("#narrowing > summary")).to_have_text("Narrow the results")


def test_what_is_chosen_can_be_taken_out_where_nothing_is_found(
    home: str, watched: Watched
) -> None:
    page = watched.page
    page.goto(f"{home}search.html?q=survey&has=results")
    expect(page.locator("#search-status")).to_contain_text("take out a filter")
    page.get_by_label("A measured result").click()
    expect(page.locator(TITLES).first).to_contain_text("survey")
    expect(page.get_by_label("A measured result")).to_have_count(0)
    expect(page.locator("#narrowing > summary")).to_be_focused()


def test_the_focus_outlives_new_facets(many: str, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{many}search.html?q=knots")
    more = page.locator("fieldset summary").first
    more.press("Enter")
    page.evaluate("document.querySelector('fieldset').id = 'old'")
    page.evaluate("document.querySelector('#q').form.requestSubmit()")
    expect(page.locator("#old")).to_have_count(0)
    expect(more).to_be_focused()
    last = page.locator("fieldset details input").last
    name = last.get_attribute("id")
    last.press("Space")
    expect(page.locator("#search-status")).to_have_text("1 paper.")
    expect(page.locator(f"[id='{name}']")).to_be_focused()


def test_what_narrows_stays_closed_once_closed(many: str, watched: Watched) -> None:
    page = watched.page
    page.set_viewport_size({"width": 1300, "height": 900})
    page.goto(f"{many}search.html?q=knots")
    narrowing = page.locator("#narrowing")
    expect(narrowing).to_have_attribute("open", "")
    page.locator("#narrowing > summary").click()
    page.locator("#q").fill("knots 12 ")
    expect(page.locator("#search-status")).to_contain_text("with some of them")
    expect(narrowing).not_to_have_attribute("open", "")


def test_more_results_come_once_however_often_they_are_asked_for(
    many: str, watched: Watched
) -> None:
    page = watched.page
    page.goto(f"{many}search.html?q=knots")
    expect(page.locator(TITLES)).to_have_count(10)
    page.locator(".more").dblclick()
    expect(page.locator(TITLES).nth(10)).to_be_focused()
    titles = page.locator(TITLES).all_inner_texts()
    assert len(set(titles)) == len(titles) >= 20


def test_offline_what_is_there_is_searched_on(site: Path, browser: Browser) -> None:
    context = browser.new_context()
    with served(site, BASE_PATH) as home:
        page = context.new_page()
        page.goto(f"{home}search.html?q=gradients+leak")
        expect(page.locator(TITLES).first).to_contain_text("Trap")
        context.route("**/search/*", lambda route: route.abort())
        page.locator("#q").fill("protein~2")  # needs lists of words that nothing asked for yet
        expect(page.locator("#search-status")).to_contain_text("did not load")
        page.locator("#q").fill("gradients leak")
        expect(page.locator(TITLES).first).to_contain_text("Trap")
    context.close()


def test_an_older_answer_never_replaces_a_newer_one(site: Path, browser: Browser) -> None:
    context = browser.new_context()
    with served(site, BASE_PATH) as home:
        page = context.new_page()
        page.goto(f"{home}search.html")
        page.evaluate(
            """() => {
                const {ask} = sitegen;
                sitegen.ask = async (what, question) => {
                    const answer = await ask(what, question);
                    const pause = question.text === "survey" ? 500 : 0;
                    await new Promise((done) => setTimeout(done, pause));
                    return answer;
                };
            }"""
        )
        page.locator("#q").fill("survey")
        page.keyboard.press("Enter")
        page.locator("#q").fill("chromatogram")
        page.keyboard.press("Enter")
        expect(page.locator(TITLES).first).to_contain_text("LeafNet")
        page.wait_for_timeout(700)
        assert "LeafNet" in page.locator(TITLES).first.inner_text()
    context.close()


def test_an_excerpt_shows_the_words_found(site: Path, watched: Watched) -> None:
    with served(site, BASE_PATH) as home:
        watched.page.goto(f"{home}search.html?q=gradients+leak")
        excerpt = watched.page.locator(".excerpt").first
        expect(excerpt).to_contain_text("gradients leak")
        assert excerpt.locator("mark").all_inner_texts() == ["gradients", "leak."]


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


def test_an_index_that_does_not_load_says_so_and_is_asked_for_again(
    site: Path, browser: Browser
) -> None:
    context = browser.new_context()
    with served(site, BASE_PATH) as home:
        context.route("**/search/*.js*", lambda route: route.abort())
        page = context.new_page()
        page.goto(f"{home}search.html?q=models")
        expect(page.locator("#search-status")).to_contain_text("did not load")
        context.unroute_all()
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(TITLES).first).to_be_visible()
    context.close()


def test_a_site_built_anew_meanwhile_is_searched_all_the_same(
    tmp_path: Path, browser: Browser
) -> None:
    content = write_sample(tmp_path)
    build = ("build", "--content", content, "--output", tmp_path / "site")
    assert Sitegen(tmp_path)(*build).returncode == 0
    context = browser.new_context()
    with served(tmp_path / "site", BASE_PATH) as home:
        page = context.new_page()
        page.goto(f"{home}search.html?q=models")
        expect(page.locator(TITLES).first).to_be_visible()
        survey = content / "papers" / "calm-survey.md"
        survey.write_text(survey.read_text().replace("We survey", "We never survey canaries, but"))
        assert Sitegen(tmp_path)(*build).returncode == 0
        page.locator("#q").fill("canaries")
        expect(page.locator(TITLES).first).to_contain_text("survey")
    context.close()


@pytest.mark.parametrize("width", [390, 1280])
def test_what_narrows_fits_the_page(site: Path, browser: Browser, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto(f"{(site / 'search.html').as_uri()}?q=models")
    expect(page.locator(TITLES).first).to_be_visible()
    if not page.locator("#narrowing fieldset").count():
        page.locator("#narrowing > summary").click()
    expect(page.locator("#narrowing fieldset").first).to_be_visible()
    for summary in page.locator("#narrowing fieldset summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.close()
