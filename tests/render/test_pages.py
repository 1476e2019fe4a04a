"""What each kind of page shows."""

from dataclasses import replace

import pytest
from lxml.html import HtmlElement

from sitegen.model.record import Link
from sitegen.text.abstract import read_abstract
from tests.render.catalogs import MATH, SITE, Entry, catalog, handlers, render, text, title, tree

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self';"
    " base-uri 'none'"
)


@pytest.fixture(scope="module")
def site() -> dict[str, bytes]:
    return render(catalog(redirects={"papers/old.html": "papers/crowd.html"}))


def one(page: HtmlElement, xpath: str) -> HtmlElement:
    (found,) = page.xpath(xpath)
    return found


def titles(page: HtmlElement) -> list[str]:
    return [text(link) for link in page.xpath('//main//ol[@class="papers"]/li/a')]


def test_every_page_keeps_the_content_policy(site: dict[str, bytes]) -> None:
    for path, data in site.items():
        if path.endswith(".html"):
            page = tree(data)
            policy = page.xpath('//meta[@http-equiv="Content-Security-Policy"]/@content')
            assert policy == [POLICY], path
            assert not page.xpath("//style")
            assert handlers(page) == []
            for script in page.iter("script"):
                assert script.get("src") or script.get("type") == "application/ld+json"


def test_every_page_has_what_a_reader_needs_to_find_the_way(site: dict[str, bytes]) -> None:
    for path, data in site.items():
        if path.endswith(".html"):
            page = tree(data)
            assert page.get("lang") == "en"
            assert len(page.xpath("//h1")) == 1
            assert text(page.xpath("//title")[0]).endswith("Tiny Catalog")
            assert len(page.xpath("//main")) == 1
            if path != "papers/old.html":
                assert page.xpath('//body/*[1][@class="skip"]/@href') == ["#main"]
                assert page.xpath("//main/@id") == ["main"]
                assert "The abstracts are invented." in text(one(page, "//footer"))


def test_home(site: dict[str, bytes]) -> None:
    page = tree(site["index.html"])
    assert text(one(page, "//h1")) == "Tiny Catalog"
    assert "A handful of invented papers." in text(one(page, "//main"))
    form = one(page, '//main//form[@role="search"]')
    assert (form.get("action"), form.get("method")) == ("search.html", "get")
    assert form.xpath('.//input[@type="search"]/@name') == ["q"]
    counts = [text(link) for link in page.xpath('//p[@class="counts"]/a')]
    assert counts == ["7 papers", "3 tags", "1 venue", "43 authors", "2 named systems"]
    groups = {text(one(g, "./h3")): text(one(g, "./ul")) for g in page.xpath("//section")}
    assert groups == {
        "Graphs": "Graph learning 2", "Theory": "Learning theory 4", "Other": "GPT-2 1"
    }  # fmt: skip
    assert titles(page)[0].startswith("Sums of"), "the newest comes first"
    assert page.xpath('//a[@href="papers/index.html" and contains(., "All 7 papers")]')


def test_a_row_of_a_list(site: dict[str, bytes]) -> None:
    rows = tree(site["papers/index.html"]).xpath('//ol[@class="papers"]/li')
    first, squares, crowd, derived = rows
    assert one(first, "./a").get("href") == "../papers/treenet.html"
    assert text(one(first, "./p")) == "Ada Example, Bo Muster · TinyConf 2031"
    chips = squares.xpath('./ul[@class="tags"]/li/a')
    assert [(a.get("href"), text(a)) for a in chips] == [
        ("../tags/learning-theory.html", "Learning theory"),
        ("../tags/graph-learning.html", "Graph learning"),
    ]
    assert text(one(crowd, "./p")).endswith("Author 05 and 34 others · TinyConf 2031")
    assert text(one(derived, "./p")) == "TinyConf 2031 derived title"


def test_a_row_leaves_out_what_is_not_known(site: dict[str, bytes]) -> None:
    bare = one(tree(site["papers/index_2.html"]), '//li[contains(., "Nothing but a Title")]')
    assert [child.tag for child in bare] == ["a"]


def test_a_title_with_math_or_a_link_stays_one_link(site: dict[str, bytes]) -> None:
    assert MATH.encode() in site["papers/index.html"]
    assert MATH.encode() in site["papers/squares.html"]
    second = tree(site["papers/index_2.html"])
    assert second.xpath('//ol[@class="papers"]/li/a[text()="See"]/@href') == [
        "../papers/linked.html"
    ]
    own = tree(site["papers/linked.html"])
    assert own.xpath("//h1/a/@href") == ["https://example.org/"]


