"""The HTML of a page."""

import pytest

from tests.check.conftest import Check
from tests.check.sites import BODY_LINE, HEAD_LINE, POLICY, page


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("<div>", 0),
        ("</div>", 0),
        ("<em><strong>x</em></strong>", 0),
        ("<p>x<div>y</div></p>", 0),
        ("<p><em><div>y</div></em></p>", 0),
        ("<ul>\n<li><em>x</li>\n</ul>", 1),
        ('<a href="a.html">x <a href="a.html">y</a></a>', 0),
        ("<span/>", 0),
        ('<span class="a" class="b">x</span>', 0),
        ("<svg><path></svg>", 0),
        ("<math><mi>x</math>", 0),
        ("<table><tr><td><b>x</table>", 0),
        ("<br></br>", 0),
    ],
)
def test_wrong_nesting(check: Check, body: str, line: int) -> None:
    codes = {(code, file, at) for code, file, at in check({"papers/a.html": page(body)})}
    assert ("check-html", "papers/a.html", BODY_LINE + line) in codes
    assert {code for code, _, _ in codes} == {"check-html"}


@pytest.mark.parametrize(
    "body",
    [
        "<p>x<p>y</p><div>z</div>",
        "<p>x<ul><li>1<li><p>2<li>3</ul>",
        "<ul><li>x<ul><li>y</ul><li>z</ul>",
        "<dl><dt>a<dd>b<dt>c<dd>d</dl>",
        "<table><thead><tr><th>a<tbody><tr><td>b<td>c<tr><td>d</table>",
        '<select aria-label="x"><option>a<option selected>b</select>',
        "<br><hr><wbr><br/>",
        '<svg viewBox="0 0 1 1"><title>drawing</title><path d=""/><g><a/></g></svg>',
        "<math><mrow><mi>x</mi><mspace/></mrow></math>",
        "<!-- <div> --> &lt;div&gt; <code>a &amp; b</code>",
    ],
)
def test_right_nesting(check: Check, body: str) -> None:
    assert check({"papers/a.html": page(body)}) == []


SOUND = page()


@pytest.mark.parametrize(
    ("html", "code", "line"),
    [
        (SOUND.replace("<!doctype html>", ""), "check-doctype", 1),
        (SOUND.replace(' lang="en"', ""), "check-lang", 1),
        (SOUND.replace(' lang="en"', ' lang=" "'), "check-lang", 1),
        (SOUND.replace("<title>A page</title>", ""), "check-title", None),
        (SOUND.replace("<title>A page</title>", "<title> </title>"), "check-title", None),
        (SOUND.replace("</title>", "</title><title>B</title>"), "check-title", 5),
        (page(h1=""), "check-h1", None),
        (page("<h1>first</h1>"), "check-h1", BODY_LINE + 1),
        (page('<p id="x">x</p>\n<p id="x">y</p>'), "check-id", BODY_LINE + 1),
        (page('<p id="">x</p>'), "check-id", BODY_LINE),
        (page('<p id="a b">x</p>'), "check-id", BODY_LINE),
        (page('<img src="../static/i.svg">'), "check-alt", BODY_LINE),
        (SOUND.replace(POLICY, ""), "check-policy", None),
        (
            SOUND.replace(POLICY, f'<link rel="icon" href="../static/i.svg">{POLICY}'),
            "check-policy",
            4,
        ),
        (SOUND.replace("'none'", "'none'; script-src 'unsafe-inline'"), "check-policy", 4),
        (SOUND.replace("'none'", "'none'; frame-ancestors 'none'"), "check-policy", 4),
        (page('<p style="color:red">x</p>'), "check-inline", BODY_LINE),
        (page('<p onclick="x()">x</p>'), "check-inline", BODY_LINE),
        (page('<math><mi style="x">x</mi></math>'), "check-inline", BODY_LINE),
        (page(head="<style>p{}</style>"), "check-inline", HEAD_LINE),
        (page(head="<script>x()</script>"), "check-inline", HEAD_LINE),
        (page(head='<script type="module">x()</script>'), "check-inline", HEAD_LINE),
        (page(head='<script type="speculationrules">{}</script>'), "check-inline", HEAD_LINE),
        (page("\xe9").encode("latin-1"), "check-html", BODY_LINE),
    ],
)
def test_wrong(check: Check, html: str, code: str, line: int | None) -> None:
    assert check({"papers/a.html": html}) == [(code, "papers/a.html", line)]


@pytest.mark.parametrize(
    "html",
    [
        SOUND,
        SOUND.replace("<!doctype html>", "<!DOCTYPE html>"),
        page('<p id="x">x</p><p id="X">y</p>'),
        page('<img alt="A drawing" src="../static/i.svg">'),
        page(head='<script src="../x.js"></script>'),
        page(head='<script type="application/json">{}</script>'),
        page('<svg class="style"><title>A drawing</title></svg>'),
    ],
)
def test_right(check: Check, html: str) -> None:
    assert check({"papers/a.html": html, "x.js": "x()"}) == []
