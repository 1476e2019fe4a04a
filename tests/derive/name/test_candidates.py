"""Words and phrases that could be names, and where they stand."""

import pytest

from sitegen.derive.name.candidates import Candidate, Mention, find_candidates
from sitegen.derive.proposals import proposes


def candidates(*sentences: str, emphasised: tuple[str, ...] = ()) -> dict[str, Candidate]:
    proposals = [index for index, sentence in enumerate(sentences) if proposes(sentence)]
    found = find_candidates(sentences, proposals, emphasised)
    return {candidate.forms[0]: candidate for candidate in found}


def test_spellings_of_one_name_are_one_candidate() -> None:
    (candidate,) = candidates("We propose LoomNet.", "Loom-Net weaves. LoomNet knots.").values()
    assert candidate.forms == ("LoomNet", "Loom-Net")
    assert [(m.sentence, m.start) for m in candidate.mentions] == [(0, 11), (1, 0), (1, 17)]


@pytest.mark.parametrize(
    ("sentence", "form", "found"),
    [
        # a word that only its capital tells, where it is rare or introduced
        ("We present Tessitura.", "Tessitura", True), ("Tessitura weaves.", "Tessitura", False),
        ("Tessitura weaves, and Tessitura knots.", "Tessitura", True),
        ("We present Seed.", "Seed", True), ("They like Seed.", "Seed", False),
        ("Yet looms weave.", "Yet", False), ("Untowardly, looms weave.", "Untowardly", False),
        # several words where they are introduced, and without the acronym behind them
        ("We propose Weaving Lens.", "Weaving Lens", True),
        ("They like Weaving Lens.", "Weaving Lens", False),
        ("We propose Lens of the Weaver.", "Lens of the Weaver", False),
        ("We propose Weaving Lens for all.", "Weaving Lens", True),
        ("We present a novel framework, Weaving Lens, for all.", "Weaving Lens", True),
        ("We present Deep Loom, a system.", "Deep Loom", True),
        ("We propose Woven Action Maps (WAM).", "WAM", True),
        ("We propose Woven Action Maps (WAM).", "Woven Action Maps", False),
        ("A woven action network (WAM Net) is trained.", "WAM Net", True),
        # a version behind it, signs inside it
        ("This is LoomNet 2.0, a loom.", "LoomNet 2.0", True),
        ("This is LoomNet II, a loom.", "LoomNet II", True),
        ("It beats LoomNet 2.5 times.", "LoomNet 2.5", False),
        ("We present LoomSLAM2.0.", "LoomSLAM2.0", True),
        ("We present P^3-Loom.", "P^3-Loom", True), ("We present Yarn&Co.", "Yarn&Co", True),
        ("We present A*+LOOM.", "A*+LOOM", True), ("We present Weave'D.", "Weave'D", True),
        ("We compare ∇BT with it.", "BT", False), ("We see “LoomNet”.", "LoomNet", True),
        # in lower case: rare and introduced
        ("We propose loomlets, a family of knots.", "loomlets", True),
        ("We propose q-looms, a family of knots.", "q-looms", True),
        ("We like loomlets, a family of knots.", "loomlets", False),
        ("We propose methods, a family of knots.", "methods", False),
        ("We propose loomlet knots.", "loomlet", False),
        # no symbols, numbers and well-known words
        ("We propose X.", "X", False), ("We propose 42.", "42", False),
        ("We propose LLMs on MNIST.", "LLMs", False), ("We propose LLMs on MNIST.", "MNIST", False),
    ],
)  # fmt: skip
def test_candidates_are_words_that_may_be_names(sentence: str, form: str, *, found: bool) -> None:
    assert (form in candidates(sentence)) is found


def test_a_phrase_with_a_coined_word_counts_where_it_comes_again() -> None:
    assert "Cascade R-WNN" not in candidates("A Cascade R-WNN is shown.")
    assert "Cascade R-WNN" in candidates("The Cascade R-WNN is shown.", "Our Cascade R-WNN wins.")


def test_several_words_in_bold_may_be_a_name_unless_an_acronym_follows() -> None:
    sentence = "Here Weaving Lens and Woven Maps (WM) meet."
    assert "Weaving Lens" not in candidates(sentence)
    found = candidates(sentence, emphasised=("Weaving Lens", "Woven Maps", "meet"))
    assert {"Weaving Lens", "WM"} <= found.keys()
    assert "Woven Maps" not in found


def test_mentions_inside_a_longer_candidate_are_not_its_own() -> None:
    sentence = "We present Weaving LoomNet, which extends LoomNet."
    found = candidates(sentence)
    assert found["LoomNet"].mentions == (Mention(0, sentence.rindex("LoomNet"), len(sentence) - 1),)
    assert found["LoomNet"].inside == 1


def test_a_candidate_that_stands_only_inside_another_keeps_its_mention() -> None:
    found = candidates("We present Weaving LoomNet, which weaves.")
    assert len(found["LoomNet"].mentions) == found["LoomNet"].inside == 1
