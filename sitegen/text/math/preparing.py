r"""TeX as authors type it, made ready to be read: by the converter, and as plain text."""

import re

from sitegen.text.math.arguments import spelt_out
from sitegen.text.math.habits import HABITS

# As "\nonumber", "\label{a}", "\tag*{1}"
_NUMBERING = re.compile(r"\\(?:nonumber|notag)(?![A-Za-z])|\\(?:label|tag)\*?\{[^{}]*\}")
# As "\begin{equation*}"
_PLAIN_ENVIRONMENT = re.compile(r"\\(?:begin|end)\{(?:equation|displaymath|math)\*?\}")
# As "\begin{align*}", "\end{split}", "\begin{alignat}{2}"
_ENVIRONMENT = re.compile(
    r"\\(begin|end)\{(align|alignat|eqnarray|split|gather|multline|smallmatrix|subarray|tabular)"
    r"\*?\}(?:(?<=at\})\{\d+\}|(?<=at\*\})\{\d+\}|(?<=subarray\})\{[clr]\})?"
)
_ALIGNED, _GATHERED = (
    (r"\begin{aligned}", r"\end{aligned}"),
    (r"\begin{gathered}", r"\end{gathered}"),
)
_ENVIRONMENTS = {
    "align": _ALIGNED,
    "alignat": _ALIGNED,
    "split": _ALIGNED,
    "gather": _GATHERED,
    "multline": _GATHERED,
    "subarray": _GATHERED,
    "eqnarray": (r"\begin{array}{rcl}", r"\end{array}"),
    "smallmatrix": (r"{\scriptstyle\begin{matrix}", r"\end{matrix}}"),
    "tabular": (r"\begin{array}", r"\end{array}"),
}


def prepared(tex: str) -> str:
    r"""TeX as an author typed it, ready to be read: a percent sign starts no comment, macros with
    arguments are spelt out, what a bad encoding or lost braces left is put right where it is plain
    what was meant.

    Numbered environments lose their numbers, which mean nothing in an abstract.
    """
    for group in HABITS:
        if group.signs.search(tex) and not any(word in tex for word in group.without):
            for habit in group.habits:
                tex = habit.mended(tex)
    if "\\" not in tex:
        return tex
    tex = spelt_out(tex)
    if "\\begin" not in tex:
        return tex
    return _ENVIRONMENT.sub(_environment, _PLAIN_ENVIRONMENT.sub("", _NUMBERING.sub("", tex)))


def _environment(match: re.Match[str]) -> str:
    return _ENVIRONMENTS[match[2]][match[1] == "end"]
