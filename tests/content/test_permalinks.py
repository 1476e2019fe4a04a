"""Published paths and redirects."""

from pathlib import Path

import pytest

from sitegen.content.permalinks import add_permalinks, read_permalinks, read_redirects
from sitegen.errors import RunError
from sitegen.model.problem import Problem


def test_paths_are_kept_sorted_and_remarks_as_they_were(tmp_path: Path) -> None:
    problems: list[Problem] = []
    assert read_permalinks(tmp_path, problems) == {}
    add_permalinks(tmp_path, {"papers/b.html": "3f2a91bc"})
    file = tmp_path / "permalinks.txt"
    file.write_text(file.read_text() + "\n# Mine.\n/papers/c.html\r\n")
    add_permalinks(tmp_path, {"papers/a.html": ""})
    promised = {"papers/a.html": "", "papers/b.html": "3f2a91bc", "papers/c.html": ""}
    assert read_permalinks(tmp_path, problems) == promised
    written = ["# Mine.", "papers/a.html", "papers/b.html 3f2a91bc", "papers/c.html"]
    assert file.read_text().splitlines()[-4:] == written
    assert problems == []


def test_a_line_that_is_no_path_is_told(tmp_path: Path) -> None:
    (tmp_path / "permalinks.txt").write_text("papers/a.html\n<<<<<<< HEAD\n")
    problems: list[Problem] = []
    assert read_permalinks(tmp_path, problems) == {"papers/a.html": ""}
    assert [(p.code, p.line) for p in problems] == [("permalink", 2)]


def test_promises_that_cannot_be_read_stop_the_run(tmp_path: Path) -> None:
    (tmp_path / "permalinks.txt").write_bytes(b"papers/a.html\ntags/g\xe9ant.html\n")
    with pytest.raises(RunError, match=r"permalinks\.txt:2"):
        read_permalinks(tmp_path, [])
    (tmp_path / "redirects.yaml").write_text("a: b: c")
    with pytest.raises(RunError, match=r"redirects\.yaml:1"):
        read_redirects(tmp_path, [])


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
