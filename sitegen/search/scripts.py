"""The files of the search as classic scripts that hand over a value: `sitegen.load(name, value)`.

A page opened from disk may load nothing else. A file is named after its content, so that a browser
may keep it for ever and never meets an old file with a new one; its value is handed over under that
name. Only the manifest, which names the others, has a fixed one.
"""

import hashlib
import json
import re
from collections.abc import Callable

from sitegen.model.files import OutputFile, PlannedFile

MANIFEST = "manifest"
_NAME = 10  # hexadecimal digits

# What JSON may hold and a script may not: the two line ends that older scripts take for real ones,
# halves of surrogate pairs, and what would end a script element or open a comment in one.
_UNSAFE = re.compile("[\u2028\u2029\ud800-\udfff]|<(?=/|!--)")


def manifest_script(value: object) -> OutputFile:
    """The manifest."""
    return OutputFile(_path(MANIFEST), _script(MANIFEST, _json(value)))


def script(value: object) -> PlannedFile:
    """A file that hands over a JSON value."""
    text = _json(value)
    name = hashlib.sha256(text.encode()).hexdigest()[:_NAME]
    return PlannedFile(_path(name), name.encode(), lambda: _script(name, text))


def planned(name: str, value: Callable[[], object]) -> PlannedFile:
    """The file of a value that `script` once gave this name, and that is made only where needed."""
    return PlannedFile(_path(name), name.encode(), lambda: _script(name, _json(value())))


def name_of(file: PlannedFile) -> str:
    """The name that the manifest and the scripts know a file by."""
    return file.path.removeprefix("search/").removesuffix(".js")


def _path(name: str) -> str:
    return f"search/{name}.js"


def _script(name: str, text: str) -> bytes:
    return f'sitegen.load("{name}",{text});\n'.encode()


def _json(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if text.isascii() and "<" not in text:  # as most are
        return text
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
