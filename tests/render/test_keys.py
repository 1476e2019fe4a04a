"""Whatever changes a page changes its key; what does not show on it leaves its key alone."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import date, timedelta
from typing import Any, get_args

import pytest

from sitegen.model.catalog import Catalog, Paper, ProsePage, TitleSource
from sitegen.model.files import PlannedFile
from sitegen.model.record import Link
from sitegen.model.site import Theme
from sitegen.model.taxonomy import Alias
from sitegen.render.keys import digest
from sitegen.render.site import render_site
from tests.render.catalogs import (
    ENTRIES,
    TAGS,
    Entry,
    catalog,
    owned,
    read,
    read_notes,
    theme,
    theme_with,
    title,
)  # fmt: skip
from tests.render.test_contexts import CONTEXTS

Planned = dict[str, tuple[bytes, bytes]]

SHOWN = catalog(
    (
        Entry("third", title("A Third"), venue=None, year=None, name="Third"),
        replace(ENTRIES[0], results=("We prove that trunks of trees are models.",), notes="Mind."),
        replace(ENTRIES[0], slug="again", links=(Link("video", "https://example.org/v"),)),
        replace(ENTRIES[1], title_source="derived", shares=("trunks",), year=2030),
        *(Entry(f"more-{n}", title(f"More {n}"), ("Ada Example", f"Z{n} Last")) for n in range(3)),
        ENTRIES[-1],
    ),
    pages=(
        ProsePage("about", "About us", "Who we are.", "about.md", 1),
        ProsePage("help", "Helping", "Do.", "help.md", 1),
    ),
    redirects={"papers/old.html": "papers/treenet.html"},
    tags=(replace(TAGS[0], aliases=(Alias("graphs"),)), *TAGS[1:]),
)  # fmt: skip


REVEALING = theme_with(
    {
        kind.template: "".join(f"{{{{ {field.name} }}}}\n" for field in fields(kind))
        for kind in CONTEXTS
    }
)
"""A theme that shows all that templates are given: a site's own may show any of it."""


def planned(shown: Catalog, using: Theme | None = None) -> Planned:
    """The key and the bytes of each planned page."""
    return {
        file.path: (file.key, file.make())
        for file in render_site(shown, using or theme(), read, read_notes)
        if isinstance(file, PlannedFile)
    }


def told(before: Planned, after: Planned) -> int:
    """How many pages changed: each must have another key."""
    changed = [path for path in before.keys() & after.keys() if before[path][1] != after[path][1]]
    missed = [path for path in changed if before[path][0] == after[path][0]]
    assert not missed
    return len(changed)


def others(value: Any) -> Iterator[Any]:
    """Values like `value`, each a little different."""
    if value in get_args(TitleSource):
        yield from (other for other in get_args(TitleSource) if other != value)
    elif isinstance(value, str):
        yield from (f"{value}é", f"x{value[1:]}")
    elif isinstance(value, bool) or value is None:
        yield "x" if value is None else not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, date):
        yield value + timedelta(days=1)
    elif isinstance(value, tuple):
        yield from (value[1:], value[::-1])


def named(value: Any) -> Any:
    """A paper with the name that goes with its values; anything else as it is."""
    return owned(value) if isinstance(value, Paper) else value


