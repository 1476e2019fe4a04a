"""Titles made of an abstract's own words."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.name.names import Name, find_name, ranked_names
from sitegen.derive.title.signs import LONGEST
from sitegen.derive.title.titles import Title, make_title, ranked
from sitegen.derive.words import WORD
from sitegen.text.sentences import sentences
from tests.derive.title.readings import LOOM_NET, reading_of

MADE = [
    # unnamed: what is proposed, studied, compared, asked
    ("Looms are slow. We propose a novel and simple planner for hand looms with broken threads.",
     "A planner for hand looms with broken threads"),
    ("Looms are old. We study the problem of weaving under adversarial knots, where threads break.",
     "Weaving under adversarial knots"),
    ("Knots vary. We compare sailor knots and climber knots using four kinds of rope.",
     "Comparing sailor knots and climber knots using four kinds of rope"),
    ("Ropes are old. In this paper, a controller for sagging ropes is presented.",
     "A controller for sagging ropes"),
    ("Ropes are old. We ask how sailor knots hold wet ropes.",
     "How sailor knots hold wet ropes"),
    # named: apposition, expansion, what it does
    ("Plans are old. We propose LoomNet, a planner that predicts plans from threads. LoomNet wins.",
     "LoomNet: a planner that predicts plans from threads"),
    ("Agents forget. We introduce Woven Action Maps (WAM), which help. WAM reduces forgetting.",
     "WAM: woven action maps"),
    ("Threads break. We present FixIt. FixIt detects broken threads.",
     "FixIt: detecting broken threads"),
    # a thing of a common kind goes on with what it does, even by a verb that no table has
    ("Ropes tangle. We propose KnotFree, a network that unties wet ropes from one photograph.",
     "KnotFree: a network that unties wet ropes from one photograph"),
    ("Tea is hard to tell. We propose LeafNet, a neural network that reads a graph and names it.",
     "LeafNet: a neural network that reads a graph"),
    ("Plans leak. We introduce Trap, a defence that moves only the threads an intruder reads.",
     "Trap: a defence that moves only the threads an intruder reads"),
    ("Memory fades. MemAid is an aide which listens to meetings, and reminds people of them.",
     "MemAid: an aide which listens to meetings"),
    ("Bees roam. We present HiveMap, a model which predicts where bees forage.",
     "HiveMap: a model which predicts where bees forage"),
    ("Names are hard. We introduce NameSet, a benchmark for testing whether models name tools.",
     "NameSet: a benchmark for testing whether models name tools"),
    ("Agents flatter. We propose Calm, a calibration framework that monitors and reduces flattery.",
     "Calm: a calibration framework that monitors and reduces flattery"),
    ("We propose Unspur, a training scheme that cuts knots by asking a loom to find them.",
     "Unspur: a training scheme that cuts knots"),
    # a subject ends before its verb
    ("Language models value length over truth. We propose LenFair, a loss that penalises bias.",
     "LenFair: a loss that penalises bias"),
    # studies, surveys, positions, findings, negative results
    ("Workers differ. We investigate how quarrels between weavers affect the strength of ropes.",
     "How quarrels between weavers affect the strength of ropes"),
    ("This survey reviews machine learning for sheep farming. We list open problems.",
     "Reviewing machine learning for sheep farming"),
    ("We argue that rope audits should be public. Others let sellers choose.",
     "Rope audits should be public"),
    ("Size helps. We find that larger looms fail more on rare knots.",
     "Larger looms fail more on rare knots"),
    ("Do children trust robots that knot ropes? We ran a study with 12 pupils.",
     "Do children trust robots that knot ropes?"),
    ("We could not reproduce the benefit of knot drills for wet ropes.",
     "Benefit of knot drills for wet ropes"),
]  # fmt: skip
SENTENCE_PARTS = st.sampled_from(
    [
        "we propose", "LoomNet", "a novel planner", "for hand looms", "that weaves", "broken ropes",
        "this", "both", "and", "of", "which", "it", "the problem of", "in this paper", "is", "to",
        "weaving threads", "(LN)", "such", "these knots", ",", "our method", "outperforms",
        "state-of-the-art baselines", "we show that", "can be", "$x$", "a", "by", "results",
    ]
)  # fmt: skip
ABSTRACTS = st.lists(
    st.lists(SENTENCE_PARTS, min_size=1, max_size=14).map(lambda parts: " ".join(parts) + "."),
    min_size=1,
    max_size=6,
)
_JOINTS = {"for", "in", "by", "via", "with", "a", "an", "the"}
_NEVER_LAST = {"the", "a", "an", "of", "for", "in", "and", "or", "to", "by", "with", "that"}
_POINTING = {"this", "these", "it", "its", "they", "such", "our", "we"}


def title_of(abstract: str) -> str:
    read = sentences(abstract)
    names = ranked_names(read)
    return make_title(read, find_name(names), names).text


@pytest.mark.parametrize(("abstract", "title"), MADE, ids=[title for _, title in MADE])
def test_a_title_says_what_the_paper_does(abstract: str, title: str) -> None:
    assert title_of(abstract) == title


def test_a_title_tells_which_words_it_was_made_of_and_how_they_were_found() -> None:
    title = make_title(sentences(MADE[0][0]), None)
    (piece,) = title.pieces
    assert (piece.sentence, piece.found) == (1, "proposed")
    assert piece.text == "a planner for hand looms with broken threads"


def test_what_a_phrase_is_joined_to_is_a_piece_of_its_own() -> None:
    read = sentences(
        "Rope pattern recognition is hard. Rope pattern recognition needs looms. We propose a"
        " two-stage weaving network, which is trained on knots."
    )
    title = make_title(read, None)
    assert [(piece.text, piece.sentence) for piece in title.pieces] == [
        ("a two-stage weaving network", 2),
        ("rope pattern recognition", 0),
    ]
    assert title.pieces[1].found in {"for", "about"}


def test_without_a_phrase_the_first_words_stand_for_the_title() -> None:
    assert make_title(["It does."], None) == Title("It does")
    assert make_title(["it is " * 40], None).text == ("It is " + "it is " * 14).strip()
    assert make_title([], None) == Title("")
    assert make_title(["LoomNet."], LOOM_NET) == Title("LoomNet")


def test_the_best_title_is_the_one_that_weighs_most() -> None:
    found = ranked(reading_of(MADE[1][0]), None)
    weights = [each.weight for each in found]
    assert len(found) > 1
    assert weights == sorted(weights, reverse=True)


def test_a_description_is_not_of_another_name() -> None:
    read = sentences("We propose LoomNet. RopeNet detects ropes. LoomNet detects wet threads.")
    rival = Name(("RopeNet",), 0.3, {})
    assert make_title(read, LOOM_NET, [LOOM_NET, rival]).text == "LoomNet: detecting wet threads"


@given(ABSTRACTS)
def test_any_abstract_has_one_short_whole_title_of_its_words(abstract: list[str]) -> None:
    names = ranked_names(abstract)
    title = make_title(abstract, find_name(names), names)
    assert title == make_title(abstract, find_name(names), names)
    assert 0 < len(title.text) <= LONGEST
    if title.description:
        words = WORD.findall(title.description.lower())
        own = set(WORD.findall(" ".join(abstract).lower()))
        stems = {word.removesuffix("s") for word in own} | {"weaving", "outperforming"}
        assert {word for word in words if word.removesuffix("s") not in stems} <= _JOINTS
        assert words[-1] not in _NEVER_LAST
        assert _POINTING.isdisjoint(words)


@given(st.text(max_size=300))
def test_any_text_has_a_title_and_no_error(text: str) -> None:
    read = sentences(text)
    title = make_title(read, None)
    assert len(title.text) <= LONGEST
    assert bool(title.text) == bool(re.sub(r"\s", "", " ".join(read[:1])))


def test_a_name_that_is_only_spelled_out_is_said_to_be_for_the_task_at_hand() -> None:
    text = (
        "Knot recognition is hard. We introduce Anchored Rope Weaving (ARW). ARW learns."
        " Knot recognition improves."
    )
    arw = next(name for name in ranked_names(sentences(text)) if name.text == "ARW")
    assert (
        make_title(sentences(text), arw).text == "ARW: anchored rope weaving for knot recognition"
    )


def test_a_finding_is_whole_before_what_only_stresses_it() -> None:
    text = "Ropes are old. We show that wet ropes can hold heavy sails even when they are frayed."
    assert make_title(sentences(text), None).text == "Wet ropes can hold heavy sails"
