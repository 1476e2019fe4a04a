r"""The text of a BibTeX value: without the braces that only protect capitals, or all markup.

`{BERT}` is BERT, but the braces of `\emph{so}`, `{\"u}`, `{\em so}` and of formulas are LaTeX's and
stay, for a title is read in the abstract dialect, which knows them.
"""

import re

from sitegen.text import braces
from sitegen.text.abstract import read_title

# What stands before a brace that opens an argument: "\emph", "\'", "\c ", "x^"
_TAKES_ARGUMENT = re.compile(r"(?:\\(?:[A-Za-z]+\*?|[^A-Za-z\s{}])\s?|(?<!\\)[\^_])\Z")
_REACH = 60
"""How far back a command's name is looked for, in characters."""

# "{\'e}", "\'{e}", "\'\i", "\v r": an accent, better as the letter it makes; past formulas, "\$"
_LETTER = r"\{\\?[A-Za-z]\}"
_ACCENT = re.compile(
    r"(?P<kept>\\[\\$]|\$(?:\\.|[^\\$])*+\$)"
    rf"|(?P<open>\{{)?\\(?:[`'\"^~=.](?:{_LETTER}|\\?[A-Za-z])"
    rf"|[cvuHkrbdt](?:\s*{_LETTER}|\s+[A-Za-z]))(?(open)\}})",
    re.DOTALL,
)
# "D\$^3\$epth": a formula that an export escaped; not "\$5 and \$6"
_ESCAPED_FORMULA = re.compile(r"\\\$([^$]{0,80}?[\\^_][^$]{0,80}?)\\\$")
_FORMULA = re.compile(r"\\.|\$\$?(?:\\.|[^\\$])*+\$\$?", re.DOTALL)  # "$\mathbb{C}^2$"; past "\$"
# Also what nobody sees: controls, soft hyphens, spaces without width, marks of direction
_MARKUP = re.compile(
    r"[\\{}$~`^&<>*_\"%#\x00-\x1f\x7f-\x9f\xad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2066-\u2069"
    r"\ud800-\udfff\ufb00-\ufb06\ufeff]|--|''"
)


def title_text(value: str) -> str:
    r"""A title in the abstract dialect, in one line.

    >>> title_text(r"{{On {\"U}ber-{BERT}, in {$\mathbb{C}^2$}}}")
    'On Über-BERT, in $\\mathbb{C}^2$'
    """
    text = _ESCAPED_FORMULA.sub(r"$\1$", " ".join(value.split()))
    return " ".join(_unprotected(_ACCENT.sub(_letter, text)).split())


def _letter(found: re.Match[str]) -> str:
    return found[0] if found["kept"] else read_title(found[0]).plain


def plain_text(value: str) -> str:
    r"""What a reader sees of a name, in one line.

    >>> plain_text(r"J{\"o}rg {van~Dyke} O'Neil"), plain_text(r"Dialogue \& Discourse")
    ("Jörg van Dyke O'Neil", 'Dialogue & Discourse')
    """
    text = " ".join(value.split())
    if not _MARKUP.search(text):
        return text
    return " ".join(read_title(title_text(text)).plain.split())


def separate(keywords: str) -> list[str]:
    r"""Keywords in one text, which semicolons part, or else commas.

    >>> separate(r"cam{\'e}ra, locative media. "), separate("graphs, trees; games;")
    (['caméra', 'locative media'], ['graphs, trees', 'games'])
    """
    shown = plain_text(keywords)
    words = shown.split(";" if ";" in shown else ",")
    return [word for written in words if (word := written.strip(" .,"))]


def _unprotected(value: str) -> str:
    """The value without the braces that neither belong to a command nor stand in a formula."""
    if "{" not in value:
        return value
    outside = _FORMULA.sub(_blanked, value)
    dropped: set[int] = set()
    kept_ends: set[int] = set()
    for at, end in sorted(braces.pairs(outside).items()):
        if _belongs_to_command(value, at, kept_ends):
            kept_ends.add(end)
        else:
            dropped.update((at, end))
    return "".join(sign for at, sign in enumerate(value) if at not in dropped)


def _blanked(found: re.Match[str]) -> str:
    return "." * len(found[0]) if found[0].startswith("$") else found[0]


def _belongs_to_command(value: str, at: int, kept_ends: set[int]) -> bool:
    if value.startswith("{\\", at):  # "{\em so}", "{\'e}"
        return True
    if at - 1 in kept_ends and value[at - 1] == "}":  # the second argument of "\href{a}{b}"
        return True
    return _TAKES_ARGUMENT.search(value, max(0, at - _REACH), at) is not None
