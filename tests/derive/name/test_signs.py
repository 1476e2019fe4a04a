"""What speaks for and against a name: each sign has an example and a weight."""

from typing import get_args

import pytest

from sitegen.derive.name.cues import Cue, cues
from sitegen.derive.name.names import ranked_names
from sitegen.derive.name.signs import NameSign
from sitegen.derive.tables import NAME_WEIGHTS
from sitegen.text.sentences import sentences

SAID: dict[Cue, str] = {
    "proposes": "To mend threads, we further propose a novel LoomNet.",
    "called": "A loom that we call LoomNet.",
    "noun": "We compare with the framework LoomNet.",
    "shown": "We show that LoomNet is fast.",
    "our": "The threads of our LoomNet.",
    "baseline": "It is better than LoomNet.",
    "opened": "Long Threads (LoomNet), which we weave.",
    "apposition": "We use LoomNet, a loom.",
    "expanded": "We use LoomNet (Loom Networks).",
    "acts": "Then LoomNet outperforms others.",
    "is_data": "On the LoomNet dataset.",
    "cited": "As LoomNet et al. wove.",
    "goes_on": "Many LoomNet Units.",
}

ABSTRACTS = [
    *SAID.values(),
    "We propose the framework LoomNet.",
    "We propose a loom called LoomNet.",
    "We propose Long Threads (LT2). LT2 weaves.",
    "We propose Weaving Lens, a loom.",
]


@pytest.mark.parametrize("cue", get_args(Cue))
def test_the_words_around_a_mention_are_heard(cue: Cue) -> None:
    sentence = SAID[cue]
    start = sentence.index("LoomNet")
    assert cue in cues(sentence, start, start + len("LoomNet"))


def test_an_opened_bracket_counts_only_where_it_closes() -> None:
    sentence = "Long Threads (LoomNet weaves them)."
    start = sentence.index("LoomNet")
    assert "opened" not in cues(sentence, start, start + len("LoomNet"))


def test_every_sign_has_a_weight_and_every_weight_is_of_a_sign() -> None:
    assert set(get_args(NameSign)) == NAME_WEIGHTS.keys()


def test_every_sign_is_given_to_some_candidate() -> None:
    ranked = [name for text in ABSTRACTS for name in ranked_names(sentences(text))]
    assert {sign for name in ranked for sign in name.signs} == set(get_args(NameSign))
