"""What the form of a word says."""

import pytest

from sitegen.derive.name.forms import is_capitalised, is_coined, is_rare, may_be_name, name_key


@pytest.mark.parametrize(
    ("form", "coined"),
    [
        ("LoomNet", True), ("B4LT", True), ("Knot²", True), ("W(E)FT", True), ("wav2knot", True),
        ("Loom-SAM", True), ("T5", True), ("w-Loom", True), ("α-Loom", True),
        ("W*3D", True), ("Weave&Knot", True),
        ("W^3-Net", True), ("Looming", False), ("Black-box", False), ("loom", False),
        ("real-world", False),
    ],
)  # fmt: skip
def test_coined_words_are_told_from_ordinary_ones(form: str, *, coined: bool) -> None:
    assert is_coined(form) is coined


def test_spellings_of_one_name_share_a_key() -> None:
    assert name_key("Loom-Net²") == name_key("LOOMNET2") == "loomnet2"


def test_a_capital_alone_and_rarity() -> None:
    assert is_capitalised("Tessitura")
    assert not is_capitalised("LoomNet")
    assert is_rare("Tessitura")
    assert not is_rare("Learning")


@pytest.mark.parametrize(
    "form",
    [
        "LLMs", "LLM", "CNN", "SGD", "MDPs",  # known terms and their plurals
        "ImageNet", "CIFAR-10", "GSM8K", "HumanEval", "MuJoCo",  # data sets
        "BERT", "GPT-4", "CLIP", "Llama-3", "Qwen2.5",  # models that others use
        "NeurIPS", "ICLR",  # venues
        "39cm", "2.5M", "140FPS", "7DoF", "3D-aware",  # measures
        "LLM-based", "GNN-driven", "G-invariant", "non-IID", "scan-to-CAD", "CAD-to-scan",
        "text-to-SQL", "pre-LN", "LoRA-tuned", "BERT-like",  # words that describe another
        "X", "²", "42",  # symbols and numbers
        "L" * 41,
    ],
)  # fmt: skip
def test_what_is_known_measured_or_describes_is_no_name(form: str) -> None:
    assert not may_be_name(form)


@pytest.mark.parametrize(
    "form", ["LoomNet", "CoCoS", "RoSS", "MAPS", "3D-KnotNet", "T-Learning", "Learn-to-Weave"]
)
def test_what_only_resembles_a_known_term_may_be_a_name(form: str) -> None:
    """CoCoS is no plural of COCO."""
    assert may_be_name(form)
