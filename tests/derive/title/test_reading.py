"""Abstracts read as words of known kinds."""

import pytest

from sitegen.derive.name.names import Name
from tests.derive.title.readings import LOOM_NET, reading_of


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("We model ropes.", "WVS."),  # "model" after "we" is a verb
        ("The design of looms.", "dNoS."),  # and "design" after "the" none
        ("A well grounded, strong loom.", "aAJ,JN."),
        ("Named entity planning is hard.", "JNgXJ."),
        ("By weaving the ropes.", "bGdS."),
        ("A loom that braids wet ropes.", "aNhZNS."),
        ("A loom that braids robust ropes.", "aNhZJS."),
        ("A loom that tests faded ropes.", "aNhZJS."),
        ("An aide which listens to ropes.", "aNhZtS."),
        ("A loom that reads a knot and names the rope.", "aNhZaNcZdN."),
        # a clause without a verb has one
        ("Ropes tangle on ships.", "SVpS."),
        ("Large language models answer with confidence.", "JNLVwN."),
        ("Sleep staging needs experts.", "NgZS."),
        ("Hand looms mishear ropes.", "NSVS."),
        ("Hand looms in ships.", "NSiS."),
    ],
)
def test_neighbours_tell_a_words_kind(text: str, kinds: str) -> None:
    assert reading_of(text).kinds == kinds


def test_asides_are_left_out_and_sentences_known() -> None:
    reading = reading_of("Looms (of wood) hold. Ropes [12] tear.")
    assert [word.lower for word in reading.words] == ["looms", "hold", ".", "ropes", "tear", "."]
    assert [reading.sentence(place) for place in range(6)] == [0, 0, 0, 1, 1, 1]


def test_each_mention_of_a_name_is_one_word() -> None:
    name = Name(("Loom Lens", "LoomLens"), 1.0, {})
    assert reading_of("Loom Lens sees. We use LoomLens.", name).kinds.count("@") == 2
    assert "@" not in reading_of("Loom Lens sees.", LOOM_NET).kinds


def test_what_a_name_stands_for_is_kept() -> None:
    before = reading_of("We use Loom Nets (LoomNet) here.", LOOM_NET)
    assert [before.words[place - 1].text for place in before.spelled_before] == ["nets"]
    after = reading_of("LoomNet (Loom Nets) helps.", LOOM_NET)
    assert [word.lower for word in after.spelled_after] == ["loom", "nets"]
