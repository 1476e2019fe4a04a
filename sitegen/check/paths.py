"""Published paths: none is lost, no two meet, and old ones lead on."""

from collections.abc import Iterator, Mapping, Sequence

from sitegen.check.tree import Tree
from sitegen.model.problem import Problem, error
from sitegen.text.caseless import caseless


def check_collisions(tree: Tree) -> Iterator[Problem]:
    """Paths that are one and the same on Windows and macOS."""
    seen: dict[str, str] = {}
    for path in tree.sizes:
        first = seen.setdefault(caseless(path), path)
        if first != path:
            told = f"this file and {first} meet on a case-insensitive file system"
            yield error("check-case", tree.shown(path), None, told, "Rename one of them.")


def check_permalinks(tree: Tree, permalinks: Sequence[str]) -> Iterator[Problem]:
    """Paths that were published and have no file now, be it a page or a redirect."""
    for path in permalinks:
        if path.lstrip("/") not in tree.sizes:
            told = f"{path} was published and is gone"
            hint = "Bring the page back, or say in redirects.yaml where it went."
            yield error("check-permalink", tree.shown(path.lstrip("/")), None, told, hint)


def check_redirects(
    tree: Tree, redirects: Mapping[str, str], found: Mapping[str, str]
) -> Iterator[Problem]:
    """Redirects that do not lead where they should; `found` is where each page sends its reader."""
    for old, new in redirects.items():
        if old not in tree.sizes:
            told, hint = f"nothing stands at {old}, which should lead to {new}", "Build again."
        elif found.get(old, new) != new:
            told, hint = f"{old} leads to {found[old]} instead of {new}", "Build again."
        else:
            continue
        yield error("check-redirect", tree.shown(old), None, told, hint)
