"""The topics papers are filed under: `content/tags.yaml`."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Alias:
    """A phrase that speaks for a tag; a weak one counts less. Compared without case or plural."""

    phrase: str
    weak: bool = False


@dataclass(frozen=True, slots=True)
class Tag:
    """A topic. `id` is its URL and what pages write; free tags have no group and no aliases."""

    id: str
    name: str
    group: str | None = None
    aliases: tuple[Alias, ...] = ()
    description: str = ""


@dataclass(frozen=True, slots=True)
class Taxonomy:
    """Groups (id to name, in order) and tags (in order)."""

    groups: Mapping[str, str]
    tags: tuple[Tag, ...]
    fallback: str | None = None
    """The id of the tag of a paper that no other tag fits."""
