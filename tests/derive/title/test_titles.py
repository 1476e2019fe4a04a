"""Titles made of an abstract's own words."""

import pytest

from sitegen.derive.name.names import find_name, ranked_names
from sitegen.derive.title.signs import LONGEST
from sitegen.derive.title.titles import capitalised, make_title, sentence_case
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
    assert (title.clause.sentence, title.clause.kind) == (1, "proposed")
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


def test_capitals_stay_where_papers_write_them() -> None:
    assert sentence_case("Bayesian Policy Learning for LLMs") == "Bayesian policy learning for LLMs"
    assert sentence_case("BIas exploraTion by K-LoRA") == "bias exploration by K-LoRA"
    assert capitalised("planning by looms") == "Planning by looms"
    assert capitalised("p-means of looms") == "p-means of looms"
    assert capitalised("iOS looms") == "iOS looms"
