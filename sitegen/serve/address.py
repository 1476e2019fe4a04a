"""From the target of a request to the file that answers it, as GitHub Pages chooses it."""

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

# No path of a site holds these: `papers%00.html`, `..%5csecret`.
FORBIDDEN = re.compile(r"[\x00-\x1f\x7f\\]")

UTF8 = "; charset=utf-8"
OTHER = "application/octet-stream"
MEDIA_TYPES = {
    ".avif": "image/avif",
    ".bib": "application/x-bibtex" + UTF8,
    ".css": "text/css" + UTF8,
    ".csv": "text/csv" + UTF8,
    ".gz": "application/gzip",
    ".html": "text/html" + UTF8,
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript" + UTF8,
    ".json": "application/json" + UTF8,
    ".jsonl": "application/jsonl" + UTF8,
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".ris": "application/x-research-info-systems" + UTF8,
    ".svg": "image/svg+xml" + UTF8,
    ".txt": "text/plain" + UTF8,
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json" + UTF8,
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml" + UTF8,
}


@dataclass(frozen=True, slots=True)
class Redirect:
    """The request is answered at another path of this server, given as it is read."""

    location: str


def resolve(target: str, output: Path, base_path: str) -> Path | Redirect | None:
    """The file of `output` that answers a request for `target` (`/repo/papers/x?y=1`).

    `base_path` is the path the site lives under, `/` or `/repo/`. None where nothing answers.
    Never gives a file outside `output`, however the target is spelt and wherever a link points.
    """
    path = _decoded(target)
    if path is None:
        return None
    if path + "/" == base_path or path == "/" != base_path:
        return Redirect(base_path)
    if not path.startswith(base_path):
        return None
    return _inside(output, path.removeprefix(base_path), base_path)


def media_type(file: Path) -> str:
    """What a browser is told a file is, by its suffix."""
    return MEDIA_TYPES.get(file.suffix.lower(), OTHER)


def _decoded(target: str) -> str | None:
    """The path of a target, or None where it could be read as anything but a plain path."""
    try:
        path = unquote(target.partition("?")[0], errors="strict")
    except UnicodeDecodeError:
        return None
    root, *segments = path.split("/")
    hidden = any(segment.startswith(".") for segment in segments)  # `..` and `.git` alike
    if root or hidden or "" in segments[:-1] or FORBIDDEN.search(path):
        return None
    return path


def _inside(output: Path, relative: str, base_path: str) -> Path | Redirect | None:
    """A file by its name, without `.html`, or as the index of a folder; a folder gets its `/`."""
    if relative.endswith("/") or not relative:
        index = output / relative / "index.html"
        return index if _is_file_of(output, index) else None
    for file in (output / relative, output / f"{relative}.html"):
        if _is_file_of(output, file):
            return file
    if _is_file_of(output, output / relative / "index.html"):
        return Redirect(f"{base_path}{relative}/")
    return None


def _is_file_of(output: Path, file: Path) -> bool:
    try:
        real = file.resolve(strict=True)
        return real.is_file() and real.is_relative_to(output.resolve())
    except (OSError, RuntimeError, ValueError):  # no such name, a loop of links, no such letter
        return False
