"""Formulas in a real Chromium: laid out as TeX would, against pictures and by their measures.

Nothing here knows a font: pictures are compared with those of MathML written by hand, in
`formulas/`, in the same browser; measures are compared with each other.
"""

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.sheets import Sheet, mathml
from tests.pages import served

FOLDER = Path(__file__).parent / "formulas"
CASES = sorted(FOLDER.glob("*.html"))
SLACK = 1.5  # CSS pixels: what rounding and side bearings may shift


@pytest.fixture
def sheet(tmp_path: Path, watched: Watched) -> Iterator[Sheet]:
    """Under the policy of the site, of which nothing may be violated: `watched` sees to it."""
    with served(tmp_path) as url:
        yield Sheet(tmp_path, url, watched.page)


def test_there_is_a_picture_of_each_kind() -> None:
    assert len(CASES) >= 16


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_a_formula_looks_as_one_written_by_hand(case: Path, sheet: Sheet) -> None:
    typed, by_hand = case.read_text(encoding="utf-8").split("\n", maxsplit=1)
    assert sheet.picture(mathml(typed)) == sheet.picture(by_hand)


def test_a_picture_tells_formulas_apart(sheet: Sheet) -> None:
    pictures = {
        sheet.picture(mathml(typed)) for typed in (r"$\frac{a}{b}$", r"$\frac{b}{a}$", "$a/b$")
    }
    assert len(pictures) == 3


def test_a_fraction_stands_above_its_bar_and_below(sheet: Sheet) -> None:
    outer, inner = sheet.boxes(mathml(r"$$\frac{x}{1+\frac{ab}{c}}$$"), "mfrac")
    above, below, small, smallest = sheet.boxes(
        mathml(r"$$\frac{x}{1+\frac{ab}{c}}$$"), "mfrac > :is(mi, mrow)"
    )
    assert above.bottom <= below.top
    assert abs(above.middle - below.middle) < SLACK
    assert small.bottom <= smallest.top
    assert below.left <= inner.left < inner.right <= outer.right


@pytest.mark.parametrize("sign", [r"\sum", r"\prod", r"\bigcup", r"\max", r"\lim"])
def test_limits_stand_above_and_below_where_displayed_and_beside_in_a_line(
    sign: str, sheet: Sheet
) -> None:
    tex = rf"{sign}_{{n}} x"
    shown, line = (mathml(f"{mark}{tex}{mark}") for mark in ("$$", "$"))
    base, limit = sheet.boxes(shown, ":is(munder, msub) > *")
    assert limit.top >= base.bottom - SLACK
    assert abs(limit.middle - base.middle) < base.width / 4
    base, limit = sheet.boxes(line, ":is(munder, msub) > *")
    assert limit.left >= base.right - SLACK
    assert base.top < limit.bottom


def test_both_limits_are_centred(sheet: Sheet) -> None:
    base, below, above = sheet.boxes(mathml(r"$$\sum_{i=1}^{n} x$$"), "munderover > *")
    assert above.bottom <= base.top + SLACK < base.bottom <= below.top + SLACK
    assert abs(above.middle - base.middle) < SLACK
    assert abs(below.middle - base.middle) < SLACK


@pytest.mark.parametrize("accent", ["hat", "bar", "tilde", "dot", "vec", "widetilde", "widehat"])
def test_an_accent_stands_over_its_letter(accent: str, sheet: Sheet) -> None:
    letters = ("x", "I", r"\mu", r"\mathbf{w}")
    formula = mathml(f"${''.join(rf'a{chr(92)}{accent}{{{letter}}}' for letter in letters)}$")
    parts = sheet.boxes(formula, "mover > *")
    for whole, base, mark in zip(
        sheet.boxes(formula, "mover"), parts[::2], parts[1::2], strict=True
    ):
        assert mark.top < base.top + base.height / 2
        assert mark.width > SLACK
        assert abs(mark.middle - base.middle) < max(base.width, mark.width) / 2
        assert whole.left - SLACK <= min(base.left, mark.left)
        assert max(base.right, mark.right) <= whole.right + SLACK


