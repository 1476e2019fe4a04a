"""The learned tables that tags are given by."""

from collections.abc import Mapping
from typing import NamedTuple

from sitegen.derive.tables import read_table


class TagTables(NamedTuple):
    """What was learned of the shipped tags.

    `aliases` and `words` are by a tag's id: what those of its aliases count (`alias_key`) that are
    common and not weak, and what the stems that speak for it and against it. `signs` are those that
    an abstract is about a tag (`tags.signs.tag_signs`), with their weights.
    """

    aliases: Mapping[str, Mapping[str, float]]
    words: Mapping[str, Mapping[str, float]]
    signs: Mapping[str, float]


TAG_TABLES = TagTables(
    read_table("alias_weights"), read_table("tag_words"), read_table("tag_signs")
)
