"""The A–Z of authors, the pages of single authors, and the A–Z of named systems."""

from collections.abc import Iterator
from functools import partial

from sitegen.model.catalog import Person
from sitegen.model.paths import author_path, listing_path, names_path
from sitegen.render.contexts import AuthorContext, AuthorsContext, NamesContext
from sitegen.render.letters import anchor_of, letter_index, letter_pages
from sitegen.render.listing import listed
from sitegen.render.lookup import Lookup
from sitegen.render.pager import make_pager
from sitegen.render.shell import page_at
from sitegen.render.views import AuthorEntry, AuthorLetter, NameEntry, NameLetter, Shell

ENTRIES_PER_PAGE = 100


def authors_pages(lookup: Lookup, shell: Shell) -> Iterator[AuthorsContext]:
    """Every page of the A–Z of authors."""
    people = lookup.catalog.people
    path_of = partial(listing_path, "authors")
    pages = letter_pages(people, ENTRIES_PER_PAGE)
    index = letter_index(path_of, pages)
    for number, sections in enumerate(pages, start=1):
        yield AuthorsContext(
            shell=shell,
            page=page_at(shell, path_of(number), "authors"),
            count=len(people),
            index=index,
            letters=tuple(
                AuthorLetter(letter, anchor_of(letter), tuple(_entry(lookup, p) for p in part))
                for letter, part in sections
            ),
            pager=make_pager(path_of, number, len(pages)),
        )


def _entry(lookup: Lookup, person: Person) -> AuthorEntry:
    papers = () if person.slug else lookup.rows(person.papers, tagged=False)
    return AuthorEntry(person.name, person.slug, len(person.papers), papers)


def author_pages(lookup: Lookup, shell: Shell, person: Person) -> Iterator[AuthorContext]:
    """The pages of one author; none for an author without a slug.

    Their rows leave out tags: at scale these pages are most of the site after the papers' own.
    """
    if person.slug is None:
        return
    path_of = partial(author_path, person.slug)
    for listing in listed(lookup, shell, person.papers, path_of, "authors", tagged=False):
        yield AuthorContext(**listing, name=person.name)


def names_pages(lookup: Lookup, shell: Shell) -> Iterator[NamesContext]:
    """Every page of the A–Z of named systems."""
    names = lookup.catalog.names
    pages = letter_pages(names, ENTRIES_PER_PAGE)
    index = letter_index(names_path, pages)
    for number, sections in enumerate(pages, start=1):
        yield NamesContext(
            shell=shell,
            page=page_at(shell, names_path(number), "names"),
            count=len(names),
            index=index,
            letters=tuple(
                NameLetter(
                    letter,
                    anchor_of(letter),
                    tuple(
                        NameEntry(n.name, lookup.row(lookup.papers[n.paper], tagged=False))
                        for n in part
                    ),
                )
                for letter, part in sections
            ),
            pager=make_pager(names_path, number, len(pages)),
        )
