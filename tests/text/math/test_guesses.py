"""What unknown macros are taken for."""

import pytest

from sitegen.text.math.guesses import guess, is_word, meaning


@pytest.mark.parametrize(
    ("name", "tex"),
    [
        ("x", "x"),
        ("cA", r"\mathcal{A}"),
        ("Ecal", r"\mathcal{E}"),
        ("bbR", r"\mathbb{R}"),
        ("QQ", r"\mathbb{Q}"),
        ("bx", r"\mathbf{x}"),
        ("mA", r"\mathbf{A}"),
        ("matA", r"\mathbf{A}"),
        ("Abf", r"\mathbf{A}"),
        ("bmu", r"\boldsymbol{\mu}"),
        ("vtheta", r"\boldsymbol{\theta}"),
        ("tx", r"\tilde{x}"),
        ("Otil", r"\tilde{O}"),
        ("Omegat", r"\tilde{\Omega}"),
        ("hx", r"\hat{x}"),
        ("thetahat", r"\hat{\theta}"),
        ("xbar", r"\bar{x}"),
        ("fstar", r"f^\star"),
        ("alphaabla", r"\alpha\nabla"),
        ("Tmax", r"T_{\mathrm{max}}"),
        ("din", r"d_{\mathrm{in}}"),
        ("mathbbRd", r"\mathbb{R}d"),
        ("hattheta", r"\hat{\theta}"),
        ("logn", r"\log n"),
    ],
)
def test_a_name_that_speaks_is_understood(name: str, tex: str) -> None:
    assert guess(name) == tex


@pytest.mark.parametrize("name", ["gap", "barrier", "hatch", "Bin", "overlap", "NP", "OPT", "win"])
def test_another_is_a_word(name: str) -> None:
    assert is_word(name)
    assert meaning(name) == rf"\mathrm{{{name}}}"


def test_a_macro_that_is_known_is_not_guessed() -> None:
    assert meaning("eps") == r"\epsilon"
    assert not is_word("eps")
