"""The written grammar of the abstract dialect: its examples are true, and every rule has cases."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from sitegen.text.abstract import read_abstract, read_title
from tests.text.fixtures import TITLES, Case, cases, cases_of, expanded, rules, shown

DIALECT = Path(__file__).parents[2] / "sitegen/text/dialect"
GRAMMAR = (DIALECT / "GRAMMAR.md").read_text(encoding="utf-8")
MACHINERY = {"__init__", "command", "nodes"}
"""Modules of the dialect that hold no rule."""

# The sections whose rules leave nothing as it is.
WITHOUT_COUNTER_EXAMPLES = ("order-of-reading/", "what-is-never-markup/", "forms/")
# The sections whose counter-examples are plain text: what looks like markup, or broken, and is not.
UNCHANGED = (
    "accents-and-letters/", "braces/", "citations/", "commands/", "dashes/", "emphasis/",
    "formulas-without-dollars/", "money/", "quotation-marks/", "repairs/", "ties/", "underscores/",
)  # fmt: skip

_SECTION = re.compile(r"^## (?P<section>.+)|^### (?P<rule>.+)|^```+example", re.MULTILINE)
# A rule: its heading, a paragraph, and examples until the next heading
_RULE = re.compile(r"### .+\n\n(?:(?!#|```).+\n)+(?:\n```example\n(?:.*\n)*?```\n)+\s*")
_EXAMPLE = re.compile(r"```example\n(.*?)\n```\n", re.DOTALL)
_MODULE = re.compile(r"`((?:\.\./)*(?:\w+/)*(?:\w+\.py)?)`")  # "`../math/mending.py`", "`../math/`"


class Rule(NamedTuple):
    """A rule as the grammar has it; an example is what stands between its lines of a full stop."""

    name: str
    text: str
    examples: list[list[str]]


def written() -> list[Rule]:
    found = []
    section = ""
    headings = [match for match in _SECTION.finditer(GRAMMAR) if match["section"] or match["rule"]]
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        section = slug(heading["section"]) if heading["section"] else section
        if not heading["rule"]:
            continue
        text = GRAMMAR[heading.start() : following.start() if following else None]
        examples = [example.split("\n.\n") for example in _EXAMPLE.findall(text)]
        found.append(Rule(f"{section}/{slug(heading['rule'])}", text, examples))
    return found


def slug(heading: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


WRITTEN = written()
EXAMPLES = [(rule.name, parts) for rule in WRITTEN for parts in rule.examples]


@pytest.mark.parametrize("rule", WRITTEN, ids=lambda rule: rule.name)
def test_a_rule_is_a_paragraph_and_its_examples(rule: Rule) -> None:
    assert _RULE.fullmatch(rule.text)


def test_every_rule_has_a_name_of_its_own() -> None:
    counted = Counter(rule.name for rule in WRITTEN)
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("name", [rule.name for rule in WRITTEN])
def test_every_rule_has_a_file_of_cases(name: str) -> None:
    assert name in rules(), "the heading has no file in tests/text/fixtures"


@pytest.mark.parametrize("name", rules())
def test_every_file_of_cases_has_a_rule(name: str) -> None:
    assert name in {rule.name for rule in WRITTEN}, "the file has no heading in GRAMMAR.md"


@pytest.mark.parametrize(("name", "parts"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_shows_what_a_reader_sees(name: str, parts: list[str]) -> None:
    source, *expected = (expanded(part) or "" for part in parts)
    prose = (read_title if name == TITLES else read_abstract)(source)
    forms = [shown(prose.html), prose.text, prose.plain, prose.searchable]
    assert forms[: len(expected)] == expected


@pytest.mark.parametrize("name", rules())
def test_a_rule_has_cases_and_counter_examples(name: str) -> None:
    counted = Counter(case.is_counter_example for case in cases_of(name))
    assert counted[False]
    assert counted[True] or name.startswith(WITHOUT_COUNTER_EXAMPLES)


@pytest.mark.parametrize(
    "case",
    [case for case in cases() if case.is_counter_example and case.rule.startswith(UNCHANGED)],
    ids=lambda case: case.name,
)
def test_a_counter_example_stays_as_it_is(case: Case) -> None:
    prose = read_abstract(case.source)
    assert prose.text == " ".join(case.source.split())
    assert set(re.findall(r"<\w+", prose.html)) <= {"<p"}


def test_every_module_that_holds_rules_is_named() -> None:
    named = {(DIALECT / path).resolve() for path in _MODULE.findall(GRAMMAR) if path}
    assert [path for path in named if not path.exists()] == []
    unnamed = {path.stem for path in DIALECT.glob("*.py")} - {path.stem for path in named}
    assert unnamed - MACHINERY == set()
