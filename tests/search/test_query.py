"""What people type, and what they find: search-query.js over an index made by Python."""

import time
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.search.invented import invented_paper, paper
from tests.search.oracle import Oracle

PAPERS = {
    "quert": paper(
        "QUERT: A Survey of Pruned Readers", "Reading less, knowing more.", name="QUERT"
    ),
    "few-shot": paper("Few-shot learning of knots", "Knots tie themselves."),
    "fewshot": paper("Fewshot methods for ropes", "Ropes hang."),
    "few shot": paper("Learning with few examples and one shot of espresso", "Coffee helps."),
    "gpt-4": paper("GPT-4 plays checkers", "It wins against GPT-3 in 4 of 5 games."),
    "gpt-3": paper("GPT-3 plays checkers", "It loses 4 games."),
    "rényi": paper("Bounds on Rényi entropy", "A note by Gödel's cousin on naive sets."),
    "renyi": paper("Estimating the renyi divergence of coins", "Naïve coins are fair."),
    "tau": paper("τ²-bench: talking to two users", "ε-greedy users hang up."),
    "c++": paper("Writing parsers in C++", "Parsers in C and C# are longer."),
    "c": paper("The letter C in ancient scripts", "A history."),
    "a*": paper("A* on grids", "RRT* plans; k-NN finds neighbours, i.i.d. samples."),
    "chinese": paper("基于神经网络的物联网安全", "本文研究物联网。"),
    "korean": paper("한국어 학습을 위한 데이터", "데이터 모델"),
    "arabic": paper("مرحبا بالعالم", "A greeting."),
    "it": paper("IT support for small offices", "Printers jam."),
    "queue": paper("Ticket support with queues", "Who waits for it, and where is the queue?"),
    "who": paper("The Who and other bands", "Music."),
    "generalization": paper("Generalization under reconnaissance", "Organizations are happy."),
    "signs": paper("#Exploration: <tag> parsing, and/or application/json", "(Brackets) “quotes”."),
    "robots": paper("Human-following and -guiding robots", "Anti-virus.", authors="Kaiming He"),
    "proteins": paper("Knots in proteins", "Proteins fold into knots.", authors="Ada Example"),
    "folding": paper("Folding", "Robots fold paper.", authors="D'Arcy O'Hara, Łucja Wójcik"),
}


@dataclass(frozen=True)
class Search:
    lunr: Oracle

    def __call__(self, text: str) -> list[str]:
        """The papers found, in order."""
        return [list(PAPERS)[place] for place in self.result(text)["papers"]]

    def whole(self, text: str) -> list[str]:
        """The papers that hold all the words."""
        return self(text)[: self.result(text)["all"]]

    def result(self, text: str) -> Any:
        return self.lunr("search", [text])[0]


@pytest.fixture
def search(lunr: Oracle) -> Search:
    lunr.open(list(PAPERS.values()))
    return Search(lunr)


@pytest.mark.parametrize("name", PAPERS)
def test_a_pasted_title_finds_its_paper_first(search: Search, name: str) -> None:
    assert search(PAPERS[name].title)[0] == name


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("few-shot", {"few-shot", "fewshot", "few shot"}),
        ("few shot", {"few-shot", "fewshot", "few shot"}),
        ("fewshot", {"few-shot", "fewshot"}),
        ("antivirus", {"robots"}),
        ("anti virus", {"robots"}),
        ("GPT4", {"gpt-4"}),
        ("knn", {"a*"}),
        ("k-NN", {"a*"}),
        ("iid", {"a*"}),
        ("A*", {"a*"}),
        ("a-star", {"a*"}),
        ("RRT*", {"a*"}),
        ("C++", {"c++"}),
        ("C#", {"c++"}),
        ("renyi", {"rényi", "renyi"}),
        ("RÉNYI", {"rényi", "renyi"}),
        ("godel", {"rényi"}),
        ("naïve", {"rényi", "renyi"}),
        ("tau2", {"tau"}),
        ("tau^2-bench", {"tau"}),
        ("tau^2", {"tau"}),
        ("epsilon greedy", {"tau"}),
        ("物联网", {"chinese"}),
        ("神经", {"chinese"}),
        ("网", {"chinese"}),
        ("学习", set()),
        ("학습", {"korean"}),
        ("مرحبا", {"arabic"}),
        ("IT", {"it"}),
        ("the who", {"who"}),
        ("json", {"signs"}),
        ("#exploration", {"signs"}),
        ("<tag>", {"signs"}),
        ("brackets", {"signs"}),
        ("He Kaiming", {"robots"}),
        ("ohara", {"folding"}),
        ("O’Hara", {"folding"}),
        ("lucja wojcik", {"folding"}),
        ("quert", {"quert"}),
        ("zzqqxxyy", set()),
    ],
)
def test_finds_what_was_meant(search: Search, text: str, names: set[str]) -> None:
    assert set(search.whole(text)) == names


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("GPT-4", "gpt-4"),
        ("GPT-3", "gpt-3"),
        ("i.i.d.", "a*"),
        ("C++", "c++"),
        ("IT support", "it"),
        ("few-shot", "few-shot"),
        ("knots proteins", "proteins"),
        ("fold robots", "folding"),
    ],
)
def test_what_was_meant_comes_first(search: Search, text: str, first: str) -> None:
    assert search(text)[0] == first


def test_papers_with_all_the_words_come_before_the_rest(search: Search) -> None:
    result = search.result("knots proteins ")
    assert result["all"] == 1
    assert search("knots proteins ") == ["proteins", "few-shot"]


