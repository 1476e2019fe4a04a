"""Folders that a site must never be written to."""

from pathlib import Path

import pytest

from sitegen.errors import UsageError
from sitegen.output.publish import guard


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current directory of a project with a content folder, in a home directory."""
    project = tmp_path / "home" / "project"
    (project / "content" / "papers").mkdir(parents=True)
    (project / "content" / "site.yaml").touch()
    (project / "link").symlink_to(project / "content")
    (project / "loop").symlink_to(project / "loop")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(project)
    return project


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("content", "is or lies in the content folder"),
        ("content/", "is or lies in the content folder"),
        ("_site/../content", "is or lies in the content folder"),
        ("content/papers", "is or lies in the content folder"),
        ("content/new/_site", "is or lies in the content folder"),
        ("link", "is or lies in the content folder"),
        ("link/papers", "is or lies in the content folder"),
        (".", "is or contains the content folder"),
        ("..", "is or contains the content folder"),
        ("/", "is or contains the content folder"),
        ("content/site.yaml", "is not a folder"),
        (".sitegen", "keeps its own files"),
        ("loop", "symbolic links go round"),
        ("x" * 300, "the name is too long"),
    ],
)
def test_refused(output: str, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        guard(Path(output), Path("content"))


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        (".", "the current directory"),
        ("..", "the current directory"),
        ("~", "the current directory"),
        ("/", "the current directory"),
    ],
)
def test_refused_for_a_site_elsewhere(output: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    with pytest.raises(UsageError, match=f"is or contains ({reason}|the content folder)"):
        guard(Path(output).expanduser(), Path("/nowhere/else"))


def test_the_home_directory_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    for output in (Path("~").expanduser(), tmp_path / "home" / "."):
        with pytest.raises(UsageError, match="is or contains your home directory"):
            guard(output, tmp_path / "home-of-another" / "content")


@pytest.mark.parametrize(
    "output", ["_site", "out/of/sight", "../other", "content-site", "contents"]
)
def test_allowed(output: str) -> None:
    guard(Path(output), Path("content"))


def test_a_site_elsewhere_may_be_built_here(tmp_path: Path) -> None:
    guard(Path("_site"), tmp_path / "elsewhere" / "content")


def test_an_existing_folder_is_allowed(here: Path) -> None:
    (here / "_site").mkdir()
    guard(Path("_site"), Path("content"))
