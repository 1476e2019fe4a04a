"""Phrases that read as titles, and those that do not."""

import pytest

from sitegen.derive.title.phrases import is_readable, is_whole


@pytest.mark.parametrize(
    "phrase",
    [
        "this loom weaves", "looms such that ropes hold", "our looms for rope", "its long threads",
        "integrates wool and rope", "quickly integrates wool", "which rope to use", "a method",
        "an efficient algorithm", "A model, Loom for ropes", "looms that better align", "looms",
        r"a rate of \sqrt{n} knots",
    ],
)  # fmt: skip
def test_bad_shapes_are_no_titles(phrase: str) -> None:
    assert not is_readable(phrase)


@pytest.mark.parametrize(
    "phrase", ["a loom for ropes", "weaving ropes such as hemp", "how looms shape their threads"]
)
def test_good_shapes_are(phrase: str) -> None:
    assert is_readable(phrase)


@pytest.mark.parametrize(
    ("phrase", "whole"),
    [
        ("looms (of wood)", True), ("looms (of wood", False), ('a "good" loom', True),
        ('a "good loom', False), ("between rope and thread", True), ("between rope", False),
        ("both looms", False),
    ],
)  # fmt: skip
def test_brackets_quotes_and_pairs_must_close(phrase: str, *, whole: bool) -> None:
    assert is_whole(phrase) is whole
