"""The catalog of this repository: every abstract of its lists, on its page, word for word."""

import re
from pathlib import Path

import pytest
from lxml import html

from sitegen.content.lists import read_lists
from sitegen.ingest.lists import read_abstracts
from sitegen.model.record import ListedAbstract
from sitegen.text.fingerprint import letters
from tests.command import ROOT, Sitegen
from tests.endtoend.samples import tree

CONTENT = ROOT / "content"
LISTS = sorted((CONTENT / "lists").glob("*.txt"))
# What LaTeX and Markdown write that a reader does not see as letters.
COMMAND = re.compile(r"\\[A-Za-z]+")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalog, built under the conditions of its publishing workflow."""
    folder = tmp_path_factory.mktemp("catalog")
    before = tree(CONTENT)
    done = Sitegen(folder)(
        "build", "--strict", "--content", CONTENT, "--output", folder / "site",
        "--base-url", "https://papers.example.org/",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert tree(CONTENT) == before
    return folder / "site"


def shown(page: Path) -> str:
    """The text of a page's abstract as a reader sees it, formulas by their TeX."""
    document = html.fromstring(page.read_bytes())
    (abstract,) = (element for element in document.iter() if element.get("class") == "abstract")
    for formula in abstract.iter("math"):
        (tex,) = formula.iter("annotation")
        source, tail = tex.text, formula.tail or ""
        formula.clear()
        formula.text, formula.tail = source, tail
    return "".join(map(str, abstract.itertext()))


def listed() -> list[ListedAbstract]:
    return list(read_abstracts(read_lists(CONTENT, []), []))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_every_abstract_of_a_list_is_shown_word_for_word(path: Path, site: Path) -> None:
    pages = {letters(COMMAND.sub("", shown(page))) for page in (site / "papers").glob("*.html")
             if page.name != "index.html" and "_" not in page.name}  # fmt: skip
    for abstract in listed():
        if abstract.list == path.name:
            # A URL loses the dot behind it, a command its name; no letter of the text may go.
            assert letters(COMMAND.sub("", abstract.text)) in pages, abstract.line


def test_every_paper_has_a_title_a_tag_and_its_links() -> None:
    pages = sorted((CONTENT / "papers").glob("*.md"))
    assert len(pages) >= len({letters(abstract.text) for abstract in listed()})
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert re.search(r"^  title: \S.{8,}", text, re.MULTILINE), page
        assert re.search(r"^  tags: \[\S", text, re.MULTILINE), page
