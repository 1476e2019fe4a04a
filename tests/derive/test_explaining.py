"""Every derived value says which words it comes from."""

import pytest

from sitegen.derive.abstract import Deriver
from sitegen.derive.explaining import explanation
from sitegen.text.abstract import read_abstract
from tests.derive.taxonomies import SMALL, shipped

ABSTRACT = (
    "Ropes tangle. We propose LoomNet, a neural network that unties knots in ropes. "
    "LoomNet halves the work of sailors."
)


def explained(text: str) -> list[str]:
    return list(explanation(Deriver(SMALL).explained(read_abstract(text))))


def test_a_name_has_its_mention_and_signs() -> None:
    head, mention, signs, *_ = explained(ABSTRACT)
    assert head.startswith("name: LoomNet (")
    assert "We propose LoomNet, a neural network" in mention
    assert "camel" in signs


def test_a_title_has_its_pieces_and_their_sentences() -> None:
    lines = explained(ABSTRACT)
    place = next(n for n, line in enumerate(lines) if line.startswith("title: LoomNet: "))
    assert lines[place + 1].endswith("sentence 2")


def test_a_tag_has_its_phrases_and_what_came_close_follows() -> None:
    lines = explained("Knot theory of knots in ropes. A loom stands by.")
    place = next(n for n, line in enumerate(lines) if line.startswith("tags: knots"))
    assert lines[place + 1].startswith("  knots ")
    assert "“knot theory”" in lines[place + 1]


@pytest.mark.parametrize(
    ("text", "said"),
    [("LoomNet.", "  the name alone"), ("It does.", "  the first words of the abstract")],
)
def test_a_title_without_pieces_says_what_stands_for_it(text: str, said: str) -> None:
    lines = explained(text)
    place = next(n for n, line in enumerate(lines) if line.startswith("title: "))
    assert lines[place + 1] == said


@pytest.mark.parametrize(
    ("text", "lines"),
    [("", ["name: none", "title: none", "tags: none"]), ("…", ["name: none", "title: …"])],
)
def test_nothing_is_said_of_what_is_not_there(text: str, lines: list[str]) -> None:
    assert explained(text)[: len(lines)] == lines


def test_words_beside_the_phrases_are_named() -> None:
    text = "Pixels of each class get a mask, annotated by superpixels on Cityscapes and ADE20K."
    derivation = Deriver(shipped()).explained(read_abstract(text))
    words = derivation.words[derivation.scores[0].tag]
    shown = "\n".join(explanation(derivation))
    assert words
    assert all(word in shown for word in words)