def test_a_paper_without_any_title_is_known_by_its_slug() -> None:
    files = render(catalog([Entry("p-1", title(""), authors=())]))
    assert titles(tree(files["papers/index.html"])) == ["p-1"]
    assert text(tree(files["papers/p-1.html"]).xpath("//h1")[0]) == "p-1"


def test_a_paper(site: dict[str, bytes]) -> None:
    page = tree(site["papers/treenet.html"])
    assert text(one(page, "//h1")) == "TreeNet: Trees as Networks"
    assert not page.xpath("//details")
    authors = one(page, '//p[@class="authors"]')
    assert text(authors) == "Ada Example, Bo Muster"
    assert authors.xpath("./a/@href") == ["../authors/ada-example.html"]
    assert one(page, '//p[@class="venue"]/a').get("href") == "../venues/tinyconf-2031.html"
    link = one(page, '//ul[@class="links"]//a')
    assert (text(link), link.get("href"), link.get("rel")) == (
        "Code", "https://example.org/treenet", "external"
    )  # fmt: skip
    assert text(one(page, '//*[@class="abstract"]')) == "We prove that trunks of trees are models."
    related = [(a.get("href"), text(a)) for a in page.xpath('//*[@class="related"]//a')]
    assert related[1] == ("crowd.html", "A Crowd")


def test_a_derived_title_is_marked_and_explained(site: dict[str, bytes]) -> None:
    details = one(tree(site["papers/untitled.html"]), "//article//details")
    assert text(one(details, "./summary")) == "Title derived from the abstract"
    assert "a program" in text(details)


def test_a_paper_without_an_abstract_says_so(site: dict[str, bytes]) -> None:
    page = tree(site["papers/bare.html"])
    assert "There is no abstract" in text(one(page, "//article"))
    assert not page.xpath('//meta[@name="description"]')
    for absent in ("authors", "venue", "tags", "links"):
        assert not page.xpath(f'//article//*[@class="{absent}"]')


def test_an_editors_notes_follow_the_abstract(site: dict[str, bytes]) -> None:
    page = tree(site["papers/noted.html"])
    notes = one(page, '//*[@class="abstract"]/following-sibling::*[@class="written"]')
    assert text(one(notes, "./p")) == "Mind the gap."


def test_reported_results_stand_after_the_abstract_with_their_markup() -> None:
    source = r"We weave. Loom is $2\times$ *faster* & calm. It holds."
    entry = Entry("a", abstract=source, results=("Loom is 2× faster & calm.",))
    files = render(catalog([entry]), reader=read_abstract)
    section = one(tree(files["papers/a.html"]), '//*[@class="abstract"]/following-sibling::section')
    assert (section.get("class"), text(one(section, "./h2"))) == ("results", "Reported results")
    (item,) = section.xpath("./ul/li")
    assert len(item.xpath(".//math")) == len(item.xpath(".//em")) == 1
    assert text(item).endswith("faster & calm.")


def test_a_paper_without_results_has_no_list_of_them(site: dict[str, bytes]) -> None:
    assert not tree(site["papers/treenet.html"]).xpath('//*[@class="results"]')


def test_related_papers_say_what_they_share() -> None:
    entries = (Entry("a"), Entry("b", shares=("vocal tract", "<b>")), Entry("c"))
    page = tree(render(catalog(entries))["papers/a.html"])
    shared = [text(small) for small in page.xpath('//*[@class="related"]//li/small')]
    assert shared == ["vocal tract, <b>", "Learning theory"]


def test_related_papers_name_their_venue_where_it_is_another() -> None:
    entries = (Entry("a"), Entry("b", venue="OtherConf"), Entry("c"))
    page = tree(render(catalog(entries))["papers/a.html"])
    assert [text(span) for span in page.xpath('//*[@class="related"]//span')] == ["OtherConf 2031"]


def test_a_venue_of_no_year_and_a_year_of_no_venue() -> None:
    files = render(catalog([Entry("a", year=None), Entry("b", venue=None, year=1999)]))
    assert text(tree(files["papers/a.html"]).xpath('//p[@class="venue"]/a')[0]) == "TinyConf"
    assert text(tree(files["papers/b.html"]).xpath('//p[@class="venue"]')[0]) == "1999"


