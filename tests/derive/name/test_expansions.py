"""Which words spell an acronym."""

import pytest

from sitegen.derive.name.expansions import spelled_by, spells


@pytest.mark.parametrize(
    ("words", "key", "count"),
    [
        ("we propose woven action maps", "wam", 3),
        ("we propose loom networks", "loomnet", 2),
        ("our framework native network anatomy", "nana", 3),
        ("a coarse-to-fine weaver", "c2fw", 0),
        ("a coarse-to-fine weaver", "ctfw", 2),
        ("of parameterized max scale", "pams", 3),
        ("we propose a planner", "wam", 0),
        ("", "wam", 0),
    ],
)
def test_the_last_words_that_spell_a_key_are_counted(words: str, key: str, count: int) -> None:
    assert spelled_by(words.split(), key) == count


def test_half_of_a_key_must_be_first_letters() -> None:
    assert spells(["loom", "network"], "loomnet")
    assert not spells(["planner"], "per")
