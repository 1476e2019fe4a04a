r"""TeX that the converter refuses, made into TeX it takes: one mend for each of its complaints."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from sitegen.text import braces
from sitegen.text.math.arguments import groups
from sitegen.text.math.guesses import guess, is_word
from sitegen.text.math.symbols import FUNCTIONS, GREEK

MOST_ARGUMENTS = 3
"""An unknown macro takes no more groups than these for its arguments."""

MOST_BRACKETS = 10
"""No formula of 78,000 abstracts opens more than eight."""

# What opens, "(", "\bigl(", "\{", "\langle"; past "\left(", "\sqrt[3]" and "\\[2pt]"
_BRACKET = re.compile(
    r"\\(?:left|right|middle)(?![A-Za-z])\s*(?:\\[A-Za-z]+|\\?.)|\\(?:sqrt|x[a-z]+arrow)\s*\["
    r"|\\\\\s*\[\s*-?[\d.]+\s*[a-z]{2}\s*\]"
    r"|((?:\\[bB]igg?[lrm]?\s*)?(?:[(\[⟨⌊⌈⟦]|\\\{|\\[ul]lcorner"
    r"|\\l(?:angle|floor|ceil|brace|brack|paren|vert|Vert|group|lbracket|moustache|par|p)"
    r"(?![A-Za-z])))(?!\{\}\})",
    re.DOTALL,
)
_OPENERS = ("(", "[", "⟨", "⌊", "⌈", "⟦", r"\l", r"\{", r"\u")  # "\lfloor", "\ulcorner"
_LONE_AMPERSAND = re.compile(r"(?<!\\)&")  # "a & b"; not "a \& b"
_LONE_DOLLAR = re.compile(r"(?<!\\)\$")  # "x $"; not "\$5"
_SWITCH = re.compile(r"\\(rm|bf|it|sf|cal|tt)(?![A-Za-z])\s*([A-Za-z]+)")  # "\tilde\cal O"
_BOUND = re.compile(r"\\(?:begin|end)\{[a-z]+\*?\}(?:\{[clr|]*\})?")  # "\begin{array}{c}"
_DELIMITER = re.compile(r"\\(?:left|right)(?![A-Za-z])\.?")  # "\left(", "\right."; not "\leftarrow"
# As "\text{a_b if $x$}"
_TEXT = re.compile(r"\\(text[a-z]*|mbox|hbox)\{((?:[^{}]|\{[^{}]*\})*)\}")
_NOT_IN_TEXT = re.compile(r"(?<!\\)([_&#^])")  # "\text{a_b}"; not "\text{a\_b}"
_FONT_IN_TEXT = re.compile(r"\\(?:bf|it|rm|sf|tt|em|sc)(?![A-Za-z])\s*")  # "\text{\bf so}"
# What a word is set apart from: "m\gap", "2\gap"; and "\gap m", "\gap\sqrt{n}", "\gap\alpha"
_GLUED_BEFORE = re.compile(r"[A-Za-z0-9})\]]\s?\Z")
_GLUED_BEHIND = re.compile(
    rf"\s?(?:[A-Za-z0-9]|\\(?:{'|'.join(sorted(GREEK.keys() - FUNCTIONS))}|[dt]?frac|sqrt"
    r"|math[a-z]+|boldsymbol|bm|tilde|hat|bar|widetilde|widehat)(?![A-Za-z]))"
)


def with_few_brackets(tex: str) -> str:
    """The TeX with each opening bracket in a group of its own, where there are many.

    The converter looks for the closer of each: every one that has none doubles its time.
    """
    if len(tex) <= MOST_BRACKETS or sum(map(tex.count, _OPENERS)) <= MOST_BRACKETS:
        return tex
    opening = [match for match in _BRACKET.finditer(tex) if match[1]]
    if len(opening) <= MOST_BRACKETS:
        return tex
    return _BRACKET.sub(lambda match: f"{{{match[1]}{{}}}}" if match[1] else match[0], tex)


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
    r"""A command of text, `\i`, reads as an unknown one; `\^2` is `^2`."""
    start = _place(tex, complaint)
    command = re.compile(r"\\([A-Za-z]+)").match(tex, start)
    return _replaced(tex, command[1]) if command else tex[:start] + tex[start + 1 :]


def _drop_backslash(tex: str, complaint: re.Match[str]) -> str:
    r"""`\*`, `\)` are Markdown's escapes; one at the end is left of something cut off."""
    start = _place(tex, complaint)
    return tex[:start] + tex[start + 1 :]


