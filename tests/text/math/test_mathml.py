"""Formulas as MathML: right, safe whatever the TeX asks for, and None where nothing can be read."""

import time

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
    r" \gap{ \inner{ \E{ \vec{x} \overline \widehat ’ √ ^-1 _[ \\bm{ \langle"
    r" \texttt{b} \mbox{c} \verb \stackrel \bmod \pmod{n} \def \newcommand \let \substack",
    longest=14,
)


@given(tex_of_any_kind)
def test_any_tex_gives_safe_mathml_or_none(tex: str) -> None:
    for display in (True, False):
        markup = to_mathml(tex, display=display)
        if markup is not None:
            formula = etree.fromstring(markup)
            assert_formula_is_core(formula)
            for name in ("displaystyle", "scriptlevel"):  # no others pass HTML's checker
                styled = {element.tag for element in formula.iter() if name in element.attrib}
                assert styled <= {"math", "mstyle", "mtable"}


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
        (
            r"3\gap m, \gap\sqrt n, a+\gap+b",
            r"3\,\mathrm{gap}\,m, \mathrm{gap}\,\sqrt n, a+\mathrm{gap}+b",
        ),
        (r"\gap{a}{\gap{}}", r"\mathrm{gap}{\left(a, \mathrm{gap}\right)}"),
        (
            r"\inner{x}{y}, \norm*{x}, \abs x",
            r"\left\langle x, y\right\rangle, \left\|x\right\|, \left|x\right|",
        ),
        (
            r"\order{n}, \E{x}, \E[x]",
            r"\mathcal{O}\left(n\right), \mathbb{E}\left[x\right], \mathbb{E}[x]",
        ),
        (r"\AA, |Å|, \SS", r"\mathbb{A}, |\mathbb{A}|, \mathbb{S}"),
        (r"\substack{a\\b}", r"\begin{gathered}a\\b\end{gathered}"),
        (r"\sum\nolimits_i x", r"\sum_i x"),
        (r"\begin{eqnarray}a&=&b\end{eqnarray}", r"\begin{array}{rcl}a&=&b\end{array}"),
        (r"\boldsymbol{\mathit{x}}, \bm{108}, \bm 1", r"\boldsymbol{x}, \mathbf{108}, \mathbf 1"),
        (r"\boldsymbol{\mathcal{X}}, \bm{\mathsf a}", "{𝓧}, {𝗮}"),
        (r"10,000 (10,100)", r"10{,}000 (10,100)"),
        (r"\text{``a'' -- b}", r"\text{“a” – b}"),
        ("gamma\\", "gamma"),
        (r"a\*b \)", "a*b )"),
        (r"x__2, x^'", "x_2, x'"),
        (r"a\right), \end{array}", "a), "),
        (r"\big x", "x"),
        (r"{\frac}", r"{\frac{}{}}"),
        (r"\tilde\cal O", r"\tilde{\cal O}"),
        (r"\^2", "^2"),
        (r"\barrier, \hatch", r"\mathrm{barrier}, \mathrm{hatch}"),
        (r"\barx \hatbeta \sqrtn", r"\bar{x} \hat{\beta} \sqrt{n}"),
        (r"\textalpha \boldsymboltheta", r"\alpha \boldsymbol{\theta}"),
        (r"\textbfFast \mathrmmax", r"\textbf{Fast} \mathrm{max}"),
        (r"j\textsuperscript{th}", r"j^{\text{th}}"),
        (r"x\textsubscript{1}", r"x_{\text{1}}"),
        (r"45\textdegree, 3\textmu s, \texteuro 4", "45°, 3µ s, €4"),
        (r"\textpm 2 \textasciitilde 3", r"\pm 2 \sim 3"),
        (r"2\,\AA, 3~\AA", r"2\,Å, 3~Å"),
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
    ("tex", "same"),
    [
        ("x’ f”(x)", "x' f''(x)"),
        ("0–1", "0-1"),
        ("√n+√10+√(a+b)+√", r"\sqrt n+\sqrt{10}+\sqrt{a+b}+\surd"),
        ("¥sqrt{n}", r"\sqrt{n}"),
        ("17 imes17", r"17\times 17"),
        ("Ø(n)", r"\mathcal{O}(n)"),
        (r"D\_{KL}", "D_{KL}"),
        (r"n^-1, T^-1/2, 2^-k", "n^{-1}, T^{-1/2}, 2^{-k}"),
        (r"10^12, n^1.5, \log_10", r"10^{12}, n^{1.5}, \log_{10}"),
        (r"x^(t), \mu_[i]", r"x^{(t)}, \mu_{[i]}"),
        ("360^circ, 90^{circ}, f_epsilon", r"360^\circ, 90^\circ, f_\epsilon"),
        ("h^inner_t", r"h^{\mathrm{inner}}_t"),
        (r"\sum_i = 1^n, (x)_j=1^n", r"\sum_{i = 1}^n, (x)_{j=1}^n"),
        (r"\\hat{\\theta}", r"\hat{\theta}"),
        (r"x_\rm max", r"x_{\rm max}"),
    ],
)
def test_what_was_broken_on_its_way_reads_as_what_was_typed(tex: str, same: str) -> None:
    assert row(tex) == row(same)


