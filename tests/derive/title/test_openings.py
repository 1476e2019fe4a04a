"""How a clause opens as a title."""

from typing import get_args

import pytest

from sitegen.derive.title.openings import Opening, openings


@pytest.mark.parametrize(
    ("clause", "opened"),
    [
        ("a novel, simple yet effective method", ["a method"]),
        ("the problem of a new knot", ["a knot"]),
        ("the first loom for ropes", ["a loom for ropes"]),
        ("the first looms for ropes", ["looms for ropes"]),
        ("a unified method for tying knots", ["tying knots", "a unified method for tying knots"]),
        ("a method that detects knots and removes ropes",
         ["detecting knots and removing ropes", "a method that detects knots and removes ropes"]),
        ("this gap by tying knots", ["tying knots"]),
        ("a novel algorithm, Weave Forest for ropes", ["Weave Forest for ropes"]),
        ("to estimate tension", ["estimating tension"]),
    ],
)  # fmt: skip
def test_a_clause_opens_without_filler_or_with_its_action(clause: str, opened: list[str]) -> None:
    assert [text for _, text in openings(clause)] == opened


# A clause, and how it opens in each way.
OPENED: dict[Opening, tuple[str, str]] = {
    "action": ("a method for tying knots", "tying knots"),
    "object": ("a method for strong knots", "strong knots"),
    "kept": ("strong knots", "strong knots"),
}


@pytest.mark.parametrize("opening", get_args(Opening))
def test_a_clause_tells_how_it_was_opened(opening: Opening) -> None:
    clause, text = OPENED[opening]
    assert (opening, text) in openings(clause)
