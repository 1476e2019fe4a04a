"""What exports of digital libraries put for signs, and words that only look alike."""

import re

import pytest
from hypothesis import given

from sitegen.text.dialect.export_marks import read_export_marks
from tests.text.pieces import strung

# Words that begin or end like a mark, with no figure beside them.
words = strung(
    "and/or /submit/ quorum mum muse mu- infinite infinity times. sometimes psilocybin Show more ?"
    " n–m /spl/ sub/sup"
).filter(lambda text: not re.search(r"\d|¿|/s(?:pl|u[bp]) |Show More", text))


@given(words)
def test_a_text_without_marks_stays(text: str) -> None:
    assert read_export_marks(text) == text


@pytest.mark.parametrize(
    ("printed", "sign"),
    [
        ("/spl alpha/-stable", "α-stable"),
        ("/spl Sigma//spl Delta/", "ΣΔ"),
        ("H/sub /spl infin//", "H_∞"),
        ("/spl sigma//sup 2/", "σ²"),
        ("O(n/sup 2/ log n)", "O(n² log n)"),
        ("10/sup -3/", "10⁻³"),
        ("x/sub i,j/", "x_i,j"),
        ("/spl nosuch/ /spl/ /sub/", "/spl nosuch/ /spl/ /sub/"),
        ("and/or a/sup/b", "and/or a/sup/b"),
    ],
)
def test_a_name_between_slashes_is_its_sign(printed: str, sign: str) -> None:
    assert read_export_marks(printed) == sign


@pytest.mark.parametrize("unit", ["m", "N", "L", "l", "W", "J", "s", "A", "V", "g"])
def test_mu_before_a_unit_is_a_prefix(unit: str) -> None:
    assert read_export_marks(f"5 mu{unit}, 2.5mu{unit} of") == f"5 μ{unit}, 2.5μ{unit} of"
    assert read_export_marks(f"the mu{unit}, 5 mu{unit}p") == f"the mu{unit}, 5 mu{unit}p"


@pytest.mark.parametrize("behind", ["s", "sec", "min", "hours", "days", "runs", "trials", "epochs"])
def test_times_before_what_is_counted_is_a_word(behind: str) -> None:
    assert read_export_marks(f"2 times 30 {behind}") == f"2 times 30 {behind}"
    assert read_export_marks("2 times 30 pixels") == "2 × 30 pixels"
