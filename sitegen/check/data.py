"""Feeds, sitemaps and other data: they can be read, and what they name is there."""

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import BinaryIO, NoReturn
from xml.parsers import expat

from sitegen.check.addresses import NoTarget, resolve
from sitegen.check.tree import Tree
from sitegen.model.problem import Problem, error

_URL_ATTRIBUTES = {"link": "href", "Url": "template"}
"""Where Atom and OpenSearch write a URL. A sitemap writes it as the text of `loc`."""


def check_data(tree: Tree) -> Iterator[Problem]:
    """What is wrong with the JSON, JSON Lines and XML files, gzipped ones included."""
    checks = {
        ".json": _check_json,
        ".webmanifest": _check_json,
        ".jsonl": _check_json_lines,
        ".xml": _check_xml,
        ".svg": _check_xml,
    }
    for path in tree.sizes:
        check = checks.get(PurePosixPath(path.removesuffix(".gz")).suffix)
        if check is None:
            continue
        try:
            with _open(tree, path) as file:
                yield from check(file, path, tree)
        except (OSError, EOFError, zlib.error) as broken:
            told = f"the file cannot be read: {broken}"
            yield error("check-unreadable", tree.shown(path), None, told, "Build the site again.")


def refuse_constant(name: str) -> NoReturn:
    """`NaN` and `Infinity` are no JSON: browsers refuse them, where Python does not."""
    raise ValueError(f"{name} is no JSON")


def _open(tree: Tree, path: str) -> BinaryIO | gzip.GzipFile:
    file = tree.root / path
    return gzip.GzipFile(file) if path.endswith(".gz") else file.open("rb")


def _check_json(file: BinaryIO | gzip.GzipFile, path: str, tree: Tree) -> Iterator[Problem]:
    try:
        json.loads(file.read(), parse_constant=refuse_constant)
    except (ValueError, RecursionError) as broken:
        yield _no_json(tree.shown(path), getattr(broken, "lineno", None), broken)


def _check_json_lines(file: BinaryIO | gzip.GzipFile, path: str, tree: Tree) -> Iterator[Problem]:
    for number, line in enumerate(file, start=1):
        try:
            json.loads(line, parse_constant=refuse_constant)
        except (ValueError, RecursionError) as broken:
            yield _no_json(tree.shown(path), number, broken)


def _no_json(file: str, line: int | None, broken: Exception) -> Problem:
    return error("check-json", file, line, f"this is no JSON: {broken}", "Mend what writes it.")


def _check_xml(file: BinaryIO | gzip.GzipFile, path: str, tree: Tree) -> Iterator[Problem]:
    reader = _XmlReader()
    try:
        reader.read(file)
    except (expat.ExpatError, ValueError, LookupError) as broken:
        line = getattr(broken, "lineno", None)
        told = f"this is no XML: {broken}"
        yield error("check-xml", tree.shown(path), line, told, "Mend what writes it.")
    for line, url, is_location in reader.urls:
        yield from _check_url(tree, path, line, url, is_location=is_location)


def _check_url(
    tree: Tree, path: str, line: int, url: str, *, is_location: bool
) -> Iterator[Problem]:
    target = resolve(url, path, tree)
    if isinstance(target, NoTarget):
        yield error("check-named", tree.shown(path), line, target.reason, target.hint)
    elif target.path is None and is_location and tree.base_url is not None:
        told = f"{url} lies outside the site at {tree.base_url}"
        hint = "A sitemap lists pages of its own site only."
        yield error("check-named", tree.shown(path), line, told, hint)


class _XmlReader:
    """Collects the URLs of a file: line, URL, and whether it is a sitemap's `loc`."""

    def __init__(self) -> None:
        self.urls: list[tuple[int, str, bool]] = []
        self._location: list[str] | None = None
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text

    def read(self, file: BinaryIO | gzip.GzipFile) -> None:
        """Raises ExpatError, ValueError or LookupError for what is no XML."""
        self._parser.ParseFile(file)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "loc":
            self._location = []
        elif _URL_ATTRIBUTES.get(name) in attributes:
            url = attributes[_URL_ATTRIBUTES[name]]
            self.urls.append((self._parser.CurrentLineNumber, url, False))

    def _text(self, text: str) -> None:
        if self._location is not None:
            self._location.append(text)

    def _end(self, name: str) -> None:
        if name == "loc" and self._location is not None:
            url = "".join(self._location).strip()
            self.urls.append((self._parser.CurrentLineNumber, url, True))
            self._location = None
