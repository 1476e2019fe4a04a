"""The theme: the shipped templates and static files, and the site's own over them."""

import difflib
from collections.abc import Iterator
from pathlib import Path

from sitegen.content.folder import read_or_stop
from sitegen.content.shipped import shipped
from sitegen.model.problem import Problem, warning
from sitegen.model.site import Theme
from sitegen.text.file_names import is_leftover


def theme_folders(root: Path) -> tuple[Path, ...]:
    """Every folder a theme is read from, for whoever watches them."""
    return (shipped("templates"), shipped("static"), root / "theme")


def read_theme(root: Path, problems: list[Problem]) -> Theme:
    """The shipped theme with `theme/templates/` and `theme/static/` of the site over it.

    A template of a new name may be included by others; one whose name is known takes its place.
    Raises RunError and OSError where a file cannot be read.
    """
    own = root / "theme"
    templates, static = {}, {}
    for folder in (shipped("templates"), own / "templates"):
        for name, path in _files(folder):
            templates[name] = read_or_stop(path)
    for folder in (shipped("static"), own / "static"):
        for name, path in _files(folder):
            static[name] = path.read_bytes()
    problems.extend(
        warning("ignored", str(path), None, "is not read",
                "Templates go into theme/templates/, files into theme/static/.")
        for path in _strays(own)
    )  # fmt: skip
    problems.extend(_misspelt(own / "templates"))
    return Theme(templates, static)


def _misspelt(folder: Path) -> Iterator[Problem]:
    """Templates that look as if they were to take the place of a shipped one, and do not."""
    known = [name for name, _ in _files(shipped("templates"))]
    for name, path in _files(folder):
        close = difflib.get_close_matches(name, known, n=1, cutoff=0.85)
        if name not in known and close:
            message = "takes the place of no template of the default theme"
            yield warning("template", str(path), None, message, f"Did you mean `{close[0]}`?")


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
