"""New pages for abstracts that have none."""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import date

from sitegen.derive.facts import PublishedFacts
from sitegen.model.paths import paper_path, slug_of
from sitegen.model.problem import Problem, advice
from sitegen.model.record import Derived, ListedAbstract, Record, Source
from sitegen.text.fingerprint import derived_from, received_mark
from sitegen.text.slug import first_words, slugify, unique_slug


@dataclass(frozen=True, slots=True)
class Drafts:
    """Pages to be written, and what stood in the way of others."""

    records: tuple[Record, ...]
    problems: tuple[Problem, ...]


def draft_pages(
    new: Iterable[ListedAbstract],
    derive: Callable[[str], Derived],
    *,
    facts: PublishedFacts,
    beside: Iterable[str] = (),
    slugs: AbstractSet[str],
    published: Mapping[str, str],
    redirects: Mapping[str, str],
    folder: str,
    added: date,
) -> Drafts:
    """A page for each abstract, in order, under `folder`, dated `added`.

    `beside` are the abstracts of existing pages: what may be published of them gives no slug.
    `slugs` are those of existing pages, readable or not; `published` are the paths of
    permalinks.txt, a paper's with the mark of its abstract; `redirects` lead on from old paths. No
    slug that ever was is given again. An abstract whose own page was published and is gone was
    deleted by hand: it is reported where no redirect says so, and not made again.
    """
    paths = {paper_path(slug) for slug in slugs}
    gone = {
        mark: path
        for path, mark in published.items()
        if slug_of(path) and mark and path not in paths
    }
    taken = set(slugs) | {slug_of(path) for path in (*published, *redirects)}
    records, problems = [], []
    new = tuple(new)
    titles = facts.titles([item.text for item in new], beside)
    for item in new:
        lost = gone.get(received_mark(item.text))
        if lost is None:
            derived = derive(item.text)
            slug = unique_slug(_slug(item.text, derived, titles), taken)
            taken.add(slug)
            records.append(_draft(item, slug, derived, folder, added))
        elif lost not in redirects:
            message = f"its page {lost} was published and is gone"
            hint = "Restore the page, or say in redirects.yaml where it went."
            problems.append(advice("page-deleted", item.file, item.line, message, hint))
    return Drafts(tuple(records), tuple(problems))


def _slug(text: str, derived: Derived, titles: Mapping[str, str]) -> str:
    if derived.name:
        return slugify(derived.name)
    return first_words(titles.get(text) or derived.title or text)


def _draft(item: ListedAbstract, slug: str, derived: Derived, folder: str, added: date) -> Record:
    return Record(
        slug=slug,
        file=f"{folder}/{slug}.md",
        title=None,
        authors=(),
        venue=item.venue,
        year=item.year,
        date=None,
        tags=None,
        extra_tags=(),
        links=(),
        withdrawn=None,
        derived=derived,
        derived_from=derived_from(item.text, derived),
        source=Source(item.list, item.position, added, received_mark(item.text)),
        abstract=item.text,
        abstract_line=1,
        notes="",
        notes_line=1,
    )
