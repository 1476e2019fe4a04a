r"""TeX that the converter refuses, made into TeX it takes: one mend for each of its complaints."""

import re
from collections.abc import Callable

from sitegen.text import braces
from sitegen.text.math.macros import guess

_COMMENT = re.compile(r"(?<!\\)[%#]")  # "26%", "O(#n)"; not "26\%"
# "\mleft(", and "\l(" as authors abbreviate it
_SIZED = re.compile(r"\\(?:m(left|right)|(l)|(r))(?=\s?(?:[()\[\]|.<>]|\\[{}|lr]))")
_GROUP = r"\{((?:[^{}]|\{[^{}]*\})*)\}"  # "{a}", "{a{b}c}"
_SCRIPT_OF_TEXT = re.compile(rf"\\text(super|sub)script\s?{_GROUP}")  # "k\textsuperscript{th}"
_TWO_FORMS = re.compile(rf"\\texorpdfstring\s?{_GROUP}\s?{_GROUP}")  # "\texorpdfstring{$k$}{k}"
# As "\nonumber", "\label{a}", "\tag*{1}"
_NUMBERING = re.compile(r"\\(?:nonumber|notag)(?![A-Za-z])|\\(?:label|tag)\*?\{[^{}]*\}")
# As "\begin{equation*}"
_PLAIN_ENVIRONMENT = re.compile(r"\\(?:begin|end)\{(?:equation|displaymath|math)\*?\}")
# As "\begin{align*}", "\end{split}"
_ENVIRONMENT = re.compile(
    r"\\(begin|end)\{(align|alignat|eqnarray|split|gather|multline|smallmatrix)\*?\}"
)
_UNNUMBERED = {
    "align": "aligned", "alignat": "aligned", "split": "aligned", "eqnarray": "aligned",
    "gather": "gathered", "multline": "gathered", "smallmatrix": "matrix",
}  # fmt: skip
_COLUMNS = re.compile(r"(\\begin\{alignat\*?\})\{\d+\}")  # "\begin{alignat}{2}"

_LONE_AMPERSAND = re.compile(r"(?<!\\)&")  # "a & b"; not "a \& b"
_LONE_DOLLAR = re.compile(r"(?<!\\)\$")  # "x $"; not "\$5"
_DELIMITER = re.compile(r"\\(?:left|right)(?![A-Za-z])\.?")  # "\left(", "\right."; not "\leftarrow"
_SWITCHED = re.compile(r"([_^])\s*\\(rm|bf|it|sf|cal|tt)\s*([A-Za-z]+)")  # "x_\rm max"
_TEXT = re.compile(rf"\\(text[a-z]*|mbox|hbox){_GROUP}")  # "\text{a_b if $x$}"
_NOT_IN_TEXT = re.compile(r"(?<!\\)([_&#^])")  # "\text{a_b}"; not "\text{a\_b}"
_FONT_IN_TEXT = re.compile(r"\\(?:bf|it|rm|sf|tt|em|sc)(?![A-Za-z])\s*")  # "\text{\bf so}"


def prepared(tex: str) -> str:
    r"""TeX as an author typed it, ready for the converter: here a percent sign starts no
    comment, a number sign is no parameter, macros for `\left` are spelt out, and scripts of text
    are scripts of formulas.

    Numbered environments lose their numbers, which mean nothing in an abstract.
    """
    tex = _SIZED.sub(_delimiter, _COMMENT.sub(r"\\\g<0>", tex))
    if "script" in tex or "texor" in tex:
        tex = _TWO_FORMS.sub(r"\1", _SCRIPT_OF_TEXT.sub(_script, tex))
    if "\\begin" not in tex:
        return tex
    tex = _PLAIN_ENVIRONMENT.sub("", _COLUMNS.sub(r"\1", _NUMBERING.sub("", tex)))
    return _ENVIRONMENT.sub(lambda match: rf"\{match[1]}{{{_UNNUMBERED[match[2]]}}}", tex)


def _delimiter(match: re.Match[str]) -> str:
    return rf"\{match[1] or ('left' if match[2] else 'right')}"


