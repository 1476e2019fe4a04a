"""What a build says of the room that GitHub Pages leaves."""

import pytest

from sitegen.model.pages_limit import LIMIT, PagesRoom, pages_problem


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (71_234_567, "71.2 MB, 8 % of the 1 GB that GitHub Pages publishes"),
        (0, "0.0 MB, under 1 % of the 1 GB that GitHub Pages publishes"),
        (972_937, "1.0 MB, under 1 % of the 1 GB that GitHub Pages publishes"),
        (10_000_000, "10.0 MB, 1 % of the 1 GB that GitHub Pages publishes"),
        (LIMIT, "1000.0 MB, 100 % of the 1 GB that GitHub Pages publishes"),
    ],
)
def test_the_room_in_words(size: int, words: str) -> None:
    assert str(PagesRoom(size)) == words


@pytest.mark.parametrize("size", [0, LIMIT // 2, LIMIT * 79 // 100])
def test_a_small_site_is_no_problem(size: int) -> None:
    assert pages_problem(size, "_site") is None


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (LIMIT * 80 // 100, "nears a limit"),
        (LIMIT, "nears a limit"),
        (LIMIT + 1, "GitHub Pages refuses this site"),
        (LIMIT * 3, "300 %"),
    ],
)
def test_a_large_one_is_told_with_what_to_do(size: int, words: str) -> None:
    problem = pages_problem(size, "_site")
    assert problem is not None
    assert words in problem.message
    assert "papers_per_page" in problem.hint
    assert str(problem).startswith("_site: warning: ")
