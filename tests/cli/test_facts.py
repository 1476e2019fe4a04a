"""Published facts in real runs: what a user puts into `metadata/`, and what the site says then."""

import json
from pathlib import Path

import pytest

from tests.command import Sitegen

LIST = """\
ICML 2026 Papers

Sorting tea by its scent is slow work, and the people who can do it are few. We propose LeafNet, a
small neural network that reads a chromatogram and names the garden a leaf grew in. The network is
trained on three harvests of forty gardens, with labels that tasters agreed upon, and learns which
peaks tell one hillside from the next. On a fourth harvest it errs half as often as the tasters.

How long should a bandit explore when every arm ages? We study multi-armed bandits whose rewards
decay over time, and show that any policy has a regret that grows with the square root of the
horizon. A schedule that forgets old pulls at the right rate meets this bound up to a constant.

Gradients leak what federated learning should hide. We introduce PrivLoom, a defence that perturbs
the layers an attacker reads. It costs little and keeps the accuracy of every model we tried.

Graph neural networks smooth away what tells nodes apart, and their depth is limited by it. In this
paper we derive a bound on that depth. Code is at https://github.com/example/deep-graphs.
"""

BIB = r"""
@string{icml = {Proceedings of the 43rd International Conference on Machine Learning (ICML)}}

@inproceedings{tea,
  title = {{LeafNet}: Telling {T}eas by Their Scent},
  author = {von M{\"u}ller, J{\"o}rg and {\'E}clair, Ada and Sample, Bo},
  booktitle = icml, year = 2026,
  doi = {10.1000/tea},
  abstract = {Sorting tea by its scent is hard work, and the people who can do it are few. We
    present {LeafNet}, a small neural network which reads a chromatogram and names the garden a leaf
    grew in. The network is trained on three harvests of forty gardens, with labels that tasters
    agreed upon, and learns which peaks tell one hillside from the next.},
}

@inproceedings{loom,
  title = {{PrivLoom}: Weaving Noise into Layers}, author = {Cy Specimen and Di Model},
  booktitle = icml, year = 2026
}

@misc{graphs, title = {How Deep May Graphs Be?}, author = {Ed Draft}, year = 2025,
  howpublished = {\url{https://github.com/Example/Deep-Graphs}} }

@article{broken, title = {No comma} author = {Nobody}}

@article{stranger, title = {A Study of Something Else}, author = {Some One}, year = 2026}
"""

JSON = [
    {
        "abstract": "How long should a bandit explore when every arm ages? We study multi-armed",
        "title": "Ageing Bandits",
        "authors": ["Example, Ada"],
    }
]


