"""Where formulas start and end, for any text."""

from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.dialect.spans import math_spans, span_at
from sitegen.text.math.mathml import LONGEST
from tests.text.pieces import pieces

texts = st.lists(
    st.sampled_from(
        [
            *pieces(
                r"$ $ $ { } ` $$ \( \) \[ \] \$ \\ \text{ x x_1 5 US \begin{align} \end{align}"
            ),
            " ", "\n", "\n\n", "10 ", "word ", "and ", ". Then ", "'",
        ]
    ),
    max_size=40,
).map("".join)  # fmt: skip


@given(texts)
def test_formulas_stand_in_order_and_hold_their_source(text: str) -> None:
    at = 0
    for span in math_spans(text):
        assert at <= span.start < span.end <= len(text)
        assert span.source
        assert span.source in text[span.start : span.end]
        assert "\n\n" not in span.source or span.source.startswith(r"\begin")
        assert span_at(text, span.start) == span
        at = span.end


@given(st.text(alphabet="ab .,;\n").filter(str.strip))
def test_a_formula_is_found_between_any_words(words: str) -> None:
    spans = math_spans(f"{words} $x_1$ {words}")
    assert [span.source for span in spans] == ["x_1"]


def test_a_formula_has_its_bounds() -> None:
    assert math_spans(f"${'x' * (LONGEST + 1)}$") == []
    assert len(math_spans(f"${'x' * LONGEST}$")) == 1


def test_no_formula_opens_between_its_dollars() -> None:
    assert span_at("a $x$", 3) is None
