"""`tags.yaml`: groups, tags and the phrases that speak for them."""

from pathlib import Path

from sitegen.content.folder import read_mapping
from sitegen.content.keys import Keys
from sitegen.content.shipped import shipped
from sitegen.content.yaml_nodes import Mapping
from sitegen.model.problem import Problem, error
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from sitegen.text.slug import is_valid


def read_taxonomy(root: Path, problems: list[Problem]) -> Taxonomy:
    """The taxonomy of the content folder `root`, else the one shipped with the program."""
    own = root / "tags.yaml"
    path = own if own.is_file() else shipped("tags.yaml")
    keys = Keys(read_mapping(path, problems) or Mapping({}, {}, 1), str(path), problems)
    groups = keys.mapping("groups")
    names = {key: groups.text(key) or key for key in groups.names()} if groups else {}
    tags: dict[str, Tag] = {}
    for entry in keys.mappings("tags"):
        tag = _tag(entry, names)
        if tag and tag.id in tags:
            entry.unfit("id", f"`{tag.id}` is given twice")
        elif tag:
            tags[tag.id] = tag
    fallback = keys.text("fallback")
    if fallback is not None and fallback not in tags:
        keys.unfit("fallback", f"`{fallback}` is the id of no tag")
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
        entry.problems.append(
            error("wrong-value", entry.file, entry.line("id"), "a tag needs an `id` for its URL",
                  "Use lower-case letters, digits and hyphens, such as few-shot.")
        )  # fmt: skip
        return None
    if group is not None and group not in groups:
        entry.unfit("group", f"`{group}` is not among the groups")
        group = None
    return Tag(identity, name or identity, group, tuple(map(_alias, aliases)), description)


def _alias(text: str) -> Alias:
    """`~bert` speaks for its tag only weakly."""
    return Alias(text.removeprefix("~").strip(), weak=text.startswith("~"))