def _script(match: re.Match[str]) -> str:
    return f"{'^' if match[1] == 'super' else '_'}{{\\text{{{match[2]}}}}}"


def mended(tex: str, complaint: str) -> str:
    """The TeX with what the converter complains of mended; the TeX itself where nothing helps."""
    for pattern, mend in _MENDS:
        if match := pattern.search(complaint):
            return mend(tex, match)
    return tex


def _name_command(tex: str, complaint: re.Match[str]) -> str:
    return _replaced(tex, complaint[1])


def _part_star(tex: str, complaint: re.Match[str]) -> str:
    r"""`\sigma*x` is a product, not a starred command."""
    return tex.replace(rf"\{complaint[1]}*", rf"\{complaint[1]} *")


def _name_command_at(tex: str, complaint: re.Match[str]) -> str:
    """The complaint counts bytes."""
    start = len(tex.encode()[: int(complaint[1])].decode("utf-8", "ignore"))
    command = re.compile(r"\\([A-Za-z]+)").match(tex, start)
    return _replaced(tex, command[1]) if command else tex


def _replaced(tex: str, name: str) -> str:
    command = re.compile(rf"\\{re.escape(name)}(?![A-Za-z])\s?")
    return command.sub(lambda _: guess(name) + " ", tex)


def _balance(tex: str, _: re.Match[str]) -> str:
    return braces.balanced(tex)


def _set_as_text(tex: str, _: re.Match[str]) -> str:
    r"""`\text{a_b if $x$ holds}`: signs are escaped, formulas stand between two texts."""
    return _TEXT.sub(_text, tex)


def _text(match: re.Match[str]) -> str:
    pieces = _LONE_DOLLAR.split(_FONT_IN_TEXT.sub("", match[2]))
    for i in range(0, len(pieces), 2):
        words = _NOT_IN_TEXT.sub(r"\\\1{}", pieces[i].replace("{", "").replace("}", ""))
        pieces[i] = rf"\{match[1]}{{{words}}}" if words else ""
    return "".join(pieces)


def _escape_ampersands(tex: str, _: re.Match[str]) -> str:
    return _LONE_AMPERSAND.sub(r"\\&", tex)


def _drop_dollars(tex: str, _: re.Match[str]) -> str:
    return _LONE_DOLLAR.sub("", tex)


def _drop_delimiters(tex: str, _: re.Match[str]) -> str:
    return _DELIMITER.sub("", tex)


def _drop_limits(tex: str, _: re.Match[str]) -> str:
    return tex.replace(r"\limits", "")


def _brace_switches(tex: str, _: re.Match[str]) -> str:
    return _SWITCHED.sub(lambda match: rf"{match[1]}{{\{match[2]} {match[3]}}}", tex)


def _part_scripts(tex: str, complaint: re.Match[str]) -> str:
    """`z_i_j` is set as `z_i{}_j`."""
    start = len(tex.encode()[: int(complaint[1])].decode("utf-8", "ignore"))
    return f"{tex[:start]}{{}}{tex[start:]}"


def _complete(tex: str, _: re.Match[str]) -> str:
    return tex + "{}"


_MENDS: tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], str]], ...] = (
    (re.compile(r'Unknown command "\\([A-Za-z]+)\*"'), _part_star),
    (re.compile(r'Unknown command "\\([A-Za-z]+)"'), _name_command),
    (re.compile(r"^(\d+): Not valid in math mode"), _name_command_at),
    (re.compile(r"Not valid in text mode|Math mode within text mode"), _set_as_text),
    (re.compile(r"may only appear in a table-like environment"), _escape_ampersands),
    (re.compile(r'losing token(?:: | )"\}"|Unmatched closing'), _balance),
    (re.compile(r'closing token "\\right"|\\left|\\right'), _drop_delimiters),
    (re.compile(r"^(\d+): Duplicate subscript or superscript"), _part_scripts),
    (re.compile(r"Expected argument but reached end"), _complete),
    (re.compile(r'Found "\\limits"'), _drop_limits),
    (re.compile(r'Unexpected "\$"'), _drop_dollars),
    (re.compile(r"Switch-like commands"), _brace_switches),
)
