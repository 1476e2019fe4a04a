"""What the converter writes and browsers show badly, written so that they show it well.

What was tried, in Chromium with four math fonts and with none, is told beside each.
"""

import re

VECTOR, LINE = "math-vec", "math-line"
"""Classes: the arrow of a vector; a line over or under its base, which a border draws."""

# `\vec`: a combining arrow stands beside its letter. An arrow of its own is centred.
_ARROW = ('<mo stretchy="false">\u20d7</mo>', f'<mo class="{VECTOR}" stretchy="false">→</mo>')
# `\overline`, `\underline`: combining lines stand beside their base or stay short.
_LINE = re.compile('<mo stretchy="true">\u0332</mo></m(over|under)>')
# `\widehat`: a combining hat stretches over words, and stands beside a single letter.
_HAT = re.compile(
    '(<mover accent="true">(?:<mrow><mspace/>)?<mi[^>]*>[^<]\ufe00?</mi>(?:</mrow>)?<mo stretchy=)'
    '"true">\u0302'
)
# `f'`: a raised prime is tiny and flies off; in the row it has the height it was drawn with.
_PRIME = re.compile(
    r"<msup>((?:<mrow><mspace/>)?<mi[^>]*>[^<]*</mi>(?:</mrow>)?)<mo>([′″‴⁗])</mo></msup>"
)
_APPLY = "\u2061"
# `\log{n}`: TeX sets a thin space before what is no bracket, with braces and without.
_APPLIED = re.compile(
    f"<mo>{_APPLY}"
    r"(?=</mo>(?:<m(?:row|sup|sub|subsup|over|under|underover)[^>]*>|<mspace/>)*"
    r"<m(?:[in]|text|sqrt|root|frac)\b)"
)
# `\boldsymbol{\mathcal{X}}`: the letter itself, which the converter would leave light.
_BOLD_FONT = re.compile(
    r"\\(?:boldsymbol|bm|pmb)\s?\{\s?\\(mathcal|mathscr|cal|mathsf|sf|mathfrak|frak)\s?\{?\s?"
    r"([A-Za-z]+)\s?\}?\}"
)
_BOLD_CAPITALS = {"mathsf": 0x1D5D4, "sf": 0x1D5D4, "mathfrak": 0x1D56C, "frak": 0x1D56C}
_BOLD_SCRIPT = 0x1D4D0
_OF_ALPHABET = 26


def with_bold_letters(tex: str) -> str:
    r"""The TeX with bold letters of other fonts as characters: `\bm{\mathsf{A}}` as 𝗔."""
    return _BOLD_FONT.sub(_bold, tex) if r"\b" in tex or r"\pmb" in tex else tex


def _bold(match: re.Match[str]) -> str:
    capitals = _BOLD_CAPITALS.get(match[1], _BOLD_SCRIPT)
    letters = (
        chr(capitals + ord(letter) - ord("A"))
        if letter.isupper()
        else chr(capitals + _OF_ALPHABET + ord(letter) - ord("a"))
        for letter in match[2]
    )
    return f"{{{''.join(letters)}}}"


def shown_well(markup: str) -> str:
    """The markup of a formula as browsers show it well."""
    if "\u20d7" in markup:
        markup = markup.replace(*_ARROW)
    if "\u0332" in markup:
        markup = _LINE.sub(_line, markup)
    if "\u0302" in markup:
        markup = _HAT.sub(r'\1"false">ˆ', markup)
    if "<msup>" in markup:
        markup = _PRIME.sub(r"<mrow>\1<mo>\2</mo></mrow>", markup)
    if _APPLY in markup:
        markup = _APPLIED.sub(f'<mo lspace="0.1667em">{_APPLY}', markup)
    return markup


def _line(match: re.Match[str]) -> str:
    sign = "¯" if match[1] == "over" else "_"
    return f'<mo class="{LINE}">{sign}</mo></m{match[1]}>'
