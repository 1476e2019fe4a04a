"""What an abstract says of tags outright."""

from collections.abc import Mapping

import pytest

from sitegen.derive.tags.mentions import MentionReader, Mentions
from sitegen.derive.tags.phrases import words_of
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from tests.derive.taxonomies import SMALL


def read(
    *sentences: str,
    taxonomy: Taxonomy = SMALL,
    learned: Mapping[str, Mapping[str, float]] | None = None,
    title: str = "",
) -> Mapping[str, Mentions]:
    reader = MentionReader(taxonomy, learned or {})
    return reader.read(sentences, list(map(words_of, sentences)), words_of(title))


def amount(*sentences: str, tag: str = "knots") -> float:
    return read(*sentences)[tag].amount


def test_phrases_are_given_with_what_they_count() -> None:
    found = read("Of looms.", "Knot theory and looms, looms.")
    assert found.keys() == {"weaving", "knots"}
    assert found["weaving"].phrases.keys() == {"loom"}
    assert found["weaving"].times == 3


def test_a_repeat_counts_less_each_time() -> None:
    once, twice, thrice, often = (amount("rope " * times) for times in (1, 2, 3, 4))
    assert twice - once > thrice - twice > often - thrice > 0


def test_a_weak_phrase_counts_less_and_least_where_it_stands_alone() -> None:
    alone, in_company = amount("A rope."), amount("A rope, a loom.")
    assert alone < in_company < amount("Knot theory.")


@pytest.mark.parametrize("topic", ["We study a rope.", "This paper proposes a rope."])
def test_the_first_sentence_and_those_that_say_the_topic_count_more(topic: str) -> None:
    aside = amount("Looms stand.", "They like a rope.")
    assert amount("Looms stand.", topic) > aside
    assert amount("They like a rope.", "Looms stand.") > aside


def test_a_plain_phrase_of_the_derived_title_is_told() -> None:
    text = "Knot theory of a rope and of looms."
    titled = {tag: found.titled for tag, found in read(text, title="Ropes in knot theory").items()}
    assert titled == {"knots": True, "weaving": False}
    assert not read(text, title="On a rope")["knots"].titled


def test_a_learned_weight_is_for_a_plain_phrase_alone() -> None:
    learned = {"knots": {"knot theory": 0.5, "rope": 9.0}}
    assert read("Knot theory.", learned=learned)["knots"].amount < amount("Knot theory.")
    assert read("A rope.", learned=learned)["knots"].amount == amount("A rope.")


@pytest.mark.parametrize(
    ("text", "tag", "exact"),
    [
        ("Knot theory.", "knots", True),
        ("A rope.", "knots", False),
        ("A loom.", "weaving", False),
        ("A loom, a hand loom.", "weaving", True),
    ],
)
def test_a_plain_phrase_of_several_words_is_exact(text: str, tag: str, *, exact: bool) -> None:
    assert read(text)[tag].exact is exact


def test_a_tag_without_a_group_is_nobodys_company() -> None:
    weak = Tag("b", "B", None, (Alias("rope", weak=True),))
    taxonomy = Taxonomy({}, (Tag("a", "A", None, (Alias("loom"),)), weak))
    company = read("A rope, a loom.", taxonomy=taxonomy)["b"].amount
    assert company == read("A rope, a boom.", taxonomy=taxonomy)["b"].amount
