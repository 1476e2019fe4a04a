"""Formulas: from TeX to MathML Core, with the TeX beside it."""

import re
from html import escape

from math_core import LatexError, LatexToMathML

from sitegen.text import braces
from sitegen.text.math.browsers import shown_well, with_bold_letters
from sitegen.text.math.macros import MACROS
from sitegen.text.math.mathml_core import core, is_core, repaired
from sitegen.text.math.mending import mended, with_few_brackets
from sitegen.text.math.preparing import prepared

LONGEST = 1000
"""No formula is longer, in characters; the longest of 80,000 abstracts has 281."""

DEEPEST = 40
"""The converter's stack would overflow on braces nested far deeper."""

_MOST_MENDS = 12
"""A formula with more faults than this is not worth the time."""

_CONVERTER = LatexToMathML(
    macros=dict(MACROS),
    annotation=True,
    allow_unreliable_rendering=True,  # \widetilde
    fancy_error=False,
)
_ANNOTATION = '<annotation encoding="application/x-tex">'
# "\def\x{…}", "\newcommand": a definition could make a short formula expand without bounds.
_DEFINITION = re.compile(r"\\(?:[egx]?def|let|(?:re)?newcommand|providecommand|DeclareMath\w+)\b")
# "a\x00b", half of a character: what no XML may hold
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def to_mathml(tex: str, *, display: bool) -> str | None:
    """The formula as a `<math>` element, or None where its TeX cannot be read.

    What stands in the source is mended where it is plain what was meant: unknown macros of the
    author's, a brace too many. The element carries the TeX as typed, as its annotation. It holds
    MathML Core alone: no style, no link, no script, whatever the TeX asks for.
    """
    source = tex.strip()
    if _is_out_of_bounds(source):
        return None
    markup = _converted(with_bold_letters(prepared(source)), display=display)
    if markup is None:
        return None
    row = shown_well(core(markup[: markup.rindex(_ANNOTATION)]))
    formula = f"{row}{_ANNOTATION}{escape(source, quote=False)}</annotation></semantics></math>"
    if is_core(formula):
        return formula
    formula = repaired(formula)
    return formula if is_core(formula) else None


def _is_out_of_bounds(source: str) -> bool:
    if len(source) > LONGEST or (not source.isprintable() and _NOT_XML.search(source)):
        return True
    if "\\" in source and _DEFINITION.search(source):
        return True
    return source.count("{") > DEEPEST and braces.deepest(source) > DEEPEST


def _converted(tex: str, *, display: bool) -> str | None:
    for _ in range(_MOST_MENDS):
        tex = with_few_brackets(tex)
        try:
            return _CONVERTER.convert_with_local_state(tex, displaystyle=display)
        except LatexError as fault:
            better = mended(tex, str(fault))
        if better == tex:
            return None
        tex = better
    return None
