"""Where the papers are in a JSON or YAML document: a list, or an object of some kind."""

from collections.abc import Iterator

from sitegen.content.yaml_nodes import MalformedError, Mapping, Node, Sequence

NO_PAPERS = "must hold papers: a list of them, or `papers:` with one"
# Keys that only a paper has: an object with one of them is one paper, and no list.
_OF_A_PAPER = {"abstract", "title", "authors", "author", "content"}


def papers_in(document: Node) -> Iterator[Node]:
    """The papers of a document, in order.

    A list of papers; one paper; an object that holds lists of papers or papers under any keys, such
    as `{"papers": […]}`, `{"10.1000/1": {…}}`. Raises MalformedError where there is none.
    """
    if isinstance(document, Sequence):
        yield from document.items
        return
    if not isinstance(document, Mapping):
        raise MalformedError(document.line, NO_PAPERS)
    found = list(_below(document))
    if not found and document.entries:
        raise MalformedError(document.line, NO_PAPERS)
    yield from found


def _below(document: Mapping) -> Iterator[Node]:
    if _OF_A_PAPER & {key.lower() for key in document.entries}:
        yield document
        return
    for value in document.entries.values():
        if isinstance(value, Mapping):
            yield value
        elif isinstance(value, Sequence):
            yield from (item for item in value.items if isinstance(item, Mapping))
