"""The words that ship with the package: a sound table, the one that its script writes."""

import re
from collections import Counter
from pathlib import Path
from unicodedata import normalize

import pytest

from sitegen.text.vocabulary import words
from tests.learn import words as learning
from tests.text.corpus import CORPUS


def test_words_are_letters_with_one_hyphen_at_most() -> None:
    for word in words():
        assert re.fullmatch(r"[^\W\d_]+(?:-[^\W\d_]+)?", word), word
        assert word == normalize("NFC", word.lower())
        assert len(word.replace("-", "")) >= learning.SHORTEST


def test_a_word_has_one_spelling() -> None:
    spelt = Counter(word.replace("-", "") for word in words())
    assert [word for word, times in spelt.items() if times > 1] == []


@pytest.mark.parametrize(
    "word", ["learning", "network", "dataset", "real-world", "state-of", "multimodal", "well-known"]
)
def test_common_words_are_among_them(word: str) -> None:
    assert word in words()


def test_the_table_has_a_word_a_line_in_order() -> None:
    lines = learning.TABLE.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(set(lines))
    assert words() == set(lines)


@pytest.mark.skipif(not CORPUS.exists(), reason=f"{CORPUS} is not at hand")
def test_the_table_is_what_its_script_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = learning.TABLE.read_bytes()
    monkeypatch.setattr(learning, "TABLE", tmp_path / "words.txt")
    learning.main()
    assert (tmp_path / "words.txt").read_bytes() == shipped
