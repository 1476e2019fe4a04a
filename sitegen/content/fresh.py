"""A fresh site: what `sitegen new` makes."""

from collections.abc import Iterator
from pathlib import Path

from sitegen.errors import UsageError

_FILES = {
    "content/site.yaml": """\
title: Papers
description: Abstracts to browse, search and cite.
# Where the site will stand; feeds, the sitemap and citation tags need it.
# base_url: https://example.org/papers/
""",
    "content/lists/example-2026.txt": """\
Example 2026 Papers

Sorting tea by its scent is slow work. We propose LeafNet, a small neural network that reads
a chromatogram and names the garden a leaf grew in. On three harvests, LeafNet errs half as
often as a panel of tasters. Code is available at https://github.com/example/leafnet.

How long should a bandit explore when every arm ages? We study multi-armed bandits whose
rewards decay, and show that any policy has a regret of at least $\\Omega(\\sqrt{T})$. A schedule
that forgets old pulls at the right rate meets this bound up to a constant.
""",
    "content/pages/about.md": """\
---
title: About
---
Say here what this catalog is, who keeps it, and how to reach them.
""",
    ".gitignore": "_site/\n.sitegen/\n",
}


# What a fresh clone of an empty repository may hold.
_FINE = {".git", ".gitattributes", ".DS_Store"}


def create_site(folder: Path) -> Iterator[Path]:
    """Make the files of a fresh site; yields each. Raises UsageError where the folder is in use."""
    if folder.exists() and (not folder.is_dir() or {p.name for p in folder.iterdir()} - _FINE):
        raise UsageError(f"{folder} exists and is not empty; name a new folder")
    for name, text in _FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        yield path
