"""From the bytes of a page to its entry: what the stages make of one page alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import msgspec

from sitegen.content.papers import PageFile, read_page_file
from sitegen.derive.entries import Entry, joined_name, make_entry, with_facts
from sitegen.derive.facts import Match
from sitegen.derive.rules import LateDeriver
from sitegen.derive.settle import Rules
from sitegen.derive.topics import Topics
from sitegen.inputs import digest
from sitegen.memory import keeping
from sitegen.model.problem import Problem
from sitegen.model.record import Derived, Record
from sitegen.model.taxonomy import Taxonomy
from sitegen.text.abstract import read_abstract
from sitegen.text.notes import read_notes

READINGS_KEPT = 7_000
"""How many readings of abstracts stay in memory: about 70 MB of them."""


@dataclass(frozen=True, slots=True)
class PageRead:
    """A page's entry, None where it cannot be read as one, and what was found on the way."""

    entry: Entry | None
    problems: tuple[Problem, ...]


class PageReader:
    """Reads pages and derives from them, filing them under the tags of one taxonomy.

    What it returns depends on the argument, the taxonomy and the program alone, so that it may be
    remembered, and found by another process.
    """

    def __init__(self, taxonomy: Taxonomy) -> None:
        self.read = keeping(read_abstract, READINGS_KEPT)
        self.read_notes = keeping(read_notes, READINGS_KEPT)
        self.deriver = LateDeriver(taxonomy)
        self._taxonomy = digest(msgspec.msgpack.encode(taxonomy))
        self._topics = Topics(taxonomy)
        self._rules = Rules(self.deriver.name, self.deriver)

    def name(self, file: PageFile) -> bytes:
        """Names a page and all else that its entry is made from."""
        return digest(file.file.encode(), self._own(file))

    def page(self, file: PageFile) -> PageRead:
        """What a whole page holds, and what is derived of it."""
        problems: list[Problem] = []
        record = read_page_file(file, problems)
        if record is None:
            return PageRead(None, tuple(problems))
        return PageRead(self._entry(self._own(file), record, self._rules), tuple(problems))

    def draft(self, record: Record) -> Entry:
        """The entry of a page that was just made, with all that was derived for it.

        It goes by another name than that of the page's bytes, which nobody has read yet.
        """
        derived = record.derived or self.derived(record.abstract)
        own = digest(self._taxonomy, msgspec.msgpack.encode(replace(record, file="")))
        return self._entry(own, record, Rules(lambda _: derived.name, lambda _: derived))

    def joined(self, published: Sequence[tuple[Entry, Match]]) -> Iterator[tuple[bytes, bytes]]:
        """The name of each entry with what is published of it, and that entry as msgpack."""
        for entry, match in published:
            whole = with_facts(entry, match, self._topics)
            yield joined_name(entry, match), msgspec.msgpack.encode(whole)

    def derived(self, abstract: str) -> Derived:
        """What today's rules make of an abstract."""
        return self.deriver(self.read(abstract))

    def _own(self, file: PageFile) -> bytes:
        return digest(self._taxonomy, file.slug.encode(), file.digest)

    def _entry(self, own: bytes, record: Record, rules: Rules) -> Entry:
        return make_entry(
            own, record, self._topics, read=self.read, read_notes=self.read_notes, rules=rules
        )


def read_pages(reader: PageReader, files: Sequence[PageFile]) -> list[tuple[bytes, bytes]]:
    """The name of each page as it is now, and what it holds: a `PageRead` as msgpack.

    Raises RunError for a page that was there a moment ago.
    """
    whole = (file.whole() for file in files)
    return [(reader.name(file), msgspec.msgpack.encode(reader.page(file))) for file in whole]


def derive_abstracts(reader: PageReader, abstracts: Sequence[str]) -> list[Derived]:
    """What today's rules make of each abstract."""
    return [reader.derived(abstract) for abstract in abstracts]
