"""`papers/`: pages as records."""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from sitegen.content.folder import (
    bytes_of,
    entries_in,
    in_utf8,
    malformed_problem,
    misencoded,
    unreadable,
)
from sitegen.content.front_matter import split
from sitegen.content.keys import Keys
from sitegen.content.yaml_nodes import MalformedError, Mapping
from sitegen.errors import RunError
from sitegen.model.problem import Problem, error
from sitegen.model.record import Derived, Record, Source, UnreadPage
from sitegen.text.encoding import EncodingError, decode
from sitegen.text.slug import is_valid, slugify

DIGEST_SIZE = 16  # bytes

_NOTES = re.compile(r"^## ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of `papers/`: its name without `.md`, and its path as the user would type it.

    In a name that is no UTF-8, U+FFFD stands for what is not: such a page is refused. `digest`
    names its bytes, and is empty where the system does not let us read them. `data` are its bytes;
    None where they were not read, because `digest` was known.
    """

    slug: str
    file: str
    digest: bytes
    data: bytes | None

    def whole(self) -> "PageFile":
        """The page with its bytes, which may be others by now. Raises RunError where it is gone."""
        if self.data is not None or not self.digest:
            return self
        try:
            data = Path(self.file).read_bytes()
        except OSError as fault:
            raise RunError(f"{self.file} changed while it was read: {fault.strerror}") from fault
        return PageFile(self.slug, self.file, digest_of(data), data)

    def unread(self) -> UnreadPage:
        """The page as far as it could be read. Raises RunError where it is gone."""
        return UnreadPage(self.slug, (self.whole().data or b"").decode("utf-8", "replace"))


Read = Callable[["os.DirEntry[str]"], tuple[bytes, bytes | None]]
"""Gives the digest of a file, and its bytes where it had to read them. Raises OSError."""


def read_whole(entry: "os.DirEntry[str]") -> tuple[bytes, bytes]:
    """The digest of a file and its bytes. Raises OSError."""
    data = bytes_of(entry)
    return digest_of(data), data


def digest_of(data: bytes) -> bytes:
    """The name that no other bytes have."""
    return blake2b(data, digest_size=DIGEST_SIZE).digest()


def page_files(root: Path, problems: list[Problem], read: Read = read_whole) -> Iterator[PageFile]:
    """The pages of the content folder `root`, by name; one that cannot be read is a problem."""
    for entry in entries_in(root / "papers", (".md",), problems):
        name, file = in_utf8(entry.name), in_utf8(entry.path)
        digest, data = b"", None
        try:
            digest, data = read(entry) if name == entry.name else read_whole(entry)
        except OSError as fault:
            problems.append(unreadable(Path(entry), fault))
        yield PageFile(name.removesuffix(".md"), file, digest, data)


def read_page_file(page: PageFile, problems: list[Problem]) -> Record | None:
    """The record of a whole page; None, and a problem, where it cannot be read as one."""
    if page.data is None:
        return None
    if not is_valid(page.slug):
        message = f"`{page.slug}.md` cannot be part of a URL"
        new = slugify(page.slug)
        hint = f"Rename it, for example to {new}.md: lower-case letters, digits and -."
        problems.append(error("page-name", page.file, None, message, hint))
        return None
    try:
        text = decode(page.data)
    except EncodingError as fault:
        problems.append(misencoded(page.file, fault))
        return None
    return read_page(page.slug, page.file, text, problems)


def read_page(slug: str, file: str, text: str, problems: list[Problem]) -> Record | None:
    """One page as a record; None, and a problem, where it cannot be read."""
    try:
        page = split(text)
    except MalformedError as fault:
        problems.append(malformed_problem(file, fault))
        return None
    head = page.head or Mapping({}, {}, 1)
    abstract, notes = _abstract_and_notes(page.body)
    notes_start = len(page.body.rstrip()) - len(notes)
    blank_lines = len(page.body) - len(page.body.lstrip("\n"))
    keys = Keys(head, file, problems)
    derived, derived_from = _derived(keys)
    record = Record(
        slug=slug,
        file=file,
        title=keys.text("title"),
        authors=keys.people("authors"),
        venue=keys.text("venue"),
        year=keys.number("year", 1000, 9999),
        date=keys.day("date"),
        tags=keys.texts("tags"),
        extra_tags=keys.texts("extra_tags") or (),
        links=keys.links("links"),
        withdrawn=_withdrawn(keys),
        derived=derived,
        derived_from=derived_from,
        source=_source(keys),
        abstract=abstract,
        abstract_line=page.body_line + blank_lines,
        notes=notes,
        notes_line=page.body_line + page.body.count("\n", 0, notes_start),
        lines=head.key_lines,
    )
    keys.unknown(only_typos=True)
    if not record.title and not abstract:
        hint = "Give it a `title`, or an abstract below the front matter."
        problems.append(error("no-title", file, 1, "the page has neither title nor abstract", hint))
        return None
    return record


def _abstract_and_notes(body: str) -> tuple[str, str]:
    found = _NOTES.search(body) if "## " in body else None  # few pages have notes
    cut = found.start() if found else len(body)
    return body[:cut].strip("\n").rstrip(), body[cut:].strip()


def _derived(keys: Keys) -> tuple[Derived | None, str | None]:
    values = keys.mapping("derived")
    if values is None:
        return None, None
    derived = Derived(values.text("name"), values.text("title") or "", values.texts("tags") or ())
    mark = values.text("from")
    values.unknown()
    return derived, mark


def _withdrawn(keys: Keys) -> str | None:
    """Why a paper was withdrawn. `false` and `no` say that it was not."""
    reason = keys.text("withdrawn")
    word = (reason or "").lower()
    if word in {"true", "yes"}:
        keys.report("withdrawn", "must say why, in words", "Readers of the page see the reason.")
    return None if word in {"false", "no"} else reason


def _source(keys: Keys) -> Source | None:
    values = keys.mapping("source")
    if values is None:
        return None
    name, received = values.text("list"), values.text("received")
    position, added = values.number("position", 1, 10**9), values.day("added")
    values.unknown()
    if added is None:
        values.report("added", "must be the day the page was made, such as 2026-11-30")
        return None
    return Source(name or "", position or 0, added, received)
