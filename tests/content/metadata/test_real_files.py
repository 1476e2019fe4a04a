"""Real files of other people's, where they lie beside the repository."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from sitegen.content.metadata import facts_files, read_facts
from sitegen.model.problem import Problem
from sitegen.model.record import Facts
from tests.command import ROOT

FILES = ROOT.parent / "shared" / "files"

pytestmark = pytest.mark.skipif(not FILES.is_dir(), reason=f"there is no {FILES}")


def read(name: str, folder: Path) -> tuple[list[Facts], list[Problem]]:
    (folder / "metadata").mkdir()
    shutil.copy(FILES / name, folder / "metadata")
    problems: list[Problem] = []
    found = [read_facts(file) for file in facts_files(folder, problems)]
    problems.extend(problem for each in found for problem in each.problems)
    return [facts for each in found for facts in each.facts], problems


@pytest.mark.parametrize(
    ("name", "entries", "abstracts"),
    [
        ("pmlr_v304_proceedings.bib", 79, 79),
        ("nime2006.bib", 86, 45),
        ("awesome_top100papers.bib", 101, 0),
        ("bibtexparser_traps.bib", 1, 1),
        ("bibtexruby_bibdesk.bib", 3, 0),
        ("paperlists_colm2024.json", 299, 299),
        ("paperlists_nips2006.json", 204, 204),
        ("citationjs_doi.json", 4, 3),
    ],
)
def test_every_paper_is_read(name: str, entries: int, abstracts: int, tmp_path: Path) -> None:
    facts, problems = read(name, tmp_path)
    assert (len(facts), sum(bool(entry.abstract) for entry in facts)) == (entries, abstracts)
    assert all(entry.title for entry in facts)
    assert not [problem for problem in problems if problem.severity == "error"]
    markup = set("\\{}$~`")
    assert not [name for entry in facts for name in entry.authors if markup & set(name)]
    assert not [name for entry in facts for name in entry.authors if "others" in name.split()]


def test_a_broken_file_is_told_line_by_line(tmp_path: Path) -> None:
    facts, problems = read("bibtexruby_errors.bib", tmp_path)
    assert len(facts) <= 1
    assert Counter(problem.code for problem in problems)["facts-broken"] >= 6
    assert all(problem.line for problem in problems)
