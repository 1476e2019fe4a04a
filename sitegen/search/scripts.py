"""The files of the search as classic scripts that hand over a value: `sitegen.load(name, value)`.

A page opened from disk may load nothing else. A file is named after its content, so that a browser
may keep it for ever and never meets an old file with a new one; its value is handed over under that
name. Only the manifest, which names the others, has a fixed one.
"""

import hashlib
import json
import re

from sitegen.model.files import OutputFile

MANIFEST = "manifest"
_NAME = 10  # hexadecimal digits

# What JSON may hold and a script may not: the two line ends that older scripts take for real ones,
# halves of surrogate pairs, and what would end a script element or open a comment in one.
_UNSAFE = re.compile("[\u2028\u2029\ud800-\udfff]|<(?=/|!--)")


def manifest_script(value: object) -> OutputFile:
    """The manifest."""
    return _script(MANIFEST, _json(value))


def script(value: object) -> OutputFile:
    """A file that hands over a JSON value."""
    text = _json(value)
    return _script(hashlib.sha256(text.encode()).hexdigest()[:_NAME], text)


def name_of(file: OutputFile) -> str:
    """The name that the manifest and the scripts know a file by."""
    return file.path.removeprefix("search/").removesuffix(".js")


def _script(name: str, text: str) -> OutputFile:
    return OutputFile(f"search/{name}.js", f'sitegen.load("{name}",{text});\n'.encode())


def _json(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
