"""`papers/`: pages as records."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType

from sitegen.content.folder import files_in, read_text, yaml_problem
from sitegen.content.front_matter import split
from sitegen.content.keys import Keys, is_web_url
from sitegen.content.yaml_nodes import Mapping, Scalar, Sequence, YamlError
from sitegen.model.problem import Problem, error, warning
from sitegen.model.record import Derived, Link, Record, Source
from sitegen.text.slug import is_valid, slugify

_NOTES = re.compile(r"^## ", re.MULTILINE)


def read_papers(root: Path, problems: list[Problem]) -> Iterator[Record]:
    """The pages of the content folder `root`, by name; a page that cannot be read is a problem."""
    for path in files_in(root / "papers", (".md",), problems):
        slug = path.name.removesuffix(".md")
        if not is_valid(slug):
            message = f"`{path.name}` cannot be part of a URL"
            hint = (
                f"Rename it, for example to {slugify(slug)}.md: lower-case letters, digits and -."
            )
            problems.append(error("page-name", str(path), None, message, hint))
            continue
        text = read_text(path, problems)
        if text is not None and (record := read_page(slug, str(path), text, problems)):
            yield record


def read_page(slug: str, file: str, text: str, problems: list[Problem]) -> Record | None:
    """One page as a record; None, and a problem, where it cannot be read."""
    try:
        page = split(text)
    except YamlError as fault:
        problems.append(yaml_problem(file, fault))
        return None
    head = page.head or Mapping({}, {}, 1)
    abstract, notes = _abstract_and_notes(page.body)
    blank_lines = len(page.body) - len(page.body.lstrip("\n"))
    keys = Keys(head, file, problems)
    derived, derived_from = _derived(keys)
    record = Record(
        slug=slug,
        file=file,
        title=keys.text("title"),
        authors=_authors(keys),
        venue=keys.text("venue"),
        year=keys.number("year", 1000, 9999),
        date=keys.day("date"),
        tags=keys.texts("tags"),
        extra_tags=keys.texts("extra_tags") or (),
        links=_links(keys),
        withdrawn=keys.text("withdrawn"),
        derived=derived,
        derived_from=derived_from,
        source=_source(keys),
        abstract=abstract,
        abstract_line=page.body_line + blank_lines,
        notes=notes,
        lines=MappingProxyType(head.key_lines),
    )
    keys.unknown(only_typos=True)
    if not record.title and not abstract:
        hint = "Give it a `title`, or an abstract below the front matter."
        problems.append(error("no-title", file, 1, "the page has neither title nor abstract", hint))
        return None
    return record


def _abstract_and_notes(body: str) -> tuple[str, str]:
    found = _NOTES.search(body)
    cut = found.start() if found else len(body)
    return body[:cut].strip("\n").rstrip(), body[cut:].strip()


def _derived(keys: Keys) -> tuple[Derived | None, str | None]:
    values = keys.mapping("derived")
    if values is None:
        return None, None
    derived = Derived(values.text("name"), values.text("title") or "", values.texts("tags") or ())
    mark = values.text("from")
    values.unknown()
    return derived, mark


def _source(keys: Keys) -> Source | None:
    values = keys.mapping("source")
    if values is None:
        return None
    name, position, added = (
        values.text("list"),
        values.number("position", 1, 10**9),
        values.day("added"),
    )
    values.unknown()
    if added is None:
        values.unfit("added", "must be the day the page was made, such as 2026-11-30")
        return None
    return Source(name or "", position or 0, added)


def _authors(keys: Keys) -> tuple[str, ...]:
    """Names as texts, or as mappings of `name`, or of `given` and `family`."""
    node = keys.node("authors")
    items = node.items if isinstance(node, Sequence) else (node,) if node else ()
    if all(isinstance(item, Scalar) for item in items):
        return keys.texts("authors") or ()
    names = []
    for person in keys.mappings("authors"):
        parts = [person.text("name"), person.text("given"), person.text("family")]
        person.unknown()
        names.append(" ".join(part for part in parts if part))
    return tuple(dict.fromkeys(name for name in names if name))


def _links(keys: Keys) -> tuple[Link, ...]:
    links = keys.mapping("links")
    if links is None:
        return ()
    found = []
    for kind in links.names():
        for url in links.texts(kind) or ():
            if is_web_url(url):
                found.append(Link(kind, url))
            else:
                message = f"`links.{kind}` is no web address: {url}"
                hint = "Write it with https:// in front; it is left out."
                keys.problems.append(warning("link", keys.file, links.line(kind), message, hint))
    return tuple(found)
