"""The theme's static files, each under a name that changes with its content."""

import hashlib
from collections.abc import Iterator, Mapping
from posixpath import splitext

from sitegen.model.files import OutputFile


def asset_paths(static: Mapping[str, bytes]) -> dict[str, str]:
    """The path of each static file by its name: `style.css` → `static/style.HASH.css`."""
    return {name: _path(name, static[name]) for name in sorted(static)}


def asset_files(static: Mapping[str, bytes], paths: Mapping[str, str]) -> Iterator[OutputFile]:
    """The theme's static files, each under the name `paths` gives it."""
    return (OutputFile(path, static[name]) for name, path in paths.items())


def _path(name: str, data: bytes) -> str:
    stem, suffix = splitext(name.lower())
    return f"static/{stem}.{hashlib.sha256(data).hexdigest()[:10]}{suffix}"
