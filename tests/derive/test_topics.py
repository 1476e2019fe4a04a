"""Tags as editors write them."""

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
