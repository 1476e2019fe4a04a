"""Formulas as MathML: right, safe whatever the TeX asks for, and None where nothing can be read."""

import pytest
from hypothesis import given
from lxml import etree

from sitegen.text.math.mathml import DEEPEST, LONGEST, to_mathml
from sitegen.text.math.symbols import TEXT_SYMBOLS
from tests.text.markup import assert_formula_is_core
from tests.text.pieces import strung

tex_of_any_kind = strung(
    r"\frac \sqrt \sqrt[3] { } ^ _ ^2 _{ij} \left( \right) \left. \right| ( ) [ ] | \| x y 2 10.5"
    r" \alpha \infty \mathbb{R} \mathbf \mathrm{ab} \text{ \text{a} \operatorname{f} \operatorname"
    r" & \\ % # $ ~ ' "
    '"'
    r" < > é 中 \begin{array}{l|r} \end{array} \begin{aligned} \end{aligned} \begin{align}"
    r" \end{align} \begin{cases} \end{cases} \begin{pmatrix} \end{pmatrix} \hline \color{red}"
    r" \textcolor{blue} \hat \widetilde \limits \sum \over \choose \not \rm \bf \eqref{a} \tag{1}"
    r" \label{a} \hspace{-1em} \! \, \quad \boxed \cancel \big \middle| \href{a}{b} \class{a}{b}"
    r" \foo \R \norm \cO \mathcalO \overbrace \underset \xrightarrow \phantom \raisebox \textsc{a}"
    r" \texttt{b} \mbox{c} \verb \stackrel \bmod \pmod{n} \def \newcommand \let \substack",
    longest=14,
)


@given(tex_of_any_kind)
def test_any_tex_gives_safe_mathml_or_none(tex: str) -> None:
    for display in (True, False):
        markup = to_mathml(tex, display=display)
        if markup is not None:
            assert_formula_is_core(etree.fromstring(markup))


