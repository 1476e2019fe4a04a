"""Published paths and redirects."""

from pathlib import Path

from sitegen.content.permalinks import add_permalinks, read_permalinks, read_redirects
from sitegen.model.problem import Problem


def test_paths_are_kept_sorted_and_read_back(tmp_path: Path) -> None:
    problems: list[Problem] = []
    assert read_permalinks(tmp_path, problems) == frozenset()
    add_permalinks(tmp_path, set(), ["papers/b.html"])
    add_permalinks(tmp_path, read_permalinks(tmp_path, problems), ["papers/a.html"])
    assert read_permalinks(tmp_path, problems) == {"papers/a.html", "papers/b.html"}
    lines = (tmp_path / "permalinks.txt").read_text().splitlines()
    assert lines[-2:] == ["papers/a.html", "papers/b.html"]
    assert problems == []


def test_redirects(tmp_path: Path) -> None:
    (tmp_path / "redirects.yaml").write_text(
        "papers/old.html: papers/new.html\n/tags/a.html: /tags/b.html\n"
        "papers/x.html: https://evil.example/\n../up.html: papers/new.html\npapers/y.html:\n"
    )
    problems: list[Problem] = []
    assert read_redirects(tmp_path, problems) == {
        "papers/old.html": "papers/new.html",
        "tags/a.html": "tags/b.html",
    }
    assert [(p.code, p.line) for p in problems] == [
        ("redirect", 3),
        ("redirect", 4),
        ("redirect", 5),
    ]
