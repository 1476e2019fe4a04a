"""From records to the catalog: every paper complete, and all of them cross-linked."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache, partial

from sitegen.derive.entries import Entry, with_facts
from sitegen.derive.facts import NO_MATCH, Match, PublishedFacts, disagreements
from sitegen.derive.formulas import unreadable
from sitegen.derive.people import Authorship, named_systems, people_of
from sitegen.derive.related.relating import Relations, Subject, relate
from sitegen.derive.settle import State
from sitegen.derive.topics import Topics, in_group_order
from sitegen.model.catalog import Author, Catalog, Filing, Paper, Person, ProsePage, Related, Venue
from sitegen.model.paths import is_author_path, tag_of, tag_path, venue_path
from sitegen.model.problem import Problem, advice, warning
from sitegen.model.prose import NotesReader
from sitegen.model.record import Record
from sitegen.model.site import Site
from sitegen.model.taxonomy import Tag, Taxonomy
from sitegen.text.slug import LIMIT, faithful_slug

_UNDATED = 1970

FindPeople = Callable[[Authorship], tuple[Person, ...]]

Published = tuple[Entry, Match]
"""An entry and what is published of it."""

JoinAll = Callable[[Sequence[Published]], Iterable[Entry]]


@dataclass(frozen=True, slots=True)
class Materials:
    """What a catalog is made of. `published` are the paths of permalinks.txt with their notes."""

    site: Site
    taxonomy: Taxonomy
    entries: tuple[Entry, ...]
    """One a page, not joined with any facts."""
    facts: PublishedFacts
    pages: tuple[ProsePage, ...]
    redirects: Mapping[str, str]
    published: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Assembled:
    """The catalog, the entry of each page (by file), and problems on the way.

    `relations` are for the next build.
    """

    catalog: Catalog
    entries: Mapping[str, Entry]
    relations: Relations
    problems: tuple[Problem, ...]


def assemble(
    materials: Materials,
    read_notes: NotesReader,
    earlier: Relations | None = None,
    find_people: FindPeople = people_of,
    join_all: JoinAll | None = None,
) -> Assembled:
    """Join every entry with its facts and link them all.

    `read_notes` reads prose pages, `find_people` tells who wrote what, `join_all` joins entries
    with their facts (`with_facts`). `earlier` are the relations that an earlier build found: they
    spare work and change nothing.
    """
    topics = Topics(materials.taxonomy)
    join_all = join_all or partial(_join_all, topics)
    unjoined = materials.entries
    records = [entry.record for entry in unjoined]
    joined = materials.facts.join((entry.known() for entry in unjoined), records)
    entries = sorted(_joined(unjoined, joined.matches, join_all), key=_reading_order)
    shown = {entry.record.slug: entry for entry in entries if not entry.record.withdrawn}
    relations = relate(
        {slug: Subject(entry.profile, entry.tags) for slug, entry in shown.items()},
        lambda slug: shown[slug].plain,
        earlier,
    )
    related = dict(zip(shown, relations.related, strict=True))
    catalog = _link(entries, related, materials, topics, find_people)
    by_file = {entry.record.file: entry for entry in entries}
    on_pages = (
        problem
        for page in materials.pages
        for problem in unreadable(page.file, page.line, page.body, read_notes(page.body).faults)
    )
    problems = (*_problems(entries), *on_pages, *joined.problems)
    return Assembled(catalog, by_file, relations, problems)


def _join_all(topics: Topics, published: Sequence[Published]) -> Iterator[Entry]:
    return (with_facts(entry, match, topics) for entry, match in published)


def _joined(
    entries: Iterable[Entry], matches: Iterable[Match], join_all: JoinAll
) -> Iterator[Entry]:
    """The entries, those of which anything is published with that."""
    pairs = list(zip(entries, matches, strict=True))
    published = iter(join_all([pair for pair in pairs if pair[1] != NO_MATCH]))
    for entry, match in pairs:
        yield entry if match == NO_MATCH else next(published)


def _reading_order(entry: Entry) -> tuple[object, ...]:
    """Newest year first, then by venue, then as listed; papers of no list last."""
    source = entry.record.source
    place = (0, source.list, source.position) if source else (1, "", 0)
    return (-(entry.year or 0), (entry.venue or "~").casefold(), *place, entry.record.slug)


def _link(
    entries: list[Entry],
    related: Mapping[str, tuple[Related, ...]],
    materials: Materials,
    topics: Topics,
    find_people: FindPeople,
) -> Catalog:
    site = materials.site
    # A path that is redirected needs no page of its own any more.
    promised = frozenset(materials.published.keys() - materials.redirects.keys())
    shown = [entry for entry in entries if not entry.record.withdrawn]
    withdrawn = [entry for entry in entries if entry.record.withdrawn]
    people = find_people(_authorship(shown, withdrawn, site, materials.published, promised))
    authors = {person.name: Author(person.name, person.slug) for person in people}
    papers = {
        entry.record.slug: _paper(entry, authors, related.get(entry.record.slug, ()))
        for entry in entries
    }
    return Catalog(
        site=site,
        papers=tuple(papers[entry.record.slug] for entry in shown),
        withdrawn=tuple(paper for paper in papers.values() if paper.withdrawn),
        groups=materials.taxonomy.groups,
        filings=tuple(_filings(shown, materials.taxonomy, promised, topics)),
        venues=tuple(_venues(entries, promised)),
        people=people,
        names=named_systems(
            (entry.settled.name, entry.record.slug) for entry in shown if entry.settled.name
        ),
        pages=materials.pages,
        redirects=materials.redirects,
    )


def _authorship(
    shown: Iterable[Entry],
    withdrawn: Iterable[Entry],
    site: Site,
    published: Mapping[str, str],
    promised: frozenset[str],
) -> Authorship:
    return Authorship(
        papers=tuple((entry.record.slug, entry.authors) for entry in shown),
        page_from=site.author_page_from,
        published={path: published[path] for path in sorted(promised) if is_author_path(path)},
        withdrawn=tuple(sorted({name for entry in withdrawn for name in entry.authors})),
    )


def _paper(entry: Entry, authors: Mapping[str, Author], related: tuple[Related, ...]) -> Paper:
    record = entry.record
    # A page that tells no day is dated by its year: a clock would make two builds differ.
    dated = record.date or date(entry.year or _UNDATED, 1, 1)
    added = record.source.added if record.source else dated
    return Paper(
        own=entry.own,
        slug=record.slug,
        title=entry.title,
        title_source=entry.title_source,
        name=entry.settled.name,
        derived=entry.derived,
        authors=tuple([authors.get(name) or Author(name, None) for name in entry.authors]),
        venue=venue_id(entry.venue, entry.year),
        venue_name=entry.venue,
        year=entry.year,
        tags=entry.tags,
        links=entry.links,
        related=related,
        abstract=record.abstract,
        searchable=record.abstract if entry.searchable is None else entry.searchable,
        results=entry.results,
        notes=record.notes,
        added=added,
        date=record.date or added,
        source=record.source,
        file=record.file,
        withdrawn=record.withdrawn,
    )


@lru_cache(maxsize=1 << 12)
def venue_id(venue: str | None, year: int | None) -> str | None:
    """The id of a venue in a year: `icml-2026`."""
    if venue is None:
        return None
    # The year never falls victim to the limit: two years of one venue are two venues.
    return faithful_slug(venue) if year is None else f"{faithful_slug(venue, LIMIT - 5)}-{year}"


def _filings(
    shown: list[Entry], taxonomy: Taxonomy, promised: frozenset[str], topics: Topics
) -> Iterator[Filing]:
    """Every tag with papers, and those whose page was published: without papers it is empty."""
    holders: dict[str, list[str]] = {}
    for entry in shown:
        for tag in entry.tags:
            holders.setdefault(tag, []).append(entry.record.slug)
    free = topics.free_tags(text for entry in shown for text in entry.written_tags)
    tags = {tag.id: tag for tag in (*in_group_order(taxonomy.tags, taxonomy.groups), *free)}
    for identity in sorted(filter(None, map(tag_of, promised))):
        tags.setdefault(identity, Tag(identity, identity.replace("-", " ")))
    for identity, topic in tags.items():
        papers = tuple(holders.get(identity, ()))
        if papers or tag_path(identity) in promised:
            yield Filing(topic, papers)


def _venues(entries: Iterable[Entry], promised: frozenset[str]) -> Iterator[Venue]:
    """Venues in reading order. A published one stays when all its papers are withdrawn."""
    papers: dict[str, list[str]] = {}
    labels: dict[str, tuple[str, int | None]] = {}
    for entry in entries:
        identity = venue_id(entry.venue, entry.year)
        if identity and entry.venue:
            slugs = papers.setdefault(identity, [])
            labels.setdefault(identity, (entry.venue, entry.year))
            if not entry.record.withdrawn:
                slugs.append(entry.record.slug)
    for identity, slugs in papers.items():
        if slugs or venue_path(identity) in promised:
            yield Venue(identity, *labels[identity], tuple(slugs))


def _problems(entries: Iterable[Entry]) -> Iterator[Problem]:
    outdated = []
    first_of: dict[str, Record] = {}
    for entry in entries:
        record, state = entry.record, entry.settled.state
        twin = first_of.setdefault(entry.text_key, record) if record.abstract else record
        if twin is not record:
            message = f"the page has the abstract of {twin.file}"
            hint = "Keep one of them, and say in redirects.yaml where the other went."
            yield warning("abstract-twice", record.file, record.abstract_line, message, hint)
        if state is State.OUTDATED:
            outdated.append(record)
        if state is State.EDITED:
            message = "`derived` was edited by hand; it is kept, but belongs to the program"
            hint = "Move what you wrote up: `title` and `tags` beside `derived` always win."
            yield advice("derived-edited", record.file, record.line_of("derived"), message, hint)
        yield from disagreements(entry.match, record)
        yield from entry.faults
    if outdated:
        message = f"today's rules would derive {len(outdated)} pages differently, this one first"
        hint = "See `sitegen derive --dry-run`."
        yield advice("derived-outdated", outdated[0].file, None, message, hint)
