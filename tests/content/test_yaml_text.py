"""What the program writes as YAML reads back as the same text, here and elsewhere."""

import re

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.yaml_nodes import Mapping, Scalar, Sequence, parse
from sitegen.content.yaml_text import mapping, scalar, sequence

TEXT = st.text(st.characters(exclude_categories=["Cs"]))


def read_back(yaml_value: str) -> str:
    node = parse(f"x: {yaml_value}")
    assert isinstance(node, Mapping)
    value = node.entries["x"]
    assert isinstance(value, Scalar)
    return value.text


@given(TEXT)
def test_a_text_survives_our_reader_and_pyyaml(text: str) -> None:
    written = scalar(text)
    assert "\n" not in written
    assert read_back(written) == text
    assert yaml.safe_load(f"x: {written}") == {"x": text}


@given(st.lists(TEXT, max_size=5))
def test_a_list_survives(texts: list[str]) -> None:
    assert yaml.safe_load(f"x: {sequence(texts)}") == {"x": texts}


@given(TEXT)
def test_a_mapping_survives(text: str) -> None:
    written = mapping([("list", scalar(text)), ("position", "8")])
    assert yaml.safe_load(f"x: {written}") == {"x": {"list": text, "position": 8}}


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("PrivGate", "PrivGate"),
        ("icml-2026-1.txt", "icml-2026-1.txt"),
        ("Trap: a survey", '"Trap: a survey"'),
        (r"On $\ell_1$ bounds", r"'On $\ell_1$ bounds'"),
        (r"Bayes' $\pi$", r"'Bayes'' $\pi$'"),
        ("No", '"No"'),
        ("1984", '"1984"'),
        ("`argmax` is all you need", '"`argmax` is all you need"'),
        ("", '""'),
    ],
)
def test_a_text_is_written_as_a_person_would(text: str, written: str) -> None:
    assert scalar(text) == written


def test_a_hash_that_looks_like_a_number_stays_text() -> None:
    for mark in ("12345678", "1e100000", "0x123456"):
        assert yaml.safe_load(f"x: {scalar(mark)}") == {"x": mark}
        assert re.fullmatch(r'".*"', scalar(mark))


def test_sequences_are_nodes() -> None:
    node = parse(f"x: {sequence(['a', 'b: c'])}")
    assert isinstance(node, Mapping)
    assert isinstance(node.entries["x"], Sequence)
