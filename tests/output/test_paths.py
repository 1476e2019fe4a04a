"""The paths of output files: valid, and apart on every file system (law 10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.errors import RunError
from sitegen.output.paths import PathBook
from sitegen.text.caseless import caseless


@pytest.mark.parametrize(
    "path",
    [
        "", "/", "/etc/passwd", "a//b", "a/", "./a", "a/./b", "../a", "a/../../b", "..", ".",
        "a\\b", "..\\a", "a\0b", "\ud800.html",
    ],
)  # fmt: skip
def test_an_unsafe_path_is_refused(path: str) -> None:
    with pytest.raises(RunError, match="of an output file"):
        PathBook().enter(path)


@pytest.mark.parametrize("path", ["index.html", "papers/a.html", ".well-known/x", "a/..b/c", "é"])
def test_a_safe_path_is_taken(path: str) -> None:
    book = PathBook()
    book.enter(path)
    assert book.has_file(path)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("papers/GPT.html", "papers/gpt.html"),
        ("tags/É.html", "tags/é.html"),
        ("tags/\u00e9.html", "tags/e\u0301.html"),
        ("straße.html", "STRASSE.html"),
        ("a", "a/b.html"),
        ("a/b.html", "a"),
        ("A", "a/b/c.html"),
        ("a/b/c.html", "A/b"),
        ("Papers/a.html", "papers/b.html"),
    ],
)
def test_paths_that_meet_are_refused(first: str, second: str) -> None:
    book = PathBook()
    book.enter(first)
    with pytest.raises(RunError) as refusal:
        book.enter(second)
    assert second in str(refusal.value)
    assert first.partition("/")[0] in str(refusal.value)
    assert "case-insensitive file system" in str(refusal.value)


def test_one_path_twice_is_refused() -> None:
    book = PathBook()
    book.enter("a.html")
    with pytest.raises(RunError, match=r"two output files have the path a\.html"):
        book.enter("a.html")


NAMES = st.sampled_from(["a", "A", "b", "é", "e\u0301", "ß", "ss"])
PATHS = st.lists(NAMES, min_size=1, max_size=3).map("/".join)


@given(st.lists(PATHS, max_size=8))
def test_a_book_agrees_with_the_definition(paths: list[str]) -> None:
    book = PathBook()
    entered: list[str] = []
    for path in paths:
        clash = any(meet(path, other) for other in entered)
        assert (book.meeting(path) is not None) == clash
        if not clash:
            book.enter(path)
            entered.append(path)


def meet(one: str, other: str) -> bool:
    """The same path, one the folder of the other, or a folder of both spelled differently."""
    left, right = one.split("/"), other.split("/")
    for depth, (a, b) in enumerate(zip(left, right, strict=False), start=1):
        if caseless(a) != caseless(b):
            return False
        last = depth in {len(left), len(right)}
        if last or a != b:
            return True
    return False
