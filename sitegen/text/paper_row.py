"""What a list says of a paper: the same on a page and among the results of a search."""

import html
import re
from collections.abc import Mapping

from sitegen.model.catalog import Paper, Venue

NAMED_AUTHORS = 6
"""How many authors are named of a paper that has more than two beyond them."""

# The tags of a link, `<a href="…">` and `</a>`; not those of `<annotation>`.
_LINK_TAG = re.compile(r"</?a\b[^>]*>")


def link_text(paper: Paper) -> str:
    """A paper's title as HTML without links, which do not nest; its slug where it has none."""
    return _LINK_TAG.sub("", paper.title.html) or html.escape(paper.slug)


def byline(paper: Paper, venues: Mapping[str, Venue]) -> str:
    """`Ada Example, Bo Example and 12 others · ICML 2026`, as far as it is known."""
    names = [author.name for author in paper.authors]
    shown = names if len(names) <= NAMED_AUTHORS + 2 else names[:NAMED_AUTHORS]
    more = len(names) - len(shown)
    authors = ", ".join(shown) + (f" and {more} others" if more else "")
    return " · ".join(part for part in (authors, venue_label(paper, venues)) if part)


def venue_label(paper: Paper, venues: Mapping[str, Venue]) -> str:
    """A paper's venue with its year; its year alone where it has no venue. `venues` go by id."""
    return venues[paper.venue].label if paper.venue else str(paper.year or "")
