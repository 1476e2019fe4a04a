"""A site's own templates and files lie over the shipped ones."""

from pathlib import Path

from sitegen.content.theme import read_theme
from sitegen.model.problem import Problem


def test_the_sites_own_take_the_place_of_the_shipped(tmp_path: Path) -> None:
    for name, text in {
        "templates/prose.html": "mine",
        "templates/_extra.html": "new",
        "templates/.prose.html.swp": "leftover",
        "static/style.css": "body {}",
        "static/img/logo.svg": "<svg/>",
        "prose.html": "stray",
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
    }
    assert theme.static["style.css"] == b"body {}"
    assert set(theme.static) == {*shipped.static, "img/logo.svg"}
    assert [(Path(p.file).name, p.code) for p in problems] == [("prose.html", "ignored")]
