"""`metadata/`: published facts, from BibTeX, JSON and YAML files."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sitegen.content import json_nodes, yaml_nodes
from sitegen.content.folder import files_in, in_utf8, malformed_problem, read_or_stop
from sitegen.content.metadata.bibliography import read_bibliography
from sitegen.content.metadata.listed import read_listed
from sitegen.content.metadata.report import Report
from sitegen.content.metadata.shapes import papers_in
from sitegen.content.yaml_nodes import MalformedError, Mapping, Node
from sitegen.errors import RunError
from sitegen.model.problem import Problem
from sitegen.model.record import Facts

_SUFFIXES = (".bib", ".json", ".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class FactsFile:
    """A file of `metadata/`: its path as the user would type it, and its text."""

    file: str
    text: str


@dataclass(frozen=True, slots=True)
class FactsRead:
    """The facts of one file, in order, and what is odd about them."""

    facts: tuple[Facts, ...]
    problems: tuple[Problem, ...]


def facts_files(root: Path, problems: list[Problem]) -> Iterator[FactsFile]:
    """The files of the content folder `root` that hold facts, by name.

    Raises RunError where one cannot be read: new pages would get slugs without their titles.
    """
    for path in files_in(root / "metadata", _SUFFIXES, problems):
        yield FactsFile(in_utf8(str(path)), read_or_stop(path))


def read_facts(file: FactsFile) -> FactsRead:
    """The facts of a file. In a BibTeX file what is broken is left out and reported.

    Raises RunError where another is malformed.
    """
    problems: list[Problem] = []
    report = Report(file.file, problems)
    kept = []
    for facts in _entries(file, report):
        if facts.abstract or facts.title or facts.links:
            kept.append(facts)
        else:
            report.empty(facts.line)
    report.close()
    return FactsRead(tuple(kept), tuple(problems))


def _entries(file: FactsFile, report: Report) -> Iterator[Facts]:
    if file.file.endswith(".bib"):
        return read_bibliography(file.text, report)
    parse = json_nodes.parse if file.file.endswith(".json") else yaml_nodes.parse
    return _listed(file.text, parse, report)


def _listed(text: str, parse: Callable[[str], Node], report: Report) -> Iterator[Facts]:
    try:
        papers = list(papers_in(parse(text)))
    except MalformedError as fault:
        raise RunError(str(malformed_problem(report.file, fault))) from None
    for paper in papers:
        if isinstance(paper, Mapping):
            yield read_listed(paper, report)
        else:
            report.wrong(paper.line, "this is no paper", "Write a list of papers: `[{…}, {…}]`.")