def _place(tex: str, complaint: re.Match[str]) -> int:
    """Where the complaint says; it counts bytes."""
    return len(tex.encode()[: int(complaint[1])].decode("utf-8", "ignore"))


def _replaced(tex: str, name: str) -> str:
    command = re.compile(rf"\\{re.escape(name)}(?![A-Za-z])\s?")
    if is_word(name):
        return "".join(_Words(tex, braces.pairs(tex), command, guess(name)).read(0, len(tex)))
    return command.sub(lambda _: guess(name) + " ", tex)


class _Words(NamedTuple):
    r"""Puts a word for an unknown command: `m\gap{a}{b}` reads m gap(a, b)."""

    tex: str
    closing: Mapping[int, int]
    command: re.Pattern[str]
    word: str

    def read(self, start: int, end: int) -> Iterator[str]:
        at = start
        while match := self.command.search(self.tex, at, end):
            yield self.tex[at : match.start()]
            if _GLUED_BEFORE.search(self.tex, max(at, match.start() - 2), match.start()):
                yield r"\,"
            yield self.word
            arguments = list(groups(self.tex, self.closing, match.end(), MOST_ARGUMENTS))
            at = arguments[-1].after if arguments else match.end()
            insides = ["".join(self.read(one.start, one.end)) for one in arguments]
            if any(inside.strip() for inside in insides):
                yield rf"{{\left({', '.join(filter(str.strip, insides))}\right)}}"
            elif _GLUED_BEHIND.match(self.tex, at):
                yield r"\,"
        yield self.tex[at:end]


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


def _drop_delimiters(tex: str, _: re.Match[str]) -> str:
    return _DELIMITER.sub("", tex)


def _drop_bounds(tex: str, _: re.Match[str]) -> str:
    r"""A lone `\begin{array}{c}` or `\end{array}`."""
    return _BOUND.sub("", tex)


def _drop(*useless: str) -> Callable[[str, re.Match[str]], str]:
    """Leaves out every match of a pattern."""
    pattern = re.compile("|".join(useless))
    return lambda tex, _: pattern.sub("", tex)


def _brace_switches(tex: str, _: re.Match[str]) -> str:
    r"""`\tilde\cal O` is set as `\tilde{\cal O}`."""
    return _SWITCH.sub(lambda match: rf"{{\{match[1]} {match[2]}}}", tex)


def _put_group(tex: str, complaint: re.Match[str]) -> str:
    r"""`z_i_j` is set as `z_i{}_j`, `{\frac}` as `{\frac{}}`."""
    start = _place(tex, complaint)
    return f"{tex[:start]}{{}}{tex[start:]}"


def _complete(tex: str, _: re.Match[str]) -> str:
    return tex + "{}"


_MENDS: tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], str]], ...] = (
    (re.compile(r'Unknown command "\\([A-Za-z]+)\*"'), _part_star),
    (re.compile(r'Unknown command "\\([A-Za-z]+)"'), _name_command),
    (re.compile(r'^(\d+): Unknown command "\\'), _drop_backslash),
    (re.compile(r"^(\d+): Not valid in math mode"), _name_command_at),
    (re.compile(r"Not valid in text mode|Math mode within text mode"), _set_as_text),
    (re.compile(r"may only appear in a table-like environment"), _escape_ampersands),
    (re.compile(r'losing token(?:: | )"\}"'), _balance),
    (re.compile(r"^(\d+): Expected argument but got closing"), _put_group),
    (re.compile(r"Expected argument but reached end"), _complete),
    (re.compile(r'losing token(?:: | )"\\end'), _drop_bounds),
    (re.compile(r"\\left|\\right"), _drop_delimiters),
    (re.compile(r"^(\d+): Duplicate subscript or superscript"), _put_group),
    (re.compile(r"directly followed by '\^', '_' or prime"), _drop(r"[_^]\s*(?=[_^'])")),
    (re.compile(r'Found "\\limits"'), _drop(r"\\limits")),
    (re.compile(r'Unexpected "\$"'), _drop(r"(?<!\\)\$")),
    (re.compile(r'after "\\big'), _drop(r"\\[bB]igg?[lrm]?(?![A-Za-z])")),
    (re.compile(r"relation after \\not"), _drop(r"\\not(?![A-Za-z])")),
    (re.compile(r"Switch-like commands"), _brace_switches),
)
