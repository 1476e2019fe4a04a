"""Tags as editors write them."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sitegen.derive.topics import Topics, in_group_order
from sitegen.model.taxonomy import Alias, Tag, Taxonomy

LLM = Tag(
    "large-language-models", "Large language models", "llm", (Alias("llm"), Alias("gpt", weak=True))
)
TOPICS = Topics(Taxonomy({"llm": "Language models"}, (LLM,)))


def test_ids_names_and_plain_aliases_are_the_taxonomys() -> None:
    written = ["large-language-models", "Large Language Models", "LLM"]
    assert TOPICS.resolve(written) == ("large-language-models",)


def test_a_weak_alias_is_no_other_name() -> None:
    assert TOPICS.resolve(["GPT"]) == ("gpt",)


def test_signs_tell_free_tags_apart() -> None:
    written = ["C++", "C#", "C", ".NET", "NET", "CI/CD", "node.js", "C/C++"]
    assert len(set(TOPICS.resolve(written))) == len(written)


def test_spellings_of_one_free_tag_are_one_with_the_commonest_label() -> None:
    assert TOPICS.resolve(["SVG", "svg"]) == ("svg",)
    assert list(TOPICS.free_tags(["svg", "SVG", "svg"])) == [Tag("svg", "svg")]


def test_groups_come_in_their_order_and_free_tags_last() -> None:
    tags = [Tag("free", "Free"), Tag("b", "B", "two"), Tag("a", "A", "one")]
    assert [t.id for t in in_group_order(tags, {"one": "One", "two": "Two"})] == ["a", "b", "free"]


def test_tags_of_one_transliteration_or_one_beginning_are_apart() -> None:
    long = "a very long tag about the many ways of "
    written = ["时间", "事件", "实践", "C+", "C-", "C", f"{long * 2}cats", f"{long * 2}dogs"]
    assert len(set(TOPICS.resolve(written))) == len(written)


@pytest.mark.parametrize(
    "written",
    [
        "LLM",
        "llms",
        "LLMs",
        "Large Language Model",
        "large-language models",
        "Large  Language-Models",
        "Large Language Models (LLMs)",
    ],
)
def test_case_plural_hyphen_and_alias_are_the_tag_of_the_taxonomy(written: str) -> None:
    assert TOPICS.resolve([written]) == ("large-language-models",)
    assert TOPICS.known([written]) == ("large-language-models",)
    assert list(TOPICS.free_tags([written])) == []


def test_ways_to_write_a_free_tag_are_one_tag() -> None:
    written = ["World Models", "world-model", "World models", "World models"]
    assert TOPICS.resolve(written) == ("world-model",)
    assert list(TOPICS.free_tags(written)) == [Tag("world-model", "World models")]
    assert TOPICS.known(written) == ()


@pytest.mark.parametrize(
    "word", ["Physics", "bias", "chaos", "status", "Lens", "time series", "GAS"]
)
def test_a_word_that_is_no_plural_keeps_its_end(word: str) -> None:
    assert TOPICS.resolve([word]) == (word.lower().replace(" ", "-"),)


def test_a_word_in_brackets_that_is_no_abbreviation_is_part_of_the_tag() -> None:
    assert TOPICS.resolve(["LLM (law)"]) == ("llm-law",)


def test_ids_alike_are_found_by_themselves() -> None:
    topics = Topics(Taxonomy({}, (Tag("plan", "Plan"), Tag("plans", "Plans"))))
    assert topics.resolve(["plan", "plans"]) == ("plan", "plans")


@given(st.lists(st.text("sternia", min_size=1), min_size=1))
def test_case_and_hyphens_make_no_other_free_tag(words: list[str]) -> None:
    spaced = " ".join(words)
    assert len(TOPICS.resolve([spaced, "-".join(words), spaced.upper(), spaced.title()])) == 1
    (tag,) = TOPICS.free_tags([spaced, spaced, spaced.upper()])
    assert tag.name == spaced


@given(st.text(min_size=1))
def test_any_text_is_a_tag(text: str) -> None:
    assume(not TOPICS.known([text]))
    (identity,) = TOPICS.resolve([text, text])
    assert [tag.id for tag in TOPICS.free_tags([text])] == [identity]
