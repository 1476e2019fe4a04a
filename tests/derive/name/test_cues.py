"""What the words around a mention say: each kind of cue has an example."""

import pytest

from sitegen.derive.name.cues import Cue, cues
from sitegen.derive.name.forms import name_key

SAID: dict[Cue, str] = {
    "proposed": "To mend threads, we further propose a novel LoomNet.",
    "named": "A loom that we call LoomNet.",
    "ours": "The threads of our LoomNet.",
    "beside a proposal": "We present a new framework, LoomNet.",
    "in bracket": "Long threads (LoomNet), which we weave.",
    "in bracket, named": "Long threads (dubbed LoomNet) are woven.",
    "spelled": "The loom network (LoomNet) weaves.",
    "not spelled": "The weaving machine (LoomNet) weaves.",
    "expanded": "We use LoomNet (a machine for weaving).",
    "expanded, spelled": "We use LoomNet (Loom Networks).",
    "aside of one word": "We use LoomNet (LN).",
    "cited": "We use LoomNet (Weaver, 2019).",
    "goes on": "Many LoomNet Units.",
    "led:than": "It is better than LoomNet.",
    "led:like": "Planners like the LoomNet.",
    "led:^": "LoomNet weaves.",
    "with:our": "Here our new LoomNet.",
    "noun:planner": "With the planner LoomNet.",
    "head:network": "The loom network (LoomNet) weaves.",
    "aside:,": "Our method, LoomNet, weaves.",
    "aside-led:that": "We show that our method, LoomNet, weaves.",
    "aside-with:our": "We show that our method, LoomNet, weaves.",
    "aside-noun:method": "We show that our method, LoomNet, weaves.",
    "then:outperform": "LoomNet significantly outperforms others.",
    "then:,": "LoomNet, a loom.",
    "then:, a": "LoomNet, a loom.",
    "then:, *": "LoomNet, MendNet.",
    "then:et": "As LoomNet et al. wove.",
    "is:propos": "Then LoomNet is proposed.",
    "aux:can": "Then LoomNet can also weave.",
}


@pytest.mark.parametrize("cue", SAID)
def test_the_words_around_a_mention_are_heard(cue: Cue) -> None:
    sentence = SAID[cue]
    start = sentence.index("LoomNet")
    assert cue in cues(sentence, start, start + len("LoomNet"), "loomnet").cues


@pytest.mark.parametrize(
    ("sentence", "name", "spelled"),
    [
        ("We propose woven action maps (WAM).", "WAM", "woven action maps"),
        ("We propose WAM (woven action maps).", "WAM", "woven action maps"),
        ("We propose a planner (WAM).", "WAM", None),
        ("We propose WAM.", "WAM", None),
    ],
)
def test_the_words_that_spell_a_name_are_found(
    sentence: str, name: str, spelled: str | None
) -> None:
    start = sentence.index(name)
    span = cues(sentence, start, start + len(name), name_key(name)).spelled
    assert (sentence[slice(*span)].strip() if span else None) == spelled


def test_a_bracket_counts_only_where_it_closes() -> None:
    sentence = "Long threads (LoomNet weaves them)."
    start = sentence.index("LoomNet")
    assert "in bracket" not in cues(sentence, start, start + len("LoomNet"), "loomnet").cues


def test_a_proposal_reaches_over_the_words_that_spell_a_name() -> None:
    sentence = "We propose a simple woven action map (WAM)."
    start = sentence.index("WAM")
    assert {"proposed", "with:simple"} <= cues(sentence, start, start + 3, "wam").cues