def variants(value: Any, put: Callable[[Any], Catalog]) -> Iterator[tuple[str, Catalog]]:
    """Catalogs that differ in one place below `value`, which `put` puts back."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            name = field.name

            def put_field(new: Any, name: str = name) -> Catalog:
                return put(named(replace(value, **{name: new})))

            own = getattr(value, name)
            yield from ((f"{type(value).__name__}.{name}", put_field(new)) for new in others(own))
            yield from variants(own, put_field)
    elif isinstance(value, tuple):
        for place, item in enumerate(value[:3]):

            def put_item(new: Any, place: int = place) -> Catalog:
                return put((*value[:place], new, *value[place + 1 :]))

            yield from variants(item, put_item)
            if not is_dataclass(item):
                yield from (("item", put_item(new)) for new in others(item))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from (("value", put({**value, key: new})) for new in others(item))


def renamed(value: Any, old: str, new: str) -> Any:
    """`value` with one string for another, wherever it stands."""
    if isinstance(value, str):
        return new if value == old else value
    if isinstance(value, tuple):
        return tuple(renamed(item, old, new) for item in value)
    if isinstance(value, Mapping):
        return {renamed(k, old, new): renamed(v, old, new) for k, v in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        values = {f.name: renamed(getattr(value, f.name), old, new) for f in fields(value)}
        return named(replace(value, **values))
    return value


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from strings((*value, *value.values()))
    elif isinstance(value, tuple):
        for item in value:
            yield from strings(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from strings(getattr(value, field.name))


@pytest.mark.parametrize("using", [theme(), REVEALING], ids=["shipped", "revealing"])
def test_any_field_that_shows_on_a_page_is_in_its_key(using: Theme) -> None:
    before = planned(SHOWN, using)
    telling: dict[str, int] = {}
    for name, other in variants(SHOWN, lambda whole: whole):
        try:
            after = planned(other, using)
        except KeyError:  # one end alone of a reference; whole ones are renamed below
            continue
        telling[name] = telling.get(name, 0) + told(before, after)
    for shown in (
        "Site.title", "Site.description", "Site.language", "Site.licence", "Site.papers_per_page",
        "Site.base_url", "Site.repository", "Prose.html", "Prose.plain", "Paper.title_source",
        "Paper.authors", "Author.name", "Author.slug", "Paper.year", "Paper.tags", "Link.kind",
        "Link.url", "Paper.related", "Related.tags", "Related.words", "Paper.abstract",
        "Paper.results", "Paper.notes", "Paper.added", "Paper.date", "Paper.withdrawn", "Tag.name",
        "Tag.description", "Tag.group", "Filing.papers", "Venue.name", "Venue.year",
        "Venue.papers", "Person.name", "Person.letter", "Person.papers", "NamedSystem.name",
        "NamedSystem.letter", "ProsePage.title", "ProsePage.body", "value",
    ):  # fmt: skip
        assert telling.get(shown), f"a change of {shown} was not tried on any page"


@pytest.mark.parametrize("using", [theme(), REVEALING], ids=["shipped", "revealing"])
def test_anything_renamed_is_in_the_keys_of_the_pages_that_show_it(using: Theme) -> None:
    before = planned(SHOWN, using)
    words = sorted({*strings(SHOWN)} - {*get_args(TitleSource)})
    changed = sum(told(before, planned(renamed(SHOWN, old, f"{old}-x"), using)) for old in words)
    assert changed > 100


def test_every_template_and_static_file_is_in_the_keys() -> None:
    before = planned(SHOWN)
    for name, source in theme().templates.items():
        told(before, planned(SHOWN, theme_with({name: source.replace("<", "<!-- own --><", 1)})))
    assert told(before, planned(SHOWN, theme_with(static={"style.css": b"body{}"}))) == len(before)


def test_a_new_paper_leaves_the_keys_of_other_papers_alone() -> None:
    entries = [Entry(f"p-{n}", title(f"Paper {n}"), (f"A{n} Name",)) for n in range(5)]
    before = planned(catalog([*entries[1:]]))
    after = planned(catalog(entries))
    kept = {path for path in before if before[path][0] == after[path][0]}
    assert {f"papers/p-{n}.html" for n in range(1, 5)} | {"about.html", "search.html"} <= kept
    assert "index.html" not in kept


def test_planning_reads_nothing() -> None:
    def never(_text: str) -> Any:
        raise AssertionError

    assert list(
        render_site(replace(SHOWN, site=replace(SHOWN.site, base_url=None)), theme(), never, never)
    )


def test_values_that_join_to_the_same_text_have_other_digests() -> None:
    values: list[tuple[object, ...]] = [
        ("ab", "c"), ("a", "bc"), ("abc",), (["a", "bc"],), ("abc", None), ("abc", ""), ("\ud800",)
    ]  # fmt: skip
    assert len({digest(*value) for value in values}) == len(values)
