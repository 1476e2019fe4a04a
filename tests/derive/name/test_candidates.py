"""Words that look coined, and their spellings."""

import pytest

from sitegen.derive.name.candidates import find_candidates, is_coined, name_key


@pytest.mark.parametrize(
    ("form", "coined"),
    [
        ("LoomNet", True), ("B4LT", True), ("Knot²", True), ("W(E)FT", True), ("wav2knot", True),
        ("Loom-SAM", True), ("T5", True), ("Looming", False), ("Black-box", False), ("loom", False),
    ],
)  # fmt: skip
def test_coined_words_are_told_from_ordinary_ones(form: str, *, coined: bool) -> None:
    assert is_coined(form) is coined


def test_spellings_of_one_name_are_one_candidate() -> None:
    assert name_key("Loom-Net²") == name_key("LOOMNET2") == "loomnet2"
    (candidate,) = find_candidates(["We propose LoomNet.", "Loom-Net weaves. LoomNet knots."])
    assert candidate.forms == ("LoomNet", "Loom-Net")
    assert [(m.sentence, m.start) for m in candidate.mentions] == [(0, 11), (1, 0), (1, 17)]


@pytest.mark.parametrize(
    ("sentence", "form", "found"),
    [
        # a word that only its capital tells, where it is rare or introduced
        ("We present Tessitura.", "Tessitura", True), ("Tessitura weaves.", "Tessitura", True),
        ("We present Seed.", "Seed", True), ("They like Seed.", "Seed", False),
        ("Yet looms weave.", "Yet", False),
        # several words where they are introduced, and without the acronym behind them
        ("We propose Weaving Lens.", "Weaving Lens", True),
        ("They like Weaving Lens.", "Weaving Lens", False),
        ("We propose Lens of the Weaver.", "Lens of the Weaver", False),
        ("We propose Weaving Lens for all.", "Weaving Lens", True),
        ("We propose Woven Action Maps (WAM).", "WAM", True),
        ("We propose Woven Action Maps (WAM).", "Woven Action Maps", False),
        # no symbols, numbers and well-known words
        ("We propose X.", "X", False), ("We propose 42.", "42", False),
        ("We propose LLMs on MNIST.", "LLMs", False), ("We propose LLMs on MNIST.", "MNIST", False),
    ],
)  # fmt: skip
def test_candidates_are_words_that_may_be_names(sentence: str, form: str, *, found: bool) -> None:
    assert (form in [candidate.forms[0] for candidate in find_candidates([sentence])]) is found
