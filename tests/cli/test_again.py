"""A build of what was built says what that build said, and looks at nothing heavy."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command import Sitegen
from tests.endtoend.samples import tree, write_sample

Change = Callable[[Path], object]


@pytest.fixture
def content(tmp_path: Path, sitegen: Sitegen) -> Path:
    """The sample, built twice: the first build wrote its pages."""
    folder = write_sample(tmp_path)
    for _ in range(2):
        assert run(sitegen, folder)[0] == 0
    return folder


def run(sitegen: Sitegen, content: Path, *more: str) -> tuple[int, str, str]:
    """The exit status of a build, what it said, and what it complained of."""
    folders = ("--content", content, "--output", content.parent / "_site")
    done = sitegen("build", *folders, *more)
    return done.returncode, done.stdout, done.stderr


def stages_ran(sitegen: Sitegen, content: Path, *more: str) -> bool:
    folders = ("--content", content, "--output", content.parent / "_site")
    done = sitegen("build", *folders, *more, env={"PYTHONPROFILEIMPORTTIME": "1"})
    assert "sitegen.model.built\n" in done.stderr
    return "sitegen.memory\n" in done.stderr


def test_nothing_is_loaded_and_nothing_written(content: Path, sitegen: Sitegen) -> None:
    before = tree(content.parent)
    assert not stages_ran(sitegen, content)
    assert tree(content.parent) == before


def test_it_says_what_was_said(content: Path, sitegen: Sitegen) -> None:
    page = content / "papers" / "calm-survey.md"
    page.write_text(page.read_text(encoding="utf-8").replace("year: 2025", "year: soon"), "utf-8")
    first, again = run(sitegen, content, "--strict"), run(sitegen, content, "--strict")
    assert first[0] == again[0] == 1
    assert "calm-survey.md:6" in first[2]
    assert again[2] == first[2]
    assert "(0 written" in again[1]
    assert first[1].partition("(")[0] == again[1].partition("(")[0]


CHANGES: dict[str, Change] = {
    "a page": lambda site: append(site / "content" / "papers" / "calm-survey.md"),
    "a new file": lambda site: (site / "content" / "papers" / "notes.txt").touch(),
    "a template": lambda site: write(site / "content" / "theme" / "templates" / "extra.html"),
    "a page of the site": lambda site: append(site / "_site" / "index.html"),
    "a lost page of the site": lambda site: (site / "_site" / "index.html").unlink(),
    "a file in the site": lambda site: (site / "_site" / "papers" / "mine.txt").touch(),
    "the record": lambda site: (site / ".sitegen" / "_site" / "told").unlink(),
}  # fmt: skip


def append(path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(" ")


def write(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text("x", encoding="utf-8")


@pytest.mark.parametrize("change", CHANGES)
def test_after_any_change_the_stages_run(change: str, content: Path, sitegen: Sitegen) -> None:
    CHANGES[change](content.parent)
    assert stages_ran(sitegen, content)


@pytest.mark.parametrize(
    "more", [["--base-url", "https://example.org/"], ["--strict"], ["--clean"]]
)
def test_with_other_options_the_stages_run(
    more: list[str], content: Path, sitegen: Sitegen
) -> None:
    assert stages_ran(sitegen, content, *more)


def test_a_page_that_could_not_be_written_is_dated_by_each_build(
    tmp_path: Path, sitegen: Sitegen
) -> None:
    content = write_sample(tmp_path)
    for _ in range(2):
        assert stages_ran(sitegen, content, "--strict")
