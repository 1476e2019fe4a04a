"""The coined name of an abstract, by itself: what most pages need of all that is derived."""

from sitegen.derive.links import without_addresses
from sitegen.derive.name.names import Name, find_name, ranked_names
from sitegen.model.prose import Prose
from sitegen.text.sentences import sentences

_READ = 20_000  # characters: what is longer is no abstract, and its start says what it is about


def name_of(prose: Prose) -> str | None:
    """The name that an abstract coins, if any."""
    found = find_name(names_in(prose, sentences_of(prose)))
    return found.text if found else None


def sentences_of(prose: Prose) -> list[str]:
    """The sentences of an abstract without the addresses in them, unless it is nothing but one."""
    return sentences(without_addresses(prose)[:_READ]) or sentences(prose.plain[:_READ])


def names_in(prose: Prose, read: list[str]) -> list[Name]:
    """All that could be the name, the best first. `read` are the abstract's sentences."""
    return ranked_names(read, prose.emphasised, [link.url for link in prose.links])
