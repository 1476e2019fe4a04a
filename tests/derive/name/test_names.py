"""Names that abstracts propose, and words that only look like names."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.name.names import Name, find_name, ranked_names
from sitegen.text.abstract import read_abstract
from sitegen.text.sentences import sentences

PROPOSED = {
    # a plain proposal
    "LoomNet": (
        "Planning is slow. We propose LoomNet, a planner that weaves plans. LoomNet "
        "outperforms A-star baselines on all tasks."
    ),
    # an acronym in parentheses
    "WAM": (
        "Agents forget. We introduce Woven Action Maps (WAM), a memory for agents. WAM "
        "reduces forgetting on three suites."
    ),
    # spelled by letters inside, introduced late
    "TAPIR": (
        "Ropes are long. Prior work is slow. We study how ropes break and what mends them. "
        "Our method, Thread Alignment by Priors (TAPIR), mends them. TAPIR outperforms the hand."
    ),
    # called, dubbed, termed, named, "we call"
    "KnotBase": (
        "We present a data set of knots, dubbed KnotBase, to study ropes. KnotBase contains "
        "many knots."
    ),
    "ThreadMend": "We mend threads by a new operator that we call ThreadMend. It is fast.",
    "KnotFormer": "In this work, we propose a transformer for ropes, termed KnotFormer.",
    "RopeWalk": "We develop a robot named RopeWalk. RopeWalk walks on ropes of any length.",
    # a colon, an apposition, a passive
    "SpinLoop": "This paper presents SpinLoop: a loop that spins. SpinLoop is easy to build.",
    "YarnCLIP": "A new encoder for yarn, YarnCLIP, is proposed. YarnCLIP reads yarn and text.",
    "BobbinNet": "To this end, a Bobbin Network (BobbinNet) is proposed. BobbinNet winds thread.",
    # a rare word with a capital
    "Tessitura": ("We present Tessitura, a compiler for looms. Tessitura reduces idle time."),
    # several words
    "Weaving Lens": (
        "We propose Weaving Lens, which extends probes to show threads of thought. Weaving "
        "Lens reveals what probes miss."
    ),
    "Elastic T-Learning": (
        "To this end, we propose Elastic T-Learning, an algorithm that bends values. Elastic "
        "T-Learning achieves the best returns."
    ),
    # figures and symbols inside
    "Knot²": ("We propose Knot², a protection of weights against theft. Knot² prevents merging."),
    "W(E)FT": ("We introduce W(E)FT, a causal audit of looms. W(E)FT reveals that scores drift."),
    "B4LT": ("We present B4LT, a border method. B4LT is cheap."),
    "Rope2Knot": "We present Rope2Knot, a method that ties ropes. Rope2Knot ties them quickly.",
    # in lower case
    "loomlets": (
        "We present loomlets, a library for small looms. Our experiments show that loomlets "
        "outperforms all other libraries."
    ),
    # a bare mention of what is ours
    "KnotQA": "Questions on knots are hard. Our KnotQA dataset holds many of them. KnotQA is open.",
}

MARKED = {
    "Trap²": r"To close this gap, we propose Trap$^2$, a protection of weights. Trap$^2$ is cheap.",
    "LoomNet": r"We propose \textbf{Loom}\textbf{Net}, a planner that weaves. LoomNet is fast.",
    "CULT": "We present **CUL**T, a planner for culture. **CUL**T achieves the best results.",
    "Weaving Lens": "Probes miss much. The method **Weaving Lens**, which we propose, finds it.",
    "WNG": "We introduce *Woven Norm Gain* (WNG), a metric based on yarn. It is cheap.",
    "α-Loom": r"We present $\alpha$-Loom, a loom that learns. $\alpha$-Loom outperforms others.",
}

NONE = {
    "known acronyms": "We study how large language models (LLMs) reason. LLMs fail on long tasks.",
    "known methods": "We compare PPO and SGD, and find that PPO wins. We propose to use PPO more.",
    "a known method, defined": (
        "We propose a new analysis of stochastic gradient descent (SGD). SGD is shown to converge."
    ),
    "data sets": "We train on MNIST and CIFAR-10. Experiments on the ImageNet dataset show gains.",
    "an unknown data set": (
        "We study how looms learn. Experiments on the YarnBank dataset show that looms learn well."
    ),
    "models": "We find that GPT-4 and LLaMA fail on long tasks, while BERT does not.",
    "an unknown baseline": (
        "We propose a planner for looms. It outperforms baselines such as ThreadRunner and is "
        "faster than ThreadRunner."
    ),
    "a cited system": (
        "We build on ThreadRunner (Weaver et al., 2019), and prove that its bound is tight."
    ),
    "a cited author": "We prove that descent converges. Our bounds improve those of Weaver et al.",
    "authors": "Following Spinnerette and Distaff (2019), we study yarn and prove two bounds.",
    "a modifier": "We study LLM-based agents and GNN-driven planners. Non-IID data harms them.",
    "a modifier before the proposal": "We propose a Markov-style planner and an RNN-free decoder.",
    "a family of methods": "Black-box attacks on RNNs are common. This paper surveys them.",
    "venues": "We survey papers of NeurIPS, ICML and ICLR, and find that most share no code.",
    "a measure": "We propose a camera that records at 140FPS from 39cm with 7DoF.",
    "nothing": "",
}


def name_of(abstract: str, *emphasised: str, urls: tuple[str, ...] = ()) -> str | None:
    name = find_name(ranked_names(sentences(abstract), emphasised, urls))
    return name.text if name else None


@pytest.mark.parametrize("name", PROPOSED)
def test_a_proposed_name_is_found(name: str) -> None:
    assert name_of(PROPOSED[name]) == name


@pytest.mark.parametrize("name", MARKED)
def test_a_name_with_mathematics_or_in_bold_is_found(name: str) -> None:
    read = read_abstract(MARKED[name])
    assert name_of(read.plain, *read.emphasised) == name


@pytest.mark.parametrize("kind", NONE)
def test_what_is_used_compared_or_known_is_no_name(kind: str) -> None:
    assert name_of(NONE[kind]) is None


def test_of_two_variants_brought_side_by_side_one_is_the_name() -> None:
    abstract = (
        "We study bandits. For batches, we introduce B-SlateLoom, which rarely switches. For "
        "streams, we propose RS-SlateLoom, which always does. We prove that B-SlateLoom and "
        "RS-SlateLoom have low regret."
    )
    assert name_of(abstract) in {"B-SlateLoom", "RS-SlateLoom"}


def test_emphasis_and_links_speak_for_a_name() -> None:
    abstract = "Threads break. The method ThreadFix mends them."
    plainly = ranked_names(sentences(abstract))[0].probability
    emphasised = ranked_names(sentences(abstract), ["ThreadFix"])[0].probability
    linked = ranked_names(sentences(abstract), (), ["https://github.com/ada/threadfix"])
    assert plainly < emphasised
    assert plainly < linked[0].probability


def test_the_probabilities_of_all_candidates_are_shares() -> None:
    ranked = ranked_names(sentences(" ".join(PROPOSED.values())))
    assert len(ranked) > len(PROPOSED) / 2
    assert 0 < sum(name.probability for name in ranked) < 1


def test_a_name_tells_why_and_from_which_words() -> None:
    (best, *_) = ranked_names(sentences(PROPOSED["LoomNet"]))
    assert best.text == "LoomNet"
    assert best.words.startswith("We propose LoomNet, a planner")
    assert {"proposed", "then:, a", "then:outperform"} <= best.signs.keys()
    reasons = dict(best.reasons)
    assert reasons.keys() == best.signs.keys()
    assert reasons["proposed"] > 0
    sizes = [abs(share) for _, share in best.reasons]
    assert sizes == sorted(sizes, reverse=True)


def test_the_words_of_a_name_far_into_a_long_sentence_are_whole() -> None:
    sentence = f"We {'really ' * 30}propose LoomNet, {'a truly ' * 30}long one."
    (best,) = ranked_names([sentence])
    assert best.words in sentence
    assert set(best.words.split()) <= set(sentence.split())
    assert len(best.words) < len(sentence) / 2


@pytest.mark.parametrize(
    ("text", "mentioned"),
    [
        ("LoomNet weaves.", "LoomNet"), ("a Loom-Net, too", "Loom-Net"), ("LoomNet-2", "LoomNet"),
        ("C++ and LoomNets", None), ("the MyLoomNet", None), ("my-LoomNet", None),
    ],
)  # fmt: skip
def test_a_name_is_found_in_any_of_its_writings(text: str, mentioned: str | None) -> None:
    name = Name(("LoomNet", "Loom-Net"), 1.0, {})
    found = re.search(name.mention, text)
    assert (found and found.group()) == mentioned


# Pieces of abstracts that the patterns look for, strung together in any order.
pieces = st.lists(
    st.sampled_from(
        [
            "We propose ", "we introduce ", "a novel framework, ", "called ", "dubbed ", "(", ")",
            "LoomNet", "Loom-Net", "**Loom**Net", "*Weaving Lens*", "Weaving Lens", "loomlets",
            r"Trap$^2$", r"\textbf{Q}uery ", r"$\alpha$-Loom", "W(E)FT", "Loom 2.0", "A*+LOOM",
            "woven action maps ", "(WAM)", "WAM", " outperforms ", " is proposed ", ", a planner ",
            "such as ", "than ", "on the ", " dataset ", "et al. ", "(2019) ", ". ", ", ", ": ",
            " ", "-", "“", "”", "'", "ﬁ", "İ", "ß", "²", "漢字", "∇", "{", "}", "$", "^", "_",
        ]
    ),
    max_size=30,
).map("".join)  # fmt: skip


@given(pieces | st.text())
def test_a_name_stands_in_the_text_as_written(source: str) -> None:
    read = read_abstract(source)
    texts = sentences(read.plain)
    for name in ranked_names(texts, read.emphasised, [link.url for link in read.links]):
        assert all(any(form in text for text in texts) for form in name.forms)
        assert re.search(name.mention, read.plain)
        assert name.words in read.plain
        assert 0 < name.probability < 1
