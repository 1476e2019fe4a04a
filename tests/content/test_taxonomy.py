"""tags.yaml: groups, tags and aliases."""

from pathlib import Path

import pytest

from sitegen.content.taxonomy import read_taxonomy
from sitegen.model.problem import Problem
from sitegen.model.taxonomy import Alias, Tag, Taxonomy


def read(tmp_path: Path, text: str) -> tuple[Taxonomy, list[Problem]]:
    (tmp_path / "tags.yaml").write_text(text, encoding="utf-8")
    problems: list[Problem] = []
    return read_taxonomy(tmp_path, problems), problems


def test_tags_groups_and_weak_aliases(tmp_path: Path) -> None:
    taxonomy, problems = read(
        tmp_path,
        "groups: {llm: Language models}\nfallback: other\ntags:\n"
        "- {id: agents, name: Agents, group: llm, aliases: [llm agent, ~tool], description: D}\n"
        "- {id: other, name: Other}\n",
    )
    assert problems == []
    assert taxonomy == Taxonomy(
        {"llm": "Language models"},
        (
            Tag("agents", "Agents", "llm", (Alias("llm agent"), Alias("tool", weak=True)), "D"),
            Tag("other", "Other"),
        ),
        "other",
    )


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("tags:\n- {name: No id}", 2, "id"),
        ("tags:\n- {id: C++, name: C++}", 2, "id"),
        ("tags:\n- {id: a, group: none}", 2, "groups"),
        ("tags:\n- {id: a}\n- {id: a}", 3, "twice"),
        ("tags:\n- {id: a, alias: [x]}", 2, "alias"),
        ("fallback: a", 1, "fallback"),
        ("tags: [a]", 1, "list of mappings"),
    ],
)
def test_a_slip_names_key_and_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    _, problems = read(tmp_path, text)
    assert [(p.line, words in p.message) for p in problems] == [(line, True)]


def test_without_the_file_the_shipped_one_is_read(tmp_path: Path) -> None:
    problems: list[Problem] = []
    taxonomy = read_taxonomy(tmp_path, problems)
    assert problems == []
    assert len(taxonomy.tags) > 50
    assert taxonomy.fallback in {tag.id for tag in taxonomy.tags}
    assert all(tag.description and tag.group in taxonomy.groups for tag in taxonomy.tags)
