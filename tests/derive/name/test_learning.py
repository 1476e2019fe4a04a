"""The scripts that learn the tables of names, on a few papers of their own."""

import pytest

from sitegen.derive.name.signs import SIGNS
from tests.learn.counts import FEWEST, FEWEST_LOWER, count
from tests.learn.names import FEWEST_CANDIDATES, examples, learn, report, true_name
from tests.learn.papers import Paper


def paper(title: str, *sentences: str, held_out: bool = False) -> Paper:
    return Paper(title, 2020, " ".join(sentences), list(sentences), (), [], held_out)


NAMED = [
    paper(f"Loom{letter}Net: Weaving", f"We propose Loom{letter}Net.", "It beats SpinRival.")
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" * 5
]
UNNAMED = [paper("Weaving", "We weave.", "We compare with SpinRival.")] * 50


@pytest.mark.parametrize(
    ("title", "abstract", "name"),
    [
        ("LoomNet: Weaving Plans", "We propose LoomNet.", "LoomNet"),
        ("LoomNet: Weaving Plans", "We propose Loom-Net.", "LoomNet"),
        ("Tessitura: Weaving Plans", "Here Tessitura weaves.", "Tessitura"),
        ("Weaving Lens: Plans", "We propose Weaving Lens.", "Weaving Lens"),
        ("Weaving Lens: Plans", "We propose a weaving lens.", None),
        ("LoomNet: Weaving Plans", "We propose a planner.", None),
        ("Weaving Plans with LoomNet", "We propose LoomNet.", None),
        ("Learning: Plans and Looms", "We learn.", ""),
        ("Weaving Plans", "We propose LoomNet.", ""),
    ],
)
def test_the_true_name_opens_the_title_and_stands_in_the_abstract(
    title: str, abstract: str, name: str | None
) -> None:
    assert true_name(title, abstract) == name


def test_what_introduces_names_gets_weight_and_again_the_same() -> None:
    found = list(examples([*NAMED, *UNNAMED]))
    assert len(NAMED) >= FEWEST_CANDIDATES
    weights = learn(found)
    assert weights == learn(found)
    assert set(SIGNS) <= weights.keys()
    assert weights["proposed"] > 0
    assert "F1 1.000, on unnamed 0.000" in report(found, weights)


def test_words_are_counted_once_an_abstract_by_how_they_are_written() -> None:
    abstract = ["Looms weave.", "In Weave we weave and weave LoomNet."]
    tables = count([abstract] * FEWEST_LOWER)
    assert tables["lower_count"]["weave"] == FEWEST_LOWER
    assert tables["capital_count"] == {"weave": FEWEST_LOWER}
    assert tables["coined_count"] == {"loomnet": FEWEST_LOWER}
    assert count([abstract] * (FEWEST - 1))["coined_count"] == {}