@pytest.fixture
def content(tmp_path: Path) -> Path:
    folder = tmp_path / "content"
    for name, text in {
        "lists/icml.txt": LIST,
        "metadata/all.bib": BIB,
        "metadata/some.json": json.dumps(JSON),
        "site.yaml": "title: T\nbase_url: https://papers.example.org/\n",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def papers(sitegen: Sitegen, content: Path) -> dict[str, dict[str, object]]:
    done = sitegen("export", "--content", content, "--format", "jsonl")
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {paper["title"]: paper for paper in lines}


def test_facts_of_every_kind_are_joined_and_told(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    built = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert built.returncode == 0, built.stderr
    bib = content / "metadata" / "all.bib"
    for line in (
        f"{bib}:23: warning: the entry `@article{{broken` is left out: ",
        f"{bib}:4: advice: joined with {content}/papers/leafnet.md by its reworded abstract: ",
        f"{bib}:15: advice: joined with {content}/papers/privloom.md by its name: ",
        f"{bib}:20: advice: joined with ",
        f"{bib}:25: advice: no page has this abstract, title, name or link: A Study of Something",
        f"{content}/metadata: advice: 5 published entries: 4 joined (1 by abstract,",
        "1 by reworded abstract, 1 by link, 1 by name), 1 unmatched [facts-summary]",
    ):
        assert line in built.stderr
    assert len(built.stderr.splitlines()) == 6
    assert {path.stem for path in (content / "papers").glob("*.md")} > {"leafnet", "ageing-bandits"}

    found = papers(sitegen, content)
    tea = found["LeafNet: Telling Teas by Their Scent"]
    assert tea["authors"] == ["Jörg von Müller", "Ada Éclair", "Bo Sample"]
    assert tea["links"] == [{"kind": "doi", "url": "https://doi.org/10.1000/tea"}]
    assert found["PrivLoom: Weaving Noise into Layers"]["authors"] == ["Cy Specimen", "Di Model"]
    assert found["How Deep May Graphs Be?"]["authors"] == ["Ed Draft"]
    assert found["Ageing Bandits"]["authors"] == ["Ada Example"]
    assert {paper["title_source"] for paper in found.values()} == {"facts"}
    assert {(paper["venue"], paper["year"]) for paper in found.values()} == {("ICML", 2026)}


def test_a_second_build_says_the_same_and_makes_the_same(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    first = sitegen("build", "--content", content, "--output", tmp_path / "out")
    again = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert first.stderr == again.stderr
    assert "(0 written" in again.stdout


def test_what_the_editor_wrote_wins(content: Path, sitegen: Sitegen, tmp_path: Path) -> None:
    sitegen("build", "--content", content, "--output", tmp_path / "out")
    page = content / "papers" / "leafnet.md"
    text = page.read_text(encoding="utf-8")
    mine = (
        "---\ntitle: Tea, Mine\nauthors: [Me Myself]\nlinks: {data: https://doi.org/10.1000/tea}\n"
    )
    page.write_text(text.replace("---\n", mine, 1), encoding="utf-8")
    tea = papers(sitegen, content)["Tea, Mine"]
    assert (tea["authors"], tea["title_source"]) == (["Me Myself"], "editor")
    assert tea["links"] == [{"kind": "data", "url": "https://doi.org/10.1000/tea"}]


def test_a_broken_entry_fails_a_strict_build(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    sitegen("build", "--content", content, "--output", tmp_path / "out")
    strict = sitegen("build", "--strict", "--content", content, "--output", tmp_path / "out")
    assert strict.returncode == 1
    bib = content / "metadata" / "all.bib"
    bib.write_text(bib.read_text(encoding="utf-8").replace("comma}", "comma},"), encoding="utf-8")
    strict = sitegen("build", "--strict", "--content", content, "--output", tmp_path / "out")
    assert strict.returncode == 0, strict.stderr


def test_entries_that_disagree_are_told_with_both_places(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    sitegen("build", "--content", content, "--output", tmp_path / "out")
    other = [{**JSON[0], "title": "Bandits and Their Age"}]
    (content / "metadata" / "zz.json").write_text(json.dumps(other), encoding="utf-8")
    built = sitegen("build", "--content", content, "--output", tmp_path / "out")
    (line,) = [line for line in built.stderr.splitlines() if "facts-disagree" in line]
    assert "warning: published entries disagree about `title`" in line
    assert f"{content}/metadata/some.json:1 has `Ageing Bandits`" in line
    assert f"{content}/metadata/zz.json:1 has `Bandits and Their Age`" in line


def test_a_file_in_another_encoding_stops_the_run(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    (content / "metadata" / "all.bib").write_bytes("@a{k,\n title={é}}".encode("latin-1"))
    built = sitegen("build", "--content", content, "--output", tmp_path / "out")
    assert built.returncode == 1
    assert "all.bib:2: error: byte 0xE9 is not UTF-8. Save the file as UTF-8." in built.stderr
    assert "Traceback" not in built.stderr


def test_a_keyword_that_names_a_tag_files_the_paper_under_it(
    content: Path, sitegen: Sitegen
) -> None:
    more = [{**JSON[0], "keywords": ["looms", "tea tasting"]}]
    tags_file = "groups: {a: A}\ntags:\n- {id: weaving, name: Looms, group: a}\n"
    (content / "tags.yaml").write_text(tags_file, encoding="utf-8")
    assert papers(sitegen, content)["Ageing Bandits"]["tags"] == []
    (content / "metadata" / "some.json").write_text(json.dumps(more), encoding="utf-8")
    assert papers(sitegen, content)["Ageing Bandits"]["tags"] == ["weaving"]
