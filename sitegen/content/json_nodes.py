"""JSON as the same nodes that YAML gives.

The items of a list, the members of an object and the items of a list in it know their line; what
is inside them has the line it begins in.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator

from sitegen.content.yaml_nodes import MalformedError, Mapping, Node, Scalar, Sequence

_HALF = re.compile(r"[\ud800-\udfff]")
_SPACE = re.compile(r"[ \t\n\r]*+")


def parse(text: str) -> Node:
    """The nodes of a JSON document. Raises MalformedError for what is none, with its line."""
    reader = _Reader(text)
    node = reader.value(depth=0)
    reader.end()
    return node


class _Reader:
    """One walk through a document. Lines are counted on, so that time grows with its length."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._decoder = json.JSONDecoder(object_pairs_hook=_without_repeats)
        self._at = 0
        self._counted = (0, 1)

    def value(self, depth: int) -> Node:
        """The value that comes next; an object's or a list's parts one by one, near the top."""
        sign, line = self._next(), self._line()
        if sign == "[" and depth <= 1:
            return Sequence(tuple(self._items(depth)), line)
        if sign == "{" and depth == 0:
            return self._object(line)
        try:
            return _node(self._decoded(), line)
        except RecursionError:
            raise MalformedError(line, "values are nested too deep") from None

    def end(self) -> None:
        """Raises MalformedError where anything follows."""
        if self._next():
            raise MalformedError(
                self._line(), "more follows after the papers", "Put everything into one list."
            )

    def _items(self, depth: int) -> Iterator[Node]:
        self._at += 1
        if self._next() == "]":
            self._at += 1
            return
        while True:
            yield self.value(depth + 1)
            if self._after_part("]"):
                return

    def _object(self, line: int) -> Mapping:
        entries: dict[str, Node] = {}
        key_lines: dict[str, int] = {}
        self._at += 1
        if self._next() == "}":
            self._at += 1
            return Mapping(entries, key_lines, line)
        while True:
            key_line = self._line()
            key = self._decoded() if self._next() == '"' else None
            if not isinstance(key, str) or self._next() != ":":
                raise MalformedError(self._line(), 'this is no JSON: expected `"key": value`')
            key = _whole(key)
            if key in entries:
                raise MalformedError(key_line, f"`{key}` is given twice", "Keep one of them.")
            self._at += 1
            entries[key] = self.value(depth=1)
            key_lines[key] = key_line
            if self._after_part("}"):
                return Mapping(entries, key_lines, line)

    def _after_part(self, closer: str) -> bool:
        """Whether a list or an object ends here; otherwise goes past the comma."""
        sign = self._next()
        if sign not in (",", closer):
            raise MalformedError(
                self._line(), f"this is no JSON: expected `,` or `{closer}` after a paper"
            )
        self._at += 1
        if sign == "," and self._next() == closer:
            raise MalformedError(self._line(), f"a comma stands before `{closer}`", "Take it out.")
        return sign == closer

    def _decoded(self) -> object:
        try:
            value, self._at = self._decoder.raw_decode(self._text, self._at)
        except json.JSONDecodeError as fault:
            raise MalformedError(fault.lineno, f"this is no JSON: {fault.msg}") from None
        except MalformedError as fault:
            raise MalformedError(self._line(), fault.message, fault.hint) from None
        except RecursionError:
            raise MalformedError(self._line(), "values are nested too deep") from None
        except ValueError:  # over 4,300 digits
            hint = "Write it in quotes, or take it out."
            raise MalformedError(self._line(), "a number has too many digits", hint) from None
        return value

    def _next(self) -> str:
        """The next sign, empty at the end; white space before it is passed."""
        found = _SPACE.match(self._text, self._at)
        self._at = found.end() if found else self._at
        return self._text[self._at : self._at + 1]

    def _line(self) -> int:
        counted, line = self._counted
        line += self._text.count("\n", counted, self._at)
        self._counted = (self._at, line)
        return line


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = {_whole(key): value for key, value in pairs}
    if len(found) < len(pairs):
        twice = Counter(_whole(key) for key, _ in pairs).most_common(1)[0][0]
        raise MalformedError(1, f"`{twice}` is given twice in one paper", "Keep one of them.")
    return found


def _node(value: object, line: int) -> Node:
    if isinstance(value, dict):
        entries = {key: _node(item, line) for key, item in value.items()}
        return Mapping(entries, dict.fromkeys(entries, line), line)
    if isinstance(value, list):
        return Sequence(tuple(_node(item, line) for item in value), line)
    if value is None:
        return Scalar("", line)
    return Scalar(_whole(value if isinstance(value, str) else json.dumps(value)), line, quoted=True)


def _whole(text: str) -> str:
    r"""A text with U+FFFD for half a character, which no file can hold: `"\ud800"`."""
    return _HALF.sub("\ufffd", text)
