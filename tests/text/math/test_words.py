"""What finds a formula that has no form in plain text."""

import pytest

from sitegen.text.abstract import read_abstract, read_title
from sitegen.text.math.words import to_words


@pytest.mark.parametrize(
    ("tex", "words"),
    [
        (r"\begin{cases} \alpha & n > 0 \\ \log n \end{cases}", "α n > 0 log n"),
        (r"\begin{array}{cc} a & b \end{array}", "a b"),
        (r"\left(\operatorname{KL}\right)", "( KL )"),
        (r"\text{if so}", "if so"),
        ("x", "x"),
        ("", ""),
    ],
)
def test_commands_that_arrange_are_no_words(tex: str, words: str) -> None:
    assert to_words(tex) == words


def test_a_text_is_searched_by_what_its_reader_sees() -> None:
    prose = read_abstract(r"We bound $\tau^2$ and \emph{then} $\begin{cases}\alpha\\n\end{cases}$.")
    assert prose.searchable == "We bound τ² and then α n."
    assert r"\begin" in prose.plain


def test_without_such_formulas_it_is_the_plain_form() -> None:
    title = read_title("On **$O(n)$** search")
    assert title.searchable is title.plain
