"""Entries for tests, as a build makes them."""

from collections.abc import Iterable

from sitegen.derive.entries import Entry, make_entry
from sitegen.derive.settle import Rules
from sitegen.derive.topics import Topics
from sitegen.inputs import digest
from sitegen.model.record import Record
from sitegen.model.taxonomy import Taxonomy
from sitegen.text.abstract import read_abstract
from sitegen.text.notes import read_notes


def entries_of(records: Iterable[Record], taxonomy: Taxonomy, rules: Rules) -> tuple[Entry, ...]:
    """The entry of each record."""
    topics = Topics(taxonomy)
    return tuple(
        make_entry(
            digest(repr(record).encode("utf-8", "backslashreplace")), record, topics,
            read=read_abstract, read_notes=read_notes, rules=rules,
        )
        for record in records
    )  # fmt: skip
