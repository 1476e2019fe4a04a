"""One paper's values from all who may speak for it: its editor, published facts, the program."""

from collections.abc import Callable
from dataclasses import dataclass

from sitegen.derive.facts import Match, PublishedFacts
from sitegen.derive.formulas import unreadable
from sitegen.derive.links import address_key, find_links
from sitegen.derive.settle import Settled, settle
from sitegen.derive.topics import Topics
from sitegen.model.catalog import TitleSource
from sitegen.model.problem import Problem
from sitegen.model.prose import Notes, NotesReader, Prose, Reader
from sitegen.model.record import Derived, Facts, Link, Record
from sitegen.text.abstract import read_title

_TITLE_FROM_ABSTRACT = 80
_NO_NOTES = Notes("")


@dataclass(frozen=True, slots=True)
class Entry:
    """A record with every value settled, before it is linked with the rest of the catalog."""

    record: Record
    settled: Settled
    match: Match
    title: Prose
    title_source: TitleSource
    authors: tuple[str, ...]
    venue: str | None
    year: int | None
    tags: tuple[str, ...]
    written_tags: tuple[str, ...]
    links: tuple[Link, ...]
    plain: str
    faults: tuple[Problem, ...]
    """Its formulas that cannot be shown as such."""

    @property
    def derived(self) -> Derived:
        return self.settled.derived


def make_entry(
    record: Record,
    facts: PublishedFacts,
    topics: Topics,
    *,
    read: Reader,
    read_notes: NotesReader,
    derive: Callable[[Prose], Derived],
) -> Entry:
    """Settle a record's values: what the editor wrote, else the facts, else what is derived."""
    prose = read(record.abstract)
    settled = settle(record, derive(prose))
    match = facts.match(record.abstract)
    known = match.facts
    written_title, title_source = _title(record, known, settled.derived)
    title = read_title(written_title)
    title_faults = () if title_source == "derived" else title.faults  # they are the abstract's
    notes = read_notes(record.notes) if record.notes else _NO_NOTES
    tags = settled.derived.tags if record.tags is None else record.tags
    written = (*tags, *record.extra_tags)
    return Entry(
        record=record,
        settled=settled,
        match=match,
        title=title,
        title_source=title_source,
        authors=record.authors or (known.authors if known else ()),
        venue=record.venue or (known.venue if known else None),
        year=record.year or (known.year if known else None),
        tags=topics.resolve(written),
        written_tags=written,
        links=_links(record.links, known.links if known else (), find_links(prose)),
        plain=prose.plain,
        faults=(
            *unreadable(record.file, record.abstract_line, record.abstract, prose.faults),
            *unreadable(*_title_place(record, known), title.source, title_faults),
            *unreadable(record.file, record.notes_line, record.notes, notes.faults),
        ),
    )


def _title(record: Record, facts: Facts | None, derived: Derived) -> tuple[str, TitleSource]:
    if record.title:
        return record.title, "editor"
    if facts and facts.title:
        return facts.title, "facts"
    return derived.title or record.abstract[:_TITLE_FROM_ABSTRACT], "derived"


def _title_place(record: Record, facts: Facts | None) -> tuple[str, int]:
    """The file and line that a title somebody wrote stands at."""
    if facts and not record.title:
        return facts.file, facts.line
    return record.file, record.line_of("title")


def _links(*sources: tuple[Link, ...]) -> tuple[Link, ...]:
    """Links of all sources; of several to one place, the first speaks."""
    kept: dict[str, Link] = {}
    for link in (link for source in sources for link in source):
        kept.setdefault(address_key(link.url) or link.url, link)
    return tuple(kept.values())
