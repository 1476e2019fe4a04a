"""The script that learns how much a stem tells, on texts of its own."""

from math import log

from sitegen.derive.words import rarity
from tests.learn.rarity import FEWEST, learn


def test_the_fewer_texts_use_a_stem_the_more_it_tells() -> None:
    texts = (
        ["Looms weave looms."] * 3 * FEWEST + ["We weave."] * (FEWEST - 1) + ["A weaver's loom."]
    )
    count = len(texts)
    assert learn(texts) == {
        "loom": round(log(count / (3 * FEWEST + 1)), 2),
        "weav": round(log(count / (4 * FEWEST - 1)), 2),
    }


def test_the_shipped_table_knows_what_is_common() -> None:
    assert rarity("model") < rarity("bandit") < rarity("weaverbird")
