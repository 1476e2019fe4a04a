"""The abstract dialect, rule by rule: what each reads, and what it leaves alone."""

import pytest

from sitegen.text.abstract import read_abstract, read_title
from tests.text.fixtures import TITLES, Case, cases, shown
from tests.text.markup import assert_abstract_is_safe

ALL = list(cases())
OF_ABSTRACTS_ALONE = ("repairs/quotation-marks-around-the-whole", "repairs/the-cell-of-a-title")
"""A title keeps its quotation marks."""
# A title has no blocks: where an abstract has one paragraph, both read alike.
OF_ONE_PARAGRAPH = [
    case
    for case in ALL
    if case.html.count("<p>") == 1
    and "<li>" not in case.html
    and case.rule not in OF_ABSTRACTS_ALONE
]


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.name)
def test_an_abstract_reads_as_its_fixture_says(case: Case) -> None:
    prose = (read_title if case.rule == TITLES else read_abstract)(case.source)
    assert shown(prose.html) == case.html
    assert prose.text == case.text
    if case.plain is not None:
        assert prose.plain == case.plain
    elif "<math" not in case.html and not prose.faults:
        assert prose.plain == prose.text
    if case.searchable is not None:
        assert prose.searchable == case.searchable
    elif "\\" not in prose.plain:
        assert prose.searchable == prose.plain
    assert_abstract_is_safe(prose.html)


@pytest.mark.parametrize("case", OF_ONE_PARAGRAPH, ids=lambda case: case.name)
def test_a_title_reads_as_an_abstract_of_one_paragraph(case: Case) -> None:
    assert shown(read_title(case.source).html) == case.html.removeprefix("<p>").removesuffix("</p>")
