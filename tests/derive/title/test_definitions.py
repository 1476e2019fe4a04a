"""The words an acronym stands for."""

import pytest

from sitegen.derive.title.definitions import expansion


@pytest.mark.parametrize(
    ("before", "key", "words"),
    [
        ("we propose Woven Action Maps", "wam", "Woven Action Maps"),
        ("we present the Woven Action Maps", "wam", "Woven Action Maps"),
        ("by mending and introducing Knotted Neurons", "knot", "Knotted Neurons"),
        ("we use Weaving, Testing, and Untangling", "wtu", "Weaving, Testing, and Untangling"),
        ("we propose Rope Forests", "xyz", "Rope Forests"),
        ("", "wam", ""),
    ],
)
def test_an_acronym_finds_its_words(before: str, key: str, words: str) -> None:
    assert expansion(before, key) == words
