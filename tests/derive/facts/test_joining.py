"""All entries with all papers; and what is told of it."""

from sitegen.content.papers import read_page
from sitegen.derive.facts import Joined, Known, PublishedFacts, disagreements
from sitegen.model.problem import Problem
from sitegen.model.record import Facts, Record
from tests.derive.facts.samples import ABSTRACT, LONG, OTHER, REWORDED, facts


def page(slug: str, abstract: str, head: str = "") -> Record:
    record = read_page(slug, f"papers/{slug}.md", f"---\n{head}\n---\n{abstract}", [])
    assert record is not None
    return record


def join(entries: list[Facts], *records: Record, names: tuple[str | None, ...] = ()) -> Joined:
    named = (*names, *[None] * len(records))
    known = [
        Known(record.abstract, record.title, name)
        for record, name in zip(records, named, strict=False)
    ]
    return PublishedFacts(entries).join(known, records)


def told(problems: tuple[Problem, ...] | list[Problem]) -> list[tuple[str, str, int | None]]:
    return [(problem.severity, problem.code, problem.line) for problem in problems]


def test_where_every_entry_has_its_abstract_nothing_is_told() -> None:
    entries = [facts(LONG[:70], "short", 1), facts(LONG, "whole", 2), facts(ABSTRACT, "tea", 3)]
    joined = join(entries, page("a", LONG), page("b", ABSTRACT), page("c", OTHER))
    assert [match.facts and match.facts.title for match in joined.matches] == ["whole", "tea", None]
    assert joined.problems == ()


def test_each_kind_is_told_in_a_line_and_counted() -> None:
    entries = [
        facts(ABSTRACT, "Tea", 1),
        facts(REWORDED, "Tea, again", 2),
        facts(title="Loom: Weaving", line=3),
        *(facts(title=f"Nobody's {number}", line=number) for number in range(4, 9)),
    ]
    joined = join(entries, page("a", ABSTRACT), page("b", OTHER), names=(None, "Loom"))
    assert told(joined.problems) == [
        ("advice", "facts-joined", 2),
        ("advice", "facts-joined", 3),
        ("advice", "facts-unused", 4),
        ("advice", "facts-summary", None),
    ]
    assert "papers/a.md by its reworded abstract: Tea, again" in joined.problems[0].message
    assert "(and 4 more: metadata/x.json:5, metadata/x.json:6, …)" in joined.problems[2].message
    assert str(joined.problems[3]) == (
        "metadata: advice: 8 published entries: 3 joined (1 by abstract, 1 by reworded abstract,"
        " 1 by name), 5 unmatched [facts-summary]"
    )


def test_an_abstract_that_fits_two_pages_is_a_warning() -> None:
    start = "Large language models (LLMs) have demonstrated remarkable capabilities in many "
    joined = join([facts(start)], page("a", f"{start}tasks."), page("b", f"{start}ways."))
    assert told(joined.problems)[0] == ("warning", "facts-ambiguous", 1)
    assert "papers/a.md, papers/b.md" in joined.problems[0].message
    assert [match.facts for match in joined.matches] == [None, None]


def test_a_name_decides_between_two_pages_of_one_beginning() -> None:
    start = "Large language models (LLMs) have demonstrated remarkable capabilities in many "
    pages = page("a", f"{start}tasks."), page("b", f"{start}ways.")
    joined = join([facts(start, "Loom: Weaving")], *pages, names=(None, "Loom"))
    assert [match.facts and match.facts.title for match in joined.matches] == [
        None,
        "Loom: Weaving",
    ]


def test_an_entry_that_nothing_tells_a_paper_by_is_a_warning() -> None:
    joined = join([facts("Too short.", None, 3)], page("a", LONG))
    assert told(joined.problems)[0] == ("warning", "facts-too-short", 3)


def test_disagreements_are_told_where_the_editor_is_silent() -> None:
    entries = [facts(LONG, "Looms", 1), facts(LONG, "Gardens", 9)]
    for head, expected in (("", 1), ("title: Mine", 0)):
        record = page("a", LONG, head)
        (match,) = join(entries, record).matches
        problems = list(disagreements(match, record))
        assert len(problems) == expected
    assert match.facts is not None  # they agree about the rest
    assert match.facts.title is None


def test_a_disagreement_names_both_places_and_what_they_say() -> None:
    record = page("a", LONG)
    (match,) = join([facts(LONG, "Looms", 1), facts(LONG[:70], "Gardens", 9)], record).matches
    (problem,) = disagreements(match, record)
    assert (problem.severity, problem.file, problem.line) == ("advice", "papers/a.md", 4)
    assert "x.json:1 has `Looms`, metadata/x.json:9 has `Gardens`" in problem.message


def test_titles_for_new_pages_are_those_of_their_abstracts_alone() -> None:
    start = "Large language models (LLMs) have demonstrated remarkable capabilities in many "
    published = PublishedFacts([facts(ABSTRACT[:90], "Tea"), facts(start, "Models")])
    assert published.titles([ABSTRACT, f"{start}tasks."]) == {
        ABSTRACT: "Tea", f"{start}tasks.": "Models",
    }  # fmt: skip
    assert published.titles([f"{start}tasks."], beside=[f"{start}ways."]) == {}
    assert published.titles([]) == {}
