"""Facts from a paper of a JSON or YAML list, whatever it was exported from."""

import difflib
from collections.abc import Iterator
from functools import lru_cache

from sitegen.content.keys import one_line
from sitegen.content.metadata import spellings
from sitegen.content.metadata.addresses import address, distinct
from sitegen.content.metadata.bibliography import publication_of_bibtex
from sitegen.content.metadata.names import People, listed_people, read_people
from sitegen.content.metadata.report import Report
from sitegen.content.metadata.tex import separate
from sitegen.content.metadata.venues import Publication, publication
from sitegen.content.yaml_nodes import Mapping, Node, Scalar, Sequence
from sitegen.model.record import Facts, Link

_KNOWN = {
    *spellings.ABSTRACT, *spellings.TITLE, *spellings.AUTHORS, *spellings.VENUE, *spellings.YEAR,
    *spellings.ADDRESSES, *spellings.BIBTEX, *spellings.KEYWORDS, spellings.LINKS,
}  # fmt: skip
_FIELDS = (
    spellings.ABSTRACT, spellings.TITLE, spellings.AUTHORS, spellings.VENUE, spellings.YEAR,
    (spellings.LINKS,),
)  # fmt: skip
_CLOSE = 0.8


def read_listed(entry: Mapping, report: Report) -> Facts:
    """The facts of one entry; what does not fit is reported with the entry's line, and left out."""
    given = _Given(entry, report)
    title = given.text(spellings.TITLE)
    published = given.publication()
    facts = Facts(
        abstract=given.text(spellings.ABSTRACT) or "",
        title=title,
        authors=given.people(),
        venue=published.venue,
        year=published.year,
        links=distinct((*given.linked(), *given.addresses())),
        file=report.file,
        line=entry.line,
        keywords=given.keywords(),
    )
    given.report_unread()
    return facts


class _Given:
    """The values of an entry by their folded keys, those that OpenReview wraps unwrapped."""

    def __init__(self, entry: Mapping, report: Report) -> None:
        self._line = entry.line
        self._report = report
        self._values: dict[str, tuple[str, int, Node]] = {}
        for key, value in entry.entries.items():
            if spellings.folded(key) == "content" and isinstance(value, Mapping):
                self._note_all(value)
        self._note_all(entry)

    def text(self, spelled: tuple[str, ...]) -> str | None:
        """The first value that is one text."""
        for _, _, node in self._given(spelled):
            for text in _texts(node):
                return text
        return None

    def publication(self) -> Publication:
        """Venue and year, also from the BibTeX entry that OpenReview adds."""
        written = self.text(spellings.YEAR) or ""
        known = publication(self.text(spellings.VENUE) or "", written)
        if written and known.year is None:
            key, line, _ = next(self._given(spellings.YEAR))
            self._report.wrong(line, f"`{key}` must hold a year, not `{written[:40]}`")
        cited = publication_of_bibtex(self.text(spellings.BIBTEX) or "")
        return Publication(known.venue or cited.venue, known.year or cited.year)

    def people(self) -> tuple[str, ...]:
        """The authors: a list of texts or of objects, or one text that joins them."""
        for _, line, node in self._given(spellings.AUTHORS):
            people = _people(node)
            self._report.people(line, people)
            return people.names
        return ()

    def keywords(self) -> tuple[str, ...]:
        """The keywords: a list of texts, or one text that joins them."""
        for _, _, node in self._given(spellings.KEYWORDS):
            return tuple(word for text in _texts(node) for word in separate(text))
        return ()

    def linked(self) -> Iterator[Link]:
        """The links of `links`: by kind, as a list of addresses, or as a list of objects."""
        for key, line, node in self._given((spellings.LINKS,)):
            for kind, url in _kinds_and_urls(node):
                make = spellings.ADDRESSES.get(spellings.folded(kind))
                link = address(url, kind) or (make(url) if make else None)
                if link:
                    yield link
                else:
                    self._report.no_address(line, f"{key}.{kind}" if kind else key, url)

    def addresses(self) -> Iterator[Link]:
        """The links of keys that stand for themselves: `doi`, `pdf`, `github`."""
        for spelled in filter(self._values.__contains__, spellings.ADDRESSES):
            key, line, node = self._values[spelled]
            links = [spellings.ADDRESSES[spelled](url) or address(url) for url in _urls(node)]
            yield from filter(None, links)
            if not any(links):
                self._report.unread(line, key)

    def report_unread(self) -> None:
        """Report keys that look like a known one whose value is missing, and note the others."""
        for folded, (key, line, _) in self._values.items():
            if folded in _KNOWN or folded in spellings.PASSED_OVER:
                continue
            field = _close_field(folded)
            if field and not any(name in self._values for name in field):
                self._report.slip(line, key, field[0])
            else:
                self._report.unread(line, key)

    def _given(self, spelled: tuple[str, ...]) -> Iterator[tuple[str, int, Node]]:
        return (self._values[name] for name in spelled if name in self._values)

    def _note_all(self, entry: Mapping) -> None:
        for key, value in entry.entries.items():
            node = _unwrapped(value)
            if not (isinstance(node, Scalar) and (node.is_null or not node.text.strip())):
                line = entry.key_lines.get(key, self._line)
                self._values.setdefault(spellings.folded(key), (key, line, node))


