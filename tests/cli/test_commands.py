"""The commands as a user types them: output, messages, exit status."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sitegen import __version__
from tests.command import Sitegen, environment
from tests.endtoend.samples import tree, write_sample


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return write_sample(tmp_path)


def test_build_tells_what_it_did(content: Path, sitegen: Sitegen, tmp_path: Path) -> None:
    done = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Made 5 new pages; commit them." in done.stdout
    assert "6 papers" in done.stdout
    again = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert "0 written" in again.stdout
    quiet = sitegen("build", "--content", content, "--output", tmp_path / "out", "--quiet")
    assert (quiet.stdout, quiet.stderr) == ("", "")


def test_defaults_are_content_and_site_here(sitegen: Sitegen) -> None:
    write_sample(sitegen.folder)
    assert sitegen("build").returncode == 0
    assert (sitegen.folder / "_site" / "index.html").is_file()
    assert (sitegen.folder / "content" / "papers" / "leafnet.md").is_file()


def test_a_folder_of_lists_alone_builds(sitegen: Sitegen, tmp_path: Path) -> None:
    (tmp_path / "c" / "lists").mkdir(parents=True)
    (tmp_path / "c" / "lists" / "l.txt").write_text("KDD 2026 Papers\n\nWe study trees.\n")
    done = sitegen("build", "--content", tmp_path / "c", "--output", tmp_path / "out")
    assert done.returncode == 0
    assert "[no-base-url]" in done.stderr
    assert not list((tmp_path / "out").glob("*feed*"))


def test_an_empty_content_folder_builds(sitegen: Sitegen, tmp_path: Path) -> None:
    (tmp_path / "c").mkdir()
    done = sitegen("build", "--content", tmp_path / "c", "--output", tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert "0 papers" in done.stdout


def test_strict_refuses_what_is_not_committed_and_writes_no_content(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    before = tree(content)
    strict = ("build", "--content", content, "--output", tmp_path / "out", "--strict")
    done = sitegen(*strict)
    assert done.returncode == 1
    assert "[page-made]" in done.stderr
    assert "[url-new]" in done.stderr
    assert tree(content) == before
    sitegen("build", "--content", content, "--output", tmp_path / "out")
    done = sitegen(*strict)
    assert (done.returncode, done.stderr) == (0, "")


def test_strict_makes_warnings_errors(content: Path, sitegen: Sitegen, tmp_path: Path) -> None:
    (content / "papers" / "notes.txt").write_text("x")
    build = ("build", "--content", content, "--output", tmp_path / "out")
    assert sitegen(*build).returncode == 0
    assert sitegen(*build, "--strict").returncode == 1


def test_a_page_that_cannot_be_read_is_an_error_and_the_rest_is_built(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    (content / "papers" / "bad.md").write_text("---\ntitle: a: b\n---\nText")
    done = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert done.returncode == 1
    assert "bad.md:2: error:" in done.stderr
    assert "Put the value in quotes" in done.stderr
    assert (tmp_path / "out" / "papers" / "leafnet.html").is_file()


def test_pages_that_cannot_be_made_are_built_in_memory(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    for page in (content / "papers").iterdir():
        page.unlink()
    (content / "papers").rmdir()
    (content / "papers").write_text("a file where the folder should be")
    done = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert done.returncode == 0
    assert "[content-read-only]" in done.stderr
    assert (tmp_path / "out" / "papers" / "leafnet.html").is_file()
    (content / "papers").unlink()
    again = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert (again.returncode, again.stderr) == (0, "")
    assert (content / "papers" / "leafnet.md").is_file()


def test_export_is_the_documented_contract(content: Path, sitegen: Sitegen) -> None:
    before = tree(content)
    done = sitegen("export", "--content", content, "--format", "jsonl")
    assert done.returncode == 0, done.stderr
    assert tree(content) == before
    papers = {paper["id"]: paper for paper in map(json.loads, done.stdout.splitlines())}
    assert set(next(iter(papers.values()))) == {
        "id", "url", "title", "title_source", "name", "derived", "authors", "venue", "year",
        "tags", "links", "related", "abstract", "abstract_text", "abstract_html", "source",
    }  # fmt: skip
    leafnet = papers["leafnet"]
    assert leafnet["url"] == "https://papers.example.org/garden/papers/leafnet.html"
    assert (leafnet["name"], leafnet["title_source"]) == ("LeafNet", "derived")
    assert leafnet["links"] == [{"kind": "code", "url": "https://github.com/example/leafnet"}]
    assert leafnet["source"] == {"list": "garden-2026.txt", "position": 1}
    bandits = next(p for p in papers.values() if p["title_source"] == "facts")
    assert bandits["title"] == r"Ageing Bandits: $\sqrt{T}$ Regret & How to Forget"
    assert r"$\Omega(\sqrt{T})$" in bandits["abstract_text"]
    assert '<annotation encoding="application/x-tex">\\Omega(\\sqrt{T})' in bandits["abstract_html"]
    survey = papers["calm-survey"]
    assert (survey["title_source"], survey["source"]) == ("editor", None)
    assert survey["tags"] == ["large-language-models", "reading-group"]
    assert "Notes" not in survey["abstract"]
    assert survey["derived"]["title"] == "Surveying large language models"  # for the export alone
    assert set(survey["derived"]) == {"name", "title", "tags"}


def test_export_chooses_by_tag_and_venue(content: Path, sitegen: Sitegen) -> None:
    lines = sitegen("export", "--content", content, "--format", "jsonl", "--venue", "orchard-2025")
    assert len(lines.stdout.splitlines()) == 3
    lines = sitegen("export", "--content", content, "--format", "jsonl", "--tag", "reading-group")
    assert [json.loads(line)["id"] for line in lines.stdout.splitlines()] == ["calm-survey"]


def test_derive_shows_then_changes_and_keeps_what_was_edited(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    sitegen("build", "--content", content, "--output", tmp_path / "out")
    page = content / "papers" / "calmlm.md"
    edited = page.read_text().replace("name: CalmLM", "name: CalmerLM")
    page.write_text(edited)
    done = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert "[derived-edited]" in done.stderr
    assert page.read_text() == edited
    assert sitegen("derive", "--content", content).stdout == "0 of 6 pages changed.\n"
    dry = sitegen("derive", page, "--content", content, "--dry-run")
    assert "- name: CalmerLM" in dry.stdout
    assert "+ name: CalmLM" in dry.stdout
    assert page.read_text() == edited
    assert "1 of 6 pages changed." in sitegen("derive", page, "--content", content).stdout
    assert "name: CalmLM\n" in page.read_text()


def test_derive_explains_and_changes_nothing(content: Path, sitegen: Sitegen) -> None:
    sitegen("build", "--content", content, "--output", content.parent / "out")
    page = content / "papers" / "calmlm.md"
    before = page.read_text()
    done = sitegen("derive", "calmlm", "--content", content, "--explain")
    lines = done.stdout.splitlines()
    assert (done.returncode, lines[0]) == (0, str(page))
    values = [line.split(":")[0] for line in lines[1:] if line[2:3].isalpha()]
    assert values == ["  name", "  title", "  tags"]
    assert "“large language model”" in done.stdout
    assert page.read_text() == before
    every = sitegen("derive", "--content", content, "--explain").stdout
    assert every.count("  title: ") == len(list((content / "papers").glob("*.md")))
    assert sitegen("derive", "--content", content, "--explain", "--dry-run").returncode == 2


def test_an_abstract_that_changed_is_derived_again(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    build = ("build", "--content", content, "--output", tmp_path / "out")
    sitegen(*build)
    page = content / "papers" / "leafnet.md"
    page.write_text(page.read_text().replace("LeafNet", "TwigNet"))
    page.write_text(page.read_text().replace("name: TwigNet", "name: LeafNet"))
    page.write_text(page.read_text().replace('title: "TwigNet', 'title: "LeafNet'))
    done = sitegen(*build)
    assert "Derived 1 pages again" in done.stdout
    assert "name: TwigNet" in page.read_text()


def test_new_makes_a_site_that_builds(sitegen: Sitegen) -> None:
    done = sitegen("new", "mine")
    assert done.returncode == 0
    folder = sitegen.folder / "mine"
    built = sitegen("build", "--base-url", "https://example.org/", "--quiet", cwd=folder)
    assert (built.returncode, built.stderr) == (0, "")
    assert (folder / "_site" / "papers" / "leafnet.html").is_file()
    again = sitegen("new", "mine")
    assert again.returncode == 2
    assert "not empty" in again.stderr


def test_check_finds_nothing_wrong_with_a_fresh_site(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    sitegen("build", "--content", content, "--output", tmp_path / "out")
    done = sitegen("check", "--content", content, "--output", tmp_path / "out")
    assert (done.returncode, done.stdout, done.stderr) == (0, "No problems.\n", "")
    page = tmp_path / "out" / "papers" / "leafnet.html"
    page.write_text(page.read_text().replace('href="../index.html"', 'href="../gone.html"'))
    done = sitegen("check", "--content", content, "--output", tmp_path / "out")
    assert done.returncode == 1
    assert "gone.html" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        ((), 2, "COMMAND"),
        (("bild",), 2, "invalid choice"),
        (("build", "--bogus"), 2, "--bogus"),
        (("build", "--base-url", "javascript:alert(1)"), 2, "no address"),
        (("build", "--content", "nowhere"), 1, "no content folder"),
        (("serve", "--content", "nowhere"), 1, "no content folder"),
        (("serve", "--port", "x"), 2, "port"),
        (("export", "--format", "docx"), 2, "invalid choice"),
        (("derive", "nope.md"), 1, "no content folder"),
        (("check", "--output", "nowhere"), 1, "nowhere"),
    ],
)
def test_wrong_usage_is_told_without_a_traceback(
    arguments: tuple[str, ...], status: int, words: str, sitegen: Sitegen
) -> None:
    done = sitegen(*arguments)
    assert done.returncode == status
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has such names")
def test_a_content_folder_whose_name_is_no_utf_8_is_named(content: Path, sitegen: Sitegen) -> None:
    other = Path(os.fsdecode(os.fsencode(content) + b"\xe9"))
    content.rename(other)
    done = sitegen("build", "--content", other)
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert "content\\xe9 is not UTF-8" in done.stderr
    assert sitegen("build", "--content", ".", "--output", "../site", cwd=other).returncode == 0


def test_an_output_folder_that_would_do_harm_is_refused(content: Path, sitegen: Sitegen) -> None:
    for output in (content, content.parent, content / "out", Path(), sitegen.folder):
        done = sitegen("build", "--content", content, "--output", output)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False), output


def test_version(sitegen: Sitegen) -> None:
    assert sitegen("--version").stdout == f"sitegen {__version__}\n"


def test_a_console_of_another_encoding_gets_the_message(content: Path, sitegen: Sitegen) -> None:
    (content / "papers" / "renyi.md").write_text("---\ntitle: Rényi: x\n---\n", encoding="utf-8")
    done = sitegen(
        "build", "--content", content, "--output", "o", env={"PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 1
    assert "renyi.md:2" in done.stderr


def test_a_reader_that_leaves_early_is_no_error(content: Path, tmp_path: Path) -> None:
    command = f"{sys.executable} -m sitegen export --content {content} --format jsonl | head -c 10"
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        check=True,
    )
    assert b"Traceback" not in done.stderr
