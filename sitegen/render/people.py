"""The A–Z of authors, the pages of single authors, and the A–Z of named systems."""

from collections.abc import Iterator

from sitegen.model.catalog import Person
from sitegen.model.paths import author_path, numbered
from sitegen.render.contexts import AuthorContext, AuthorsContext, NamesContext
from sitegen.render.letters import anchor_of, letter_index, letter_pages
from sitegen.render.lookup import Lookup
from sitegen.render.pager import in_pages, make_pager, page_count
from sitegen.render.shell import place
from sitegen.render.views import AuthorEntry, AuthorLetter, NameEntry, NameLetter, Shell

ENTRIES_PER_PAGE = 100


def authors_pages(lookup: Lookup, shell: Shell) -> Iterator[AuthorsContext]:
    people = lookup.catalog.people
    pages = letter_pages(people, ENTRIES_PER_PAGE)
    index = letter_index("index", pages)
    for number, sections in enumerate(pages, start=1):
        yield AuthorsContext(
            shell=shell,
            page=place(shell, f"authors/{numbered('index', number)}.html", "authors"),
            count=len(people),
            index=index,
            letters=tuple(
                AuthorLetter(letter, anchor_of(letter), tuple(_entry(lookup, p) for p in part))
                for letter, part in sections
            ),
            pager=make_pager("index", number, len(pages)),
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
    size = shell.site.papers_per_page
    for number, part in in_pages(person.papers, size):
        yield AuthorContext(
            shell=shell,
            page=place(shell, author_path(person.slug, number), "authors"),
            name=person.name,
            count=len(person.papers),
            papers=lookup.rows(part, tagged=False),
            pager=make_pager(person.slug, number, page_count(person.papers, size)),
        )


def names_pages(lookup: Lookup, shell: Shell) -> Iterator[NamesContext]:
    names = lookup.catalog.names
    pages = letter_pages(names, ENTRIES_PER_PAGE)
    index = letter_index("names", pages)
    for number, sections in enumerate(pages, start=1):
        yield NamesContext(
            shell=shell,
            page=place(shell, f"{numbered('names', number)}.html", "names"),
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
            pager=make_pager("names", number, len(pages)),
        )