@pytest.mark.parametrize("command", ["overline", "underline"])
@pytest.mark.parametrize("content", ["x", "x+y", r"\mathbb{R}", r"\text{ab}"])
def test_a_line_is_as_long_as_what_it_marks(command: str, content: str, sheet: Sheet) -> None:
    formula = mathml(rf"$\{command}{{{content}}}$")
    (whole,) = sheet.boxes(formula, ":is(mover, munder)")
    base, sign = sheet.boxes(formula, ":is(mover, munder) > *")
    assert abs(base.width - whole.width) < SLACK
    assert sign.height < SLACK
    side = "Top" if command == "overline" else "Bottom"
    base_element = sheet.page.locator(":is(mover, munder) > :first-child")
    assert base_element.evaluate(f"(base) => parseFloat(getComputedStyle(base).border{side}Width)")


def test_the_spaces_of_a_text_are_seen(sheet: Sheet) -> None:
    words, spaced = (
        sheet.boxes(mathml(rf"${tex}$"), "mtext")[0]
        for tex in (r"\text{aandb}", r"\text{ a and b }")
    )
    assert spaced.width > words.width * 1.2
    left, text, right = sheet.boxes(mathml(r"$x\text{ if }y$"), ":is(mi, mtext)")
    assert left.right <= text.left < text.right <= right.left + SLACK


def test_the_name_of_an_operator_is_upright_and_set_apart(sheet: Sheet) -> None:
    formula = mathml(r"$n\log{n}$")
    before, name, behind = sheet.boxes(formula, "mi")
    space = name.height / 20
    assert name.left - before.right > space
    assert behind.left - name.right > space
    bracketed = sheet.boxes(mathml(r"$\log(n)$"), ":is(mi, mo)")
    opening = next(box for box in bracketed[1:] if box.width > 1)
    assert opening.left - bracketed[0].right < space


def test_the_columns_of_a_matrix_are_aligned(sheet: Sheet) -> None:
    formula = mathml(r"$\begin{bmatrix} 1 & 22222 \\ 333 & 4 \end{bmatrix}$")
    first, second, third, fourth = sheet.boxes(formula, "mtd > *")
    assert abs(first.middle - third.middle) < SLACK
    assert abs(second.middle - fourth.middle) < SLACK
    assert third.right < second.left
    opening, closing = sheet.boxes(formula, "mo")
    for inside, bracket in ((third.left, opening.right), (closing.left, second.right)):
        assert abs(inside - bracket) < (second.left - third.right) * 0.4
    assert second.bottom <= third.top + first.height


def test_the_lines_of_a_derivation_meet_at_their_signs(sheet: Sheet) -> None:
    formula = mathml(r"$$\begin{aligned} a+b+c &= d \\ e &= f+g+h+k \end{aligned}$$")
    sheet.show(formula)
    ends, starts = (
        sheet.page.locator("tr, mtr").evaluate_all(
            "(rows, [cell, last, side]) => rows.map((row) => {"
            "  const parts = row.children[cell].children;"
            "  return parts[last ? parts.length - 1 : 0].getBoundingClientRect()[side]; })",
            where,
        )
        for where in ([0, True, "right"], [1, False, "left"])
    )
    assert abs(ends[0] - ends[1]) < SLACK
    assert abs(starts[0] - starts[1]) < SLACK


def test_the_cases_of_a_definition_begin_in_one_line(sheet: Sheet) -> None:
    formula = mathml(r"$f = \begin{cases} 1 & \text{if } x > 0 \\ 222 & \text{else} \end{cases}$")
    one, _, two, _ = sheet.boxes(formula, "mtd")
    (brace,) = sheet.boxes(formula, "mo + mtable")
    assert abs(one.left - two.left) < SLACK
    assert brace.top <= one.top < two.bottom <= brace.bottom + SLACK


