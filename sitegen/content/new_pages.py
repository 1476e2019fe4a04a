"""Writing to `papers/`: a new page for an abstract, and `derived` again in an old one."""

from pathlib import Path

from sitegen.content import yaml_text
from sitegen.content.atomic import create, replace
from sitegen.content.front_matter import replace_keys
from sitegen.model.record import Derived, Record, Source
from sitegen.text.fingerprint import derived_from


def page_text(record: Record) -> str:
    """The page of a record that was made from a list: what its heading says, `derived`, `source`.

    A line of the abstract that would start the notes (`## `) is set off by one space.
    """
    lines = ["---"]
    if record.venue:
        lines.append(f"venue: {yaml_text.scalar(record.venue)}")
    if record.year:
        lines.append(f"year: {record.year}")
    if record.derived:
        lines.append(derived_block(record.abstract, record.derived))
    if record.source:
        lines.append(source_block(record.source))
    abstract = "\n".join(
        f" {line}" if line.startswith("## ") else line for line in record.abstract.split("\n")
    )
    return "\n".join([*lines, "---", abstract, ""])


def derived_block(abstract: str, derived: Derived) -> str:
    """The YAML of the key `derived`."""
    lines = ["derived:"]
    if derived.name:
        lines.append(f"  name: {yaml_text.scalar(derived.name)}")
    lines.append(f"  title: {yaml_text.scalar(derived.title)}")
    lines.append(f"  tags: {yaml_text.sequence(derived.tags)}")
    lines.append(f"  from: {yaml_text.scalar(derived_from(abstract, derived))}")
    return "\n".join(lines)


def source_block(source: Source) -> str:
    """The YAML of the key `source`."""
    values = [
        ("list", yaml_text.scalar(source.list)),
        ("position", str(source.position)),
        ("added", source.added.isoformat()),
    ]
    if source.received:
        values.append(("received", yaml_text.scalar(source.received)))
    return f"source: {yaml_text.mapping(values)}"


def write_new_page(record: Record) -> None:
    """Write a record's page to `record.file`. Raises OSError; never overwrites a file."""
    create(Path(record.file), page_text(record).encode("utf-8", "replace"))


def write_derived(record: Record, derived: Derived) -> None:
    """Set `derived` anew in a page, every other byte as it was.

    Raises OSError, and MalformedError where the front matter cannot be changed in place.
    """
    path = Path(record.file)
    block = derived_block(record.abstract, derived)
    replace(path, replace_keys(path.read_bytes(), {"derived": block}))
