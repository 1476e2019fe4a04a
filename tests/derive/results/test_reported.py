"""Reported results: sentences with a figure and what it measures, and none of the other figures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.results.claims import claim
from sitegen.derive.results.figures import figures
from sitegen.derive.results.reported import reported_results
from sitegen.text.abstract import read_abstract

OUTCOMES = {
    "by how much": [
        "Loom improves accuracy by 4.2 points over Spindle on KnotBench.",
        "It reduces the memory of weaving by up to 37%.",
        "We outperform the best earlier loom by more than 3 percentage points.",
        "Errors drop by a factor of 2.4× on long ropes.",
        "Our loom beats Spindle, often by two orders of magnitude.",
        "Training costs are cut by half without any loss.",
    ],
    "a gain and its size": [
        "We observe a speedup of 12× on four machines.",
        "It yields relative gains of 5.1% and 7.3% on both tasks.",
        "Our method saves 60% of the thread.",
        "An improvement over Spindle by 0.8% is seen throughout.",
    ],
    "the size first": [
        "Our weaver is 2.3× faster than hand looms.",
        "It needs 30% fewer knots.",
        "We report a 9.8% reduction in broken threads.",
        "It is twice as fast at the same quality.",
        "Our solver runs an order of magnitude faster.",
        "It gains +1.5 BLEU on all pairs.",
        "The error is two-fold lower than before.",
        "We speed up weaving 45x.",
    ],
    "from what to what": [
        "Accuracy rises from 41.2 to 55.8.",
        "We raise the share of whole cloths from 12% to 64%.",
        "Our change lowers the error from 9.1 to 3.3 points.",
    ],
    "a metric and its value": [
        "The loom has a success rate of 93%.",
        "Our model reaches an F1 score of 0.87.",
        "The average position error is 1.7 mm.",
        "The proposed loom attains a PSNR of 32.1 dB.",
        "Weaving takes less than 6 ms.",
    ],
    "the value first": [
        "Loom achieves 92.1% on KnotBench.",
        "We recognise knots with 96.4% accuracy.",
        "It obtains 29.8 BLEU on KnotBench.",
        "Our system runs at 42 FPS on a laptop.",
        "It retains 97% of the quality of hand weaving.",
    ],
}
OTHER_FIGURES = {
    "sizes of data": [
        "We collect 10k images of knots.",
        "Our data set holds 1.2 million ropes and is ten times larger than earlier ones.",
        "We evaluate on 12 benchmarks with 40 tasks.",
        "A study with 25 sailors was conducted.",
    ],
    "settings": [
        "We train with 10% of the labels.",
        "The loom has 12 layers and 7B parameters.",
        "We use a learning rate of 0.01 and a batch size of 256.",
        "Ropes are recorded at 30 FPS with a 5 mm lens.",
        "Our cloth is as good even when the number of looms is decreased by half.",
        "We vary the tension, ranging from 5% to 40%.",
        "We modulate the wind speed from 1.3 to 3.4.",
        "Ropes are pulled at five speeds (from 0.62 to 1.16 m/s).",
        "A coarser cloth is woven, half the size of the first one.",
        "Intervals are given at 95% confidence.",
    ],
    "bounds": [
        "Our algorithm runs in O(n²) time.",
        "We prove a 1.5-approximation with probability 2/3.",
        "The regret is improved from T^{3/4} to T^{2/3}.",
        "Our sample complexity is 2 times smaller than the best known bound.",
    ],
    "wishes": [
        "We ask whether a loom must reach 99% accuracy.",
        "Our goal is to improve the yield by 20%.",
        "In such regimes we need to weave orders of magnitude more cloths than looms.",
    ],
    "the work of others": [
        "In our field, existing methods achieve only 40% accuracy.",
        "In previous work, hand looms yielded a success rate of 79.7%.",
        "Although a related approach for fast ropes can achieve over 200 FPS, we do better.",
    ],
    "words that count nothing measured": [
        "The advantage of our loom is twofold: it saves thread and improves the cloth.",
        "Our advantages are two-fold: less thread, better cloth.",
        "We use a twice differentiable loss.",
        "Our bias is the number of looms divided by twice the number of ropes.",
    ],
    "names and years": [
        "We extend ResNet-50 and Knot 2.0 as of 2019.",
        "We study 3D ropes and 2-ply threads.",
        "See our code at https://loom.org/v1.5/99.2%25.",
    ],
    "no figures": ["We improve accuracy a lot and are much faster.", ""],
}


def cases(by_kind: dict[str, list[str]]) -> list[object]:
    return [pytest.param(text, id=f"{kind}: {text}") for kind in by_kind for text in by_kind[kind]]


@pytest.mark.parametrize("sentence", cases(OUTCOMES))
def test_a_figure_with_what_it_measures_is_a_result(sentence: str) -> None:
    assert reported_results(f"We weave. {sentence}") == (sentence,)


@pytest.mark.parametrize("sentence", cases(OTHER_FIGURES))
def test_other_figures_are_none(sentence: str) -> None:
    assert reported_results(f"We weave. {sentence}") == ()


def test_what_stands_before_the_paper_speaks_of_itself_is_background() -> None:
    known = "Hand looms achieve an accuracy of 80%."
    ours = "We achieve an accuracy of 90%."
    assert reported_results(f"{known} {ours}") == (ours,)
    assert reported_results(f"{known} Weaving is old.") == ()


def test_of_many_results_three_are_kept_gains_before_levels_in_the_texts_order() -> None:
    levels = [f"We achieve 9{n}.5% accuracy on cloth." for n in range(3)]
    gains = [f"We improve accuracy by {n}.5% on rope." for n in range(2)]
    told = (levels[0], gains[0], levels[1], gains[1], levels[2])
    assert reported_results(" ".join(told)) == (levels[0], gains[0], gains[1])


def test_formulas_are_read_as_figures() -> None:
    read = read_abstract(r"We weave. Loom is $2.3\times$ faster, and saves $\sim$30\% of thread.")
    assert len(reported_results(read.plain)) == 1


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("4.2%", [("4.2%", "share")]),
        ("4 to 6 points", [("4 to 6 points", "points")]),
        ("4.2 points", [("4.2 points", "share")]),
        ("a 3× and 10–20x speedup", [("3×", "factor"), ("10–20x", "factor")]),
        ("640 × 480 pixels", [("480 pixels", "amount")]),
        ("gains +1.5 mIoU", [("+1.5 mIoU", "score")]),
        ("1.5 and 15", [("1.5", "decimal")]),
        ("GPT-4 with 3D at R@1 [12]", []),
        ("twice or thrice", [("twice", "factor")]),
        ("two orders of magnitude", [("orders of magnitude", "factor")]),
        ("a manifold", []),
    ],
)  # fmt: skip
def test_figures(text: str, found: list[tuple[str, str]]) -> None:
    assert [(text[f.start : f.end], f.unit) for f in figures(text)] == found


WORDS = st.sampled_from(
    ["we", "our", "improve", "improves", "accuracy", "by", "up", "to", "from", "of", "at", "least",
     "4.2", "12%", "3×", "0.5", "twice", "faster", "error", "%", "×", ".", ";", "(", ")", "is",
     "over", "and", "than", "ms", "BLEU", "points", "existing", "methods", "achieve", "must", "+2"]
)  # fmt: skip


@given(st.lists(WORDS, max_size=40))
def test_results_are_sentences_of_the_text_as_written(words: list[str]) -> None:
    text = " ".join(words)
    found = reported_results(text)
    assert len(found) <= 3
    at = 0
    for sentence in found:
        assert any(claim(sentence, figure) for figure in figures(sentence))
        at = text.index(sentence, at) + len(sentence)


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    assert reported_results(text) == reported_results(text)


@pytest.mark.parametrize(
    "piece", ["we improve by up to ", "reduces from 1.5 to 2.5 ", "accuracy of 9% and ", "1" * 50]
)
def test_long_repeats_take_no_long_time(piece: str) -> None:
    text = piece * (400_000 // len(piece))
    assert isinstance(reported_results(text), tuple)  # a test that hangs is one that fails
