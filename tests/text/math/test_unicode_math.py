"""Formulas in plain text."""

import re
import time

import pytest
from hypothesis import given

from sitegen.text.math.unicode_math import to_unicode
from tests.text.math.test_mathml import tex_of_any_kind


@pytest.mark.parametrize(
    ("tex", "text"),
    [
        ("^2", "²"),
        (r"\ell_2", "ℓ₂"),
        (r"T\to\infty", "T→∞"),
        ("O(n^2)", "O(n²)"),
        (r"\mathbb{R}^d", "ℝᵈ"),
        (r"\mathbb R", "ℝ"),
        (r"\mathcal{L}", "L"),
        (r"\tilde{O}(n \log n)", "Õ(n log n)"),
        (r"\log^2 n", "log² n"),
        (r"\log(n)", "log(n)"),
        (r"x_{ij}^{(t)}", "xᵢⱼ⁽ᵗ⁾"),
        (r"n^{1/3}", "n^{1/3}"),
        (r"d_{\text{model}}", "d_{model}"),
        (r"L_\infty", "L_∞"),
        (r"90^\circ", "90°"),
        (r"\mathbf{x}^\top y", "xᵀy"),
        (r"\frac{a + b}{c}", "(a+b)/c"),
        (r"\frac12", "1/2"),
        (r"1/\sqrt{n}", "1/√n"),
        (r"\sqrt{nd}", "√(nd)"),
        (r"\left\| x \right\|_2", "‖x‖₂"),
        (r"\{0, \ldots, d\}", "{0,…,d}"),
        (r"x \text{ if } y", "x if y"),
        (r"26\%", "26%"),
        (r"f'(x)", "f′(x)"),
        (r"a \not\in b", "a∉b"),
        (r"a \bmod b", "a mod b"),
        (r"\R^n, \eps, \cO(1), \OPT", "ℝⁿ,ϵ,O(1),OPT"),
        (r"\operatorname{poly}(d)", "poly(d)"),
        (r"\phi, \varphi", "ϕ,φ"),
        (r"f''(x), g'''", "f″(x),g‴"),
        (r"\mathbb{X}, \mathbb{k}, \mathbb{1}", "𝕏,𝕜,𝟙"),
        (r"A^\intercal", "Aᵀ"),
        (r"7\,\mathrm{kg}", "7 kg"),
        (r"2\,\AA", "2 Å"),
        (r"20\,000", "20 000"),
        (r"x \, = \, \sqrt{5\,y}", "x=√(5y)"),
        (r"\int f(x)\,dx", "∫f(x)dx"),
        (r"j\textsuperscript{th}", "jᵗʰ"),
        (r"45\textdegree", "45°"),
        (r"x\textsubscript{1}", "x₁"),
        (r"\textpm 2", "±2"),
        (r"\textcolor{red}{z}", "z"),
        (r"\P(A)", "ℙ(A)"),
        (r"n^{O(\log k)}", "nᴼ⁽ˡᵒᵍ ᵏ⁾"),
        (r"\frac{2n}{x_{\text{model}}}", "2n/x_{model}"),
        (r"\frac{\log n}{nd}", "(log n)/(nd)"),
        (r"\frac{1}{\sqrt{p_i}}, \frac{a}{\mu^x}, \frac{1}{\tilde x}", "1/√pᵢ,a/μˣ,1/x̃"),
        (r"n \frac{1}{x} \log\frac{1}{x}", "n(1/x) log(1/x)"),
        (r"\frac1n\sum_i, \frac12\|x\|, \|\frac12\|, \frac12+x", "(1/n)∑ᵢ,(1/2)‖x‖,‖1/2‖,1/2+x"),
        (r"\frac{\partial f}{\partial x}, \frac{a \cdot b}{c}", "∂f/∂x,a·b/c"),
        (r"\left(\sqrt{d} \over n\right), {n \choose k}", "(√d/n),(n choose k)"),
        (r"\binom{n}{k}, \sqrt[3]{x}, \sqrt[n]{x}", "(n choose k),∛x,ⁿ√x"),
        (r"|\trace(E_i \omega_t)|", "|trace(Eᵢωₜ)|"),
        (r"3\gap, m \gap\sqrt T, \gap{a}{b}, \gap{}", "3 gap,m gap √T,gap(a, b),gap"),
        (r"\xhat, \fstar, \blam, \tx, \Tmax", "x̂,f⋆,λ,x̃,Tₘₐₓ"),
        (r"\norm{x}_2, \abs*{y}, \inner{x}{y}, \set{0,1}^d", "‖x‖₂,|y|,⟨x,y⟩,{0,1}ᵈ"),
        (r"nr\textrm{polylog}(n), \mathrm{d}x, 5\text{th}", "nr polylog(n),dx,5th"),
        (r"\mathop{\rm arg\,max}\limits_x f", "argmaxₓ f"),
        (r"\hat{x_i}, \wt{\vec w}, \widehat{OPT}, \overline{x+y}", "x̂ᵢ,w⃗̃,OPT̂,x̅+̅y̅"),
        (r"\overset{d}{\to}, \xrightarrow[n]{d}, \underbrace{x}_{y}", "→ᵈ,→ᵈ,x"),
        (r"\begin{align} a &= b \\ c &= d \end{align}", "a=b, c=d"),
        (r"\begin{eqnarray} a &=& b \end{eqnarray}", "a=b"),
        (r"\sum_{\substack{i \\ j}} x", "∑_{i, j}x"),
        (r"\text{a\,b if $x^2$ \textbf{so}}", "a b if x² so"),
        (r"10,000\%", "10,000%"),
    ],
)
def test_a_formula_has_a_plain_form(tex: str, text: str) -> None:
    assert to_unicode(tex) == text


@pytest.mark.parametrize(
    "tex",
    [
        r"\widehat{xy}", r"\begin{cases}a\end{cases}", r"\begin{matrix}a\end{matrix}", r"\def\x{}",
        "{", "}", "a_", "^", "a & b", "\\", r"\end{array}", r"\hat{+}",
        "{" * 50 + "x" + "}" * 50, "x" * 500,
    ],
)  # fmt: skip
def test_a_formula_without_a_plain_form_is_its_tex(tex: str) -> None:
    assert to_unicode(f" {tex} ") == tex


@given(tex_of_any_kind)
def test_any_tex_has_a_form_in_one_line(tex: str) -> None:
    text = to_unicode(tex)
    assert text == " ".join(text.split())
    assert "\\" not in text or text == " ".join(tex.split())
    assert not re.search("[\ufdd0-\ufdd4]", text) or re.search("[\ufdd0-\ufdd4]", tex)


def test_many_scripts_on_one_letter_take_no_longer_than_others() -> None:
    """Each once doubled the time of the search for the letter."""
    began = time.process_time()
    to_unicode(r"\hat{x" + r"_{\infty,}" * 30 + "ab}")
    assert time.process_time() - began < 1
