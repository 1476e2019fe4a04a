"""The A–Z of authors, the pages of single authors, and the A–Z of named systems."""

from collections.abc import Iterator, Sequence
from functools import partial

from sitegen.model.catalog import NamedSystem, Person
from sitegen.model.paths import author_path, listing_path, names_path
from sitegen.render.contexts import AuthorContext, AuthorsContext, NamesContext
from sitegen.render.letters import Part, anchor_of, letter_index, letter_pages
from sitegen.render.listing import Listing, listed
from sitegen.render.lookup import Lookup
from sitegen.render.pager import make_pager
from sitegen.render.press import PlannedPage, Press
from sitegen.render.views import (
    AuthorEntry,
    AuthorLetter,
    NameEntry,
    NameLetter,
)

ENTRIES_PER_PAGE = 100


def authors_pages(press: Press) -> Iterator[PlannedPage]:
    """Every page of the A–Z of authors."""
    people = press.lookup.catalog.people
    path_of = partial(listing_path, "authors")
    pages = letter_pages(people, ENTRIES_PER_PAGE)
    index = letter_index(path_of, pages)
    for number, sections in enumerate(pages, start=1):
        shown = [person for _, part in sections for person in part]

        def context(
            sections: Sequence[Part[Person]] = sections, number: int = number
        ) -> AuthorsContext:
            page = press.page(path_of(number), "authors", number=number)
            return AuthorsContext(
                **press.around(page),
                count=len(people),
                index=index,
                letters=tuple(_authors(press.lookup, *section) for section in sections),
                pager=make_pager(path_of, number, len(pages)),
            )

        said = [(each.letter, each.name, each.slug, len(each.papers)) for each in shown]
        named = [slug for each in shown if not each.slug for slug in each.papers]
        papers = press.lookup.links_key(named)
        key = press.key(AuthorsContext.template, len(people), index, len(pages), said, papers)
        yield PlannedPage(path_of(number), key, context)


def _authors(lookup: Lookup, letter: str, people: Sequence[Person]) -> AuthorLetter:
    return AuthorLetter(letter, anchor_of(letter), tuple(_entry(lookup, p) for p in people))


def _entry(lookup: Lookup, person: Person) -> AuthorEntry:
    papers = () if person.slug else tuple(lookup.link(slug) for slug in person.papers)
    return AuthorEntry(person.name, person.slug, len(person.papers), papers)


def author_pages(press: Press) -> Iterator[PlannedPage]:
    """The pages of every author with a slug.

    Their rows leave out tags: at scale these pages are most of the site after the papers' own.
    """
    for person in press.lookup.catalog.people:
        if person.slug is not None:
            path_of = partial(author_path, person.slug)
            listing = Listing(person.papers, path_of, "authors", tagged=False)
            yield from listed(press, listing, AuthorContext, name=person.name)


def names_pages(press: Press) -> Iterator[PlannedPage]:
    """Every page of the A–Z of named systems."""
    names = press.lookup.catalog.names
    pages = letter_pages(names, ENTRIES_PER_PAGE)
    index = letter_index(names_path, pages)
    for number, sections in enumerate(pages, start=1):
        shown = [
            (entry.letter, entry.name, press.lookup.link_keys[entry.paper])
            for _, part in sections
            for entry in part
        ]

        def context(
            sections: Sequence[Part[NamedSystem]] = sections, number: int = number
        ) -> NamesContext:
            page = press.page(names_path(number), "names", number=number)
            return NamesContext(
                **press.around(page),
                count=len(names),
                index=index,
                letters=tuple(_names(press.lookup, *section) for section in sections),
                pager=make_pager(names_path, number, len(pages)),
            )

        key = press.key(NamesContext.template, len(names), index, len(pages), shown)
        yield PlannedPage(names_path(number), key, context)


def _names(lookup: Lookup, letter: str, names: Sequence[NamedSystem]) -> NameLetter:
    entries = (NameEntry(system.name, lookup.link(system.paper)) for system in names)
    return NameLetter(letter, anchor_of(letter), tuple(entries))
