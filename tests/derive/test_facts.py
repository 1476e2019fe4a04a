"""Published facts join the paper whose abstract they start with, and no other."""

from dataclasses import replace

from sitegen.derive.facts import PublishedFacts, ambiguity
from sitegen.model.record import Facts, Link

LONG = (
    "Gardens grow slowly when nobody waters them, and we show with **care** that $x^2$ helps a lot."
)


def facts(abstract: str, title: str = "T", line: int = 1) -> Facts:
    return Facts(abstract, title, (), None, None, (), "metadata/x.json", line)


def titles(published: PublishedFacts, abstract: str) -> list[str | None]:
    found = published.match(abstract)
    return [found.facts.title] if found.facts else [entry.title for entry in found.ambiguous]


def test_the_first_sixty_characters_are_enough_and_markup_does_not_matter() -> None:
    published = PublishedFacts(
        [facts("Gardens grow slowly when nobody waters them, and we show with care")]
    )
    assert titles(published, LONG) == ["T"]
    assert titles(published, LONG.replace("Gardens", "*Gardens*\n")) == ["T"]


def test_another_abstract_with_the_same_start_is_not_joined() -> None:
    published = PublishedFacts(
        [facts("Gardens grow slowly when nobody waters them, and bees disagree a lot")]
    )
    assert titles(published, LONG) == []


def test_the_longest_that_fits_wins() -> None:
    short, whole = facts(LONG[:70], "short", 1), facts(LONG, "whole", 2)
    assert titles(PublishedFacts([short, whole]), LONG) == ["whole"]


def test_two_that_contradict_each_other_are_ambiguous() -> None:
    match = PublishedFacts([facts(LONG, "one", 1), facts(LONG, "two", 9)]).match(LONG)
    assert match.facts is None
    problems = list(ambiguity(match, "papers/p.md", 7))
    assert [(p.code, p.file, p.line) for p in problems] == [("facts-ambiguous", "papers/p.md", 7)]
    assert "x.json:1 and metadata/x.json:9" in problems[0].message


def test_two_that_agree_are_one_with_the_links_of_both() -> None:
    one = replace(facts(LONG, "one", 1), links=(Link("code", "https://example.org/a"),))
    two = replace(facts(LONG, "one", 9), links=(Link("arxiv", "https://example.org/b"),))
    published = PublishedFacts([one, two])
    match = published.match(LONG)
    assert match.facts is not None
    assert [link.kind for link in match.facts.links] == ["code", "arxiv"]
    assert list(published.unused(match.fitting)) == []


def test_what_is_not_joined_is_reported() -> None:
    published = PublishedFacts([facts("Too short.", line=3), facts(LONG, line=5)])
    assert [(p.code, p.line) for p in published.unused(())] == [
        ("facts-too-short", 3),
        ("facts-unused", 5),
    ]


def test_a_short_abstract_joins_nothing() -> None:
    assert PublishedFacts([facts(LONG)]).match("Gardens").fitting == ()


def test_an_entry_that_gives_only_a_beginning_several_papers_share_is_joined_to_none() -> None:
    start = "Large language models (LLMs) have demonstrated remarkable capabilities in many "
    published = PublishedFacts([facts(start)]).without_contested(
        [f"{start}tasks.", f"{start}ways."]
    )
    assert published.match(f"{start}tasks.").facts is None
    assert [p.code for p in published.unused(())] == ["facts-ambiguous"]
    alone = PublishedFacts([facts(start)]).without_contested([f"{start}tasks.", f"{start}tasks."])
    assert alone.match(f"{start}tasks.").facts is not None


def test_entries_on_one_line_are_told_apart() -> None:
    first, other = facts(LONG, "one"), facts(f"Trees. {LONG}", "two")
    published = PublishedFacts([first, other]).without_contested([LONG, f"Trees. {LONG}"])
    assert titles(published, LONG) == ["one"]
    assert titles(published, f"Trees. {LONG}") == ["two"]
