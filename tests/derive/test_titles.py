"""Titles made of an abstract's own words."""

import pytest

from sitegen.derive.capitals import capitalised, sentence_case
from sitegen.derive.cuts import cuts
from sitegen.derive.expansions import expansion
from sitegen.derive.keyphrases import keyphrases
from sitegen.derive.names import find_name, ranked_names
from sitegen.derive.openings import openings
from sitegen.derive.phrases import is_whole, phrases
from sitegen.derive.readable import is_readable
from sitegen.derive.title_signs import LONGEST, subject
from sitegen.derive.titles import make_title
from sitegen.text.sentences import sentences

MADE = [
    # unnamed: what is proposed, studied, shown, compared
    ("Looms are slow. We propose a novel and simple planner for hand looms with broken threads.",
     "A planner for hand looms with broken threads"),
    ("Looms are old. We study the problem of weaving under adversarial knots, where threads break.",
     "Weaving under adversarial knots"),
    ("Weavers guess. Our results show that hand looms forget old patterns, while we remember.",
     "Hand looms forget old patterns"),
    ("Knots vary. We compare sailor knots and climber knots using four kinds of rope.",
     "Comparing sailor knots and climber knots"),
    ("Ropes are old. In this paper, a controller for sagging ropes is presented.",
     "A controller for sagging ropes"),
    ("Threads tear. We introduce an approach to estimate the tension of threads from sound.",
     "An approach to estimate the tension of threads from sound"),
    # named: apposition, expansion, what it does
    ("Plans tangle. We propose LoomNet, a planner that weaves plans from threads. LoomNet wins.",
     "LoomNet: a planner that weaves plans from threads"),
    ("Agents forget. We introduce Woven Action Maps (WAM), which help. WAM reduces forgetting.",
     "WAM: woven action maps"),
    ("Threads break. We present FixIt. FixIt detects broken threads and removes loose ends.",
     "FixIt: detecting broken threads and removing loose ends"),
]  # fmt: skip


def title_of(abstract: str) -> str:
    read = sentences(abstract)
    ranked = ranked_names(read)
    return make_title(read, find_name(ranked), ranked).text


@pytest.mark.parametrize(("abstract", "title"), MADE, ids=[title for _, title in MADE])
def test_a_title_says_what_the_paper_does(abstract: str, title: str) -> None:
    assert title_of(abstract) == title


def test_a_title_tells_which_words_it_was_made_of() -> None:
    read = sentences(MADE[0][0])
    title = make_title(read, None)
    assert title.clause is not None
    assert title.phrase is not None
    assert (title.clause.sentence, title.clause.source) == (1, "proposed")
    assert title.phrase.text.endswith("for hand looms with broken threads")


def test_a_description_is_not_of_another_name() -> None:
    abstract = (
        "Plans tangle. We propose LoomNet. LoomNet plans. We also present LoomNet-Large (LNL), "
        "LoomNet-Small for pocket looms. LoomNet achieves more than others do."
    )
    assert not title_of(abstract).startswith("LoomNet: LoomNet")


@pytest.mark.parametrize(
    "abstract",
    ["Too " + "very " * 60 + "long.", "x" * 500, "Nothing happens here at all.", "…", "42", "Ω"],
)
def test_any_abstract_has_a_title_that_fits(abstract: str) -> None:
    assert 0 < len(title_of(abstract)) <= LONGEST


def test_without_text_there_is_no_title() -> None:
    assert title_of("") == ""


@pytest.mark.parametrize(
    ("clause", "opened"),
    [
        ("a novel, simple yet effective method", ["a method"]),
        ("the problem of a new knot", ["a knot"]),
        ("the first loom for ropes", ["a loom for ropes"]),
        ("the first looms for ropes", ["looms for ropes"]),
        ("a unified method for tying knots", ["tying knots", "a unified method for tying knots"]),
        ("a method that detects knots and removes ropes",
         ["detecting knots and removing ropes", "a method that detects knots and removes ropes"]),
        ("this gap by tying knots", ["tying knots"]),
        ("a novel algorithm, Weave Forest for ropes", ["Weave Forest for ropes"]),
        ("to estimate tension", ["estimating tension"]),
    ],
)  # fmt: skip
def test_a_clause_opens_without_filler_or_with_its_action(clause: str, opened: list[str]) -> None:
    assert [text for _, text in openings(clause)] == opened


