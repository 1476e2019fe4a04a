"""Which abstracts need a page, and which were only wrapped anew or corrected."""

from dataclasses import replace
from datetime import date

import pytest

from sitegen.ingest.new import Ingested, find_new
from sitegen.model.record import ListedAbstract, Record, Source, UnreadPage
from sitegen.text.fingerprint import received_mark

FIRST = "Gardens grow slowly when nobody waters them at all in the long dry summer of the south."
SECOND = "Bridges sway in the wind, and engineers have known how to stop that for a hundred years."


def listed(text: str, position: int = 1, name: str = "l.txt") -> ListedAbstract:
    return ListedAbstract(text, name, f"lists/{name}", position * 2 + 1, position, "KDD", 2026)


def page(abstract: str, position: int = 1) -> Record:
    return Record(
        slug=f"p{position}",
        file=f"papers/p{position}.md",
        title=None,
        authors=(),
        venue=None,
        year=None,
        date=None,
        tags=None,
        extra_tags=(),
        links=(),
        withdrawn=None,
        derived=None,
        derived_from=None,
        source=Source("l.txt", position, date(2026, 1, 2)),
        abstract=abstract,
        abstract_line=1,
        notes="",
        notes_line=1,
    )


def test_a_page_made_before_is_not_made_again_however_it_is_wrapped() -> None:
    wrapped = FIRST.replace(" when", "\n  when")
    assert find_new([listed(wrapped)], [page(FIRST)], []).new == ()


def test_a_list_that_grew_gives_the_new_ones() -> None:
    found = find_new([listed(FIRST), listed(SECOND, 2)], [page(FIRST)], [])
    assert [(a.text, a.position) for a in found.new] == [(SECOND, 2)]
    assert found.problems == ()


def test_an_abstract_in_two_lists_is_one_page() -> None:
    found = find_new([listed(FIRST), listed(FIRST, 7, "m.txt"), listed(FIRST, 9)], [], [])
    assert [(a.list, a.position) for a in found.new] == [("l.txt", 1)]


def test_a_corrected_abstract_is_reported_and_not_made_anew() -> None:
    corrected = FIRST.replace("slowly", "quickly")
    found = find_new([listed(corrected)], [page(FIRST)], [])
    assert found.new == ()
    assert [(p.code, p.file, p.line) for p in found.problems] == [
        ("list-differs", "lists/l.txt", 3)
    ]


def test_a_correction_is_found_though_its_position_moved() -> None:
    corrected = FIRST.replace("slowly", "quickly")
    found = find_new([listed(SECOND), listed(corrected, 2)], [page(FIRST, 1)], [])
    assert [a.text for a in found.new] == [SECOND]
    assert len(found.problems) == 1


def test_a_new_paper_that_shares_phrases_with_a_page_is_no_correction_of_it() -> None:
    start = "In this paper we study the problem of learning a policy from offline data when"
    end = "and show in experiments on three benchmarks that it works well in practice."
    one, two = (
        f"{start} rewards lie. We ask Weaver {end}",
        f"{start} kernels drift. A spectral way {end}",
    )
    found = find_new([listed(one), listed(two, 2)], [page(one)], [])
    assert [a.text for a in found.new] == [two]


@pytest.mark.parametrize("words", range(36, 52))
def test_one_word_more_is_a_correction_at_any_length(words: int) -> None:
    text = " ".join(f"word{number}" for number in range(words))
    found = find_new([listed(text.replace("word9 ", "word9 more "))], [page(text)], [])
    assert (found.new, len(found.problems)) == ((), 1)


def test_a_page_in_another_encoding_has_its_abstract_by_the_mark() -> None:
    broken = UnreadPage("p1", f"---\nsource: {{received: {received_mark(FIRST)}}}\n---\n\ufffd")
    assert find_new([listed(FIRST)], [], [broken]).new == ()


def test_a_correction_in_another_list_is_found_too() -> None:
    corrected = FIRST.replace("slowly", "quickly")
    found = find_new([listed(FIRST), listed(corrected, 1, "m.txt")], [page(FIRST)], [])
    assert found.new == ()
    assert [p.file for p in found.problems] == ["lists/m.txt"]


def test_an_abstract_in_a_page_that_cannot_be_read_has_its_page() -> None:
    broken = UnreadPage("p1", f"---\ntitle: a: b\n---\n{FIRST}\n")
    assert find_new([listed(FIRST), listed(SECOND, 2)], [], [broken]).new == (listed(SECOND, 2),)


def test_a_page_answers_for_one_corrected_abstract_and_the_other_is_new() -> None:
    one, two = FIRST.replace("slowly", "quickly"), FIRST.replace("Gardens", "Yards and lawns")
    found = find_new([listed(one), listed(two, 2)], [page(FIRST)], [])
    assert len(found.new) == 1
    assert len(found.problems) == 1


def test_a_page_whose_text_an_editor_wrote_anew_is_known_by_what_was_received() -> None:
    made = page("Something else entirely.")
    assert made.source is not None
    known = replace(made, source=replace(made.source, received=received_mark(FIRST)))
    assert find_new([listed(FIRST)], [known], []) == Ingested((), ())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("我们研究老化的多臂老虎机问题，并证明任何策略的遗憾至少随时间增长。", "研究"),
        ("Hello wide world of gardens", "Hello"),
    ],
)
def test_corrections_of_short_and_unspaced_texts_are_found(before: str, after: str) -> None:
    corrected = before.replace(after, after[:-1] + "x")
    assert find_new([listed(corrected)], [page(before)], []).new == ()


def test_another_abstract_at_a_removed_ones_place_is_new() -> None:
    assert [a.text for a in find_new([listed(SECOND)], [page(FIRST)], []).new] == [SECOND]


def test_a_page_of_no_list_is_no_candidate() -> None:
    own = replace(page(FIRST.replace("slowly", "quickly")), source=None)
    assert len(find_new([listed(FIRST)], [own], []).new) == 1
