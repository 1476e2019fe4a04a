"""Authors across papers, and the headings of an A–Z."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sitegen.model.catalog import NamedSystem, Person
from sitegen.model.paths import author_path
from sitegen.text.slug import hashed_slug, in_another_script, slugify

# A suffix is no family name: `Ada Example Jr.`, `Bo Example III`.
_SUFFIX = re.compile(r"(?:,?\s+(?:jr|sr|ii|iii|iv)\.?)+$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Authorship:
    """Who wrote what, and who has a page.

    `papers` are slugs and authors' names; a page is for those with `page_from` of them or more.
    `published` are the paths of authors in permalinks.txt; behind each stands the name whose page
    it is. `withdrawn` are the authors of withdrawn papers.
    """

    papers: tuple[tuple[str, tuple[str, ...]], ...]
    page_from: int
    published: Mapping[str, str] = field(default_factory=dict)
    withdrawn: tuple[str, ...] = ()


def people_of(authorship: Authorship) -> tuple[Person, ...]:
    """Everyone who wrote a paper, by family name.

    One spelling is one person: people of the same name share an entry. Who had a page before has
    one, also where all they wrote is withdrawn, and no other name gets it.
    """
    papers, published = authorship.papers, authorship.published
    written: dict[str, list[str]] = {}
    for slug, names in papers:
        for name in names:
            written.setdefault(name, []).append(slug)
    for name in authorship.withdrawn:
        written.setdefault(name, [])
    bare = {name: slugify(name) for name in written}
    slugs = _slugs({name: len(papers) for name, papers in written.items()}, bare, published)
    families = {name: _family(name) for name in written}
    order = {family: slugify(family) for family in set(families.values())}
    people = []
    for family, _, name in sorted((order[families[name]], bare[name], name) for name in written):
        slug = slugs[name]
        is_promised = author_path(slug) in published
        has_page = len(written[name]) >= authorship.page_from or is_promised
        if not written[name] and not is_promised:
            continue
        people.append(
            Person(name, slug if has_page else None, heading(family), tuple(written[name]))
        )
    return tuple(people)


def _slugs(
    counts: Mapping[str, int], bare: Mapping[str, str], published: Mapping[str, str]
) -> dict[str, str]:
    """A slug for each name. `bare` are those of the names alone.

    Of names that share one (`José`, `Jose`) the one that was published with it has it bare, else
    the one with the most papers; the others carry a hash of their spelling, so that newcomers
    renumber nobody.

    A name in another script carries it always: 李薇, 李伟 and 李维 are all `li-wei`.
    """
    slugs: dict[str, str] = {}
    taken: set[str] = set()
    for name in sorted(counts, key=lambda name: (-counts[name], name)):
        slug = bare[name]
        is_owner = (published.get(author_path(slug)) or name) == name
        is_bare = is_owner and slug not in taken and not in_another_script(name)
        slugs[name] = slug if is_bare else hashed_slug(slug, name)
        taken.add(slugs[name])
    return slugs


def named_systems(papers: Iterable[tuple[str, str]]) -> tuple[NamedSystem, ...]:
    """The coined names, A–Z. `papers` are names and the slugs of their papers."""
    entries = sorted((slugify(name), name, slug) for name, slug in papers)
    return tuple(NamedSystem(name, heading(order), slug) for order, name, slug in entries)


def heading(order: str) -> str:
    """The letter an entry stands under: that of its transliteration, `#` where it has none."""
    first = order[:1].upper()
    return first if first.isalpha() else "#"


def _family(name: str) -> str:
    """The family name: `Ada van Example` and `Example, Ada` both stand under E."""
    bare = _SUFFIX.sub("", name)
    return bare.partition(",")[0] if "," in bare else (bare.split() or [bare])[-1]
