"""site.yaml: every key optional, every slip named with key and line."""

from pathlib import Path

import pytest

from sitegen.content.settings import read_site
from sitegen.errors import RunError
from sitegen.model.problem import Problem
from sitegen.model.site import Site


def read(tmp_path: Path, text: str) -> tuple[Site, list[Problem]]:
    (tmp_path / "site.yaml").write_text(text, encoding="utf-8")
    problems: list[Problem] = []
    return read_site(tmp_path, problems), problems


def test_without_the_file_everything_has_a_default(tmp_path: Path) -> None:
    problems: list[Problem] = []
    assert read_site(tmp_path, problems) == Site()
    assert problems == []


@pytest.mark.parametrize("slash", ["", "/"])
def test_the_base_url_may_end_in_a_slash(tmp_path: Path, slash: str) -> None:
    site, problems = read(tmp_path, f"base_url: https://u.example/repo{slash}\n")
    assert (site.base_url, site.base_path, problems) == ("https://u.example/repo", "/repo/", [])


def test_at_a_domains_root(tmp_path: Path) -> None:
    site, _ = read(tmp_path, "base_url: https://u.example\n")
    assert site.base_path == "/"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("title: A\nbase_ulr: https://u.example", 2, "base_ulr"),
        ("base_url: javascript:alert(1)", 1, "base_url"),
        ("base_url: repo", 1, "base_url"),
        ("base_url: https://u.example/a b", 1, "base_url"),
        ("base_url: https://u.example/?q=1", 1, "base_url"),
        ("base_url: https://u.example/#top", 1, "base_url"),
        ("language: klingon!", 1, "language"),
        ("\npapers_per_page: many", 2, "papers_per_page"),
        ("papers_per_page: 1000000", 1, "from 10 to 200"),
        ("title: [a]", 1, "title"),
    ],
)
def test_a_slip_names_key_and_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    _, problems = read(tmp_path, text)
    assert [(p.line, words in p.message) for p in problems] == [(line, True)]


def test_a_likely_key_is_suggested(tmp_path: Path) -> None:
    _, problems = read(tmp_path, "base_ulr: https://u.example")
    assert problems[0].hint == "Did you mean `base_url`?"


@pytest.mark.parametrize("text", ["title: a: b", "- a", "title: \udcff"])
def test_settings_that_cannot_be_read_stop_the_run(tmp_path: Path, text: str) -> None:
    (tmp_path / "site.yaml").write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(RunError, match=r"site\.yaml:1: error"):
        read_site(tmp_path, [])
