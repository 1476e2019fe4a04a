"""Published paths, and the size of a site."""

from pathlib import Path

import pytest

from sitegen.check import sizes
from sitegen.check.site import check_site
from tests.check.conftest import Check
from tests.check.sites import SOUND, page, write


def stub(target: str) -> str:
    return page(head=f'<meta http-equiv="refresh" content="0; url={target}">')


def test_paths_that_meet_on_windows_and_macos(check: Check) -> None:
    found = check({"tags/X.html": page(), "tags/É.html": page(), "tags/e\u0301.html": page()})
    assert found == [("check-case", "tags/x.html", None), ("check-case", "tags/É.html", None)]


def test_paths_that_do_not_meet(check: Check) -> None:
    assert check({"tags/x_2.html": page(), "tags/x-2.html": page(), "papers/x.html": page()}) == []


def test_a_published_path_is_gone(check: Check) -> None:
    found = check({}, ("papers/a.html", "papers/gone.html", "papers/A.html"))
    assert found == [
        ("check-permalink", "papers/A.html", None),
        ("check-permalink", "papers/gone.html", None),
    ]


def test_a_published_path_may_redirect(check: Check) -> None:
    redirects = {"papers/old.html": "papers/a.html"}
    assert check({"papers/old.html": stub("a.html")}, ("papers/old.html",), redirects) == []


@pytest.mark.parametrize("html", [stub("../index.html"), None])
def test_a_redirect_that_leads_elsewhere_or_is_missing(check: Check, html: str | None) -> None:
    files = {} if html is None else {"papers/old.html": html}
    found = check(files, (), {"papers/old.html": "papers/a.html"})
    assert found == [("check-redirect", "papers/old.html", None)]


@pytest.mark.parametrize(
    ("name", "size", "told"),
    [
        ("small.bin", 100_000_000, []),
        ("large.bin", 100_000_001, ["_site/large.bin"]),
        ("huge.bin", 1_000_000_000, ["_site", "_site/huge.bin"]),
    ],
)
def test_sizes(output: Path, name: str, size: int, told: list[str]) -> None:
    write(output, SOUND)
    with (output / name).open("wb") as file:
        file.truncate(size)  # takes no room on the disk
    found = check_site(output)
    assert [problem.file for problem in found] == told
    assert {problem.code for problem in found} <= {"check-size"}


def test_the_limits_are_those_of_github() -> None:
    assert (sizes.SITE_LIMIT, sizes.FILE_LIMIT) == (10**9, 10**8)
