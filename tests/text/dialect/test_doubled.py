r"""Formulas and footnotes that a library's page printed twice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.doubled import drop_copies
from tests.text.pieces import strung

texts = strung(
    r"\mathcal{K} n^{2} x_{i} x_{i}, \frac{1}{n} \log ( ) + = { } so and A 2 \emph{so} \cite{a}"
)
formulas = st.sampled_from(
    [
        r"\mathcal{K}", "n^{2}", "x_{i}", r"\frac{1}{n}", r"O(\sqrt{T})", r"m_{k}=\frac{1}{n}",
        r"\mathbb{R}^{d\times d}", "10^{-3}", r"f:\mathcal{X}\to\mathcal{Y}",
    ]
)  # fmt: skip


@given(texts)
def test_what_is_kept_is_a_part_of_the_text_in_order(text: str) -> None:
    rest = iter(text.replace("$", ""))
    assert all(character in rest for character in drop_copies(text).replace("$", ""))


@given(st.text().filter(lambda text: "{" not in text and "http" not in text))
def test_a_text_without_braces_stays(text: str) -> None:
    assert drop_copies(text) == text


@given(texts.map("{} $n$".format))
def test_a_text_with_dollars_stays(text: str) -> None:
    assert drop_copies(text) == text


@given(st.lists(formulas, min_size=1, max_size=8))
def test_each_doubled_formula_is_one_between_dollars(doubled: list[str]) -> None:
    text = " and then ".join(formula * 2 for formula in doubled)
    assert drop_copies(text) == " and then ".join(f"${formula}$" for formula in doubled)


@given(formulas, st.sampled_from(["X", "d"]))
def test_a_formula_before_a_letter_stays(formula: str, letter: str) -> None:
    assert drop_copies(f"{formula}{formula}{letter}") == f"{formula}{formula}{letter}"


@pytest.mark.parametrize(
    "text",
    [
        r"\emph{very} \emph{very} good", r"\textbf{a}\textbf{a}", r"\cite{a}\cite{a}",
        r"\item{a}\item{a}", r"\url{a}\url{a}", r"x_{1} and x_{1} and x_{2}", r"\log\log n",
        r"\right)\right)", "{A}{A}", r"x_{i}, x_{i}", r"\mathcal{K} \mathcal{K}",
    ],
)  # fmt: skip
def test_what_is_said_twice_stays(text: str) -> None:
    assert drop_copies(text) == text


@pytest.mark.parametrize(
    ("printed", "note"),
    [
        ("is here11https://x.org/a.", "is here (https://x.org/a)."),
        ("is here 22https://x.org/a, and", "is here (https://x.org/a), and"),
        ("(so)33https://x.org", "(so) (https://x.org)"),
        ("is here11Code: https://x.org/a.", "is here (Code: https://x.org/a)."),
        ("is here12https://x.org", "is here12https://x.org"),
        ("is here11 https://x.org", "is here11 https://x.org"),
        ("at http://x.org/a11https", "at http://x.org/a11https"),
    ],
)
def test_a_footnote_printed_twice_is_a_note(printed: str, note: str) -> None:
    assert drop_copies(printed) == note