def _unwrapped(node: Node) -> Node:
    """`{"value": x}`, as OpenReview's second version wraps each value, is x."""
    if isinstance(node, Mapping) and "value" in node.entries:
        return node.entries["value"]
    return node


def _texts(node: Node) -> Iterator[str]:
    """The texts in a value, however deep: of `{"date-parts": [[2026, 5]]}` 2026 comes first."""
    if isinstance(node, Scalar):
        text = one_line(node.text)
        if text and not node.is_null:
            yield text
        return
    for part in node.items if isinstance(node, Sequence) else node.entries.values():
        yield from _texts(part)


def _people(node: Node) -> People:
    if isinstance(node, Scalar):
        return read_people(node.text)
    if isinstance(node, Mapping):
        return listed_people([_person(node)])
    return listed_people(
        _person(item) if isinstance(item, Mapping) else " ".join(_texts(item))
        for item in node.items
    )


def _person(node: Mapping) -> str:
    """A person of `name`, or of `given` and `family` as CSL has them, or `first` and `last`."""
    parts = {spellings.folded(key): " ".join(_texts(value)) for key, value in node.entries.items()}
    for whole in ("name", "fullname", "literal", "displayname"):
        if parts.get(whole):
            return parts[whole]
    given = parts.get("given") or parts.get("first") or parts.get("firstname") or ""
    family = parts.get("family") or parts.get("last") or parts.get("lastname") or ""
    particle = parts.get("nondroppingparticle") or parts.get("droppingparticle") or ""
    return " ".join(filter(None, (given, particle, family, parts.get("suffix", "").strip(", "))))


def _urls(node: Node) -> Iterator[str]:
    if isinstance(node, Scalar):
        return _texts(node)
    return (url for _, url in _kinds_and_urls(node))


def _kinds_and_urls(node: Node) -> Iterator[tuple[str, str]]:
    if isinstance(node, Mapping):
        for kind, value in node.entries.items():
            for url in _texts(value):
                yield one_line(kind), url
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _named_url(item)
    else:
        yield from (("", url) for url in _texts(node))


def _named_url(item: Node) -> Iterator[tuple[str, str]]:
    """An item of a list of links: an address, or an object of its kind and its address."""
    if not isinstance(item, Mapping):
        yield from (("", url) for url in _texts(item))
        return
    given = {spellings.folded(key): value for key, value in item.entries.items()}
    kinds = [
        t for key in ("kind", "type", "name", "label") if key in given for t in _texts(given[key])
    ]
    for key in ("url", "href", "link"):
        if key in given:
            yield from ((kinds[0] if kinds else "", url) for url in _texts(given[key]))


@lru_cache(maxsize=1024)
def _close_field(key: str) -> tuple[str, ...]:
    """The spellings of the field that a folded key may be a slip of: "authers" of "authors"."""
    names = {name: field for field in _FIELDS for name in field}
    close = difflib.get_close_matches(key, names, n=1, cutoff=_CLOSE)
    return names[close[0]] if close else ()
