"""`metadata/`: published facts, from JSON or YAML lists of papers."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from sitegen.content import json_nodes
from sitegen.content.folder import files_in, malformed_problem, read_or_stop
from sitegen.content.keys import Keys
from sitegen.content.yaml_nodes import MalformedError, Mapping, Node, Sequence, parse
from sitegen.errors import RunError
from sitegen.model.problem import Problem, error, warning
from sitegen.model.record import Facts


def read_facts(root: Path, problems: list[Problem]) -> Iterator[Facts]:
    """The facts of every file of `metadata/`, in order; an entry without abstract is a problem.

    Raises RunError where a file cannot be read: new pages would get slugs without their titles.
    """
    for path in files_in(root / "metadata", (".json", ".yaml", ".yml"), problems):
        parse_list = json_nodes.parse_list if path.suffix == ".json" else _parse_yaml_list
        try:
            entries = list(parse_list(read_or_stop(path)))
        except MalformedError as fault:
            raise RunError(str(malformed_problem(str(path), fault))) from None
        yield from _facts(entries, str(path), problems)


def _parse_yaml_list(text: str) -> Iterable[Node]:
    node = parse(text)
    if not isinstance(node, Sequence):
        raise MalformedError(node.line, "must hold a list of papers")
    return node.items


def _facts(entries: Iterable[Node], file: str, problems: list[Problem]) -> Iterator[Facts]:
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, Mapping):
            problems.append(error("wrong-value", file, entry.line, "must be a list of papers"))
            continue
        keys = Keys(entry, file, problems, f"[{number}]")
        facts = Facts(
            abstract=keys.text("abstract") or "",
            title=keys.text("title"),
            authors=keys.people("authors"),
            venue=keys.text("venue"),
            year=keys.number("year", 1000, 9999),
            links=keys.links("links"),
            file=file,
            line=entry.line,
        )
        keys.unknown(only_typos=True)
        if facts.abstract:
            yield facts
        else:
            message = f"entry {number} has no `abstract`, so it can be matched with no paper"
            problems.append(warning("facts-no-abstract", file, entry.line, message))