@pytest.mark.parametrize(
    ("clause", "kept"),
    [
        # before a relative clause, a second verb, a means, a purpose; never inside a list
        ("strong hand looms which weave ropes", ["strong hand looms"]),
        ("strong hand looms and show that they hold", ["strong hand looms"]),
        ("strong hand looms via braiding ropes", ["strong hand looms"]),
        ("strong hand looms to separate ropes", ["strong hand looms"]),
        ("strong looms, ropes, and threads", []),
        ("old weavers designed to separate ropes", []),
        ("old weavers able to separate ropes", []),
    ],
)
def test_a_clause_ends_where_a_phrase_is_complete(clause: str, kept: list[str]) -> None:
    found = [phrase.text for phrase in phrases(clause, LONGEST)]
    assert [text for text in found if text != clause] == kept


def test_cuts_stay_within_the_limit() -> None:
    words = ("threads of wool " * 9).split()
    assert all(len(" ".join(words[:end])) <= 40 + 3 for end, _ in cuts(words, 40, 8))


@pytest.mark.parametrize(
    "phrase",
    [
        "this loom weaves", "looms such that ropes hold", "our looms for rope", "its long threads",
        "integrates wool and rope", "quickly integrates wool", "which rope to use", "a method",
        "an efficient algorithm", "A model, Loom for ropes", "looms that better align", "looms",
        r"a rate of \sqrt{n} knots",
    ],
)  # fmt: skip
def test_bad_shapes_are_no_titles(phrase: str) -> None:
    assert not is_readable(phrase)


@pytest.mark.parametrize(
    "phrase", ["a loom for ropes", "weaving ropes such as hemp", "how looms shape their threads"]
)
def test_good_shapes_are(phrase: str) -> None:
    assert is_readable(phrase)


@pytest.mark.parametrize(
    ("phrase", "whole"),
    [
        ("looms (of wood)", True), ("looms (of wood", False), ('a "good" loom', True),
        ('a "good loom', False), ("between rope and thread", True), ("between rope", False),
        ("both looms", False),
    ],
)  # fmt: skip
def test_brackets_quotes_and_pairs_must_close(phrase: str, *, whole: bool) -> None:
    assert is_whole(phrase) is whole


@pytest.mark.parametrize(
    ("before", "key", "words"),
    [
        ("we propose Woven Action Maps", "wam", "Woven Action Maps"),
        ("we present the Woven Action Maps", "wam", "Woven Action Maps"),
        ("by mending and introducing Knotted Neurons", "knot", "Knotted Neurons"),
        ("we use Weaving, Testing, and Untangling", "wtu", "Weaving, Testing, and Untangling"),
        ("we propose Rope Forests", "xyz", "Rope Forests"),
        ("", "wam", ""),
    ],
)
def test_an_acronym_finds_its_words(before: str, key: str, words: str) -> None:
    assert expansion(before, key) == words


def test_capitals_stay_where_papers_write_them() -> None:
    assert sentence_case("Bayesian Policy Learning for LLMs") == "Bayesian policy learning for LLMs"
    assert sentence_case("BIas exploraTion by K-LoRA") == "bias exploration by K-LoRA"
    assert capitalised("planning by looms") == "Planning by looms"
    assert capitalised("p-means of looms") == "p-means of looms"
    assert capitalised("iOS looms") == "iOS looms"


def test_keyphrases_are_what_an_abstract_comes_back_to() -> None:
    read = ["Rope segmentation is hard.", "We train rope segmentation with hand looms.",
            "A hand loom helps rope segmentation."]  # fmt: skip
    found = keyphrases(read, subject(read, named=False).repeated)
    assert [(key.text, key.sentence) for key in found[:2]] == [
        ("Rope segmentation", 0),
        ("hand looms", 1),
    ]
