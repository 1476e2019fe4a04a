"""Every template's variables are the fields of its context, no more and no fewer."""

from collections.abc import Iterator
from dataclasses import fields

import pytest
from jinja2 import Environment, meta

from sitegen.render import contexts
from sitegen.render.contexts import Context
from tests.render.catalogs import theme

CONTEXTS = sorted(
    (kind for kind in vars(contexts).values()
     if isinstance(kind, type) and issubclass(kind, Context) and "template" in vars(kind)),
    key=lambda kind: kind.template,
)  # fmt: skip
ENVIRONMENT = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
ENVIRONMENT.filters["counted"] = str


def chain(name: str) -> Iterator[str]:
    """The template, and all it extends or includes."""
    yield name
    for other in meta.find_referenced_templates(ENVIRONMENT.parse(theme().templates[name])):
        assert other is not None, "names of templates are literals"
        yield from chain(other)


def undeclared(name: str) -> set[str]:
    return meta.find_undeclared_variables(ENVIRONMENT.parse(theme().templates[name])) - {"self"}


def variables(name: str) -> set[str]:
    """What the template and all it includes ask for."""
    return set().union(*(undeclared(part) for part in chain(name)))


@pytest.mark.parametrize("context", CONTEXTS, ids=lambda context: context.template)
def test_a_template_uses_every_field_of_its_context_and_nothing_else(
    context: type[Context],
) -> None:
    assert variables(context.template) == {field.name for field in fields(context)}


def test_every_template_has_a_context_or_is_part_of_another() -> None:
    pages = {context.template for context in CONTEXTS}
    assert len(pages) == len(CONTEXTS)
    parts = {part for page in pages for part in chain(page)} - pages
    assert pages | parts == set(theme().templates)
    assert all(part.startswith("_") or part == "layout.html" for part in parts)


def test_every_context_says_what_it_is_for() -> None:
    assert all(context.__doc__ and "(" not in context.__doc__ for context in CONTEXTS)
