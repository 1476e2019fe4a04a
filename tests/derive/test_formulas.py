"""Formulas without a MathML form: a problem each, at the line where they stand."""

from dataclasses import replace

from sitegen.content.papers import read_page
from sitegen.derive.catalog import Materials, assemble
from sitegen.derive.facts import PublishedFacts
from sitegen.derive.settle import Rules
from sitegen.model.catalog import ProsePage
from sitegen.model.record import Derived, Facts, Record
from sitegen.model.site import Site
from sitegen.model.taxonomy import Taxonomy
from sitegen.text.notes import read_notes
from tests.derive.entries import entries_of

ABSTRACT = (
    "First line, $n$, of a text that is long enough,\nsecond line, $\\def\\a{}$,\nthird line of it."
)
PAGE = f"---\ntitle: On $\\let\\b$\n---\n{ABSTRACT}\n\n## Notes\n\nMore: $\\def\\c{{}}$, $k$.\n"


def page(text: str) -> Record:
    record = read_page("a", "papers/a.md", text, [])
    assert record is not None
    return record


def faults(materials: Materials) -> list[tuple[str, int | None, str]]:
    problems = assemble(materials, read_notes).problems
    return [(p.file, p.line, p.message.split(": ")[1]) for p in problems if p.code == "math"]


def materials(record: Record, *facts: Facts) -> Materials:
    derived = Derived(None, "", ())
    taxonomy = Taxonomy({}, ())
    entries = entries_of([record], taxonomy, Rules(lambda _: None, lambda _: derived))
    return Materials(Site(), taxonomy, entries, PublishedFacts(facts), (), {}, {})


def test_each_is_reported_where_it_stands() -> None:
    assert faults(materials(page(PAGE))) == [
        ("papers/a.md", 5, r"\def\a{}"),
        ("papers/a.md", 2, r"\let\b"),
        ("papers/a.md", 10, r"\def\c{}"),
    ]


def test_of_a_published_title_and_a_prose_page() -> None:
    facts = Facts(
        ABSTRACT.split("\n", maxsplit=1)[0] + "\nsecond line, $m$",
        r"On $\let\b$",
        (),
        None,
        None,
        (),
        "metadata/x.json",
        3,
    )
    found = materials(page(ABSTRACT.replace("$\\def\\a{}$", "$m$")), facts)
    about = ProsePage("about", "About", "One\n\nTwo $\\let\\d$\n", "pages/about.md", 4)
    assert faults(replace(found, pages=(about,))) == [
        ("metadata/x.json", 3, r"\let\b"),
        ("pages/about.md", 6, r"\let\d"),
    ]


def test_what_was_mended_before_it_was_found_is_reported_at_the_first_line() -> None:
    assert faults(materials(page("One,\ntwo $\\def\\x{\ufb01}$."))) == [
        ("papers/a.md", 1, r"\def\x{fi}"),
    ]
