"""`tags.yaml`: groups, tags and the phrases that speak for them."""

from pathlib import Path

from sitegen.content.folder import read_settings
from sitegen.content.keys import Keys
from sitegen.content.shipped import shipped
from sitegen.model.problem import Problem
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from sitegen.text.slug import is_valid


def read_taxonomy(root: Path, problems: list[Problem]) -> Taxonomy:
    """The taxonomy of the content folder `root`, else the one shipped with the program.

    Raises RunError where the file cannot be read.
    """
    own = root / "tags.yaml"
    path = own if own.is_file() else shipped("tags.yaml")
    keys = Keys(read_settings(path), str(path), problems)
    groups = keys.mapping("groups")
    names = {key: groups.text(key) or key for key in groups.names()} if groups else {}
    tags: dict[str, Tag] = {}
    for entry in keys.mappings("tags"):
        tag = _tag(entry, names)
        if tag and tag.id in tags:
            entry.report("id", f"`{tag.id}` is given twice")
        elif tag:
            tags[tag.id] = tag
    fallback = keys.text("fallback")
    if fallback is not None and fallback not in tags:
        keys.report("fallback", f"`{fallback}` is the id of no tag")
        fallback = None
    keys.unknown()
    return Taxonomy(names, tuple(tags.values()), fallback)


def _tag(entry: Keys, groups: dict[str, str]) -> Tag | None:
    identity = entry.text("id")
    name = entry.text("name")
    group = entry.text("group")
    aliases = entry.texts("aliases") or ()
    description = entry.text("description") or ""
    entry.unknown()
    if identity is None or not is_valid(identity):
        hint = "Use lower-case letters, digits and hyphens, such as few-shot."
        entry.report("id", "must be fit for the tag's URL", hint)
        return None
    if group is not None and group not in groups:
        entry.report("group", f"`{group}` is not among the groups")
        group = None
    return Tag(identity, name or identity, group, tuple(map(_alias, aliases)), description)


def _alias(text: str) -> Alias:
    """`~bert` speaks for its tag only weakly."""
    return Alias(text.removeprefix("~").strip(), weak=text.startswith("~"))
