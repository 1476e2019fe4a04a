r"""Backslashes that a string literal ate: what was lost is found, what was not stays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.lost_escapes import restore_escapes
from sitegen.text.math.symbols import MATH_SYMBOLS

EATEN = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
"""What a string literal makes of a backslash and one of these letters."""


@pytest.mark.parametrize(
    "name",
    [
        "alpha", "approx", "beta", "bar", "bullet", "frac", "forall", "nabla", "neq", "rho",
        "rangle", "rightarrow", "right", "rceil", "rfloor", "times", "tau", "theta", "top", "to",
        "triangle", "varepsilon", "varphi", "vartheta", "vec", "vert",
    ],
)  # fmt: skip
def test_a_sign_whose_first_letter_was_eaten_is_found(name: str) -> None:
    assert restore_escapes(f"for ${EATEN[name[0]]}{name[1:]}$") == f"for $\\{name}$"


@pytest.mark.parametrize(
    "name", ["approx", "alpha", "epsilon", "varepsilon", "varphi", "nabla", "times", "rightarrow"]
)
def test_a_sign_at_the_start_of_a_formula_that_lost_its_letter_is_found(name: str) -> None:
    assert restore_escapes(f"for ${name[1:]}$") == f"for $\\{name}$"
    assert restore_escapes(f"for {name[1:]}s") == f"for {name[1:]}s"


@pytest.mark.parametrize("name", ["text", "textbf", "textit", "texttt", "textsc", "textrm"])
def test_a_style_whose_first_letter_was_eaten_is_found(name: str) -> None:
    assert restore_escapes(f"for \t{name[1:]}{{so}}") == f"for \\{name}{{so}}"


@given(st.lists(st.sampled_from(sorted(MATH_SYMBOLS)), min_size=1, max_size=6))
def test_sound_tex_stays(names: list[str]) -> None:
    commands = [f"\\{name}" for name in names]
    for text in (" ".join(commands), f"${''.join(commands)}$", f"$x {' y '.join(commands)} z$"):
        assert restore_escapes(text) == text


@given(st.text("\t\n\r\v\f\a\b ABCXYZ019.,;:"))
def test_control_characters_before_capitals_and_signs_stay(text: str) -> None:
    assert restore_escapes(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "a\text so", "one\ttimes", "a\nabout", "so\requal", "sometimes", "context{x}", "$o(n)$",
        "$eta$", "$beta(x)$", "$sim(x)$", "website{x}", "recite{x}", r"\emph{x}", r"one\\two",
        r"\\[2pt]", "{emph}", "{ em so}", "footnote", "longrightarrow", "a bar{x}",
    ],
)  # fmt: skip
def test_what_lost_nothing_stays(text: str) -> None:
    assert restore_escapes(text) == text
