"""Taxonomies for tests: one of our own, and the one that ships."""

from pathlib import Path

from sitegen.content.taxonomy import read_taxonomy
from sitegen.model.problem import Problem
from sitegen.model.taxonomy import Alias, Tag, Taxonomy

SMALL = Taxonomy(
    {"craft": "Craft"},
    (
        Tag("weaving", "Weaving", "craft", (Alias("weaving"), Alias("hand loom"), Alias("loom"))),
        Tag("knots", "Knots", "craft", (Alias("knot theory"), Alias("rope", weak=True))),
        Tag("craft", "Craft", "craft"),
    ),
    "craft",
)


def shipped() -> Taxonomy:
    """The taxonomy of `content/tags.yaml`; no problem may come up in it."""
    problems: list[Problem] = []
    taxonomy = read_taxonomy(Path(__file__).parents[2] / "content", problems)
    assert problems == []
    return taxonomy
