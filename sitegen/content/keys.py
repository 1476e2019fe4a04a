"""Typed reading of a YAML mapping: each value is asked for by its key, as what it should be."""

import difflib
import re
import unicodedata
from collections.abc import Callable
from datetime import date

from sitegen.content.yaml_nodes import Mapping, Node, Scalar, Sequence
from sitegen.model.problem import Problem, error, warning
from sitegen.model.record import Link
from sitegen.text.urls import is_web

_WITH_TIME = re.compile(r"\d{4}-\d\d-\d\d[T ]")  # 2026-11-30T12:00
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


class Keys:
    """The keys of one mapping in one file.

    What does not fit becomes a problem that names key and line, and reads as absent, so that one
    slip does not hide the rest. `what` names a mapping inside another in messages (`links`).
    """

    def __init__(
        self, mapping: Mapping, file: str, problems: list[Problem], what: str = ""
    ) -> None:
        self._mapping = mapping
        self._asked: dict[str, None] = {}
        self._prefix = f"{what}." if what else ""
        self._file = file
        self._problems = problems

    def names(self) -> tuple[str, ...]:
        """Every key, in the order written."""
        return tuple(self._mapping.entries)

    def node(self, key: str) -> Node | None:
        """The value as written, None where the key is absent or its value is empty or null."""
        self._asked[key] = None
        node = self._mapping.entries.get(key)
        return None if isinstance(node, Scalar) and node.is_null else node

    def text(self, key: str) -> str | None:
        """One line of text; spaces collapsed, control characters dropped."""
        node = self.node(key)
        if node is None:
            return None
        if not isinstance(node, Scalar):
            self.report(key, "must be one text, not a list or mapping")
            return None
        return one_line(node.text) or None

    def texts(self, key: str) -> tuple[str, ...] | None:
        """A list of texts, without empty or repeated ones; one text counts as a list of one."""
        if self.node(key) is None:
            return None
        texts = [self._item_text(key, item) for item in self._items(key)]
        return tuple(dict.fromkeys(text for text in texts if text))

    def number(self, key: str, low: int, high: int) -> int | None:
        """A whole number from `low` to `high`."""
        text = self.text(key)
        if text is None:
            return None
        if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
            self.report(key, f"must be a whole number from {low} to {high}, not `{text}`")
            return None
        return int(text)

    def day(self, key: str) -> date | None:
        """A day as `2026-11-30`; of a time, its day."""
        text = self.text(key)
        if text is None:
            return None
        try:
            return date.fromisoformat(text[:10] if _WITH_TIME.match(text) else text)
        except ValueError:
            self.report(key, f"must be a day such as 2026-11-30, not `{text}`")
            return None

    def matching(self, key: str, fits: Callable[[str], object], what: str) -> str | None:
        """A text that `fits`; `what` says in words what it should be."""
        text = self.text(key)
        if text is None or fits(text):
            return text
        self.report(key, f"must be {what}, not `{text}`")
        return None

    def mapping(self, key: str) -> "Keys | None":
        """A mapping below this one."""
        node = self.node(key)
        if node is None:
            return None
        if not isinstance(node, Mapping):
            self.report(key, "must be a mapping of keys to values")
            return None
        return self._below(node, key)

    def mappings(self, key: str) -> tuple["Keys", ...]:
        """A list of mappings."""
        below = []
        for number, item in enumerate(self._items(key), 1):
            if isinstance(item, Mapping):
                below.append(self._below(item, f"{key}[{number}]"))
            else:
                self.report(key, "must be a list of mappings", line=item.line)
        return tuple(below)

    def links(self, key: str) -> tuple[Link, ...]:
        """A mapping of a kind to one URL or several; what is no web address is reported."""
        kinds = self.mapping(key)
        if kinds is None:
            return ()
        found = []
        for kind in kinds.names():
            for url in kinds.texts(kind) or ():
                if is_web(url):
                    found.append(Link(kind, url))
                else:
                    hint = "Write it with https:// in front; it is left out."
                    kinds.report(kind, f"is no web address: {url}", hint, make=warning, code="link")
        return tuple(found)

    def people(self, key: str) -> tuple[str, ...]:
        """Names, as texts or as mappings of `name`, or of `given` and `family`."""
        self.node(key)
        names = []
        for number, item in enumerate(self._items(key), 1):
            if isinstance(item, Mapping):
                person = self._below(item, f"{key}[{number}]")
                parts = [person.text("name"), person.text("given"), person.text("family")]
                person.unknown()
                names.append(" ".join(part for part in parts if part))
            else:
                names.append(self._item_text(key, item))
        return tuple(dict.fromkeys(name for name in names if name))

    def unknown(self, *, only_typos: bool = False) -> None:
        """Report the keys nobody asked for; with `only_typos` those alone that look like one."""
        for key in self._mapping.entries:
            if key in self._asked:
                continue
            close = difflib.get_close_matches(key, self._asked, n=1, cutoff=0.75)
            if close or not only_typos:
                known = ", ".join(self._asked)
                hint = f"Did you mean `{close[0]}`?" if close else f"Known: {known}."
                self.report(key, "is no known key", hint, make=warning, code="unknown-key")

    def report(
        self,
        key: str,
        message: str,
        hint: str = "",
        *,
        line: int | None = None,
        make: Callable[[str, str, int | None, str, str], Problem] = error,
        code: str = "wrong-value",
    ) -> None:
        """Report that the value of a key does not fit; the message goes on from the key's name."""
        where = line or self._mapping.key_lines.get(key, self._mapping.line)
        self._problems.append(
            make(code, self._file, where, f"`{self._prefix}{key}` {message}", hint)
        )

    def _below(self, node: Mapping, key: str) -> "Keys":
        return Keys(node, self._file, self._problems, f"{self._prefix}{key}")

    def _items(self, key: str) -> tuple[Node, ...]:
        node = self.node(key)
        if node is None:
            return ()
        return node.items if isinstance(node, Sequence) else (node,)

    def _item_text(self, key: str, node: Node) -> str:
        if not isinstance(node, Scalar):
            self.report(key, "must be a list of texts", line=node.line)
            return ""
        return "" if node.is_null else one_line(node.text)


def one_line(text: str) -> str:
    """Text for one line: composed (NFC), spaces collapsed, no control characters."""
    if text.isascii() and text.isprintable() and "  " not in text:  # most texts, at a glance
        return text.strip()
    return " ".join(_CONTROL.sub(" ", unicodedata.normalize("NFC", text)).split())
