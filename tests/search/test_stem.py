import json
import lzma
import random
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.search.pipeline import tokens
from sitegen.search.stem import stem
from sitegen.search.stop_words import stop_words
from tests.search.invented import invented_paper
from tests.search.oracle import Oracle
from tests.search.test_lunr import CORPUS

SUFFIXES = str.split(
    "ational tional enci anci izer bli alli entli eli ousli ization ation ator alism iveness "
    "fulness ousness aliti iviti biliti logi icate ative alize iciti ical ful ness al ance ence er "
    "ic able ible ant ement ment ent ion ou ism ate iti ous ive ize ed ing s es ies sses eed y e"
)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("networks", "network"),
        ("survey", "survey"),  # lunr.py's own stemmer says survei, and nothing is found
        ("play", "play"),
        ("study", "studi"),
        ("by", "by"),
        ("eed", "e"),
        ("ies", "ie"),
        ("rényi", "rényi"),
        ("学习", "学习"),
    ],
)
def test_stems(word: str, expected: str) -> None:
    assert stem(word) == expected


def test_a_whole_vocabulary_is_stemmed_as_lunr_js_stems_it(lunr: Oracle) -> None:
    """Every pile of up to three suffixes on short beginnings, where rules meet."""
    chance = random.Random(5)  # noqa: S311 -- no secret
    words = {token for seed in range(300) for token in tokens(invented_paper(seed).abstract)}
    for _ in range(60_000):
        beginning = "".join(chance.choices("aaeiouyybcdflmnrstzwx14", k=chance.randrange(5)))
        words.add(beginning + "".join(chance.choices(SUFFIXES, k=chance.randrange(4))))
    vocabulary = sorted(words - {""})
    wrong = [
        (word, ours, theirs)
        for word, theirs in zip(vocabulary, lunr("stems", vocabulary), strict=True)
        if (ours := stem(word)) != theirs
    ]
    assert len(vocabulary) > 30_000
    assert wrong == []


def test_the_words_of_real_papers_are_stemmed_as_lunr_js_stems_them(lunr: Oracle) -> None:
    """A seventh of the papers, of all venues and years."""
    if not CORPUS.exists():
        pytest.skip(f"{CORPUS} is not there")
    with lzma.open(CORPUS, "rt", encoding="utf-8") as lines:
        papers = [json.loads(line) for line in islice(lines, 0, None, 7)]
    runs = {run for paper in papers for run in paper["abstract"].split()}
    vocabulary = sorted({token for run in runs for token in tokens(run)})
    assert [stem(word) for word in vocabulary] == lunr("stems", vocabulary)


@given(st.text(st.characters(categories=["Ll", "Lo", "Nd"]), min_size=1, max_size=12))
def test_any_letters_are_stemmed_as_lunr_js_stems_them(lunr: Oracle, word: str) -> None:
    assert lunr("stems", [word, word + "s", word + "ing"]) == [
        stem(word), stem(word + "s"), stem(word + "ing"),
    ]  # fmt: skip


def test_stop_words_are_those_of_lunr_js(lunr: Oracle) -> None:
    others = {token for seed in range(100) for token in tokens(invented_paper(seed).abstract)}
    assert set(lunr("stopWords", sorted(stop_words() | others))) == stop_words()
