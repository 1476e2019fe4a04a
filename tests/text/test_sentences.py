"""Where a sentence ends, and where it only seems to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.sentences import sentences

SPLIT = [
    ("Looms weave. Knots hold.", ["Looms weave.", "Knots hold."]),
    ("Does it hold? It does! We say so.", ["Does it hold?", "It does!", "We say so."]),
    ('They say "it holds." We agree.', ['They say "it holds."', "We agree."]),
    ("Threads, e.g. Cotton and wool, hold.", ["Threads, e.g. Cotton and wool, hold."]),
    ("As Weaver et al. Show, it holds.", ["As Weaver et al. Show, it holds."]),
    ("See Fig. 3 for A. Weaver.", ["See Fig. 3 for A. Weaver."]),
    ("A gain of 3.5 is small. 12 looms agree.", ["A gain of 3.5 is small.", "12 looms agree."]),
    ("It beats all methods.We release it.", ["It beats all methods.", "We release it."]),
    ("α grows. β shrinks.", ["α grows.", "β shrinks."]),
    ("Loom v1.2 is at loom.example.org now.", ["Loom v1.2 is at loom.example.org now."]),
    ("织机很快。结很牢。", ["织机很快。", "结很牢。"]),
    ("No full stop", ["No full stop"]),
    ("  ", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), SPLIT, ids=[text for text, _ in SPLIT])
def test_a_text_is_cut_into_its_sentences(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected


@given(st.text(alphabet="Aa z.!?…'\"”)(é1α。 ", max_size=80))
def test_nothing_but_space_between_sentences_is_lost(text: str) -> None:
    found = sentences(text)
    assert "".join("".join(found).split()) == "".join(text.split())
    assert all(sentence == sentence.strip() != "" for sentence in found)
