"""Words and their kinds."""

import pytest

from sitegen.derive.title.lexicon import gerund, is_ordinary, lowered, word, words_of
from sitegen.derive.title.verbs import gerund_of


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("looms", "S"),
        ("loom", "N"),
        ("LLM", "P"),
        ("detects", "Z"),
        ("quickly", "A"),
        ("x_i", "F"),
        ("raw-RGB", "P"),
        ("loom’s", "J"),
        ("text-generation", "N"),
        ("GAN-based", "J"),
        ("template-free", "J"),
        ("metric", "N"),
        ("sycophantic", "J"),
        ("12", "M"),
        ("propose", "Y"),
        ("novel", "j"),
        ("\\alpha", "x"),
    ],
)
def test_a_word_has_the_kind_that_its_form_tells(text: str, kind: str) -> None:
    assert word(text).kind == kind


def test_a_capital_is_a_words_own_unless_it_is_only_its_places() -> None:
    assert word("Planning").text == "planning"
    assert word("Multi-Label").text == "multi-label"
    assert word("Bayesian").text == "Bayesian"
    assert word("Halving").text == "halving"
    assert not is_ordinary("LLM")


def test_a_word_of_an_expansion_is_in_lower_case_if_it_may_be() -> None:
    assert lowered(word("Attenuation")).text == "attenuation"
    assert lowered(word("RecurrenT")).text == "recurrent"
    assert lowered(word("Gaussian")).text == "Gaussian"


@pytest.mark.parametrize(
    ("chunk", "words"),
    [
        ("(“looms”),", ["(", "looms", ")", ","]),
        ("looms(LN)", ["looms", "(", "LN", ")"]),
        ("e.g.,", ["e.g.", ","]),
        ("S(H)NAP.", ["S(H)NAP", "."]),
        ("looms—ropes", ["looms", "—", "ropes"]),
        ("—", ["—"]),
    ],
)
def test_marks_are_words_of_their_own(chunk: str, words: list[str]) -> None:
    assert [each.text for each in words_of(chunk)] == words


def test_what_a_verb_does_is_said_as_a_gerund() -> None:
    found = gerund(word("integrates"))
    assert found is not None
    assert (found.text, found.kind) == ("integrating", "G")
    assert gerund(word("loom")) is None


@pytest.mark.parametrize(
    ("verb", "form"),
    [
        ("unties", "untying"),
        ("transcribes", "transcribing"),
        ("untangles", "untangling"),
        ("pins", "pinning"),
        ("sews", "sewing"),
        ("sharpens", "sharpening"),
        ("formalises", "formalising"),
        ("formats", None),  # its stress is not seen
        ("dyes", None),
        ("basis", None),
    ],
)
def test_a_verb_that_no_table_has_is_a_gerund_where_its_form_is_sure(
    verb: str, form: str | None
) -> None:
    assert gerund_of(verb) == form


def test_british_spellings_are_known_by_the_american_ones() -> None:
    assert word("formalise").kind == word("formalize").kind
    assert word("penalises").kind == word("penalizes").kind
    assert word("rise").kind == "N"


def test_the_capital_of_a_compound_is_only_its_places_after_a_counting_prefix() -> None:
    assert word("Multi-Armed").text == "multi-armed"
    assert word("Non-Gaussian").text == "Non-Gaussian"
