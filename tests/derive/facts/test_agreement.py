"""Entries of one paper complete each other; where they disagree, the better one or none speaks."""

from dataclasses import replace
from typing import Any

import pytest

from sitegen.derive.facts.agreement import NO_MATCH, agreed
from sitegen.derive.facts.fits import Fit, How
from sitegen.model.record import Link
from tests.derive.facts.samples import facts

A, B = Link("code", "https://example.org/a"), Link("arxiv", "https://example.org/b")
ONE = facts(title="Weaving Long Contexts", line=1, authors=("Ada Example",), links=(A,))


def test_nothing_fits() -> None:
    assert agreed([]) is NO_MATCH


def test_one_entry_is_as_it_is() -> None:
    assert agreed([Fit(ONE, How.NAME)]).facts == ONE


def test_entries_complete_each_other() -> None:
    other = facts(
        title="Weaving long contexts: A Study", line=9, authors=("A. Example",), venue="ICML",
        year=2026, links=(B,), keywords=("looms",),
    )  # fmt: skip
    match = agreed([Fit(other, How.TITLE), Fit(ONE, How.ABSTRACT)])
    assert match.disputes == ()
    assert match.facts == replace(
        ONE, title="Weaving long contexts: A Study", venue="ICML", year=2026, links=(A, B),
        keywords=("looms",),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("key", "mine", "its", "agree"),
    [
        ("title", "On Looms & Gardens", "{On} looms \\& gardens", True),
        ("title", "On Looms", "On Gardens", False),
        ("authors", ("Ada Example", "Bo Sample"), ("A. B. Example", "B. Sample"), True),
        ("authors", ("Ada Example", "Bo Sample"), ("Bo Sample", "Ada Example"), False),
        ("authors", ("Wei Li",), ("Li Wei",), True),
        ("venue", "ICML", "International Conference on Machine Learning", True),
        ("venue", "ICML", "ICLR", False),
        ("year", 2026, 2025, False),
    ],
)
def test_what_is_the_same(key: str, mine: object, its: object, *, agree: bool) -> None:
    # Without title and authors alike the entries would be of two papers.
    same = facts(title="T", venue="V") if key in {"year", "authors"} else facts(title="T")
    first: dict[str, Any] = {key: mine}
    second: dict[str, Any] = {key: its, "line": 2}
    one, two = replace(same, **first), replace(same, **second)
    match = agreed([Fit(one, How.ABSTRACT), Fit(two, How.ABSTRACT)])
    assert [dispute.key for dispute in match.disputes] == ([] if agree else [key])
    assert match.facts is not None
    assert bool(getattr(match.facts, key)) == (agree or key == "venue")


def test_a_preprint_yields_its_year() -> None:
    preprint = facts(line=1, year=2025)
    published = facts(line=2, year=2026, venue="ICML")
    for pair in ((preprint, published), (published, preprint)):
        match = agreed([Fit(entry, How.ABSTRACT) for entry in pair])
        assert match.facts is not None
        assert (match.facts.year, match.disputes) == (2026, ())


def test_two_that_fit_alike_and_contradict_each_other_give_nothing() -> None:
    one = facts(title="Looms", authors=("Ada Example",), links=(A,))
    two = facts(title="Gardens", authors=("Bo Sample",), links=(B,), line=2)
    match = agreed([Fit(one, How.ABSTRACT), Fit(two, How.ABSTRACT)])
    assert match.facts is None
    assert [(d.key, d.settled) for d in match.disputes] == [("title", False), ("authors", False)]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Fit(ONE, How.ABSTRACT), ("by name", How.NAME, 1.0)),
        (Fit(ONE, How.ABSTRACT), ("a beginning", How.ABSTRACT, 0.2)),
        (Fit(ONE, How.REWORDED, 0.95), ("less alike", How.REWORDED, 0.7)),
    ],
)
def test_the_better_fit_speaks_and_the_other_gives_nothing(
    better: Fit, worse: tuple[str, How, float]
) -> None:
    other = facts(title="Gardens", authors=("Bo Sample",), venue="KDD", links=(B,), line=2)
    match = agreed([Fit(other, worse[1], worse[2]), better])
    assert match.facts == ONE
    assert all(dispute.settled for dispute in match.disputes)
    assert [dispute.second for dispute in match.disputes] == [other, other]
