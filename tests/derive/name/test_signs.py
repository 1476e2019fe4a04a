"""What speaks for and against a name: each sign has an example and a weight."""

import pytest

from sitegen.derive.name.names import Name, ranked_names
from sitegen.derive.name.signs import SIGNS
from sitegen.derive.tables import NAME_WEIGHTS
from sitegen.text.sentences import sentences

KINDS = {
    "led", "with", "noun", "head", "aside", "aside-led", "aside-with", "aside-noun", "then", "is",
    "aux",
}  # fmt: skip
PLAIN = {
    "proposed", "named", "ours", "beside a proposal", "in bracket", "in bracket, named", "spelled",
    "not spelled", "expanded", "expanded, spelled", "aside of one word", "cited", "goes on",
}  # fmt: skip

ABSTRACTS = [
    "We propose the framework LoomNet.",
    "Looms weave. We propose a loom called LoomNet-Large. LoomNet weaves. LoomNet is fast.",
    "We propose Long Threads (LT2). LT2 weaves.",
    "We propose Weaving Lens, a loom. We propose a Stereo CNN and propose Learning Big Models.",
    "We call a parTicularly long threAd mend (PTAM) a knot.",
    "LoomNets and the LoomNet weave. Then we propose WEAVE and a BERT-v2, so FLOW and Seurat.",
    "We propose loomlets, a knot2Knot or TY. We propose Woven Action Maps (WAM).",
    "It is known that RandomLoom weaves. We propose a loom. They propose LWNs.",
]


def every_sign() -> set[str]:
    ranked = [
        name
        for text in ABSTRACTS
        for name in ranked_names(sentences(text), ["LoomNet"], ["https://a.org/loomnet"])
    ]
    return {sign for name in ranked for sign in name.signs}


def named(abstract: str, text: str, *emphasised: str, urls: tuple[str, ...] = ()) -> Name:
    ranked = ranked_names(sentences(abstract), emphasised, urls)
    return next(name for name in ranked if name.text == text)


def test_every_weight_is_of_a_sign_and_every_sign_has_one() -> None:
    assert set(SIGNS) <= NAME_WEIGHTS.keys()
    cues = NAME_WEIGHTS.keys() - set(SIGNS)
    assert {cue for cue in cues if ":" not in cue} <= PLAIN
    assert {cue.partition(":")[0] for cue in cues if ":" in cue} == KINDS


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_is_given_to_some_candidate(sign: str) -> None:
    assert sign in every_sign()


@pytest.mark.parametrize(
    ("abstract", "name", "sign"),
    [
        ("We propose Woven Action Maps (WAM).", "WAM", "spelled by initials"),
        ("We propose Woven Action Maps (WAM).", "WAM", "spelled with capitals"),
        ("We propose PArameterized Max Scale (PAMS).", "PAMS", "spelled unevenly"),
        ("We propose HeAvy Loom Orbits (HALO).", "HeAvy", "in an expansion"),
        ("We show Thread2Knot.", "Thread2Knot", "figure inside"),
        ("We show FLOW.", "FLOW", "capitals, a word"),
        ("We track long paths with PathTrack.", "PathTrack", "words of the abstract"),
        ("RandomLoom weaves. We propose a knot.", "RandomLoom", "only used, before proposal"),
    ],
)
def test_a_sign_is_given_where_it_belongs(abstract: str, name: str, sign: str) -> None:
    assert named(abstract, name).signs[sign] > 0


def test_a_word_cue_weighs_by_the_share_of_mentions_that_have_it() -> None:
    name = named("It is better than LoomNet. LoomNet weaves.", "LoomNet")
    assert name.signs["led:than"] == pytest.approx(0.5)


def test_emphasis_of_a_name_of_three_letters_and_of_its_expansion_counts() -> None:
    abstract = "We propose Woven Action Maps (WAM)."
    assert "emphasised" not in named(abstract, "WAM").signs
    assert "emphasised" in named(abstract, "WAM", "Woven Action Maps (WAM)").signs
    assert "emphasised" in named(abstract, "WAM", "Woven Action Maps").signs
