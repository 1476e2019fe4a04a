"""Tens of thousands of real abstracts, where they lie beside the project: nothing is left over."""

import pytest

from tests.text.corpus import CORPUS, LEFTOVERS, Sweep, abstracts, mutated, sweep

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"{CORPUS} is not at hand")

MOST_LEFT_OVER = 0.001
MOST_WITHOUT_MATHML = 0.0005


@pytest.fixture(scope="module")
def seen() -> Sweep:
    return sweep(abstracts(CORPUS))


def test_every_abstract_is_read_into_safe_html(seen: Sweep) -> None:
    assert seen.abstracts > 0
    assert (seen.exceptions.total(), seen.unsafe.total()) == (0, 0), seen.examples


@pytest.mark.parametrize("kind", LEFTOVERS)
def test_markup_is_hardly_ever_left_over(seen: Sweep, kind: str) -> None:
    assert seen.share(kind) < MOST_LEFT_OVER, seen.examples[kind]


def test_hardly_a_formula_lacks_its_mathml(seen: Sweep) -> None:
    assert seen.without_mathml.total() <= MOST_WITHOUT_MATHML * seen.formulas, seen.without_mathml


def test_what_is_broken_at_random_is_read_into_safe_html() -> None:
    broken = sweep(mutated(text for i, text in enumerate(abstracts(CORPUS)) if i % 8 == 0))
    assert (broken.exceptions.total(), broken.unsafe.total()) == (0, 0), broken.examples
