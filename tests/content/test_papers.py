"""Pages become records, and slips are told with file and line."""

import os
import sys
from datetime import date
from pathlib import Path

import msgspec
import pytest

from sitegen.content.papers import digest_of, page_files, read_page, read_page_file
from sitegen.errors import RunError
from sitegen.model.problem import Problem
from sitegen.model.record import Derived, Link, Record, Source

FULL = """\
---
title: "PrivGate: a gate"
authors: [Ada Example, Bo Example]
venue: ICML
year: 2026
links: {code: https://example.org/a, openreview: [https://example.org/b, https://example.org/c]}
extra_tags: [c++]
derived:
  name: PrivGate
  title: "PrivGate: a derived gate"
  tags: [privacy, llm-agents]
  from: 5be31a90
source: {list: icml-2026-1.txt, position: 8, added: 2026-11-30}
---

The abstract, in

two paragraphs.

## Notes
Some *notes*.

## More
"""


def read(text: str) -> tuple[Record, list[Problem]]:
    problems: list[Problem] = []
    record = read_page("p", "papers/p.md", text, problems)
    assert record is not None
    return record, problems


def test_a_full_page_is_read_whole() -> None:
    record, problems = read(FULL)
    assert problems == []
    assert record.title == "PrivGate: a gate"
    assert record.authors == ("Ada Example", "Bo Example")
    assert (record.venue, record.year, record.tags) == ("ICML", 2026, None)
    assert record.extra_tags == ("c++",)
    assert record.links[1:] == (
        Link("openreview", "https://example.org/b"),
        Link("openreview", "https://example.org/c"),
    )
    assert record.derived == Derived(
        "PrivGate", "PrivGate: a derived gate", ("privacy", "llm-agents")
    )
    assert record.derived_from == "5be31a90"
    assert record.source == Source("icml-2026-1.txt", 8, date(2026, 11, 30))
    assert record.abstract == "The abstract, in\n\ntwo paragraphs."
    assert record.abstract_line == 16
    assert record.notes == "## Notes\nSome *notes*.\n\n## More"


def test_values_are_what_was_typed() -> None:
    record, problems = read("---\ntitle: No\ntags: [on, 2024, 3.10, '', ' nlp ', nlp]\n---\nText")
    assert (record.title, record.tags, problems) == ("No", ("on", "2024", "3.10", "nlp"), [])


def test_a_single_value_counts_as_a_list() -> None:
    assert read("---\nauthors: Dana Ito\n---\nText")[0].authors == ("Dana Ito",)


def test_authors_may_be_given_and_family() -> None:
    people = "- given: Kavita\n  family:\n- {given: Bo, family: Li}\n- name: ARC Group"
    page = f"---\nauthors:\n{people}\n---\nx"
    assert read(page)[0].authors == ("Kavita", "Bo Li", "ARC Group")


@pytest.mark.parametrize(
    ("head", "line", "words"),
    [
        ("title: T\nyear: Spring", 3, "whole number"),
        ("title: T\ndate: 2023-02-30", 3, "2026-11-30"),
        ("title: T\nauthors: {a: b}", 3, "authors"),
        ("title: [a, b]", 2, "one text"),
        ("title: T\nlinks: {pdf: 'javascript:alert(1)'}", 3, "`links.pdf` is no web address"),
        ("title: T\nlinks:\n  pdf: data:text/html,x", 4, "no web address"),
        ("title: T\nautors: [x]", 3, "autors"),
        ("title: T\ntag: [x]", 3, "tag"),
        ("title: T\nsource: {list: a.txt}", 3, "added"),
        ("title: T\nwithdrawn: yes", 3, "why"),
    ],
)
def test_a_slip_names_its_line(head: str, line: int, words: str) -> None:
    _, problems = read(f"---\n{head}\n---\nText")
    assert [(p.line, words in p.message) for p in problems] == [(line, True)]


def test_a_key_of_the_editors_own_is_left_alone() -> None:
    assert read("---\ntitle: T\nreading_group: spring\n---\nText")[1] == []


@pytest.mark.parametrize("text", ["---\nauthors: [B. Lin]\n---\n", "---\ntitle: null\n---\n", ""])
def test_a_page_with_neither_title_nor_abstract_is_said_so(text: str) -> None:
    problems: list[Problem] = []
    assert read_page("p", "papers/p.md", text, problems) is None
    assert problems[0].code == "no-title"
    assert "title" in problems[0].message


