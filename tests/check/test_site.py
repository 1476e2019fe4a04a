"""A sound site has no problems, and whatever lies in a folder can be checked."""

import gzip
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.check.page import read_page
from sitegen.check.site import check_site
from sitegen.errors import RunError
from sitegen.model.problem import Problem
from tests.check.conftest import Check
from tests.check.sites import SOUND, page, write


def test_a_sound_site_has_no_problems(check: Check) -> None:
    assert check({}) == []


def test_a_site_without_an_address_has_none_either(check: Check) -> None:
    bare = {path: page() for path in ("papers/a.html", "tags/x.html")}
    home = page('<a href="papers/a.html">A</a>')
    missing = page('<a href="/index.html">home</a>')
    assert check({**bare, "index.html": home, "404.html": missing}) == []


def test_checking_changes_nothing(check: Check, output: Path) -> None:
    check({})
    before = {path: path.stat().st_mtime_ns for path in output.rglob("*")}
    check_site(output)
    assert {path: path.stat().st_mtime_ns for path in output.rglob("*")} == before


def test_no_folder_stops_the_run(output: Path) -> None:
    with pytest.raises(RunError, match="no folder _site to check; run `sitegen build`"):
        check_site(output)


def test_an_empty_folder_has_no_home_page(output: Path) -> None:
    output.mkdir()
    assert [problem.code for problem in check_site(output)] == ["check-home"]


def test_hidden_files_and_linked_folders_are_not_looked_at(check: Check, output: Path) -> None:
    check({".git/x.html": "<p", "papers/.draft.html": "<p"})
    (output / "loop").symlink_to(output.absolute())
    assert check({}) == []


def test_a_page_that_cannot_be_read_is_a_problem(
    check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    found = {code for code, _, _ in check({})}
    assert found == {"check-unreadable"}


def test_one_mistake_in_every_page_is_told_three_times(check: Check, output: Path) -> None:
    check({f"papers/{number}.html": page('<a href="gone.html">x</a>') for number in range(2000)})
    found = check_site(output)
    assert len(found) == 3
    assert found[-1].message == "gone.html leads to no file of the site, and 1,997 times more"


def test_problems_come_in_order(check: Check) -> None:
    bad = page('<a href="gone.html">x</a>\n<img src="gone.png">', "<style></style>")
    found = check({"b.html": bad, "a.html": bad})
    assert found == sorted(found, key=lambda problem: (problem[1], problem[2] or 0, problem[0]))
    assert len(found) == 8


def test_messages_say_what_to_do(output: Path) -> None:
    write(output, {**SOUND, "papers/a.html": page('<a href="A.html">x</a>')})
    told = "_site/papers/a.html:7: error: A.html leads to no file of the site."
    hint = "Letter case matters: the file is called papers/a.html. [check-link]"
    assert [str(problem) for problem in check_site(output)] == [f"{told} {hint}"]


PARTS = (
    "< > </ /> <p> </p> <a\thref= \" ' <! <![ <!-- --> ]]> <script> </script> <title> <svg> </svg> "
    "<math> <li> <td \tid=x <meta\thttp-equiv=refresh\tcontent='0;url= <img\tsrcset=' http://[ // "
    "javascript: ../ %ff &#0; &amp \0 é <? <![CDATA[ <![x[ <!doctype\thtml>"
)
MARKUP = st.lists(st.sampled_from(PARTS.split(" "))).map(lambda parts: "".join(parts).encode())


@given(st.one_of(st.binary(), MARKUP, st.text().map(lambda text: f"<p {text}".encode())))
def test_any_bytes_are_a_page(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    read_page("x.html", "x.html", data)


@given(st.one_of(st.binary(), MARKUP), st.one_of(st.binary(), MARKUP, st.just(b"[" * 100_000)))
def test_any_bytes_may_lie_in_a_folder(
    tmp_path_factory: pytest.TempPathFactory, markup: bytes, data: bytes
) -> None:
    root = tmp_path_factory.getbasetemp() / f"any-{os.getpid()}"
    names = ["a.xml", "a.json", "a.jsonl", "a.svg", "a.json.gz", "a.webmanifest"]
    packed = {"b.jsonl.gz": gzip.compress(data), "b.xml.gz": gzip.compress(data)[:-5]}
    write(root, {"index.html": markup, "x.html": data, **dict.fromkeys(names, data), **packed})
    assert all(isinstance(problem, Problem) for problem in check_site(root))
