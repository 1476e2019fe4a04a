"""`metadata/`: published facts, from BibTeX, JSON and YAML files."""

from collections.abc import Callable, Iterator
from pathlib import Path

from sitegen.content import json_nodes, yaml_nodes
from sitegen.content.folder import files_in, malformed_problem, read_or_stop
from sitegen.content.metadata.bibliography import read_bibliography
from sitegen.content.metadata.listed import read_listed
from sitegen.content.metadata.report import Report
from sitegen.content.metadata.shapes import papers_in
from sitegen.content.yaml_nodes import MalformedError, Mapping, Node
from sitegen.errors import RunError
from sitegen.model.problem import Problem
from sitegen.model.record import Facts

_SUFFIXES = (".bib", ".json", ".yaml", ".yml")


def read_facts(root: Path, problems: list[Problem]) -> Iterator[Facts]:
    """The facts of every file of `metadata/`, in order; what is odd about them is a problem.

    Raises RunError where a file cannot be read: new pages would get slugs without their titles. In
    a BibTeX file what is broken is left out and reported.
    """
    for path in files_in(root / "metadata", _SUFFIXES, problems):
        report = Report(str(path), problems)
        text = read_or_stop(path)
        if path.suffix == ".bib":
            entries = read_bibliography(text, report)
        else:
            parse = json_nodes.parse if path.suffix == ".json" else yaml_nodes.parse
            entries = _listed(text, parse, report)
        for facts in entries:
            if facts.abstract or facts.title or facts.links:
                yield facts
            else:
                report.empty(facts.line)
        report.close()


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