def test_control_characters_do_not_enter_values() -> None:
    assert read('---\ntitle: "A\\x07B\\n C"\n---\nText')[0].title == "A B C"


def pages(tmp_path: Path, **files: bytes) -> tuple[list[Record], list[Problem]]:
    folder = tmp_path / "papers"
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    problems: list[Problem] = []
    records = (read_page_file(page, problems) for page in page_files(tmp_path, problems))
    return [record for record in records if record], problems


def test_byte_order_mark_and_windows_line_ends(tmp_path: Path) -> None:
    data = b"\xef\xbb\xbf---\r\ntitle: Hello\r\ntags: [a]\r\n---\r\nBody\r\nmore\r\n"
    records, problems = pages(tmp_path, **{"p.md": data})
    assert problems == []
    assert [(r.title, r.tags, r.abstract) for r in records] == [("Hello", ("a",), "Body\nmore")]


def test_one_bad_page_does_not_hide_the_rest(tmp_path: Path) -> None:
    records, problems = pages(
        tmp_path,
        **{"a.md": b"---\ntitle: ok\n---\n", "b.md": b"---\ntitle: \xfc\n---\n", "c.md": b"---\n"},
    )
    assert [r.slug for r in records] == ["a"]
    assert [(Path(p.file).name, p.line, p.code) for p in problems] == [
        ("b.md", 2, "encoding"),
        ("c.md", 1, "syntax"),
    ]


@pytest.mark.parametrize("name", ["BERT.md", "a_b.md", "index.md", "50% off.md", "con.md", "-a.md"])
def test_a_file_name_that_cannot_be_a_url_is_refused_with_a_better_one(
    tmp_path: Path, name: str
) -> None:
    records, problems = pages(tmp_path, **{name: b"text"})
    assert records == []
    assert problems[0].code == "page-name"
    assert ".md" in problems[0].hint


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has such names")
def test_a_file_name_that_is_no_utf_8_is_refused_in_words_that_can_be_kept(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path / "papers")
    os.mkdir(folder)  # noqa: PTH102 -- a path of bytes
    with open(folder + b"/caf\xe9.md", "wb") as file:  # noqa: PTH123 -- the same
        file.write(b"---\ntitle: A\n---\n")
    problems: list[Problem] = []
    (page,) = page_files(tmp_path, problems)
    assert read_page_file(page, problems) is None
    (problem,) = problems
    assert (problem.code, problem.file) == ("page-name", f"{tmp_path}/papers/caf\ufffd.md")
    msgspec.msgpack.encode(problem)


def test_a_page_that_was_not_read_is_read_as_it_is_by_then(tmp_path: Path) -> None:
    (tmp_path / "papers").mkdir()
    path = tmp_path / "papers" / "a.md"
    path.write_bytes(b"---\ntitle: A\n---\n")
    (page,) = page_files(tmp_path, [], lambda _: (b"known", None))
    assert (page.digest, page.data) == (b"known", None)
    whole = page.whole()
    assert (whole.digest, whole.data) == (digest_of(path.read_bytes()), path.read_bytes())
    assert page.unread().text == path.read_text("utf-8")
    path.unlink()
    with pytest.raises(RunError, match=r"a\.md changed while it was read: No such file"):
        page.whole()


def test_editors_leftovers_are_ignored_and_strays_reported(tmp_path: Path) -> None:
    leftovers = [".p.md.swp", "p.md~", "4913", ".DS_Store", "~$p.md", "#p.md#"]
    records, problems = pages(tmp_path, **dict.fromkeys([*leftovers, "notes.txt"], b"x"))
    assert records == []
    assert [Path(p.file).name for p in problems] == ["notes.txt"]


def test_symbolic_links_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "papers").mkdir()
    (tmp_path / "outside.md").write_text("secret")
    (tmp_path / "papers" / "loop").symlink_to(tmp_path)
    (tmp_path / "papers" / "x.md").symlink_to(tmp_path / "outside.md")
    problems: list[Problem] = []
    assert list(page_files(tmp_path, problems)) == []
    assert {p.code for p in problems} == {"ignored"}


@pytest.mark.parametrize("word", ["false", "no", "No"])
def test_a_paper_that_is_not_withdrawn_may_say_so(word: str) -> None:
    assert read(f"---\ntitle: T\nwithdrawn: {word}\n---\nText")[0].withdrawn is None
