"""One paper's values from all who may speak for it: its editor, published facts, the program."""

from dataclasses import dataclass, replace
from hashlib import blake2b

from msgspec.msgpack import encode

from sitegen.derive.facts import NO_MATCH, Known, Match
from sitegen.derive.formulas import unreadable
from sitegen.derive.links import address_key, find_links, without_addresses
from sitegen.derive.related.profiles import Profile, profile
from sitegen.derive.settle import Rules, Settled, derived_of, settle
from sitegen.derive.topics import Topics
from sitegen.model.catalog import TitleSource
from sitegen.model.problem import Problem
from sitegen.model.prose import Notes, NotesReader, Prose, Reader, unmarked
from sitegen.model.record import Derived, Link, Record
from sitegen.text.abstract import read_title
from sitegen.text.fingerprint import text_key

_BEGINNING = 80  # characters of an abstract that nothing else gives a title
_MOST_TAGS = 6
_OWN = {"code", "project", "demo"}  # kinds of link that an abstract gives to what is its own
_NO_NOTES = Notes("")


@dataclass(frozen=True, slots=True)
class Entry:
    """A record with every value settled, before it is linked with the rest of the catalog."""

    own: bytes
    """Names all that it was made from but where its files stand: entries of one name show alike."""
    record: Record
    settled: Settled
    match: Match
    written_title: str
    marked_title: Prose | None
    """The title as read; None where it holds no markup."""
    title_source: TitleSource
    tags: tuple[str, ...]
    links: tuple[Link, ...]
    shown: str | None
    """Its abstract as a reader sees it, without addresses; None where that is all it holds."""
    results: tuple[str, ...]
    """The sentences of its abstract that state a measured outcome."""
    faults: tuple[Problem, ...]
    """Its formulas that cannot be shown as such."""
    searchable: str | None
    """Its abstract as it is searched; None where that is all it holds."""
    profile: Profile
    """What it is compared with other papers by."""
    text_key: str
    """What tells its abstract from others, however they are wrapped."""

    @property
    def derived(self) -> Derived | None:
        """The derived values that hold; None where nothing but the name was needed of them."""
        return derived_of(self.record, self.settled)

    @property
    def title(self) -> Prose:
        return self.marked_title or unmarked(self.written_title)

    @property
    def authors(self) -> tuple[str, ...]:
        """The editor's, else the published ones."""
        known = self.match.facts
        return self.record.authors or (known.authors if known else ())

    @property
    def venue(self) -> str | None:
        """The editor's, else the published one."""
        known = self.match.facts
        return self.record.venue or (known.venue if known else None)

    @property
    def year(self) -> int | None:
        """The editor's, else the published one."""
        known = self.match.facts
        return self.record.year or (known.year if known else None)

    @property
    def written_tags(self) -> tuple[str, ...]:
        """Its tags as the editor or the program wrote them."""
        return _written_tags(self.record, self.derived)

    @property
    def plain(self) -> str:
        """Its abstract as a reader sees it, without addresses: they say nothing of its subject."""
        return self.record.abstract if self.shown is None else self.shown

    def known(self) -> Known:
        """What published facts may find the paper by."""
        record = self.record
        own = (link for link in self.links if link in record.links or link.kind in _OWN)
        return Known(
            abstract=record.abstract,
            title=record.title,
            name=self.settled.name,
            venue=record.venue,
            year=record.year,
            links=tuple(own),
        )


def make_entry(
    own: bytes,
    record: Record,
    topics: Topics,
    *,
    read: Reader,
    read_notes: NotesReader,
    rules: Rules,
) -> Entry:
    """Settle a record's values: what the editor wrote, else what is derived.

    `own` names the record, but for its file, and the topics.
    """
    # Its patterns take a while to compile, and a build that remembers every page makes no entry.
    from sitegen.derive.results.reported import reported_results  # noqa: PLC0415

    prose = read(record.abstract)
    settled = settle(record, prose, rules)
    held = derived_of(record, settled)
    derived = held.title if held else ""
    title_source: TitleSource = "editor" if record.title else "derived"
    title = read_title(record.title or derived or record.abstract[:_BEGINNING])
    title_faults = title.faults if record.title else ()  # of a derived one they are the abstract's
    notes = read_notes(record.notes) if record.notes else _NO_NOTES
    plain = without_addresses(prose)
    tags = topics.resolve(_written_tags(record, held))
    return Entry(
        own=own,
        record=record,
        settled=settled,
        match=NO_MATCH,
        written_title=title.source,
        marked_title=_marked(title),
        title_source=title_source,
        tags=tags,
        links=_links(record.links, find_links(prose)),
        shown=None if plain == record.abstract else plain,
        results=reported_results(prose.plain),
        faults=(
            *unreadable(record.file, record.abstract_line, record.abstract, prose.faults),
            *unreadable(record.file, record.line_of("title"), title.source, title_faults),
            *unreadable(record.file, record.notes_line, record.notes, notes.faults),
        ),
        searchable=None if prose.searchable == record.abstract else prose.searchable,
        profile=_profile(plain, tags, title, title_source),
        text_key=text_key(record.abstract),
    )


def joined_name(entry: Entry, match: Match) -> bytes:
    """Names all that `with_facts` makes of an entry and what is published of it."""
    return _digest(entry.own, (entry.record.file, match))


def with_facts(entry: Entry, match: Match, topics: Topics) -> Entry:
    """The entry with what is published of it; what its editor wrote stays.

    Published keywords that name a tag add it to the derived ones, up to `_MOST_TAGS`.
    """
    record, known = entry.record, match.facts
    if known is None:
        return entry if match == entry.match else replace(entry, match=match)
    title, title_source, faults = entry.title, entry.title_source, entry.faults
    if known.title and not record.title:
        title, title_source = read_title(known.title), "facts"
        faults = (*faults, *unreadable(known.file, known.line, title.source, title.faults))
    tags = entry.tags
    if record.tags is None:
        more = [tag for tag in topics.known(known.keywords) if tag not in tags]
        tags = (*tags, *more[: max(0, _MOST_TAGS - len(tags))])
    return replace(
        entry,
        own=_digest(entry.own, replace(known, file="", line=0)),
        match=match,
        tags=tags,
        written_title=title.source,
        marked_title=_marked(title),
        title_source=title_source,
        links=_links(record.links, known.links, entry.links),
        faults=faults,
        profile=_profile(entry.plain, tags, title, title_source),
    )


def _digest(own: bytes, more: object) -> bytes:
    return blake2b(own + encode(more), digest_size=len(own)).digest()


def _marked(title: Prose) -> Prose | None:
    return None if title == unmarked(title.source) else title


def _profile(plain: str, tags: tuple[str, ...], title: Prose, source: TitleSource) -> Profile:
    """A title that is derived from the abstract says nothing new."""
    return profile(plain, tags, "" if source == "derived" else title.plain)


def _written_tags(record: Record, derived: Derived | None) -> tuple[str, ...]:
    tags = record.tags
    if tags is None:
        tags = derived.tags if derived else ()
    return (*tags, *record.extra_tags)


def _links(*sources: tuple[Link, ...]) -> tuple[Link, ...]:
    """Links of all sources; of several to one place, the first speaks."""
    kept: dict[str, Link] = {}
    for link in (link for source in sources for link in source):
        kept.setdefault(address_key(link.url) or link.url, link)
    return tuple(kept.values())
