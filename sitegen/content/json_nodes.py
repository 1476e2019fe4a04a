"""A JSON list as the same nodes that YAML gives, each item with its line."""

import json
import re
from collections.abc import Iterator

from sitegen.content.yaml_nodes import MalformedError, Mapping, Node, Scalar, Sequence

_SPACE = re.compile(r"\s*")
_NOT_A_LIST = "must hold one list of papers: `[{…}, {…}]`"


def parse_list(text: str) -> Iterator[Node]:
    """The items of a JSON list. Raises MalformedError for anything else, with its line."""
    decoder = json.JSONDecoder(object_pairs_hook=_without_repeats)
    at = _skip(text, 0)
    if text[at : at + 1] != "[":
        raise MalformedError(1, _NOT_A_LIST)
    at = _skip(text, at + 1)
    while text[at : at + 1] != "]":
        line = _line(text, at)
        value, at = _decode(decoder, text, at)
        yield _node(value, line)
        at = _after_item(text, _skip(text, at))
    if _skip(text, at + 1) < len(text):
        raise MalformedError(
            _line(text, at), f"more follows after the list; the file {_NOT_A_LIST}"
        )


def _decode(decoder: json.JSONDecoder, text: str, at: int) -> tuple[object, int]:
    try:
        return decoder.raw_decode(text, at)
    except json.JSONDecodeError as fault:
        raise MalformedError(fault.lineno, f"this is no JSON: {fault.msg}") from None
    except MalformedError as fault:
        raise MalformedError(_line(text, at), fault.message, fault.hint) from None
    except (ValueError, RecursionError) as fault:  # a number of 5,000 digits, a thousand brackets
        raise MalformedError(_line(text, at), f"this JSON cannot be read: {fault}") from None


def _after_item(text: str, at: int) -> int:
    """Where the next item or the closing bracket stands."""
    sign = text[at : at + 1]
    if sign == "]":
        return at
    if sign != ",":
        raise MalformedError(_line(text, at), "this is no JSON: expected `,` or `]` after a paper")
    following = _skip(text, at + 1)
    if text[following : following + 1] == "]":
        raise MalformedError(_line(text, at), "a comma stands before `]`", "Take it out.")
    return following


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    keys = [key for key, _ in pairs]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        raise MalformedError(1, f"`{twice}` is given twice in one paper", "Keep one of them.")
    return dict(pairs)


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _node(value: object, line: int) -> Node:
    if isinstance(value, dict):
        entries = {key: _node(item, line) for key, item in value.items()}
        return Mapping(entries, dict.fromkeys(entries, line), line)
    if isinstance(value, list):
        return Sequence(tuple(_node(item, line) for item in value), line)
    if value is None:
        return Scalar("", line)
    return Scalar(value if isinstance(value, str) else json.dumps(value), line, quoted=True)
