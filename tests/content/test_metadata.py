"""Facts from JSON and YAML, each with its line."""

from pathlib import Path

import pytest

from sitegen.content.metadata import read_facts
from sitegen.errors import RunError
from sitegen.model.problem import Problem
from sitegen.model.record import Facts, Link


def read(tmp_path: Path, name: str, text: str) -> tuple[list[Facts], list[Problem]]:
    (tmp_path / "metadata").mkdir()
    (tmp_path / "metadata" / name).write_text(text, encoding="utf-8")
    problems: list[Problem] = []
    return list(read_facts(tmp_path, problems)), problems


def test_json(tmp_path: Path) -> None:
    text = """[
 {"abstract": "One", "title": "T \\ud83d\\ude00", "authors": ["A", "B"], "year": 2026,
  "links": {"code": "https://example.org/x", "pdf": "javascript:x"}, "confidence": "high"},

 {"abstract": "Two", "title": null}
]
"""
    facts, problems = read(tmp_path, "x.json", text)
    assert [(f.abstract, f.title, f.line) for f in facts] == [("One", "T 😀", 2), ("Two", None, 5)]
    assert facts[0].links == (Link("code", "https://example.org/x"),)
    assert facts[0].authors == ("A", "B")
    assert [p.code for p in problems] == ["link"]


def test_yaml(tmp_path: Path) -> None:
    facts, problems = read(tmp_path, "x.yaml", "- abstract: One\n  title: 1984\n  year: 2026\n")
    assert (facts[0].title, facts[0].year, facts[0].line, problems) == ("1984", 2026, 1, [])


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("x.json", '[{"abstract": "A"},]', 1),
        ("x.json", '[{"abstract": "A"}\n{"abstract": "B"}]', 2),
        ("x.json", '{"abstract": "A"}', 1),
        ("x.json", '[{"abstract": "A"}', 1),
        ("x.json", "", 1),
        ("x.json", '[{"abstract": "A"}]\n{"lost": 1}', 1),
        ("x.json", '[{"abstract": "A", "abstract": "B"}]', 1),
        ("x.json", "[" * 100_000, 1),
        ("x.json", f'[\n{{"year": {"1" * 5000}}}]', 2),
        ("x.yaml", "title: x", 1),
        ("x.yaml", "- a: b: c", 1),
    ],
)
def test_a_file_that_cannot_be_read_stops_the_run(
    tmp_path: Path, name: str, text: str, line: int
) -> None:
    with pytest.raises(RunError, match=rf"{name}:{line}: error"):
        read(tmp_path, name, text)


@pytest.mark.parametrize(
    ("name", "text", "line", "code"),
    [
        ("x.json", '[\n{"title": "no abstract"}]', 2, "facts-no-abstract"),
        ("x.json", "[1]", 1, "wrong-value"),
        ("x.json", '[{"abstract": "A", "authers": ["B"]}]', 1, "unknown-key"),
        ("x.bib", "@article{}", None, "ignored"),
    ],
)
def test_what_does_not_fit_is_told(
    tmp_path: Path, name: str, text: str, line: int | None, code: str
) -> None:
    _, problems = read(tmp_path, name, text)
    assert [(p.code, p.line) for p in problems] == [(code, line)]
