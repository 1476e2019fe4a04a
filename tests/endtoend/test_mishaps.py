"""What happens to content in the hands of people: nothing is lost, everything is told."""

from pathlib import Path

import pytest

from tests.command import Sitegen
from tests.endtoend.samples import LIST_TWO, tree, write_sample


@pytest.fixture
def content(tmp_path: Path, sitegen: Sitegen) -> Path:
    folder = write_sample(tmp_path)
    assert sitegen("build", "--content", folder, "--output", tmp_path / "site").returncode == 0
    return folder


def build(sitegen: Sitegen, content: Path, *options: str) -> tuple[int, str]:
    done = sitegen("build", "--content", content, "--output", content.parent / "site", *options)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


def test_a_page_that_was_broken_is_not_told_as_deleted_nor_made_twice(
    content: Path, sitegen: Sitegen
) -> None:
    page = content / "papers" / "leafnet.md"
    whole = page.read_text()
    page.write_text(whole.replace("venue: Garden", "venue: Gar: den"))
    before = tree(content)
    status, told = build(sitegen, content)
    assert status == 1
    assert "leafnet.md:2: error" in told
    assert "deleted" not in told
    assert tree(content) == before
    page.write_text(whole)
    assert build(sitegen, content) == (0, "")


def test_a_page_of_another_encoding_is_told(content: Path, sitegen: Sitegen) -> None:
    page = content / "papers" / "leafnet.md"
    text = page.read_text().replace("slow work", "quick work")
    page.write_bytes(text.encode("utf-16"))
    status, told = build(sitegen, content)
    assert status == 1
    assert "Save it as UTF-8" in told


def test_a_tags_file_with_a_slip_stops_before_pages_are_made(
    content: Path, sitegen: Sitegen
) -> None:
    (content / "tags.yaml").write_text("tags: [a\n")
    (content / "lists" / "more.txt").write_text("KDD 2026 Papers\n\nWe study trees.\n")
    before = tree(content)
    status, told = build(sitegen, content)
    assert status == 1
    assert "tags.yaml" in told
    assert tree(content) == before


def test_a_line_about_papers_inside_a_list_keeps_its_page(content: Path, sitegen: Sitegen) -> None:
    text = LIST_TWO + "\nA survey of 300 papers on attention published in 2023\n"
    (content / "lists" / "orchard-2025.txt").write_text(text, encoding="utf-8")
    assert build(sitegen, content)[0] == 0
    pages = [path.read_text() for path in (content / "papers").iterdir()]
    assert sum("A survey of 300 papers on attention" in page for page in pages) == 1


def test_a_redirect_takes_the_place_of_an_emptied_tags_page(
    content: Path, sitegen: Sitegen
) -> None:
    page = content / "papers" / "calm-survey.md"
    page.write_text(page.read_text().replace("Reading Group", "Book Club"))
    assert build(sitegen, content) == (0, "")
    site = content.parent / "site" / "tags"
    assert "0 papers" in (site / "reading-group.html").read_text()
    (content / "redirects.yaml").write_text("tags/reading-group.html: tags/book-club.html\n")
    assert build(sitegen, content) == (0, "")
    assert "book-club.html" in (site / "reading-group.html").read_text()


@pytest.mark.parametrize(
    ("redirects", "words"),
    [
        ("papers/a.html: papers/b.html\npapers/b.html: papers/leafnet.html", "redirected itself"),
        ("papers/a.html: papers/none.html", "does not exist"),
        ("papers/a.html: papers/a.html", "redirected itself"),
    ],
)
def test_redirects_lead_straight_to_a_page(
    content: Path, sitegen: Sitegen, redirects: str, words: str
) -> None:
    (content / "redirects.yaml").write_text(redirects)
    status, told = build(sitegen, content)
    assert status == 1
    assert words in told


def test_a_derived_block_by_hand_is_kept_and_told(content: Path, sitegen: Sitegen) -> None:
    page = content / "papers" / "hand.md"
    page.write_text("---\nderived: {name: Hand, title: 'Hand: made', tags: [privacy]}\n---\nText.")
    before = page.read_bytes()
    status, told = build(sitegen, content)
    assert status == 0
    assert "[derived-edited]" in told
    assert page.read_bytes() == before


def test_two_years_of_a_venue_with_a_long_name_are_two_venues(
    content: Path, sitegen: Sitegen
) -> None:
    venue = "Conference on Neural Information Processing Systems Workshop on Everything"
    for year in (2024, 2025):
        page = content / "papers" / f"long-{year}.md"
        page.write_text(f"---\ntitle: T {year}\nvenue: {venue}\nyear: {year}\n---\nText {year}.")
    assert build(sitegen, content) == (0, "")
    venues = [p.name for p in (content.parent / "site" / "venues").iterdir()]
    assert sum(name.startswith("conference-on-neural") for name in venues) == 2


def test_permalinks_may_begin_with_a_slash(content: Path, sitegen: Sitegen) -> None:
    file = content / "permalinks.txt"
    file.write_text(file.read_text().replace("papers/leafnet", "/papers/leafnet"))
    assert build(sitegen, content, "--strict") == (0, "")


def test_two_pages_of_one_abstract_are_told(content: Path, sitegen: Sitegen) -> None:
    copy = content / "papers" / "leafnet-copy.md"
    copy.write_bytes((content / "papers" / "leafnet.md").read_bytes())
    status, told = build(sitegen, content)
    assert status == 0
    assert "[abstract-twice]" in told


def test_another_paper_of_an_old_name_gets_a_page_and_a_deleted_one_none(
    content: Path, sitegen: Sitegen
) -> None:
    (content / "papers" / "leafnet.md").unlink()
    (content / "redirects.yaml").write_text("papers/leafnet.html: papers/calm-survey.html\n")
    text = "KDD 2026 Papers\n\nRoots differ. We propose LeafNet, a framework for roots of trees.\n"
    (content / "lists" / "more.txt").write_text(text)
    assert build(sitegen, content) == (0, "")
    names = {path.name for path in (content / "papers").iterdir()}
    assert "leafnet-2.md" in names
    assert "leafnet.md" not in names
    assert build(sitegen, content, "--strict") == (0, "")


def test_nothing_is_written_while_a_url_would_be_lost(content: Path, sitegen: Sitegen) -> None:
    (content / "papers" / "calm-survey.md").unlink()
    (content / "lists" / "more.txt").write_text("KDD 2026 Papers\n\nWe study trees.\n")
    before = tree(content)
    assert build(sitegen, content)[0] == 1
    assert tree(content) == before
