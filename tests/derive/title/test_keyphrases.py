"""The phrases an abstract comes back to."""

from sitegen.derive.title.keyphrases import keyphrases
from sitegen.derive.title.signs import subject


def test_keyphrases_are_what_an_abstract_comes_back_to() -> None:
    read = ["Rope segmentation is hard.", "We train rope segmentation with hand looms.",
            "A hand loom helps rope segmentation."]  # fmt: skip
    found = keyphrases(read, subject(read, named=False).repeated)
    assert [(key.text, key.sentence) for key in found[:2]] == [
        ("Rope segmentation", 0),
        ("hand looms", 1),
    ]
