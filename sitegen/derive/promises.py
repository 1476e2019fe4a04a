"""The URLs a catalog keeps, adds and loses against those that were published."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from sitegen.model.catalog import Catalog
from sitegen.model.paths import FIXED, author_path, paper_path, permanent_paths, prose_path
from sitegen.model.problem import Problem, error, warning
from sitegen.model.record import Record
from sitegen.text.caseless import caseless


@dataclass(frozen=True, slots=True)
class Promises:
    """`new` paths are not yet in permalinks.txt; `lost` ones are, and nothing stands there now."""

    new: tuple[str, ...]
    lost: tuple[str, ...]
    problems: tuple[Problem, ...]


def compare(
    catalog: Catalog, published: AbstractSet[str], file: str, redirects_file: str
) -> Promises:
    """Hold a catalog against the published paths. `file` is permalinks.txt, for messages."""
    paths = set(permanent_paths(catalog))
    lost = tuple(sorted(published - paths - FIXED - catalog.redirects.keys()))
    problems = (
        *(_lost(path, file) for path in lost),
        *_redirect_problems(catalog, paths, redirects_file),
    )
    return Promises(tuple(sorted(paths - published)), lost, problems)


def uncommitted(drafts: Iterable[Record], new: Iterable[str], file: str) -> Iterator[Problem]:
    """What --strict must not publish: pages and paths that are not in the repository."""
    hint = "Run `sitegen build` without --strict and commit what it writes."
    for record in drafts:
        yield error("page-made", record.file, None, "the page does not exist yet", hint)
    for path in new:
        yield error("url-new", file, None, f"{path} is not listed", hint)


def noted(new: Iterable[str], catalog: Catalog, unwritten: Iterable[Record]) -> dict[str, str]:
    """New paths as permalinks.txt notes them: with what tells whose page each is.

    That is the mark of the abstract a paper's page was made from, and the name of an author. A page
    that could not be written is made again by the next build, and so is not promised yet.
    """
    waiting = {paper_path(record.slug) for record in unwritten}
    notes = {author_path(person.slug): person.name for person in catalog.people if person.slug}
    for paper in (*catalog.papers, *catalog.withdrawn):
        if paper.source and paper.source.received:
            notes[paper_path(paper.slug)] = paper.source.received
    return {path: notes.get(path, "") for path in new if path not in waiting}


def _lost(path: str, file: str) -> Problem:
    message = f"{path} was published and would disappear, so the site as it was stays in place"
    hint = "Bring its page back, or say in redirects.yaml where it went."
    return error("url-lost", file, None, message, hint)


def _redirect_problems(catalog: Catalog, paths: AbstractSet[str], file: str) -> Iterator[Problem]:
    pages = {prose_path(page.slug) for page in catalog.pages} | paths | FIXED
    by_name = {caseless(path): path for path in sorted(pages)}
    for old, new in catalog.redirects.items():
        twin = by_name.get(caseless(old))
        if twin and twin != old:
            message = f"{old} cannot be redirected: on some systems it is {twin}"
            yield error("redirect", file, None, message, "Take the redirect out.")
        if old in pages:
            message = f"{old} is redirected but has a page, which is what readers get"
            yield warning("redirect", file, None, message, "Take the redirect out.")
        if new in catalog.redirects:
            message = f"{old} is sent to {new}, which is redirected itself"
            hint = f"Send it to {catalog.redirects[new]}."
            yield error("redirect", file, None, message, hint)
        elif new not in pages:
            yield error("redirect", file, None, f"{old} is sent to {new}, which does not exist")
