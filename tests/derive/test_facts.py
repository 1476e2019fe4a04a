"""Published facts join the paper whose abstract they start with, and no other."""

from sitegen.derive.facts import PublishedFacts
from sitegen.model.record import Facts

LONG = (
    "Gardens grow slowly when nobody waters them, and we show with **care** that $x^2$ helps a lot."
)


def facts(abstract: str, title: str = "T", line: int = 1) -> Facts:
    return Facts(abstract, title, (), None, None, (), "metadata/x.json", line)


def titles(published: PublishedFacts, abstract: str) -> list[str | None]:
    return [entry.title for entry in published.of(abstract)]


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
    published = PublishedFacts([facts(LONG, "one", 1), facts(LONG, "two", 9)])
    found = published.of(LONG)
    assert len(found) == 2
    problems = list(published.report({"papers/p.md": found}))
    assert [(p.code, p.file) for p in problems] == [("facts-ambiguous", "papers/p.md")]
    assert "x.json:1 and metadata/x.json:9" in problems[0].message


def test_two_that_agree_are_one() -> None:
    assert len(PublishedFacts([facts(LONG, "one", 1), facts(LONG, "one", 9)]).of(LONG)) == 1


def test_what_is_not_joined_is_reported() -> None:
    published = PublishedFacts([facts("Too short.", line=3), facts(LONG, line=5)])
    assert [(p.code, p.line) for p in published.report({})] == [
        ("facts-too-short", 3),
        ("facts-unused", 5),
    ]


def test_a_short_abstract_joins_nothing() -> None:
    assert PublishedFacts([facts(LONG)]).of("Gardens") == ()
