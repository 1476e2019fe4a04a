"""Lists are read without losing a word, whatever their line ends, wraps and blanks."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.lists import read_lists
from sitegen.ingest.lists import read_abstracts
from sitegen.model.problem import Problem
from sitegen.model.record import ListedAbstract, RawList


def read(text: str) -> tuple[list[ListedAbstract], list[str]]:
    problems: list[Problem] = []
    found = list(read_abstracts([RawList("l.txt", "lists/l.txt", text)], problems))
    return found, [p.code for p in problems]


def test_positions_lines_venue_and_year() -> None:
    found, problems = read("ICML 2026 论文列表\n\nFirst one.\n\nSecond\nwrapped.\n")
    assert problems == []
    assert [(a.text, a.position, a.line, a.venue, a.year) for a in found] == [
        ("First one.", 1, 3, "ICML", 2026),
        ("Second\nwrapped.", 2, 5, "ICML", 2026),
    ]


def test_a_missing_heading_costs_no_abstract() -> None:
    found, problems = read("First one is long enough.\n\nSecond.")
    assert [(a.text, a.venue) for a in found] == [
        ("First one is long enough.", None),
        ("Second.", None),
    ]
    assert problems == ["list-no-heading"]


def test_a_second_heading_starts_another_venue_and_is_told() -> None:
    found, problems = read("ICML 2026 Papers\n\nA b c.\n\nKDD 2025 Papers\n\nD e f.")
    assert problems == ["list-heading"]
    assert [(a.venue, a.year, a.position) for a in found] == [("ICML", 2026, 1), ("KDD", 2025, 2)]


@pytest.mark.parametrize(
    "blank", ["\n\n", "\n \t\n", "\n\n\n\n\n", "\n\u3000\n", "\n\u00a0\n\n", "\n\u200b\n"]
)
def test_blank_lines_of_every_kind_part_abstracts(blank: str) -> None:
    found, _ = read(f"KDD 2026 papers{blank}A one.{blank}B two.{blank}")
    assert [a.text for a in found] == ["A one.", "B two."]


def test_a_heading_right_above_the_first_abstract_is_a_heading() -> None:
    found, problems = read("ICML 2026 论文列表\nHow long should it take?\nLong.\n\nNext one.")
    assert [(a.text, a.line, a.venue) for a in found] == [
        ("How long should it take?\nLong.", 2, "ICML"),
        ("Next one.", 5, "ICML"),
    ]
    assert problems == []


@pytest.mark.parametrize("ruler", ["======", "***"])
def test_a_ruler_below_a_heading_is_no_abstract(ruler: str) -> None:
    for gap in ("\n", "\n\n"):
        found, _ = read(f"ICML 2026 Papers\n{ruler}{gap}A tree.")
        assert [(a.text, a.venue) for a in found] == [("A tree.", "ICML")]


def test_a_heading_right_above_an_abstract_further_down() -> None:
    found, problems = read(
        "ICML 2026 Papers\n\nA b.\n\nKDD 2025 Papers\nC d.\n\n## Oral Papers\nE f."
    )
    assert [(a.text, a.venue) for a in found] == [
        ("A b.", "ICML"),
        ("C d.", "KDD"),
        ("E f.", "KDD"),
    ]
    assert problems == ["list-heading"]


def test_a_few_words_that_are_no_sentence_are_told() -> None:
    found, problems = read("ICML 2026 Papers\n\nPoster Session 1\n\nA b.")
    assert [a.text for a in found] == ["Poster Session 1", "A b."]
    assert problems == ["list-short"]


def test_sections_of_a_list_keep_its_venue() -> None:
    found, _ = read("ICML 2026 Papers\n\n## Oral Papers\n\nA b.\n\nSpotlights\n\nC d.")
    assert [(a.text, a.venue, a.year) for a in found] == [
        ("A b.", "ICML", 2026),
        ("C d.", "ICML", 2026),
    ]


def test_damage_inside_an_abstract_is_no_blank_line() -> None:
    text = "one \x0c two \u2028 three \x85 four\rightarrow five"
    assert [a.text for a in read(f"KDD 2026 papers\n\n{text}\n\n-----\n\nNext.")[0]] == [
        text,
        "Next.",
    ]


def test_an_empty_list_is_said_so() -> None:
    assert read("KDD 2026 papers\n\n\n") == ([], ["list-empty"])


# A sentence is no heading, whatever stands in it.
BLOCK = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r")).map(
    lambda text: f"x{text}."
)


@given(st.lists(BLOCK, max_size=6))
def test_every_abstract_of_a_list_is_read_verbatim(blocks: list[str]) -> None:
    """Law 3: nothing in a list is lost."""
    found, _ = read("\n\n".join(["Zzz 2026 papers", *blocks]))
    assert [abstract.text for abstract in found] == blocks
    assert [abstract.position for abstract in found] == list(range(1, len(blocks) + 1))


def test_folder_of_lists(tmp_path: Path) -> None:
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "b.txt").write_bytes(
        b"\xef\xbb\xbfKDD 2025 Papers\r\n\r\nOne.\r\nwrapped.\r\n\r\nTwo.\r\n"
    )
    (folder / "a.md").write_bytes("ICML 2026 论文列表\n\nUtf sixteen.".encode("utf-16"))
    (folder / "c.txt").write_bytes("论文".encode("gbk"))
    (folder / "d.pdf").write_bytes(b"%PDF")
    (folder / ".b.txt.swp").write_bytes(b"x")
    problems: list[Problem] = []
    found = list(read_abstracts(read_lists(tmp_path, problems), problems))
    assert [(a.text, a.list) for a in found] == [
        ("Utf sixteen.", "a.md"),
        ("One.\nwrapped.", "b.txt"),
        ("Two.", "b.txt"),
    ]
    assert [(Path(p.file).name, p.code, p.line) for p in problems] == [
        ("c.txt", "encoding", 1),
        ("d.pdf", "ignored", None),
    ]
