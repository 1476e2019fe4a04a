"""Sentences in which a paper says what it brings."""

import pytest

from sitegen.derive.proposals import first_proposal, proposes


@pytest.mark.parametrize(
    "sentence",
    [
        "We propose a loom.", "In this paper, we first and foremost introduce a loom.",
        "This article presents looms.", "The authors design a loom.", "A loom called LoomNet.",
    ],
)  # fmt: skip
def test_a_paper_says_what_it_brings(sentence: str) -> None:
    assert proposes(sentence)


@pytest.mark.parametrize(
    "sentence",
    ["Looms are old.", "We study looms.", "Weavers propose a loom.", "We weave. Others propose."],
)
def test_other_sentences_bring_nothing(sentence: str) -> None:
    assert not proposes(sentence)


def test_the_first_of_them_is_found() -> None:
    sentences = ["Looms are old.", "We study looms.", "We propose a loom.", "We design threads."]
    assert first_proposal(sentences) == 2
    assert first_proposal(sentences[:2]) is None
