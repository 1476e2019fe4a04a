"""What holds for every abstract and title, and the forms that a `Prose` gives of it."""

import time
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.model.prose import Hyperlink, Prose
from sitegen.text.abstract import read_abstract, read_title
from tests.text.markup import assert_abstract_is_safe
from tests.text.pieces import pieces, strung

# Pieces that begin or end markup, in any order, with words between.
sources = strung(
    "* ** *** _ __ ` `` ' '' \" - -- --- ~ $ $$ \\( \\) \\[ \\] { } [ ] ]( ) ( \\ \\\\ \\$ \\% \\'e"
    " \\em \\emph{ \\textbf{ \\texttt{ \\href{ }{ \\url{ \\footnote{ \\cite{ \\frac \\sqrt \\L"
    " \\mathbb \\begin{itemize} \\item \\end{itemize} \\begin{align} \\end{align} \\verb| & < >"
    " &lt; &amp;lt; https://example.org/a www.example.org javascript:alert(1) {\\em {\\bf {% %}"
    " {{ }} ^2 _i (cid:12) <; â€™ \ufb01 \x00 \x08 \t \r \ufdd0 \ud800 \u202e é word Word 5% A*",
    "\n", "\n\n", "\n- ",
)  # fmt: skip


@given(sources)
def test_any_abstract_is_read_into_safe_forms(source: str) -> None:
    prose = read_abstract(source)
    assert prose.source == source
    assert_abstract_is_safe(prose.html)
    for line in (prose.text, prose.plain, *prose.emphasised):
        assert line == " ".join(line.split())
        assert not any(unicodedata.category(character) in ("Cc", "Cs") for character in line)
    for link in prose.links:
        label = prose.plain[link.start : link.end]
        assert label
        assert label == label.strip()


@given(sources)
def test_any_title_is_read_into_safe_forms(source: str) -> None:
    title = read_title(source)
    assert_abstract_is_safe(title.html)
    assert not any(f"<{block}>" in title.html for block in ("p", "ul", "ol", "li"))
    assert title.text == " ".join(title.text.split())


@given(st.text("abcXYZ019 éüßλЖ中é.,;:!?()/+=", max_size=60))
def test_text_without_signs_is_kept(text: str) -> None:
    kept = " ".join(unicodedata.normalize("NFC", text).split())
    assert read_abstract(text.replace("\n", " ")).text == kept


@pytest.mark.parametrize("read", [read_abstract, read_title])
@pytest.mark.parametrize("opener", ["{", r"\emph{", r"{\bf ", "*{", r"\href{https://a.org}{"])
def test_markup_nested_without_bounds_falls_back_to_text(
    read: Callable[[str], Prose], opener: str
) -> None:
    assert "word" in read(opener * 5000 + "word" + "}" * 5000).text
    assert "word" in read(opener * 5000 + "word").text


def test_all_forms_of_an_abstract() -> None:
    source = (
        "**Trap$^2$** is *fast*: $O(n^2)$, see [code](https://example.org/a) or"
        " \\url{https://example.org/b}. $\\def\\x{}$"
    )
    prose = read_abstract(source)
    assert prose.plain == ("Trap² is fast: O(n²), see code or https://example.org/b. \\def\\x{}")
    assert prose.text == (
        "Trap$^2$ is fast: $O(n^2)$, see code or https://example.org/b. $\\def\\x{}$"
    )
    assert prose.emphasised == ("Trap²", "fast")
    code, url = prose.plain.index("code"), prose.plain.index("https")
    assert prose.links == (
        Hyperlink("https://example.org/a", code, code + len("code")),
        Hyperlink("https://example.org/b", url, url + len("https://example.org/b")),
    )
    assert prose.faults == (r"\def\x{}",)
    assert "<code>\\def\\x{}</code>" in prose.html


def test_emphasis_is_listed_in_order_and_nested() -> None:
    prose = read_abstract(r"\emph{a \textbf{b}} `c` **d**")
    assert prose.emphasised == ("a b", "b", "d")


def test_code_is_not_emphasis() -> None:
    assert read_abstract(r"`a` \texttt{b}").emphasised == ()


def test_paragraphs_and_items_are_one_line() -> None:
    prose = read_abstract("One.\n\nTwo:\n- three,\n- four.")
    assert prose.plain == "One. Two: three, four."


def test_a_title_is_inline() -> None:
    title = read_title("Fast $k$-means\n\nfor \\emph{all}")
    assert title.html.startswith("Fast <math>")
    assert title.html.endswith("for <em>all</em>")
    assert title.plain == "Fast k-means for all"
    assert read_title("").html == ""


def test_a_title_keeps_what_others_take_for_markup() -> None:
    for title in ["#Exploration: counts", "1. Introduction", "- A dash first", "A <0.5MB model"]:
        assert read_title(title).plain == title


# Every opener that has no closer, and what repeats well: each once cost quadratic time somewhere.
REPEATED = [
    *pieces(
        "* _ [ $ \\ { ` } ~ - ( ' ** **a a*b_c [a]( [[a]( $x$ $$ \\( \\[ \\begin{itemize} \\verb|"
        " \\begin{equation} \\textbf{ \\cite[ \\href{a}{ \\footnote{ {a, {* a. https:// ://a$\\sim$"
        " https://a.b/( www.a (cid:12) &amp; \\text{$ $\\text{$a$ â€ \x00 \ud800 \\left("
    ),
    "a.github.io", '"', '*_[$\\{`"', "\"a''", "*a ", "_a ", "$a ", "$1 ", "``a ", "`a ",
    "*\\emph{a* ", "{\\em ", "\\item ", "\n", "\n\n", "- a\n", "1. a\n",
    "aa- bb ", "aa-\nbb", "aa(cid:173) bb ", "(cid:173)", "/sub x/", "/spl mu", "x^{2}", "\\a{b}c",
    "a11https://x ", "a11A ", '""', '“a"', '"a”', "‘‘a", "¿a", "\\|", "where$x$", "Φis ",
    "https://a. com/", "''a ", "[a\\]", "a \u0301", "US$ 5 ", "5$ to ", "w^*", "a***",
    "aa-bbb ", "aa-   bb ", "3- ab ", "\\times", "\\times a", 'a","', '""a ', ". % A",
    "$a bbb ccc ",
]  # fmt: skip


@pytest.mark.parametrize("piece", REPEATED, ids=ascii)
def test_reading_takes_linear_time(piece: str) -> None:
    """Four times the text takes about four times as long; quadratic time would be sixteen."""
    small, large = (piece * (size // len(piece)) for size in (10_000, 40_000))
    assert _seconds(large) < 9 * max(_seconds(small), 0.004)


def _seconds(source: str) -> float:
    """Processor time of the fastest of three readings."""
    times = []
    for _ in range(3):
        start = time.process_time()
        read_abstract(source)
        times.append(time.process_time() - start)
    return min(times)