def test_links_of_one_kind_are_numbered_and_unknown_ones_named_by_their_host() -> None:
    urls = {"https://www.loom.org/a": "link", "https://knot.org:80/b": "link"}
    links = (
        *(Link("video", f"https://loom.org/{number}") for number in range(2)),
        Link("code", "https://loom.org/c"),
        *(Link(kind, url) for url, kind in urls.items()),
        Link("link", "https://loom.org/d"),
        Link("link", "javascript:alert(1)"),
    )
    page = tree(render(catalog([Entry("a", links=links)]))["papers/a.html"])
    assert [text(item) for item in page.xpath('//ul[@class="links"]/li')] == [
        "Video 1", "Video 2", "Code", "loom.org 1", "knot.org:80", "loom.org 2",
        "Link: javascript:alert(1)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "label"),
    [("project", "Project page"), ("arxiv", "arXiv"), ("model-weights", "Model weights")],
)
def test_links_have_names(kind: str, label: str) -> None:
    entry = Entry("a", links=(Link(kind, "https://example.org/x"),))
    page = tree(render(catalog([entry]))["papers/a.html"])
    assert text(one(page, '//ul[@class="links"]//a')) == label


def test_a_tag(site: dict[str, bytes]) -> None:
    page = tree(site["tags/graph-learning.html"])
    assert text(one(page, "//h1")) == "Graph learning"
    assert "Learning on nodes and edges." in text(one(page, "//main"))
    assert titles(page)[1] == "A Noted Paper"
    assert text(one(page, '//p[@class="kicker"]')) == "Tags · Graphs"


def test_tags_stand_in_their_groups(site: dict[str, bytes]) -> None:
    page = tree(site["tags/index.html"])
    assert [text(h) for h in page.xpath("//h2")] == ["Graphs", "Theory", "Other"]
    assert page.xpath('//ul[@class="index"]/li/a/@href') == [
        "graph-learning.html", "learning-theory.html", "gpt-2.html"
    ]  # fmt: skip


def test_authors_have_their_page_or_their_papers(site: dict[str, bytes]) -> None:
    page = tree(site["authors/index.html"])
    ada = one(page, '//li[contains(., "Ada Example")]')
    assert (ada.xpath("./a/@href"), text(one(ada, "./span"))) == (["ada-example.html"], "4 papers")
    other = one(page, '//li[contains(., "Author 07")]')
    assert other.xpath("./a/@href") == ["../papers/crowd.html"]
    assert page.xpath('//nav[@aria-label="Letters"]/a/@href')[0] == "index.html#letter-%23"
    own = tree(site["authors/ada-example.html"])
    assert titles(own)[0] == "TreeNet: Trees as Networks"


def test_named_systems(site: dict[str, bytes]) -> None:
    page = tree(site["names.html"])
    assert [text(name) for name in page.xpath('//ul[@class="people"]//b')] == ["TreeNet", "Átl"]
    assert page.xpath('//h2[@id="letter-Á"]')
    assert page.xpath('//nav[@aria-label="Letters"]/a/@href')[1] == "names.html#letter-%C3%81"


def test_the_search_page_is_what_its_script_expects(site: dict[str, bytes]) -> None:
    page = tree(site["search.html"])
    main = one(page, "//main")
    box = one(main, './/form/input[@type="search"]')
    assert (box.get("id"), box.get("name")) == ("q", "q")
    assert box.get("aria-keyshortcuts") == "/"
    status = one(main, './/p[@id="search-status"]')
    assert (status.get("role"), status.get("aria-live")) == ("status", "polite")
    assert one(main, './/ol[@id="search-results"]').get("class") == "papers"
    assert main.xpath(".//noscript//a/@href") == [
        "tags/index.html", "authors/index.html", "papers/index.html"
    ]  # fmt: skip
    assert not main.xpath('.//a[starts-with(@href, "papers/") and @href != "papers/index.html"]')
    assert one(main, './/details[@id="narrowing"]/summary').getnext().tag == "div"
    asker = one(page, "//script[@data-scripts]")
    scripts = asker.get("data-scripts").split()
    assert scripts[0].startswith("static/vendor/lunr-2.3.9.min.")
    named = {asker.get("src"), asker.get("data-worker"), *scripts}
    assert named | set(page.xpath("//script/@src")) <= set(site)


def test_the_current_section_is_marked(site: dict[str, bytes]) -> None:
    for path, expected in {
        "papers/index.html": ("Papers", "page"),
        "papers/treenet.html": ("Papers", "true"),
        "tags/gpt-2.html": ("Tags", "true"),
        "about.html": ("About", "page"),
    }.items():
        link = one(tree(site[path]), "//nav/a[@aria-current]")
        assert (text(link), link.get("aria-current")) == expected


def test_the_language_is_the_sites() -> None:
    files = render(catalog(site=replace(SITE, language="pt-BR")))
    assert {tree(d).get("lang") for p, d in files.items() if p.endswith(".html")} == {"pt-BR"}
