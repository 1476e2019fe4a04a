"""The abstract dialect, rule by rule: what each reads, and what it leaves alone."""

import pytest

from sitegen.text.abstract import read_abstract
from tests.text.fixtures import Case, cases, shown
from tests.text.markup import assert_abstract_is_safe


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)
def test_an_abstract_reads_as_its_fixture_says(case: Case) -> None:
    prose = read_abstract(case.source)
    assert shown(prose.html) == case.html
    assert prose.text == case.text
    assert_abstract_is_safe(prose.html)
