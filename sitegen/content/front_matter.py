"""The front matter of a page: split from its body, and changed in place."""

import re
from collections.abc import Mapping as KeyToText
from dataclasses import dataclass

from sitegen.content.yaml_nodes import MalformedError, Mapping, Node, Scalar, Sequence, parse

_FENCE = "---"
# What was meant as a fence: ` ---`, `----`, `---yaml`
_LIKE_A_FENCE = re.compile(r"\s*---+\s*(?:ya?ml)?\s*")
_LINE_ENDS = re.compile("[\r\x85\u2028\u2029]")
# `title: &amp rest`, `title: ! important`; aliases and tags have no use in front matter
_ANCHOR = re.compile(r"[\w-]+:\s+[&!]")
_HASH = re.compile(r"(?:title|venue|year|date|withdrawn):\s+#")
# The first key of a page whose opening fence was forgotten
_KEY = re.compile(r"(?:title|authors|venue|year|tags|links|derived|source):(?:\s|$)")
_MISREAD = re.compile(rf"^(?:{_ANCHOR.pattern}|{_HASH.pattern})", re.MULTILINE)
_BOM = "\ufeff"


@dataclass(frozen=True, slots=True)
class Page:
    """A page cut in two. Lines count from 1; `head` is None where the page has no front matter."""

    head: Mapping | None
    body: str
    body_line: int


def split(text: str) -> Page:
    """The front matter and body of a page's text. Raises MalformedError where it is no page."""
    lines = text.split("\n")
    start = next((number for number, line in enumerate(lines) if line.strip()), 0)
    if lines[start].rstrip() != _FENCE:
        if _LIKE_A_FENCE.fullmatch(lines[start]):
            message = f"front matter begins with a line of three dashes alone, not `{lines[start]}`"
            raise MalformedError(start + 1, message)
        if _KEY.match(lines[start]) and any(line.rstrip() == _FENCE for line in lines):
            message = "the front matter does not begin"
            hint = "Put a line with --- alone before the first key."
            raise MalformedError(start + 1, message, hint)
        return Page(None, text, 1)
    end = _closing_fence(lines, start)
    head = lines[start + 1 : end]
    written = "\n".join(head)
    if _LINE_ENDS.search(written) or _MISREAD.search(written):  # few pages have one
        _require_plain(head, start + 2)
    mapping = parse(written, first_line=start + 2)
    if not isinstance(mapping, Mapping):
        raise MalformedError(start + 2, "front matter must hold `key: value` lines")
    return Page(mapping, "\n".join(lines[end + 1 :]), end + 2)


def _require_plain(head: list[str], first_line: int) -> None:
    """Refuse what a person reads otherwise than YAML does."""
    for number, line in enumerate(head, first_line):
        if _LINE_ENDS.search(line.removesuffix("\r")):
            message = "a character in this line ends lines for YAML, but not for your editor"
            raise MalformedError(number, message, "Take it out.")
        if _ANCHOR.match(line):
            message = "the value starts with a sign that YAML takes for its own"
            raise MalformedError(number, message, "Put the value in quotes.")
        if _HASH.match(line):
            message = "the value starts with # and is read as a remark"
            raise MalformedError(number, message, "Put the value in quotes.")


def replace_keys(data: bytes, blocks: KeyToText[str, str]) -> bytes:
    """The page with the given top-level keys set anew, every other byte as it was.

    `blocks` gives the YAML text of each key, key included, without a final line end. A key that is
    there is replaced where it stands; a new one goes last. Comments and blank lines that follow a
    replaced key stay. Raises MalformedError where the front matter cannot be changed line by line.
    """
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        message = "the page is not UTF-8 and cannot be changed in place"
        raise MalformedError(1, message, "Save it as UTF-8.") from None
    mark = _BOM if text.startswith(_BOM) else ""
    lines = text.removeprefix(_BOM).split("\n")
    start = next((number for number, line in enumerate(lines) if line.strip()), 0)
    if lines[start].rstrip() != _FENCE:
        lines, start = [_FENCE, _FENCE, *lines], 0
    ending = "\r" if lines[start].endswith("\r") else ""
    end = _closing_fence(lines, start)
    before = lines[start + 1 : end]
    head = before
    for key, block in blocks.items():
        head = _with_key(head, key, [line + ending for line in block.split("\n")])
    _require_same(before, head, blocks)
    return (mark + "\n".join([*lines[: start + 1], *head, *lines[end:]])).encode("utf-8")


def _closing_fence(lines: list[str], start: int) -> int:
    for number, line in enumerate(lines[start + 1 :], start + 1):
        if line.rstrip() == _FENCE:
            return number
    raise MalformedError(
        start + 1, "the front matter is not closed", "Put a line with --- alone after the last key."
    )


def _with_key(head: list[str], key: str, block: list[str]) -> list[str]:
    mapping = _parse_lines(head)
    starts = sorted(line - 1 for line in mapping.key_lines.values())
    if key not in mapping.key_lines:
        return [*head, *block]
    start = mapping.key_lines[key] - 1
    end = next((line for line in starts if line > start), len(head))
    while end > start + 1 and _is_blank_or_comment(head[end - 1]):
        end -= 1
    return [*head[:start], *block, *head[end:]]


def _is_blank_or_comment(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _parse_lines(head: list[str]) -> Mapping:
    node = parse("".join(f"{line}\n" for line in head))
    if not isinstance(node, Mapping):
        raise MalformedError(2, "front matter must hold `key: value` lines")
    return node


def _require_same(before: list[str], after: list[str], blocks: KeyToText[str, str]) -> None:
    """Refuse a change that would touch anything but the given keys (a head in one line `{…}`)."""
    old, new = _parse_lines(before).entries, _parse_lines(after).entries
    untouched = {key: _values(node) for key, node in old.items() if key not in blocks}
    kept = {key: _values(node) for key, node in new.items() if key not in blocks}
    if untouched != kept or not blocks.keys() <= new.keys():
        raise MalformedError(
            2, "the front matter cannot be changed in place", "Write one key a line."
        )


def _values(node: Node) -> object:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return [_values(item) for item in node.items]
    return {key: _values(value) for key, value in node.entries.items()}
