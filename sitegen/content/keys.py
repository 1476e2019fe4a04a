"""Typed reading of a YAML mapping: each value is asked for by its key, as what it should be."""

import difflib
import re
import unicodedata
from datetime import date
from urllib.parse import urlsplit

from sitegen.content.yaml_nodes import Mapping, Node, Scalar, Sequence
from sitegen.model.problem import Problem, error, warning

WEB_SCHEMES = {"http", "https"}
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
        self.file = file
        self.problems = problems

    def line(self, key: str) -> int:
        return self._mapping.key_lines.get(key, self._mapping.line)

    def __contains__(self, key: str) -> bool:
        return key in self._mapping.entries

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
            self._unfit(key, "must be one text, not a list or mapping")
            return None
        return one_line(node.text) or None

    def texts(self, key: str) -> tuple[str, ...] | None:
        """A list of texts, without empty or repeated ones; one text counts as a list of one."""
        node = self.node(key)
        if node is None:
            return None
        items = node.items if isinstance(node, Sequence) else (node,)
        texts = [self._item(key, item) for item in items]
        return tuple(dict.fromkeys(text for text in texts if text))

    def number(self, key: str, low: int, high: int) -> int | None:
        """A whole number from `low` to `high`."""
        text = self.text(key)
        if text is None:
            return None
        if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
            self._unfit(key, f"must be a whole number from {low} to {high}, not `{text}`")
            return None
        return int(text)

    def day(self, key: str) -> date | None:
        """A day as `2026-11-30`."""
        text = self.text(key)
        if text is None:
            return None
        try:
            return date.fromisoformat(text[:10] if re.match(r"\d{4}-\d\d-\d\d[T ]", text) else text)
        except ValueError:
            self._unfit(key, f"must be a day such as 2026-11-30, not `{text}`")
            return None

    def site_url(self, key: str) -> str | None:
        """A web address that paths can be put behind; without final slash."""
        text = self.text(key)
        if text is None or is_site_url(text):
            return text and text.rstrip("/")
        self._unfit(key, f"must be the address of a site such as https://…/repo/, not `{text}`")
        return None

    def url(self, key: str) -> str | None:
        """A web address with its scheme."""
        text = self.text(key)
        if text is None or is_web_url(text):
            return text
        self._unfit(key, f"must be a web address such as https://…, not `{text}`")
        return None

    def matching(self, key: str, pattern: str, what: str) -> str | None:
        """A text that matches a pattern as a whole; `what` says in words what it should be."""
        text = self.text(key)
        if text is None or re.fullmatch(pattern, text):
            return text
        self._unfit(key, f"must be {what}, not `{text}`")
        return None

    def mapping(self, key: str) -> "Keys | None":
        """A mapping below this one."""
        node = self.node(key)
        if node is None:
            return None
        if not isinstance(node, Mapping):
            self._unfit(key, "must be a mapping of keys to values")
            return None
        return Keys(node, self.file, self.problems, f"{self._prefix}{key}")

    def mappings(self, key: str) -> tuple["Keys", ...]:
        """A list of mappings."""
        node = self.node(key)
        if node is None:
            return ()
        items = node.items if isinstance(node, Sequence) else (node,)
        unfit = [item for item in items if not isinstance(item, Mapping)]
        if unfit:
            self._unfit(key, "must be a list of mappings", unfit[0].line)
        return tuple(
            Keys(item, self.file, self.problems, f"{self._prefix}{key}[{number}]")
            for number, item in enumerate(items, 1)
            if isinstance(item, Mapping)
        )

    def names(self) -> tuple[str, ...]:
        """Every key, in the order written."""
        return tuple(self._mapping.entries)

    def unknown(self, *, only_typos: bool = False) -> None:
        """Report the keys nobody asked for; with `only_typos` those alone that look like one."""
        for key in self._mapping.entries:
            if key in self._asked:
                continue
            close = difflib.get_close_matches(key, self._asked, n=1, cutoff=0.75)
            if close or not only_typos:
                known = ", ".join(self._asked)
                hint = f"Did you mean `{close[0]}`?" if close else f"Known: {known}."
                message = f"`{self._prefix}{key}` is no known key."
                where = self.line(key)
                self.problems.append(warning("unknown-key", self.file, where, message, hint))

    def unfit(self, key: str, message: str) -> None:
        """Report that a value does not fit."""
        self._unfit(key, message)

    def _unfit(self, key: str, message: str, line: int | None = None) -> None:
        where = line or self.line(key)
        self.problems.append(
            error("wrong-value", self.file, where, f"`{self._prefix}{key}` {message}")
        )

    def _item(self, key: str, node: Node) -> str:
        if not isinstance(node, Scalar):
            self._unfit(key, "must be a list of texts", node.line)
            return ""
        return "" if node.is_null else one_line(node.text)


def one_line(text: str) -> str:
    """Text for one line: composed (NFC), spaces collapsed, no control characters."""
    return " ".join(_CONTROL.sub(" ", unicodedata.normalize("NFC", text)).split())


def is_site_url(url: str) -> bool:
    """Whether paths can be put behind a web address: it has no query and no fragment."""
    return is_web_url(url) and "?" not in url and "#" not in url


def is_web_url(url: str) -> bool:
    """Whether a link may be followed from a page: http or https, with a host, no blanks."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return (
        parts.scheme.lower() in WEB_SCHEMES
        and bool(parts.hostname)
        and not re.search(r"[\s<>\"]", url)
    )
