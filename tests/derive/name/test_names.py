"""Names that abstracts propose, and words that only look like names."""

import re

import pytest

from sitegen.derive.name.names import Name, find_name, ranked_names
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
    # called, dubbed
    "KnotBase": (
        "We present a data set of knots, dubbed KnotBase, to study ropes. KnotBase contains "
        "many knots."
    ),
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
}

NONE = [
    "We study how large language models (LLMs) reason. LLMs such as GPT-4 fail on BERT tasks.",
    "We compare PPO and SGD on MNIST and CIFAR-10, and find that PPO wins.",
    "We prove that gradient descent converges. Our bounds improve those of Weaver et al.",
    "Black-box attacks on RNNs are common. This paper surveys them.",
    "",
]


def name_of(abstract: str, *emphasised: str, urls: tuple[str, ...] = ()) -> str | None:
    name = find_name(ranked_names(sentences(abstract), emphasised, urls))
    return name.text if name else None


@pytest.mark.parametrize("name", PROPOSED)
def test_a_proposed_name_is_found(name: str) -> None:
    assert name_of(PROPOSED[name]) == name


@pytest.mark.parametrize("abstract", NONE)
def test_what_is_used_compared_or_known_is_no_name(abstract: str) -> None:
    assert name_of(abstract) is None


def test_emphasis_and_links_speak_for_a_name() -> None:
    abstract = "Threads break. The method ThreadFix mends them."
    plainly = ranked_names(sentences(abstract))[0].probability
    emphasised = ranked_names(sentences(abstract), ["ThreadFix"])[0].probability
    linked = ranked_names(sentences(abstract), (), ["https://github.com/ada/threadfix"])
    assert plainly < emphasised < linked[0].probability


def test_the_signs_of_a_name_tell_why() -> None:
    (best, *_) = ranked_names(sentences(PROPOSED["LoomNet"]))
    assert best.text == "LoomNet"
    assert {"proposes", "apposition", "acts"} <= best.signs.keys()


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
