"""A passage of an abstract as HTML: the same words, with their markup, whole and safe."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.model.prose import Prose
from sitegen.text.abstract import read_abstract
from sitegen.text.excerpt import excerpt
from sitegen.text.sentences import sentences
from tests.text.markup import parsed


@pytest.mark.parametrize(
    ("source", "passage", "html"),
    [
        ("We weave. It holds.", "It holds.", "It holds."),
        ("We *weave. It* holds.", "It holds.", "<em>It</em> holds."),
        ("We *weave* **so**. It holds.", "We weave so.", "We <em>weave</em> <strong>so</strong>."),
        ("A \\& B < C. It holds.", "A & B < C.", "A &amp; B &lt; C."),
        (
            "See [the code](https://a.org/?b&c). It holds.",
            "See the code.",
            'See <a href="https://a.org/?b&amp;c">the code</a>.',
        ),
        ("One.\n\n- It *is* two.\n- Three.", "It is two.", "It <em>is</em> two."),
        ("It is\n  far   apart. So.", "It is far apart.", "It is far apart."),
    ],
)  # fmt: skip
def test_a_passage_keeps_its_markup(source: str, passage: str, html: str) -> None:
    assert excerpt(read_abstract(source), passage) == html


def test_a_formula_is_kept_whole() -> None:
    prose = read_abstract(r"We weave $x^2$ knots. Loom is $2.3\times$ faster. $x$ is small.")
    html = excerpt(prose, "Loom is 2.3× faster.")
    assert html.count("<math>") == 1
    assert r"2.3\times" in html
    assert html in prose.html


def test_a_formula_without_mathml_is_shown_as_its_source() -> None:
    prose = read_abstract(r"We weave $\def\x{}$ knots & loops. It holds.")
    assert prose.faults
    html = r"We weave <code>\def\x{}</code> knots &amp; loops."
    assert excerpt(prose, sentences(prose.plain)[0]) == html


def test_what_is_not_in_the_abstract_is_escaped() -> None:
    assert excerpt(read_abstract("We weave."), "<b>Not this</b>") == "&lt;b&gt;Not this&lt;/b&gt;"
    assert excerpt(Prose("", "<p>other</p>", "", "<this>", ""), "<this>") == "&lt;this&gt;"


PIECES = st.sampled_from(
    ["we", "*em*", "**a b**", "$x^2$", "$2\\times$", "`co de`", "https://a.org/b", "&", "<i>", ".",
     " ", "\n\n", "- ", "So", "A", "\u00a0", "%", "(", ")", "*", "é"]
)  # fmt: skip


@given(st.lists(PIECES, max_size=30))
def test_all_passages_together_are_the_abstract(pieces: list[str]) -> None:
    prose = read_abstract(" ".join(pieces))
    shown = [excerpt(prose, sentence) for sentence in sentences(prose.plain)]
    for html in shown:
        parsed(html)
        assert not re.search("</?(?:p|ul|li)>", html)
    words = ["".join("".join(map(str, parsed(html).itertext())).split()) for html in shown]
    assert "".join(words) == "".join("".join(map(str, parsed(prose.html).itertext())).split())
