"""The theme: the shipped templates and static files, and the site's own over them."""

from pathlib import Path

from sitegen.content.folder import is_leftover, read_text
from sitegen.content.shipped import shipped
from sitegen.model.problem import Problem, warning
from sitegen.model.site import Theme


def theme_folders(root: Path) -> tuple[Path, ...]:
    """Every folder a theme is read from, for whoever watches them."""
    return (shipped("templates"), shipped("static"), root / "theme")


def read_theme(root: Path, problems: list[Problem]) -> Theme:
    """The shipped theme with `theme/templates/` and `theme/static/` of the site over it.

    A template of a new name may be included by others; one whose name is known takes its place.
    """
    templates = {name: _text(path, problems) for name, path in _files(shipped("templates"))}
    static = {name: path.read_bytes() for name, path in _files(shipped("static"))}
    own = root / "theme"
    templates |= {name: _text(path, problems) for name, path in _files(own / "templates")}
    static |= {name: path.read_bytes() for name, path in _files(own / "static")}
    problems.extend(
        warning("ignored", str(path), None, "is not read",
                "Templates go into theme/templates/, files into theme/static/.")
        for path in _strays(own)
    )  # fmt: skip
    return Theme(templates, static)


def _files(folder: Path) -> list[tuple[str, Path]]:
    paths = sorted(path for path in folder.rglob("*") if _is_plain_file(path))
    return [(path.relative_to(folder).as_posix(), path) for path in paths]


def _is_plain_file(path: Path) -> bool:
    return path.is_file() and not path.is_symlink() and not is_leftover(path.name)


def _strays(own: Path) -> list[Path]:
    if not own.is_dir():
        return []
    known = {"templates", "static"}
    return [p for p in sorted(own.iterdir()) if p.name not in known and not is_leftover(p.name)]


def _text(path: Path, problems: list[Problem]) -> str:
    return read_text(path, problems) or ""
