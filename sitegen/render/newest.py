"""Which papers are new."""

from collections.abc import Sequence

from sitegen.model.catalog import Paper


def newest(papers: Sequence[Paper], count: int) -> list[Paper]:
    """The first `count` papers by date, newest first; of one day in the order given."""
    return sorted(papers, key=lambda paper: paper.date, reverse=True)[:count]
