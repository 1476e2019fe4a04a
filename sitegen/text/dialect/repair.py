"""Mends what extraction and careless encoding broke, before anything is read.

Each repair is narrow: it changes what cannot have been meant, and leaves the rest as it is.
"""

import html
import re
import unicodedata
from html.entities import html5

from sitegen.text.dialect.doubled import drop_copies
from sitegen.text.dialect.hyphens import mend_hyphens
from sitegen.text.dialect.library_marks import read_library_marks
from sitegen.text.dialect.lost_escapes import restore_escapes

MARK = "\ufdd0"
"""A character that never occurs in repaired text: it stands for what was lifted out of it."""

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

# "complex.\nTo address" where \n is typed out; not the macro of "\nX" or "\nabla"
_TYPED_LINE_END = re.compile(r"(?<=[.!?:])(?:\\n)+(?=[A-Z][a-z]* )")

# "https://x.org/long-\nname", "GPT-\n4", "COVID- 19"; not "a -\nb", nor "pre-\nand post-training"
_LINE_END_HYPHEN = re.compile(
    r"(?<=\w)-\n[ \t]*(?=\w)(?!(?:and|or|to|nor|vs|versus|through|but|as)(?:[\s/,(.]|$))"
    r"|(?<=[A-Z]{2})- (?=\d)"
)

_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
# Characters without width that break words apart, or turn the writing direction.
_UNSEEN = "\u00ad\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
_CHARACTERS = _LIGATURES | dict.fromkeys(_UNSEEN, "") | dict.fromkeys("\u2028\u2029", "\n")
_MENDABLE = re.compile(f"[{''.join(_CHARACTERS)}]")  # "ﬁ", a zero-width space

# A glyph's number for want of its letter, in the fonts of TeX or in Latin-1: "classi(cid:12)er".
_GLYPH = re.compile(r"\(cid:(\d{1,3})\)(?=[a-z])|(?<=[a-z])\(cid:(\d{1,3})\)|\(cid:(14[78])\)")
_GLYPHS = {
    "2": "fi", "3": "fl", "11": "ff", "12": "fi", "13": "fl", "14": "ffi", "15": "ffl",
    "27": "ff", "28": "fi", "29": "fl", "30": "ffi", "31": "ffl", "147": "“", "148": "”",
    "222": "fi", "223": "fl", "228": "ä", "233": "é", "246": "ö", "252": "ü",
}  # fmt: skip

# "&lt;" that lost its name: "(<; 1 ms)", "support >;160 N"; not the end of "List<int>; then"
_BARE_SEMICOLON = re.compile(r"(?<=<);(?=[\s\d.$])|(?<=[\s(]>);(?=\s?[\d\s])")
# "&lt;", "&#955;", "&#x3b1;"; not "R&D;"
_ENTITY = re.compile(r"&(?:[A-Za-z]{2,12}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});")
# "Schr¨odinger", "Lov´asz", "Duˇsek": the accent was set beside its letter; not "a ¨ b"
_ACCENT = re.compile("(?<=[A-Za-z])(?:([´¨])([aeiıouy])|(ˇ)([scrzen]))")
_COMBINING = {"´": "\u0301", "¨": "\u0308", "ˇ": "\u030c"}
# "Le \u0301vy", "Fr \u0301echet": a combining accent behind a space belongs to the vowel beside it
_PARTED_ACCENT = re.compile("([A-Za-z]) ([\u0300-\u0308\u030a\u030c])([A-Za-z])")
# "“long" and": a keyboard's mark closes or opens what the other side sets properly; not
# "“on a 5" screen”"
_CLOSED_STRAIGHT = re.compile(r"“([^“”\"\n]{1,80})\"(?![^“”\"\n]{0,80}”)")
_OPENED_STRAIGHT = re.compile(r"(?<!\w)\"(?=\w)([^“”\"\n]{1,80})”")
# "where Φis a map", "L∞and": the space behind a lone sign was lost; not "λmax", nor Greek words
_GLUED_SIGN = re.compile(
    r"(?<![^\W_a-zA-Z])([Α-Ωα-λν-ωϵϕℓ∞])(?=(?:is|as|are|and|from|with|which|that|where|when|such|can"
    r"|has|have|for|on|over|but|in|of|the)\b)"
)
_DEGREE = re.compile(r"(?<=\d)[◦∘](?![\d(])")  # "360◦ view"; not "3∘4", "A◦B"
# Control characters but tab and new line, and what Unicode sets aside as no character at all:
# U+0000, U+001B, U+FDD0; not a tab
_FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]")


