"""`metadata/`: published facts, from JSON or YAML lists of papers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from sitegen.content.folder import files_in, read_text, yaml_problem
from sitegen.content.keys import Keys, is_web_url
from sitegen.content.yaml_nodes import Mapping, Node, Scalar, Sequence, YamlError, parse
from sitegen.model.problem import Problem, error, warning
from sitegen.model.record import Facts, Link

_SPACE = re.compile(r"\s*")


def read_facts(root: Path, problems: list[Problem]) -> Iterator[Facts]:
    """The facts of every file of `metadata/`, in order; an entry without abstract is a problem."""
    for path in files_in(root / "metadata", (".json", ".yaml", ".yml"), problems):
        text = read_text(path, problems)
        if text is None:
            continue
        try:
            entries = _json_list(text) if path.suffix == ".json" else _yaml_list(text)
            yield from _facts(list(entries), str(path), problems)
        except YamlError as fault:
            problems.append(yaml_problem(str(path), fault))


def _facts(entries: list[Node], file: str, problems: list[Problem]) -> Iterator[Facts]:
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, Mapping):
            problems.append(error("wrong-value", file, entry.line, "must be a list of papers"))
            continue
        keys = Keys(entry, file, problems, f"[{number}]")
        abstract = keys.text("abstract")
        if abstract is None:
            message = f"entry {number} has no `abstract`, so no paper can be matched with it"
            problems.append(warning("facts-no-abstract", file, entry.line, message))
            continue
        yield Facts(
            abstract=abstract,
            title=keys.text("title"),
            authors=keys.texts("authors") or (),
            venue=keys.text("venue"),
            year=keys.number("year", 1000, 9999),
            links=_links(keys),
            file=file,
            line=entry.line,
        )


def _links(keys: Keys) -> tuple[Link, ...]:
    links = keys.mapping("links")
    if links is None:
        return ()
    found = [Link(kind, url) for kind in links.names() for url in links.texts(kind) or ()]
    for link in found:
        if not is_web_url(link.url):
            message = f"`links.{link.kind}` is no web address: {link.url}"
            keys.problems.append(warning("link", keys.file, links.line(link.kind), message))
    return tuple(link for link in found if is_web_url(link.url))


def _yaml_list(text: str) -> tuple[Node, ...]:
    node = parse(text)
    if not isinstance(node, Sequence):
        raise YamlError(node.line, "must hold a list of papers")
    return node.items


def _json_list(text: str) -> Iterator[Node]:
    """The items of a JSON list, each with the line it starts in."""
    position = _skip(text, 0)
    if text[position : position + 1] != "[":
        raise YamlError(1, "must hold a list of papers: `[{…}, {…}]`")
    decoder = json.JSONDecoder()
    position = _skip(text, position + 1)
    while text[position : position + 1] != "]":
        line = text.count("\n", 0, position) + 1
        try:
            value, position = decoder.raw_decode(text, position)
        except json.JSONDecodeError as fault:
            raise YamlError(fault.lineno, f"this is no JSON: {fault.msg}") from None
        yield _node(value, line)
        position = _skip(text, position)
        if text[position : position + 1] == ",":
            position = _skip(text, position + 1)
            if text[position : position + 1] == "]":
                line = text.count("\n", 0, position) + 1
                raise YamlError(line, "this is no JSON: a comma stands before `]`", "Take it out.")
        elif text[position : position + 1] != "]":
            line = text.count("\n", 0, position) + 1
            raise YamlError(line, "this is no JSON: expected `,` or `]` after a paper")


def _skip(text: str, position: int) -> int:
    found = _SPACE.match(text, position)
    return found.end() if found else position


def _node(value: object, line: int) -> Node:
    if isinstance(value, dict):
        entries = {str(key): _node(item, line) for key, item in value.items()}
        return Mapping(entries, dict.fromkeys(entries, line), line)
    if isinstance(value, list):
        return Sequence(tuple(_node(item, line) for item in value), line)
    if value is None:
        return Scalar("", line)
    return Scalar(value if isinstance(value, str) else json.dumps(value), line, quoted=True)