@pytest.mark.parametrize(
    ("tex", "held"),
    [
        (r"\text{user’s} \text{0–1}", "user’s"),
        (r"\text{0–1}", "0–1"),
        ("x_i=1^n", "<msub><mi>x</mi><mi>i</mi></msub>"),
        (r"x^-y", "<msup><mi>x</mi><mo>−</mo></msup>"),
        (r"\text{a\_test}", "a_test"),
        (r"\frac{a\\b}{c}", "<mi>b</mi>"),
        ("(10,100)", "<mo>,</mo>"),
        ("2Å", "Å"),
        ("¥5", "¥"),
    ],
)
def test_what_is_meant_stays(tex: str, held: str) -> None:
    assert held in row(tex)


@pytest.mark.parametrize(
    ("tex", "held"),
    [
        (r"\vec{I}", '<mo class="math-vec" stretchy="false">→</mo>'),
        (r"\overline{x+y}", '</mrow><mo class="math-line">¯</mo></mover>'),
        (r"\underline{x}", '<mi>x</mi><mo class="math-line">_</mo></munder>'),
        (r"\widehat{O}", '<mo stretchy="false">ˆ</mo>'),
        (r"\widehat{AB}", '<mo stretchy="true">\u0302</mo>'),
        ("f'", "<mrow><mi>f</mi><mo>′</mo></mrow>"),
        ("x'_i", "<msubsup><mi>x</mi><mi>i</mi><mo>′</mo></msubsup>"),
        (r"\log{n}", '<mo lspace="0.1667em">\u2061</mo><mi>n</mi>'),
        (r"\log{(n)}", "<mo>\u2061</mo>"),
    ],
)
def test_browsers_get_what_they_show_well(tex: str, held: str) -> None:
    assert held in row(tex)


@pytest.mark.parametrize(
    "opener", ["(", "[", r"\{", r"\langle ", r"\left(", r"\bigl(", r"\hat(a_)(", r"\\[\bar{f}"]
)
def test_brackets_without_a_closer_take_no_longer_than_others(opener: str) -> None:
    """The converter would try every pair: a hundred of them would take it for ever."""
    tex = opener * (LONGEST // len(opener))
    began = time.process_time()
    to_mathml(tex, display=False)
    assert time.process_time() - began < 1


def test_many_brackets_are_all_shown() -> None:
    tex = "(" * 20 + "x" + ")" * 20
    assert row(tex).count(">(<") == row(tex).count(">)<") == 20


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
        (
            r"\dfrac{a}{b}",
            '<mstyle displaystyle="true"><mfrac><mi>a</mi><mi>b</mi></mfrac></mstyle>',
        ),
        (r"{\displaystyle \frac12}", '<mstyle displaystyle="true" scriptlevel="0"><mfrac>'),
        (r"\dfrac{\tfrac{a}{b}}{c}", "</mfrac></mstyle><mi>c</mi></mfrac></mstyle>"),
        (r"\hspace{10pt}", '<mspace width="1em"/>'),
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