@pytest.mark.parametrize(
    ("tex", "row"),
    [
        ("x", "<mi>x</mi>"),
        ("^2", "<msup><mrow></mrow><mn>2</mn></msup>"),
        (r"\frac12", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
        (r"\mathbb{R}", "<mi>ℝ</mi>"),
        (r"\text{so}", "<mtext>so</mtext>"),
        (r"a<b", "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>"),
    ],
)
def test_a_formula_holds_its_row_and_its_tex(tex: str, row: str) -> None:
    annotation = tex.replace("<", "&lt;")
    assert to_mathml(f" {tex} ", display=False) == (
        f"<math><semantics>{row}"
        f'<annotation encoding="application/x-tex">{annotation}</annotation></semantics></math>'
    )


def test_a_display_formula_says_so() -> None:
    assert str(to_mathml("x", display=True)).startswith('<math display="block">')


@pytest.mark.parametrize(
    ("tex", "same"),
    [
        (r"26%", r"26\%"),
        (r"O(#n)", r"O(\#n)"),
        (r"x{", r"x{}"),
        (r"x}^2", r"x^2"),
        (r"z_i_j", r"z_i{}_j"),
        (r"x^", r"x^{}"),
        (r"a & b", r"a \& b"),
        (r"\left( x", r"( x"),
        (r"x_\rm max", r"x_{\rm max}"),
        (r"\text{a_b if $x$}", r"\text{a\_b if }x"),
        (r"\text{\bf {so}}", r"\text{so}"),
        (r"\sigma*x", r"\sigma *x"),
        (r"\begin{equation}x\label{a}\end{equation}", "x"),
        (r"\begin{align*}a&=b\nonumber\end{align*}", r"\begin{aligned}a&=b\end{aligned}"),
        (r"\begin{alignat}{2}a&=b\end{alignat}", r"\begin{aligned}a&=b\end{aligned}"),
        (r"\R^d, \eps", r"\mathbb{R}^d, \epsilon"),
        (r"\mathbbR \mathcalO \sqrtT", r"\mathbb{R} \mathcal{O} \sqrt{T}"),
        (r"\cO \calO \Ecal \bx \bfx \vecx", r"\mathcal{O}\mathcal{O}\mathcal{E}\bf{x}\bf{x}\bf{x}"),
        (r"\norm{x} \abs{y}", r"\left\|x\right\| \left|y\right|"),
        (r"\mleft(x\mright) \l(y\r)", r"\left(x\right) \left(y\right)"),
        (r"\gap > 0", r"\mathrm{gap} > 0"),
        (r"\barrier, \hatch", r"\mathrm{barrier}, \mathrm{hatch}"),
        (r"\barx \hatbeta \sqrtn", r"\bar{x} \hat{\beta} \sqrt{n}"),
        (r"\textalpha \boldsymboltheta", r"\alpha \boldsymbol{\theta}"),
        (r"\textbfFast \mathrmmax", r"\textbf{Fast} \mathrm{max}"),
        (r"j\textsuperscript{th}", r"j^{\text{th}}"),
        (r"x\textsubscript{1}", r"x_{\text{1}}"),
        (r"45\textdegree, 3\textmu s, \texteuro 4", "45°, 3µ s, €4"),
        (r"\textpm 2 \textasciitilde 3", r"\pm 2 \sim 3"),
        (r"2\,\AA", r"2\,Å"),
        (r"\P(A), \S^{d}", r"\mathbb{P}(A), \mathbb{S}^{d}"),
        (r"\texorpdfstring{a}{b}", "a"),
        (r"\logn", r"\log n"),
        (r"\href{https://example.org}{x} \class{a}{y}", "x y"),
    ],
)
def test_what_is_mended_reads_as_what_was_meant(tex: str, same: str) -> None:
    assert row(tex) == row(same)


def row(tex: str) -> str:
    markup = to_mathml(tex, display=False)
    assert markup is not None, tex
    return markup.partition("<annotation")[0]


@pytest.mark.parametrize(
    "tex",
    [
        r"\def\a{b}\a",
        r"\newcommand{\a}{\a\a}\a",
        "x" * (LONGEST + 1),
        "{" * (DEEPEST + 1) + "x" + "}" * (DEEPEST + 1),
        r"\sqrt{" * 5000 + "x" + "}" * 5000,  # overflows the converter's stack where it is asked
        r"\begin{tikzpicture}x\end{tikzpicture}",
        "a\x00b",
        "\ud800",
    ],
    ids=lambda tex: ascii(tex[:20]),
)
def test_what_cannot_be_read_is_none(tex: str) -> None:
    assert to_mathml(tex, display=False) is None


@pytest.mark.parametrize(
    ("tex", "held"),
    [
        (r"\begin{aligned}a&=b\end{aligned}", '<mtd class="math-right math-flush-right">'),
        (r"\begin{array}{l|r}a&b\end{array}", '<mtd class="math-left math-rule-right">'),
        (r"\begin{cases}a&b\end{cases}", "math-apart"),
        (r"a\!b", '<mspace class="math-back"/>'),
        (r"\boxed{a}", '<mrow class="math-boxed">'),
        (r"\cancel{a}", '<mrow class="math-struck">'),
        (r"\texttt{a}", '<mtext class="math-mono">a</mtext>'),
        (r"\textbf{a}", '<mtext class="math-bold">a</mtext>'),
        (r"\textsc{a}", '<mtext class="math-caps">a</mtext>'),
        (r"\color{red}a", 'mathcolor="#FF0000"'),
        (r"\mathop\big\|", "‖"),
        (r"\operatorname<", '<mi mathvariant="normal">&lt;</mi>'),
    ],
)
def test_styles_become_classes_and_attributes(tex: str, held: str) -> None:
    markup = str(to_mathml(tex, display=False))
    assert held in markup
    assert " style=" not in markup


def test_the_tex_is_kept_as_typed() -> None:
    tex = r'\R  < "a" & \text{b}'
    annotation = etree.fromstring(str(to_mathml(tex, display=False))).find(".//annotation")
    assert annotation is not None
    assert annotation.text == tex


@pytest.mark.parametrize("name", sorted(TEXT_SYMBOLS))
def test_every_sign_of_text_is_one_of_formulas(name: str) -> None:
    assert "<merror" not in row(rf"5\{name} x")