def test_scripts_stand_high_and_low_one_above_the_other(sheet: Sheet) -> None:
    base, low, high = sheet.boxes(mathml("$x_{a}^{b}$"), "msubsup > *")
    assert base.right <= low.left + SLACK
    assert abs(low.left - high.left) < base.width
    assert high.bottom <= low.top + SLACK
    assert low.height < base.height * 1.5
    assert high.top < base.top < low.bottom


def test_brackets_grow_with_what_they_hold(sheet: Sheet) -> None:
    """As far as a font of this machine lets any bracket grow."""
    tall = '<math><mrow><mo>(</mo><mspace height="3em" depth="3em"/><mo>)</mo></mrow></math>'
    plain = "<math><mrow><mo>(</mo><mi>x</mi><mo>)</mo></mrow></math>"
    grown, usual = (sheet.boxes(markup, "mo")[0].height for markup in (tall, plain))
    opening, closing = sheet.boxes(mathml(r"$\left(\frac{\frac{a}{b}}{c}\right)$"), "mo")
    (content,) = sheet.boxes(mathml(r"$\left(\frac{\frac{a}{b}}{c}\right)$"), "mrow > mfrac")
    assert abs(opening.height - closing.height) < SLACK
    if grown > 2 * usual:
        assert opening.height >= content.height * 0.9
        assert opening.top <= content.top + content.height / 10


def test_a_brace_lies_below_its_terms_and_its_words_below_the_brace(sheet: Sheet) -> None:
    formula = mathml(r"$$\underbrace{a + b + c}_{\text{two}}$$")
    terms, brace = sheet.boxes(formula, "munder > munder > *")
    (words,) = sheet.boxes(formula, "mtext")
    assert terms.bottom <= brace.top + SLACK
    assert brace.bottom <= words.top + SLACK
    assert abs(terms.middle - words.middle) < SLACK


def test_a_prime_is_high_and_close(sheet: Sheet) -> None:
    formula = mathml("$f'(x)$")
    letter = sheet.boxes(formula, "mi")[0]
    prime, bracket = sheet.boxes(formula, "mo")[:2]
    assert prime.left - letter.right < letter.height / 3
    assert prime.right <= bracket.left + SLACK


def test_under_limits_lines_stand_close(sheet: Sheet) -> None:
    loose, tight = (
        sheet.boxes(mathml(rf"$${tex}$$"), "mtable")[0]
        for tex in (
            r"\begin{gathered} i \\ j \end{gathered}",
            r"\sum_{\substack{i \\ j}} x",
        )
    )
    assert tight.height < loose.height * 0.75


def test_a_screen_reader_meets_each_sign_once(sheet: Sheet) -> None:
    """Formulas are told as math, in parts, without the TeX beside them."""
    tex = (
        r"\frac{a}{2} + \overline{x+y} \vec{v}' \sqrt{n} \log n \begin{pmatrix} 1 & 7 \end{pmatrix}"
    )
    sheet.show(mathml(f"${tex}$") + mathml("$$z < 3$$"))
    session = sheet.page.context.new_cdp_session(sheet.page)
    nodes = {n["nodeId"]: n for n in session.send("Accessibility.getFullAXTree")["nodes"]}
    formulas = [node for node in nodes.values() if role(node) == "MathMLMath"]
    told = [list(descendants(nodes, formula)) for formula in formulas]
    parts = [[role(node) for node in formula] for formula in told]
    assert {"MathMLFraction", "MathMLSquareRoot", "MathMLTableCell", "MathMLOver"} <= {*parts[0]}
    texts = [
        [node["name"]["value"] for node in formula if role(node) == "StaticText"]
        for formula in told
    ]
    assert ["".join(map(plain, text)) for text in texts] == ["a2+x+y¯v→′nlogn(17)", "z<3"]


def plain(sign: str) -> str:
    """A letter without its font; what is not seen is nothing."""
    return sign if sign == "¯" else unicodedata.normalize("NFKC", sign).strip("\u2061")


def role(node: dict[str, Any]) -> str:
    return str(node["role"]["value"])


def descendants(nodes: dict[str, Any], node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for child in node.get("childIds", []):
        yield nodes[child]
        yield from descendants(nodes, nodes[child])
