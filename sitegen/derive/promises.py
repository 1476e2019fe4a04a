"""The URLs a catalog keeps, adds and loses against those that were published."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from sitegen.model.catalog import Catalog
from sitegen.model.paths import permanent_paths
from sitegen.model.problem import Problem, error, warning


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
    lost = tuple(sorted(published - paths - catalog.redirects.keys()))
    problems = (
        *(_lost(path, file) for path in lost),
        *_redirect_problems(catalog, paths, redirects_file),
    )
    return Promises(tuple(sorted(paths - published)), lost, problems)


def _lost(path: str, file: str) -> Problem:
    hint = (
        "Bring its page back, or say in redirects.yaml where it went; the old site stays till then."
    )
    return error("url-lost", file, None, f"{path} was published and would disappear.", hint)


def _redirect_problems(catalog: Catalog, paths: AbstractSet[str], file: str) -> Iterator[Problem]:
    pages = {f"{page.slug}.html" for page in catalog.pages}
    fixed = {"index.html", "names.html", "search.html"} | {
        f"{folder}/index.html" for folder in ("papers", "tags", "venues", "authors")
    }
    for old, new in catalog.redirects.items():
        if old in paths:
            message = f"{old} is redirected but still has its page, which is what readers get"
            yield warning("redirect", file, None, message, "Take the redirect out.")
        if new not in paths | pages | fixed:
            yield error("redirect", file, None, f"{old} is sent to {new}, which does not exist")