def repair(source: str) -> str:
    r"""The text as it was meant: NFC, `\n` line ends, no control characters, no white space around.

    Repairs run in this order: a later one relies on the earlier ones.
    """
    text = source
    if not text.isascii():
        for mend in (_undo_mojibake, _read_windows, _mend_characters):
            text = mend(text)
    for mend in (
        restore_escapes, _end_lines, mend_hyphens, _keep_hyphens, _name_glyphs, _drop_semicolons,
        _read_entities, read_library_marks, drop_copies,
    ):  # fmt: skip
        text = mend(text)
    return characters(text).strip()


def characters(text: str) -> str:
    """The text in NFC, without what is no character: controls but tab and new line, surrogates."""
    if not text.isascii():
        text = unicodedata.normalize("NFC", _join_surrogates(text))
    return _drop_forbidden(text)


def _join_surrogates(text: str) -> str:
    """Halves of a character that JSON wrote in two become one; a lone half becomes U+FFFD."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def _undo_mojibake(text: str) -> str:
    """Twice, because some texts were misread twice: "â€™" had become "Ã¢Â€Â™"."""
    if not _MOJIBAKE_LEAD.search(text):
        return text
    return _HALF_MARK.sub("”", _MOJIBAKE.sub(_decoded, _MOJIBAKE.sub(_decoded, text)))


def _decoded(match: re.Match[str]) -> str:
    data = bytes(_WINDOWS_BYTES.get(character, ord(character)) for character in match[0])
    return data.decode("utf-8", "ignore") or match[0]


def _read_windows(text: str) -> str:
    """Windows-1252 read as Latin-1: U+0092 is ’."""
    return _C1.sub(lambda match: _WINDOWS[match[0]], text)


def _mend_characters(text: str) -> str:
    """Ligatures are letters, separators are line ends; an accent beside a letter goes on it."""
    text = _MENDABLE.sub(lambda match: _CHARACTERS[match[0]], text)
    text = _DEGREE.sub("°", _GLUED_SIGN.sub(r"\1 ", text))
    if "‘‘" in text or "’’" in text:  # "‘‘so’’"
        text = text.replace("‘‘", "“").replace("’’", "”")
    if ("“" in text or "”" in text) and '"' in text:
        text = _OPENED_STRAIGHT.sub(r"“\1”", _CLOSED_STRAIGHT.sub(r"“\1”", text))
    text = _PARTED_ACCENT.sub(_rejoined, text)
    return _ACCENT.sub(_accented, text) if "´" in text or "¨" in text or "ˇ" in text else text


def _accented(match: re.Match[str]) -> str:
    letter = match[2] or match[4]
    return letter.replace("ı", "i") + _COMBINING[match[1] or match[3]]


def _rejoined(match: re.Match[str]) -> str:
    before, accent, after = match.groups()
    if before in "aeiouy" or after not in "aeiouy":
        return before + accent + after
    return before + after + accent


def _end_lines(text: str) -> str:
    for end in ("\r\n", "\r", "\v", "\f"):
        text = text.replace(end, "\n")
    if "\\n" in text:
        text = _TYPED_LINE_END.sub(lambda ends: "\n" * (len(ends[0]) // 2), text)
    return text


def _keep_hyphens(text: str) -> str:
    """A hyphen at a line's end that `mend_hyphens` left, in a URL or beside a figure."""
    return _LINE_END_HYPHEN.sub("-", text) if "-\n" in text or "- " in text else text


def _name_glyphs(text: str) -> str:
    if "(cid:" not in text:
        return text
    return _GLYPH.sub(_glyph, text)


def _glyph(match: re.Match[str]) -> str:
    number = match[1] or match[2] or match[3]
    return _GLYPHS.get(number, match[0])


def _drop_semicolons(text: str) -> str:
    return _BARE_SEMICOLON.sub("", text) if "<;" in text or ">;" in text else text


def _read_entities(text: str) -> str:
    """`&lt;` is `<`, once: `&amp;lt;` is `&lt;`. A name that HTML does not know stays."""
    return _ENTITY.sub(_entity, text) if "&" in text and ";" in text else text


def _drop_forbidden(text: str) -> str:
    if text.replace("\n", " ").isprintable():  # the common case, at a glance
        return text
    return _FORBIDDEN.sub("", text)


def _entity(match: re.Match[str]) -> str:
    name = match[0][1:]
    return html.unescape(match[0]) if name.startswith("#") else html5.get(name, match[0])
