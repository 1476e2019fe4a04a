"""What acronyms stand for."""

import pytest

from sitegen.derive.title.expansions import expansion, in_full, is_well_known
from sitegen.derive.title.lexicon import word
from tests.derive.title.readings import reading_of


@pytest.mark.parametrize(
    ("words", "acronym", "found"),
    [
        ("we use hand looms", "HL", "hand looms"),
        ("our native loom anatomy", "NaLA", "native loom anatomy"),
        ("a directed decoding map", "DDM", "directed decoding map"),
        ("these wet-rope planners", "WRP", "wet-rope planners"),
        ("the spontaneous neurons", "SPON", "spontaneous neurons"),
        ("we use looms", "XY", None),
        ("", "HL", None),
    ],
)
def test_the_last_words_that_an_acronym_stands_for(
    words: str, acronym: str, found: str | None
) -> None:
    parts = words.split()
    start = expansion(parts, acronym)
    assert (None if start is None else " ".join(parts[start:])) == found


def test_an_acronym_in_brackets_is_known_in_both_numbers() -> None:
    acronyms = reading_of("Old hand looms (HLs) and wet rope planning (WRP) help.").acronyms
    assert {form: each.text for form, each in acronyms.items()} == {
        "HL": "hand loom",
        "HLs": "hand looms",
        "WRP": "wet rope planning",
        "WRPs": "wet rope plannings",
    }


def test_what_every_reader_knows_is_left_as_it_is() -> None:
    assert is_well_known("CNN")
    assert is_well_known("LLM")
    assert not reading_of("Convolutional neural networks (CNNs) help.").acronyms


def test_acronyms_are_spelled_out_unless_that_says_a_word_twice() -> None:
    acronyms = reading_of("Old hand looms (HLs) help.").acronyms
    words = (word("fast"), word("HLs"))
    assert [each.text for each in in_full(words, acronyms)] == ["fast", "hand looms"]
    twice = (word("loom"), word("HLs"))
    assert in_full(twice, acronyms) == twice
    assert in_full(words, {}) == words
