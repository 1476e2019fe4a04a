"""YAML is read as written, and what is not YAML is explained with its line."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.yaml_nodes import MalformedError, Mapping, Scalar, parse


def entries(text: str) -> dict[str, str]:
    node = parse(text)
    assert isinstance(node, Mapping)
    return {k: v.text for k, v in node.entries.items() if isinstance(v, Scalar)}


@pytest.mark.parametrize(
    "value", ["No", "on", "1984", "1:30", "0x1F", "12_000", "3.10", "~", "1e3"]
)
def test_a_plain_value_stays_what_was_typed(value: str) -> None:
    assert entries(f"title: {value}") == {"title": value}


def test_null_is_told_from_the_word_null() -> None:
    node = parse('a: null\nb: "null"\nc:\nd: ~')
    assert isinstance(node, Mapping)
    nulls = {key: value.is_null for key, value in node.entries.items() if isinstance(value, Scalar)}
    assert nulls == {"a": True, "b": False, "c": True, "d": True}


def test_nodes_know_their_lines() -> None:
    node = parse("title: x\ntags:\n  - a\n  - b\n", first_line=2)
    assert isinstance(node, Mapping)
    assert node.key_lines == {"title": 2, "tags": 3}


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("title: Prompting: a survey", 1, "colon"),
        ("a: b\ntitle: @scale training", 2, "may not start with that character"),
        ('title: "Learning \\pi"', 1, "single quotes"),
        ("tags:\n\t- nlp", 2, "spaces"),
        ("title: *args considered", 1, "*"),
        ("title: &amp", 1, "quotes"),
        ("title: !important", 1, "plain value"),
        ("title: %x", 1, "may not start with that character"),
        ("title: - a", 1, "dash"),
        ("title: > big", 1, "quotes"),
        ("title: | x", 1, "quotes"),
        ("title: ? why", 1, "question mark"),
        ("title: A\ntags: [x]\ntags: [y]", 3, "Keep one"),
        ('title: !!python/object/apply:os.system ["echo hi"]', 1, "plain value"),
        ('title: "abc', 1, "Close the quotes"),
    ],
)
def test_what_is_no_yaml_is_explained(text: str, line: int, words: str) -> None:
    with pytest.raises(MalformedError) as caught:
        parse(text)
    assert (caught.value.line, words in caught.value.hint) == (line, True)


def test_aliases_cannot_grow_or_loop() -> None:
    with pytest.raises(MalformedError, match="own anchor"):
        parse("a: &a [*a]")
    levels = "\n".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]" for n in range(1, 30))
    with pytest.raises(MalformedError, match="aliases"):
        parse(f"l0: &l0 x\n{levels}")


@pytest.mark.parametrize("text", ["[" * 100_000, "{a: " * 300, "- " * 300 + "x"])
def test_deep_nesting_is_refused(text: str) -> None:
    with pytest.raises(MalformedError):
        parse(text)


@given(st.text())
def test_any_text_gives_nodes_or_a_yaml_error(text: str) -> None:
    with contextlib.suppress(MalformedError):
        assert parse(text).line >= 1
