"""A site's own templates and files lie over the shipped ones."""

from pathlib import Path

import pytest

from sitegen.content.theme import read_theme
from sitegen.errors import RunError
from sitegen.model.problem import Problem


def test_the_sites_own_take_the_place_of_the_shipped(tmp_path: Path) -> None:
    for name, text in {
        "templates/prose.html": "mine",
        "templates/_extra.html": "new",
        "templates/.prose.html.swp": "leftover",
        "static/style.css": "body {}",
        "static/img/logo.svg": "<svg/>",
        "prose.html": "stray",
        "templates/papr.html": "misspelt",
    }.items():
        path = tmp_path / "theme" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "theme" / "static" / "link.css").symlink_to(tmp_path)
    problems: list[Problem] = []
    shipped, theme = read_theme(tmp_path / "none", problems), read_theme(tmp_path, problems)
    assert theme.templates == dict(shipped.templates) | {
        "prose.html": "mine",
        "_extra.html": "new",
        "papr.html": "misspelt",
    }
    assert theme.static["style.css"] == b"body {}"
    assert set(theme.static) == {*shipped.static, "img/logo.svg"}
    told = {(Path(p.file).name, p.code, p.hint) for p in problems}
    assert ("papr.html", "template", "Did you mean `paper.html`?") in told
    assert {name for name, _, _ in told} == {"papr.html", "prose.html"}


def test_a_template_that_cannot_be_read_stops_the_run(tmp_path: Path) -> None:
    folder = tmp_path / "theme" / "templates"
    folder.mkdir(parents=True)
    (folder / "layout.html").write_bytes(b"caf\xe9")
    with pytest.raises(RunError, match=r"layout\.html:1"):
        read_theme(tmp_path, [])
