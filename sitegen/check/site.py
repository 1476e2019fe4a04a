"""Checking a built site: what readers and machines would stumble over."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from sitegen.check.data import check_data
from sitegen.check.fold import fold
from sitegen.check.links import Links
from sitegen.check.markup import check_markup
from sitegen.check.metadata import base_url_of, check_metadata
from sitegen.check.page import Page, read_page
from sitegen.check.paths import check_collisions, check_permalinks, check_redirects
from sitegen.check.sizes import check_sizes
from sitegen.check.tree import Tree, read_tree
from sitegen.model.problem import Problem, error

_NO_REDIRECTS: Mapping[str, str] = MappingProxyType({})


def check_site(
    output: Path, permalinks: Sequence[str] = (), redirects: Mapping[str, str] = _NO_REDIRECTS
) -> list[Problem]:
    """What is wrong with a built site, by file and line. Reads only the output folder.

    `permalinks` are the paths ever published, `redirects` old paths by new ones, all from the
    site's root. Problems name files of the output. Raises RunError where there is no folder.
    """
    tree = read_tree(output)
    return fold(_problems(_located(tree), permalinks, redirects))


def _located(tree: Tree) -> Tree:
    """The tree with the address that its home page gives."""
    if "index.html" not in tree.sizes:
        return tree
    home = _read(tree, "index.html")
    return replace(tree, base_url=base_url_of(home)) if isinstance(home, Page) else tree


def _problems(
    tree: Tree, permalinks: Sequence[str], redirects: Mapping[str, str]
) -> Iterator[Problem]:
    if "index.html" not in tree.sizes:
        told = "the site has no home page"
        yield error("check-home", tree.shown("index.html"), None, told, "Run `sitegen build`.")
    links = Links(tree)
    for path in tree.pages:
        page = _read(tree, path)
        if isinstance(page, Problem):
            yield page
        else:
            yield from check_markup(page)
            yield from links.check(page)
            yield from check_metadata(page, tree)
    yield from links.missing_anchors()
    yield from check_data(tree)
    yield from check_collisions(tree)
    yield from check_permalinks(tree, permalinks)
    yield from check_redirects(tree, redirects, links.redirects)
    yield from check_sizes(tree)


def _read(tree: Tree, path: str) -> Page | Problem:
    try:
        return read_page(path, tree.shown(path), (tree.root / path).read_bytes())
    except OSError as refusal:
        told = f"the page cannot be read: {refusal.strerror}"
        return error("check-unreadable", tree.shown(path), None, told, "Build the site again.")
