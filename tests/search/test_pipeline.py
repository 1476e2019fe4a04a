import sys
from itertools import pairwise
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.search import pipeline
from sitegen.search.fold import fold
from sitegen.search.pipeline import tokens
from tests.search.oracle import Oracle


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Few-Shot learning.", "few shot fewshot learning"),
        ("GPT-4-based", "gpt 4 based gpt4 4based gpt4based"),
        ("state-of-the-art", "state of the art stateoftheart"),
        ("k–NN", "k nn knn"),
        ("C++, C#; A* and C++17", "c c++ c c# a astar and c c++ 17"),
        ("A*-search", "a astar search astarsearch"),
        ("i.i.d. e.g. R&D O'Brien", "i i d iid e g eg r d rd o brien obrien"),
        ("tau^2-bench", "tau 2 bench tau2 2bench tau2bench"),
        ("l_1 recall@5", "l 1 l1 recall 5 recall5"),
        ("v1.5 2.5D fig.3 1,000", "v1.5 2.5d fig 3 fig3 1 000"),
        ("and/or application/json", "and or application json"),
        ("#Exploration <tag> (learning) “deep”", "exploration tag learning deep"),
        ("the model's, the models’", "the model the models"),
        ("word--word word — word word–word", "word word word word word word wordword"),
        ("神经网络", "神经 经网 网络 络"),
        ("用BERT做データ・モデル", "用 bert 做デ デー ータ タ モデ デル ル"),
        ("학습을", "학습 습을 을"),
        ("مرحبا Привет", "مرحبا привет"),
        ("हिन्दी", "हिन्दी"),
        ("❤️ — … $ % 1️⃣", "1"),
        ("", ""),
    ],
)
def test_tokens(text: str, expected: str) -> None:
    assert " ".join(tokens(text)) == expected


@given(st.text())
def test_any_text_gives_clean_tokens(text: str) -> None:
    for token in tokens(text):
        assert token
        assert token == token.lower()
        assert not any(char.isspace() or char in "-*:~^\\\"'()/" for char in token)


@given(st.lists(st.text()))
def test_runs_of_non_space_are_read_one_by_one(texts: list[str]) -> None:
    """The index reads each run once and remembers its tokens."""
    text = " ".join(texts)
    assert tokens(text) == [token for run in text.split() for token in tokens(run)]


def looked_for(lunr: Oracle, texts: list[str]) -> list[set[str]]:
    """What the browser looks for: each word, with its sign, and each compound as a whole."""
    return [
        {
            form
            for word, after in pairwise([*words, {"parts": []}])
            for form in (
                word["word"],
                word["full"],
                "".join(word["parts"] if len(after["parts"]) <= len(word["parts"]) else []),
            )
            if form
        }
        for words in lunr("words", texts)
    ]


ASSIGNED = st.text(st.characters(exclude_categories=["Cn", "Co", "Cs"]))
SIGNS = st.text("ab12cs-.'’^_&@+#* 神经学ガタβΣéﬁ")


@given(st.lists(ASSIGNED | SIGNS, min_size=1))
def test_a_text_is_found_by_all_that_a_browser_looks_for_in_it(
    lunr: Oracle, texts: list[str]
) -> None:
    for text, forms in zip(texts, looked_for(lunr, texts), strict=True):
        assert forms <= set(tokens(text)), text


@given(st.text("ab12cs-.'^_&@+#*,;()[]\"!?$ ") | st.from_regex(r"[('a-c1\-]+[.,'s)]*"))
def test_the_short_ways_of_most_words_lead_where_the_long_one_does(text: str) -> None:
    found = pipeline._any_part().finditer(pipeline._POSSESSIVE.sub("", fold(text)))
    assert tokens(text) == list(pipeline._forms(found))


def test_every_character_parts_words_as_in_the_browser(lunr: Oracle) -> None:
    """All up to the ideographs, of which every seventh is enough.

    The index has one form more: the last character of an unspaced run alone.
    """
    characters = map(chr, [*range(0x3400), *range(0x3400, sys.maxunicode, 7)])
    texts = [
        f"a{char}b 1{char}2"
        for char in characters
        if category(char)[0] != "C" and "." not in fold(char)  # not "㏂", which is a.m.
    ]
    wrong = [
        text
        for text, forms in zip(texts, looked_for(lunr, texts), strict=True)
        if not forms <= set(tokens(text)) or any(map(str.isascii, set(tokens(text)) - forms))
    ]
    assert wrong == []
