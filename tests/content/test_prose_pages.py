"""Prose pages: a title and Markdown."""

from pathlib import Path

from sitegen.content.prose_pages import read_prose_pages
from sitegen.model.catalog import ProsePage
from sitegen.model.problem import Problem


def test_pages_and_what_cannot_be_one(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    for name, text in {
        "about.md": "---\ntitle: About us\n---\nBody.\n",
        "how-to-help.md": "No front matter.",
        "search.md": "taken",
        "Über uns.md": "no URL",
        "broken.md": "---\ntitle: a: b\n---\n",
        "typo.md": "---\ntitel: x\n---\n",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    problems: list[Problem] = []
    assert list(read_prose_pages(tmp_path, problems)) == [
        ProsePage("about", "About us", "Body.\n", str(folder / "about.md"), 4),
        ProsePage("how-to-help", "How to help", "No front matter.", f"{folder}/how-to-help.md", 1),
        ProsePage("typo", "Typo", "", str(folder / "typo.md"), 4),
    ]
    assert {(Path(p.file).name, p.code) for p in problems} == {
        ("search.md", "page-name"),
        ("Über uns.md", "page-name"),
        ("broken.md", "syntax"),
        ("typo.md", "unknown-key"),
    }
