"""Mends what extraction and careless encoding broke, before anything is read.

Each repair is narrow: it changes what cannot have been meant, and leaves the rest as it is.
"""

import html
import re
import unicodedata
from html.entities import html5

from sitegen.text.dialect.doubled import drop_copies
from sitegen.text.dialect.export_marks import read_export_marks
from sitegen.text.dialect.hyphens import mend_hyphens, mend_soft_hyphens
from sitegen.text.dialect.letters import mend_letters
from sitegen.text.dialect.lost_escapes import restore_escapes
from sitegen.text.dialect.mojibake import undo_mojibake

MARK = "\ufdd0"
"""A character that never occurs in repaired text: it stands for what was lifted out of it."""

# "complex.\nTo address" where \n is typed out; not the macro of "\nX" or "\nabla"
_TYPED_LINE_END = re.compile(r"(?<=[.!?:])(?:\\n)+(?=[A-Z][a-z]* )")

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
# "ends here. % We then": the mark that begins a comment in LaTeX; not "5 % The"
_COMMENT = re.compile(r"(?<=[.!?]) +% +(?=[A-Z])")
# Control characters but tab and new line, and what Unicode sets aside as no character at all:
# U+0000, U+001B, U+FDD0; not a tab
_FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]")


def repair(source: str) -> str:
    r"""The text as it was meant: NFC, `\n` line ends, no control characters, no white space around.

    Their order matters: lost escapes are sought before their control characters end lines, soft
    hyphens before other glyphs' numbers, words before hyphens at lines' ends, and entities before
    the marks that they may spell.
    """
    text = source
    if not text.isascii():
        text = mend_letters(undo_mojibake(text))
    for mend in (
        restore_escapes, _end_lines, mend_soft_hyphens, _name_glyphs, mend_hyphens,
        _drop_semicolons, _read_entities, read_export_marks, drop_copies, _drop_comments,
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


def _end_lines(text: str) -> str:
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = text.replace("\v", "\n").replace("\f", "\n")
    if "\\" in text:
        text = _TYPED_LINE_END.sub(lambda ends: "\n" * (len(ends[0]) // 2), text)
    return text


def _name_glyphs(text: str) -> str:
    return _GLYPH.sub(_glyph, text) if "(cid:" in text else text


def _glyph(match: re.Match[str]) -> str:
    number = match[1] or match[2] or match[3]
    return _GLYPHS.get(number, match[0])


def _drop_semicolons(text: str) -> str:
    return _BARE_SEMICOLON.sub("", text) if "<" in text or ">" in text else text


def _read_entities(text: str) -> str:
    """`&lt;` is `<`, once: `&amp;lt;` is `&lt;`. A name that HTML does not know stays."""
    return _ENTITY.sub(_entity, text) if "&" in text and ";" in text else text


def _drop_comments(text: str) -> str:
    return _COMMENT.sub(" ", text) if "% " in text else text


def _drop_forbidden(text: str) -> str:
    line = text.replace("\n", " ") if "\n" in text else text
    if line.isprintable():  # the common case, at a glance
        return text
    return _FORBIDDEN.sub("", text)


def _entity(match: re.Match[str]) -> str:
    name = match[0][1:]
    return html.unescape(match[0]) if name.startswith("#") else html5.get(name, match[0])
