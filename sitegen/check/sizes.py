"""How near a site is to the limits of GitHub Pages."""

from collections.abc import Iterator

from sitegen.check.tree import Tree
from sitegen.model.problem import Problem, warning

SITE_LIMIT = 1_000_000_000
"""Bytes of a published site. Source: GitHub Docs, "GitHub Pages limits"."""
FILE_LIMIT = 100_000_000
"""Bytes of a file that git pushes. Source: GitHub Docs, "About large files on GitHub"."""


def check_sizes(tree: Tree) -> Iterator[Problem]:
    """A site that GitHub Pages may refuse."""
    total = sum(tree.sizes.values())
    if total > SITE_LIMIT:
        told = f"the site has {total / 1e6:,.0f} MB; GitHub Pages takes up to 1,000 MB"
        yield warning("check-size", str(tree.root), None, told, "Publish it in parts.")
    for path, size in tree.sizes.items():
        if size > FILE_LIMIT:
            told = f"the file has {size / 1e6:,.0f} MB; GitHub takes up to 100 MB"
            yield warning("check-size", tree.shown(path), None, told, "Split or compress it.")
