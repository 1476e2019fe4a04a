"""Links lead somewhere, and nothing is fetched from elsewhere."""

import pytest

from tests.check.conftest import Check
from tests.check.sites import BASE, BODY_LINE, HEAD_LINE, page


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ('<a href="gone.html">x</a>', "check-link"),
        ('<a href="A.html">x</a>', "check-link"),
        ('<a href="a">x</a>', "check-link"),
        ('<a href="../papers">x</a>', "check-link"),
        ('<a href="../Papers/a.html">x</a>', "check-link"),
        ('<a href="../../index.html">x</a>', "check-link"),
        ('<a href="%2e%2e/%2e%2e/x">x</a>', "check-link"),
        ('<a href="..">x</a>', "check-folder"),
        ('<a href="../">x</a>', "check-folder"),
        ('<a href="/index.html">x</a>', "check-link"),
        ('<a href="/repository/index.html">x</a>', "check-link"),
        ('<a href="/repo/gone.html">x</a>', "check-link"),
        (f'<a href="{BASE}/gone.html">x</a>', "check-link"),
        (f'<a href="{BASE}/../x">x</a>', "check-link"),
        ('<a href="..\\index.html">x</a>', "check-link"),
        ('<a href="http://[x">x</a>', "check-link"),
        ('<a href="https:/x">x</a>', "check-link"),
        ('<a href="javascript:alert(1)">x</a>', "check-scheme"),
        ('<a href=" java\nscript:alert(1)">x</a>', "check-scheme"),
        ('<a href="JAVASCRIPT:alert(1)">x</a>', "check-scheme"),
        ('<a href="data:text/html,x">x</a>', "check-scheme"),
        ('<a href="file:///etc/passwd">x</a>', "check-scheme"),
        ('<a href="#gone">x</a>', "check-anchor"),
        ('<a href="a.html#gone">x</a>', "check-anchor"),
        ('<a href="../tags/x.html#gone">x</a>', "check-anchor"),
        ('<a href="../tags/x.html#List">x</a>', "check-anchor"),
        (f'<a href="{BASE}/tags/x.html#gone">x</a>', "check-anchor"),
        ('<img alt="" src="gone.png">', "check-link"),
        ('<img alt="" srcset="../static/i.svg 1x, gone.png 2x">', "check-link"),
        ('<form action="gone.html"></form>', "check-link"),
        ('<svg><use href="gone.svg#x"/></svg>', "check-link"),
        ('<script src="gone.js"></script>', "check-link"),
        ('<script src="https://elsewhere.example/x.js"></script>', "check-foreign"),
        ('<script src="//elsewhere.example/x.js"></script>', "check-foreign"),
        ('<img alt="" src="https://elsewhere.example/x.png">', "check-foreign"),
        ('<link rel="stylesheet" href="https://elsewhere.example/x.css">', "check-foreign"),
        ('<link rel="preconnect" href="https://elsewhere.example">', "check-foreign"),
        ('<form action="https://elsewhere.example/"></form>', "check-foreign"),
        ('<base href="/x/">', "check-link"),
        ('<link rel="stylesheet" href="data:text/css,x">', "check-scheme"),
    ],
)
def test_wrong(check: Check, link: str, code: str) -> None:
    assert check({"papers/a.html": page(link)}) == [(code, "papers/a.html", BODY_LINE)]


@pytest.mark.parametrize(
    "link",
    [
        '<a href="a.html">x</a>',
        '<a href="./a.html?q=1">x</a>',
        '<a href="../papers/../papers/a.html">x</a>',
        '<a href="../p%61pers/a.html">x</a>',
        '<a href="../tags/caf%C3%A9.html">x</a>',
        '<a href="../tags/café.html">x</a>',
        '<a href="/repo/papers/a.html">x</a>',
        '<a href="/repo/">x</a>',
        f'<a href="{BASE}">x</a>',
        f'<a href="{BASE}/?q=1">x</a>',
        f'<a href="{BASE}itory/x">another site</a>',
        '<a href="">x</a>',
        '<a href="#">x</a>',
        '<a href="#top">x</a>',
        '<a href="#main">x</a>',
        '<a href="?q=1#main">x</a>',
        '<a href="#:~:text=word">x</a>',
        '<a href="../tags/x.html#list">x</a>',
        f'<a href="{BASE}/tags/x.html#list">x</a>',
        '<a name="here">x</a> <a href="#here">y</a>',
        '<p id="é"><a href="#%C3%A9">x</a>',
        '<a href="mailto:ada@example.org">x</a>',
        '<a href="HTTPS://elsewhere.example/?a=b#c">x</a>',
        '<a href="//elsewhere.example/">x</a>',
        '<img alt="" src="data:image/png;base64,AA==">',
        '<link rel="icon" href="data:image/svg+xml,x">',
        '<img alt="" srcset="../static/i.svg 1x, ../static/i.svg 2x">',
        '<svg><use href="../static/i.svg#x"/></svg>',
        '<form action="../index.html"></form>',
        '<link rel="alternate" href="https://elsewhere.example/feed">',
        '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/">',
    ],
)
def test_right(check: Check, link: str) -> None:
    assert check({"papers/a.html": page(link), "tags/café.html": page()}) == []


def test_the_line_is_that_of_the_tag(check: Check) -> None:
    body = '<p>\n<em>x</em>\n<a\n href="gone.html">x</a>'
    assert check({"papers/a.html": page(body)}) == [("check-link", "papers/a.html", BODY_LINE + 2)]


def test_the_page_for_missing_pages_answers_at_every_depth(check: Check) -> None:
    relative = page('<a href="index.html">x</a> <a href="#main">x</a>')
    assert check({"404.html": relative}) == [("check-relative", "404.html", BODY_LINE)]


@pytest.mark.parametrize(
    ("target", "codes"),
    [("../papers/a.html", []), ("gone.html", ["check-link"]), ("a b", ["check-link"])],
)
def test_a_redirect_leads_somewhere(check: Check, target: str, codes: list[str]) -> None:
    stub = page(head=f'<meta http-equiv="refresh" content="0; url={target}">')
    found = check({"old/x.html": stub})
    assert found == [(code, "old/x.html", HEAD_LINE) for code in codes]


def test_links_of_a_site_at_the_root_of_its_host(check: Check) -> None:
    home = page(head='<link rel="canonical" href="https://papers.example.org/">')
    files = {"index.html": home, "papers/a.html": page('<a href="/tags/x.html">x</a>')}
    other = {"404.html": page('<a href="/index.html">x</a>'), "sitemap.xml": "<urlset/>"}
    assert check({**files, **other}) == []
