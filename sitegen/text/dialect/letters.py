"""Letters and signs as they were meant: ligatures apart, accents on their letters, marks paired."""

import re

from sitegen.text.tables import names
from sitegen.text.vocabulary import words

_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
# Characters without width that break words apart, or turn the writing direction.
_UNSEEN = "\u00ad\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
_CHARACTERS = _LIGATURES | dict.fromkeys(_UNSEEN, "") | dict.fromkeys("\u2028\u2029", "\n")
_MENDABLE = re.compile(f"[{''.join(_CHARACTERS)}]")  # "ﬁ", a zero-width space

# "Schr¨odinger", "Lov´asz", "Duˇsek", "Fran¸cois": the accent stands beside its letter; not "a ¨ b"
_ACCENT = re.compile("(?<=[A-Za-z])(?:([´¨])([aeiıouy])|(ˇ)([scrzen])|(˝)([ou])|(¸)([cs]))")
_COMBINING = {"´": "\u0301", "¨": "\u0308", "ˇ": "\u030c", "˝": "\u030b", "¸": "\u0327"}
# "Le \u0301vy", "Fr \u0301echet": a combining accent behind a space belongs to the vowel beside it
_PARTED_ACCENT = re.compile("([A-Za-z]) ([\u0300-\u0308\u030a\u030c])([A-Za-z])")
# "“long" and": a keyboard's mark closes or opens what the other side sets properly; not
# "“on a 5" screen”"
_CLOSED_STRAIGHT = re.compile(r"“([^“”\"\n]{1,80})\"+(?!\w|[^“”\"\n]{0,80}”)")
# "the ”odd” tasks": both marks are closing ones
_CLOSED_TWICE = re.compile(r"(?<![^\s(\[])”(?=\w)([^“”\n]{1,80})(?<=[\w,.?!)])”")
_OPENED_STRAIGHT = re.compile(r"(?<!\w)\"(?=\w)([^“”\"\n]{1,80})”")
# "where Φis a map", "L∞and": the space behind a lone sign was lost; not "λmax", nor Greek words
_GLUED_SIGN = re.compile(r"(?<![^\W_a-zA-Z])([Α-Ωα-λν-ωϵϕℓ∞])([a-z]{2,})(?=[^\w(]|\Z)")
_SMALL_WORDS = names(
    "is as are and from with which that where when such can has have for on over but in of the"
)
_LONG = 4
"""Fewer letters behind a sign may well be its index."""
_DEGREE = re.compile(r"(?<=\d)[◦∘](?![\d(])")  # "360◦ view"; not "3∘4", "A◦B"
# What any of these rules may change; most texts hold none: "ﬁ", "´", "Φ", "◦"
_UNUSUAL = re.compile(f"[{''.join(_CHARACTERS)}´¨ˇ˝¸\u0300-\u030cΑ-ωϵϕℓ∞◦∘]")


def mend_letters(text: str) -> str:
    """The text with its ligatures as letters, separators as line ends, and accents in their places.

    A sign that lost the space behind it has it again; half of a pair of quotation marks has the
    other half.
    """
    if "“" in text or "”" in text or "‘‘" in text or "’’" in text:
        text = _quoted(text)
    if not _UNUSUAL.search(text):
        return text
    text = _MENDABLE.sub(lambda match: _CHARACTERS[match[0]], text)
    text = _DEGREE.sub("°", _GLUED_SIGN.sub(_parted, text))
    return _ACCENT.sub(_accented, _PARTED_ACCENT.sub(_rejoined, text))


def _quoted(text: str) -> str:
    text = _CLOSED_TWICE.sub(r"“\1”", text.replace("‘‘", "“").replace("’’", "”"))
    if '"' in text:
        text = _OPENED_STRAIGHT.sub(r"“\1”", _CLOSED_STRAIGHT.sub(r"“\1”", text))
    return text


def _parted(match: re.Match[str]) -> str:
    """`Φis` is Φ is, and `εmore than` is ε more than; `λmax`, `τpeak = 1` are names."""
    sign, word = match.groups()
    text, end = match.string, match.end()
    goes_on = text[end : end + 1] == " " and text[end + 1 : end + 2].isalpha()
    known = len(word) >= _LONG and goes_on and word in words()
    return f"{sign} {word}" if word in _SMALL_WORDS or known else match[0]


def _accented(match: re.Match[str]) -> str:
    accent, letter = filter(None, match.groups())
    return f"{letter.replace('ı', 'i')}{_COMBINING[accent]}"


def _rejoined(match: re.Match[str]) -> str:
    before, accent, after = match.groups()
    if before in "aeiouy" or after not in "aeiouy":
        return before + accent + after
    return before + after + accent
