"""YAML as nodes that know their line, every scalar as the text that was written.

Nothing is guessed: `No`, `1984`, `1:30` and `3.10` stay what the editor typed. Whoever reads a
value says what it should be (`sitegen.content.keys`).
"""

import re
from dataclasses import dataclass

import yaml

_NO_TAG = "tag:yaml.org,2002:str"
_PLAIN_TAGS = {
    _NO_TAG,
    "tag:yaml.org,2002:seq",
    "tag:yaml.org,2002:map",
}
_TAB_INDENTED = re.compile(r" *\t")
_LARGEST = 1_000_000
_DEEPEST = 50
_TOO_DEEP = f"values are nested more than {_DEEPEST} levels deep"
_QUOTING_STYLES = {"'", '"', "|", ">"}
_NULLS = {"", "~", "null", "Null", "NULL"}

# What the parser says, and what usually helps.
_HINTS = (
    ("mapping values are not allowed", "Put the value in quotes: it holds a colon."),
    ("unknown escape character", "Use single quotes, in which a backslash is just a backslash."),
    ("cannot start any token", "Put the value in quotes: it may not start with that character."),
    (
        "did not find expected alphabetic or numeric",
        "Put the value in quotes: it starts with * or &.",
    ),
    ("undefined alias", "Put the value in quotes: it starts with *."),
    ("entries are not allowed", "Put the value in quotes: it starts with a dash."),
    ("keys are not allowed", "Put the value in quotes: it starts with a question mark."),
    ("found unexpected end of stream", "Close the quotes."),
    ("did not find expected", "Put the value in quotes, and check brackets and indentation."),
    ("could not find expected ':'", "Write `key: value`, or put a long value in quotes."),
)


class MalformedError(ValueError):
    """Text that is not the YAML, JSON or page it should be; `line` counts from 1."""

    def __init__(self, line: int, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.message = message
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Scalar:
    """One value, as the text that was written; `quoted` tells `null` from `"null"`."""

    text: str
    line: int
    quoted: bool = False

    @property
    def is_null(self) -> bool:
        return not self.quoted and self.text in _NULLS


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple["Node", ...]
    line: int


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and their values, and the line each key stands in."""

    entries: dict[str, "Node"]
    key_lines: dict[str, int]
    line: int


Node = Scalar | Sequence | Mapping


def parse(text: str, first_line: int = 1) -> Node:
    """The nodes of one YAML document that starts at `first_line` of its file.

    An empty document is an empty mapping. Raises MalformedError for what is not YAML, for a key
    given twice, for explicit tags (`!!python/…`), for an alias inside its own anchor, and for
    values nested more than `_DEEPEST` levels.
    """
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as fault:
        raise _explain(fault, text, first_line) from None
    except yaml.YAMLError as fault:
        raise MalformedError(first_line, f"this is no YAML: {_one_line(fault)}") from None
    except RecursionError:
        raise MalformedError(first_line, _TOO_DEEP) from None
    if root is None:
        return Mapping({}, {}, first_line)
    return _Builder(first_line).build(root)


class _Loader(yaml.CBaseLoader):
    """PyYAML's, without its search for rules that give values tags: there are none."""

    def resolve(self, kind: object, value: object, implicit: object) -> str:  # noqa: ARG002 - PyYAML's
        return _NO_TAG

    def descend_resolver(self, current_node: object, current_index: object) -> None:
        pass

    def ascend_resolver(self) -> None:
        pass


class _Builder:
    """Turns PyYAML's nodes into ours. An anchored node is built once, whoever refers to it."""

    def __init__(self, first_line: int) -> None:
        self._first_line = first_line
        self._built: dict[yaml.Node, tuple[Node, int] | None] = {}
        """Each collection, and how many values it holds, written out without aliases."""
        self._depth = 0
        self._count = 0  # of values, written out

    def build(self, node: yaml.Node) -> Node:
        line = node.start_mark.line + self._first_line
        if self._depth > _DEEPEST:
            raise MalformedError(line, _TOO_DEEP)
        if node.tag not in _PLAIN_TAGS:
            raise MalformedError(
                line, f"the YAML tag {node.tag} is not read", "Write a plain value."
            )
        if isinstance(node, yaml.ScalarNode):
            self._count += 1
            return self._scalar(node, line)
        if node in self._built:
            known = self._built[node]
            if known is None:
                raise MalformedError(line, "an alias stands inside its own anchor")
            self._count += known[1]
            return known[0]
        self._built[node] = None
        before = self._count
        self._count += 1
        self._depth += 1
        built = (
            self._sequence(node, line)
            if isinstance(node, yaml.SequenceNode)
            else self._mapping(node, line)
        )
        self._depth -= 1
        size = self._count - before
        if size > _LARGEST:
            raise MalformedError(line, f"aliases make this more than {_LARGEST:,} values")
        self._built[node] = built, size
        return built

    def _scalar(self, node: yaml.ScalarNode, line: int) -> Scalar:
        quoted = node.style in _QUOTING_STYLES
        if not quoted and not node.value and node.end_mark.index > node.start_mark.index:
            raise MalformedError(line, "the value starts with &", "Put the value in quotes.")
        return Scalar(node.value, line, quoted)

    def _sequence(self, node: yaml.SequenceNode, line: int) -> Sequence:
        return Sequence(tuple(self.build(item) for item in node.value), line)

    def _mapping(self, node: yaml.Node, line: int) -> Mapping:
        entries: dict[str, Node] = {}
        key_lines: dict[str, int] = {}
        for key_node, value_node in node.value:
            key_line = key_node.start_mark.line + self._first_line
            if not isinstance(key_node, yaml.ScalarNode):
                raise MalformedError(key_line, "a key must be a plain word")
            key = key_node.value
            if key in entries:
                raise MalformedError(
                    key_line,
                    f"`{key}` is given twice (first in line {key_lines[key]})",
                    "Keep one of them.",
                )
            entries[key] = self.build(value_node)
            key_lines[key] = key_line
        return Mapping(entries, key_lines, line)


def _explain(fault: yaml.MarkedYAMLError, text: str, first_line: int) -> MalformedError:
    mark = fault.problem_mark or fault.context_mark
    row = mark.line if mark else 0
    problem = fault.problem or "this is no YAML"
    lines = text.split("\n")
    if row < len(lines) and _TAB_INDENTED.match(lines[row]):
        return MalformedError(
            first_line + row, "a tab is used for indentation", "Indent with spaces."
        )
    hint = next((hint for words, hint in _HINTS if words in problem), "")
    return MalformedError(first_line + row, problem, hint)


def _one_line(fault: Exception) -> str:
    return " ".join(str(fault).split())