@pytest.mark.parametrize("word", ["generalization", "reconnaissance", "organizations", "happy"])
def test_typing_a_word_never_loses_it_on_the_way(search: Search, word: str) -> None:
    for end in range(3, len(word) + 1):
        assert "generalization" in search.whole(word[:end]), word[:end]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("title:knots", {"few-shot", "proteins"}),
        ("Title:knots", {"few-shot", "proteins"}),
        ("authors:kaiming", {"robots"}),
        ("+knots +proteins", {"proteins"}),
        ("knots -proteins", {"few-shot"}),
        ("+gpt -gpt-4", {"gpt-3"}),
        ("prot*", {"proteins"}),
        ("pr*ns", set()),
        ("*scripts", set()),
        ("*fset", set()),
        ("protiens~2", {"proteins"}),
        ("espreso~1", {"few shot"}),
        ("ropes^10 knots", {"fewshot", "few-shot", "proteins"}),
        ("+物联网", {"chinese"}),
    ],
)
def test_lunr_syntax_works_when_it_is_meant(search: Search, text: str, names: set[str]) -> None:
    assert set(search(text)) == names


def test_a_boost_weighs(search: Search) -> None:
    assert search("ropes^10 espresso ")[0] == "fewshot"
    assert search("ropes espresso^10 ")[0] == "few shot"


@pytest.mark.parametrize(
    "text",
    [
        ":", "+", "-", "~", "^", "*", '"', "\\", "a~", "x^", "foo~bar", "title:", "+title:", "-:",
        "foo:bar", "x^y", "~1", "^2", "title:+", "+-", "--", "**", "a~1^2", "a^2~1", "\\:", "{}",
    ],
)  # fmt: skip
def test_signs_are_no_errors(search: Search, text: str) -> None:
    assert isinstance(search(text), list)


@pytest.mark.parametrize("text", ["parsing: checkers", "checkers~9", "C:N checkers", '"checkers"'])
def test_signs_in_a_text_part_words(search: Search, text: str) -> None:
    assert {"gpt-4", "gpt-3"} <= set(search(text))


def test_a_word_in_no_paper_is_replaced_by_what_is_one_slip_away(search: Search) -> None:
    for typo in ("protiens", "protein", "prroteins", "poteins", "protwins"):
        assert search.whole(f"knots {typo} ") == ["proteins"]
    assert search.result("knots protiens ")["fixes"] == [{"word": "protiens", "used": ["proteins"]}]
    assert search.result("knots proteins ")["fixes"] == []
    assert search.result("zzqqxx ")["fixes"] == [{"word": "zzqqxx", "used": []}]
    assert search.result("knots zzqqxx ")["all"] == 0
    assert search("knots zzqqxx ") == search("knots ")


def test_a_stop_word_in_no_paper_is_no_typo(search: Search) -> None:
    assert search.result("whom knots ")["fixes"] == []
    assert search.result("whom ")["fixes"] == []


def test_a_single_letter_is_the_beginning_of_a_word(search: Search) -> None:
    assert search.result("z")["fixes"] == []
    assert search.result("z")["unfinished"] == ["z"]
    assert search.result("z ")["fixes"] == [{"word": "z", "used": []}]
    assert search.whole("knots z") == search.whole("knots ")


def test_a_sign_that_ends_a_letter_is_part_of_it(search: Search) -> None:
    assert search.whole("F# ") == []
    assert search.result("F# ")["fixes"] == [{"word": "f#", "used": []}]
    assert search.whole("QUERT+ ") == ["quert"]


def test_a_suspended_hyphen_shuts_nothing_out(search: Search) -> None:
    assert search("robot-following and -guiding robots ")[0] == "robots"


def test_a_long_query_is_cut(search: Search) -> None:
    started = time.monotonic()
    assert search("knots " * 1700)
    assert search("a" * 10_000) == []
    search("ab-" * 5000)
    search(" ".join(f"wrong{place}" for place in range(2000)))
    assert time.monotonic() - started < 2  # seconds, on a slow machine
    assert search("knots " + " " * 300 + "proteins") == search("knots ")


SYNTAX = st.lists(
    st.sampled_from([*"ab12+-:~^*.'\\\" é网", "title:", "knots", "^2", "~1", "C++"])
).map("".join)


@given(st.lists(st.text() | SYNTAX, min_size=1))
def test_any_text_gives_a_query_that_lunr_js_takes(lunr: Oracle, texts: list[str]) -> None:
    lunr.open(list(PAPERS.values()))
    for query, answer in zip(
        queries := lunr("compose", texts), lunr("answer", queries), strict=True
    ):
        assert isinstance(answer, list), (query, answer)


def test_every_paper_holds_all_the_words_of_its_own_title(lunr: Oracle) -> None:
    papers = [invented_paper(seed) for seed in range(300)]
    lunr.open(papers)
    results = lunr("search", [one.title for one in papers])
    for place, (one, result) in enumerate(zip(papers, results, strict=True)):
        assert place in result["papers"][: result["all"]], one.title


def test_a_beginning_that_very_many_words_have_is_not_looked_for_yet(lunr: Oracle) -> None:
    words = [f"con{number * step % 9973}" for step in range(1, 41) for number in range(1, 500)]
    papers = [paper(f"Title {n}", " ".join(words[n::450])) for n in range(450)]
    lunr.open([*papers, paper("Con artists", "They con.")])
    begun, ended, known, other = lunr("search", ["co", "co ", "con", "artis"])
    assert (begun["unfinished"], begun["papers"], begun["fixes"]) == (["co"], [], [])
    assert ended["unfinished"] == []
    assert (known["unfinished"], known["papers"]) == ([], [450])
    assert (other["unfinished"], other["papers"]) == ([], [450])
    (both,) = lunr("search", ["artists co"])
    assert (both["unfinished"], both["papers"], both["all"]) == (["co"], [450], 1)
