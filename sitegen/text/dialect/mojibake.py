"""Undoes misread encodings: UTF-8 read as Latin-1 or Windows-1252, and Windows-1252 as Latin-1."""

import re

_WINDOWS = {chr(b): bytes([b]).decode("cp1252", "ignore") for b in range(0x80, 0xA0)}
_WINDOWS_BYTES = {character: ord(byte) for byte, character in _WINDOWS.items() if character}
_CONTINUATION = "[\u0080-\u00bf" + "".join(_WINDOWS_BYTES) + "]"
_C1 = re.compile("[\u0080-\u009f]")  # U+0092, a Windows ’

# UTF-8 read as Latin-1 or Windows-1252: "â€™" for ’, "Ã¶" for ö, "Ï€" for π. Without a control
# character among them only the pairs that no language writes: "É»" and "À–" are left alone.
_MOJIBAKE = re.compile(
    f"[ÂÃÄÅÎÏ]{_CONTINUATION}|[âï]{_CONTINUATION}{{2}}"
    "|[\u00c2-\u00df][\u0080-\u009f]"
    f"|[\u00e0-\u00ef](?:[\u0080-\u009f]{_CONTINUATION}|{_CONTINUATION}[\u0080-\u009f])"
    f"|[\u00f0-\u00f4]{_CONTINUATION}{{3}}"
)
_HALF_MARK = re.compile(r"â€(?![^\W\d_])")  # "â€œsoâ€ said": the third byte was dropped
# "Ã" of "naÃ¯ve": without one there is nothing to undo
_MOJIBAKE_LEAD = re.compile("[\u00c2-\u00f4]")


def undo_mojibake(text: str) -> str:
    """The text as it was encoded; what some language may write so is left alone."""
    if _MOJIBAKE_LEAD.search(text):  # twice, because some were: "â€™" had become "Ã¢Â€Â™"
        text = _HALF_MARK.sub("”", _MOJIBAKE.sub(_decoded, _MOJIBAKE.sub(_decoded, text)))
    return _C1.sub(lambda match: _WINDOWS[match[0]], text)


def _decoded(match: re.Match[str]) -> str:
    data = bytes(_WINDOWS_BYTES.get(character, ord(character)) for character in match[0])
    return data.decode("utf-8", "ignore") or match[0]
