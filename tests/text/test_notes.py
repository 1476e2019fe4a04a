"""An editor's notes: ordinary Markdown with formulas, from which nothing can be injected."""

import re

import pytest
from hypothesis import given
from lxml import html

from sitegen.text.math.mathml_core import ELEMENTS as MATHML
from sitegen.text.notes import read_notes
from tests.text.pieces import pieces, strung

SCHEME = re.compile(r"[^/?#]*?:")
PLAIN = set(
    pieces(
        "p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong br hr span a img table thead"
        " tbody tr th td"
    )
)
ATTRIBUTES = {
    "a": {"href", "title"},
    "img": {"src", "alt", "title"},
    "ol": {"start"},
    "code": {"class"},
    "th": {"class"},
    "td": {"class"},
}
notes = strung(
    "* ** _ ` ``` ~~~ # ## > - + 1. | |--| |:--:| [ ] ]( ) ( ![ < > </ <b <script> </script> <!--"
    " --> <div> \" ' = & &amp; &#106; &#x6A; &colon; &#58 &Tab; : javascript: JAVASCRIPT: java"
    " script data:text/html vbscript: //example.org https://example.org mailto:a@b.c a.png"
    " onerror=x onload=alert(1) style=x {#id .class k=v} [a]: [a] \\ \\( \\) \\[ \\] $ $$ $x$ \\$"
    " \x00 \x02 \x03 wzxhzdk:0 klzzwxh:0000 \ud800 é word",
    "\n", "\n\n", "    ",
)  # fmt: skip


@given(notes)
def test_nothing_can_be_injected(markdown: str) -> None:
    rendered = html.fragment_fromstring(read_notes(markdown).html, create_parent="main")
    for element in rendered.iterdescendants():
        assert isinstance(element.tag, str), "a comment"
        if element.tag in MATHML:
            assert not {"href", "style", "id"} & set(element.attrib)
            continue
        assert element.tag in PLAIN
        assert set(element.attrib) <= ATTRIBUTES.get(element.tag, set())
        assert_address_is_safe(element.get("href"))
        assert_address_is_home(element.get("src"))


def assert_address_is_safe(address: str | None) -> None:
    scheme = SCHEME.match(address or "")
    assert scheme is None or scheme[0].lower() in ("http:", "https:", "mailto:")


def assert_address_is_home(address: str | None) -> None:
    assert not SCHEME.match(address or "")
    assert not (address or "").startswith(("//", "\\"))


@pytest.mark.parametrize(
    ("markdown", "rendered"),
    [
        ("# A\n\n## B\n\n###### C", "<h2>A</h2>\n<h3>B</h3>\n<h6>C</h6>"),
        ("A\n=\n\n> # B", "<h2>A</h2>\n<blockquote>\n<h2>B</h2>\n</blockquote>"),
        ("## Notes\n\nSee *this*.", "<h2>Notes</h2>\n<p>See <em>this</em>.</p>"),
        (
            "<b>a</b> <script>x</script>",
            "<p>&lt;b&gt;a&lt;/b&gt; &lt;script&gt;x&lt;/script&gt;</p>",
        ),
        ("<div>\na\n</div>", "<p>&lt;div&gt;\na\n&lt;/div&gt;</p>"),
        ("[a](https://example.org/a_b)", '<p><a href="https://example.org/a_b">a</a></p>'),
        ("[a](other.html#b)", '<p><a href="other.html#b">a</a></p>'),
        ("<https://example.org>", '<p><a href="https://example.org">https://example.org</a></p>'),
        ("[a](javascript:alert(1))", "<p><a>a</a></p>"),
        ("[a](https://) [b](http:c)", "<p><a>a</a> <a>b</a></p>"),
        ("[a](//example.org/b)", '<p><a href="//example.org/b">a</a></p>'),
        ("[a](java&#115;cript:x)", "<p><a>a</a></p>"),
        ("[a](java&amp;#115;cript:x)", "<p><a>a</a></p>"),
        ("[a](javascript&colon;x)", "<p><a>a</a></p>"),
        ("[a][b]\n\n[b]: JavaScript:x", "<p><a>a</a></p>"),
        ("![a](figure.png)", '<p><img alt="a" src="figure.png"></p>'),
        ("![a](https://example.org/b.png)", '<p><a href="https://example.org/b.png">a</a></p>'),
        ("![a](data:image/png;base64,x)", "<p><span>a</span></p>"),
        ("[![a](//example.org/b.png)](c)", '<p><a href="c"><span>a</span></a></p>'),
        ("``` {#id .python onload=x}\na < b\n```", "<pre><code>a &lt; b\n</code></pre>"),
        ("```python\na\n```", '<pre><code class="language-python">a\n</code></pre>'),
        ("$5 to $10, \\$3", "<p>$5 to $10, $3</p>"),
        ("`$a$` and `b`", "<p><code>$a$</code> and <code>b</code></p>"),
        ("1. a\n\n* b", "<ol>\n<li>a</li>\n</ol>\n<ul>\n<li>b</li>\n</ul>"),
    ],
)
def test_notes_are_ordinary_markdown(markdown: str, rendered: str) -> None:
    assert read_notes(markdown).html == rendered


def test_a_table_is_aligned_by_classes() -> None:
    rendered = read_notes("| a | b |\n|:--|--:|\n| 1 | $x_1$ |").html
    assert '<td class="align-left">1</td>' in rendered
    assert '<td class="align-right"><math>' in rendered
    assert "style" not in rendered


def test_formulas_are_those_of_abstracts() -> None:
    notes = read_notes("a$x_1 * y_2$-b, \\(k\\), \\[z\\] and $\\def\\a{}$")
    rendered = notes.html
    assert notes.faults == (r"\def\a{}",)
    assert rendered.startswith("<p>a<math><semantics><mrow><msub>")
    assert "</math>-b, <math><semantics><mi>k</mi>" in rendered
    assert '<math display="block"><semantics><mi>z</mi>' in rendered
    assert rendered.endswith(r"<code>\def\a{}</code></p>")


def test_a_formula_in_a_label_injects_nothing() -> None:
    rendered = read_notes('![$" onerror="x$](a.png)').html
    image = html.fragment_fromstring(rendered, create_parent="main").find(".//img")
    assert image is not None
    assert set(image.attrib) == {"alt", "src"}


@pytest.mark.parametrize("opener", [">", "* ", "[", "![", "*", "`", "    - a\n", "$", "$$", "|"])
def test_markup_nested_without_bounds_is_rendered(opener: str) -> None:
    assert read_notes(opener * 600 + "end").html.count("end") == 1


def test_nested_lists_fall_back_to_text() -> None:
    lines = "".join(f"{'    ' * depth}- a<b\n" for depth in range(400))
    rendered = read_notes(lines).html
    assert rendered.startswith("<pre>- a&lt;b\n    - a&lt;b\n")
    assert rendered.count("- a&lt;b") == 400
