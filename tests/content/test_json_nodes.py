"""JSON gives the nodes that YAML gives, near the top with their lines."""

import contextlib
import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content import json_nodes, yaml_nodes
from sitegen.content.yaml_nodes import MalformedError, Mapping, Node, Scalar, Sequence


def plain(node: Node) -> object:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {key: plain(value) for key, value in node.entries.items()}


def test_items_know_their_lines() -> None:
    node = json_nodes.parse('\n[\n {"a": 1},\n\n {"b": [2,\n 3]}]\n')
    assert isinstance(node, Sequence)
    assert [item.line for item in node.items] == [3, 5]


def test_members_and_the_lists_in_them_know_their_lines() -> None:
    node = json_nodes.parse('{"n": 1,\n "papers": [\n {"a": 1},\n {"a": 2}]}')
    assert isinstance(node, Mapping)
    papers = node.entries["papers"]
    assert isinstance(papers, Sequence)
    assert (node.key_lines, [item.line for item in papers.items]) == ({"n": 1, "papers": 2}, [3, 4])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1), ('[{"a": 1},]', 1), ("[1\n2]", 2), ('[{"a": 1}', 1), ("[1]\n2", 2), ("{1: 2}", 1),
        ('{"a": 1,\n"a": 2}', 2), ('[{"a": 1, "a": 2}]', 1), ("[" * 100_000, 1), ('{"a" 1}', 1),
        (f'[\n{{"year": {"1" * 5000}}}]', 2),
    ],
)  # fmt: skip
def test_what_is_no_json_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(MalformedError) as caught:
        json_nodes.parse(text)
    assert caught.value.line == line


@pytest.mark.parametrize("depth", [100, 500, 900, 990])
def test_deep_nesting_is_read_or_told(depth: int) -> None:
    with contextlib.suppress(MalformedError):
        assert json_nodes.parse("[" * depth + "]" * depth).line == 1


@pytest.mark.parametrize("text", ["[" * 100_000, '[\n{"year": ' + "9" * 5000 + "}]"])
def test_what_python_cannot_hold_is_told_in_plain_words(text: str) -> None:
    with pytest.raises(MalformedError) as caught:
        json_nodes.parse(text)
    assert caught.value.message in {"values are nested too deep", "a number has too many digits"}
    assert caught.value.line == 1 + text.count("\n")


VALUES = st.recursive(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(min_size=1), inner),
    max_leaves=12,
)


@given(VALUES, st.sampled_from([None, 1]))
def test_values_come_out_as_they_went_in(value: object, indent: int | None) -> None:
    assert plain(json_nodes.parse(json.dumps(value, indent=indent))) == value


@given(st.text())
def test_any_text_gives_nodes_or_a_fault(text: str) -> None:
    with contextlib.suppress(MalformedError):
        assert json_nodes.parse(text).line >= 1


def test_yaml_and_json_agree() -> None:
    text = '{"papers": [{"title": "T", "year": 2026, "links": {"code": "x"}}]}'
    assert plain(json_nodes.parse(text)) == plain(yaml_nodes.parse(text))


def test_time_grows_with_the_length() -> None:
    def seconds(papers: int) -> float:
        text = "[" + ",\n".join(['{"abstract": "One", "year": 2026}'] * papers) + "]"
        began = time.process_time()
        json_nodes.parse(text)
        return time.process_time() - began

    assert seconds(40_000) < 16 * max(min(seconds(10_000), seconds(10_000)), 0.01)
