r"""Commands of formulas that stand outside one: `\frac{a}{b}`, `\sqrt{n}`, `\mathbb{R}`."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sitegen.text.dialect.command import Command, only_text, plain
from sitegen.text.dialect.nodes import Inline, Math
from sitegen.text.dialect.scanner import Found, Scanner
from sitegen.text.math.symbols import (
    DOUBLE_STRUCK,
    FUNCTIONS,
    MATH_ACCENTS,
    MATH_SYMBOLS,
    composed,
    is_product,
    is_single,
    raised,
)

# What "\frac" takes without braces: "\frac12", "\frac1T", "\frac\alpha\beta"
_SINGLE = re.compile(r"\s?([^\W_]|\\[A-Za-z]+)")
_OPENS_DENOMINATOR = re.compile(r"[^\x00-\x7f]|[(\\]")  # "(1-δ)", "∆", "\log"
# The spaces ahead of what a root takes without braces: "\sqrt n", "\sqrt \alpha"; not "\sqrt of"
_UNDER_ROOT = re.compile(r"\s(?=[^\W_](?![A-Za-z])|\\[A-Za-z])")
# The letter under an accent without braces: "\tilde O(n)", "\hat\theta", "\tilde\mathcal{O}";
# not "\bar and"
_BARE_LETTER = re.compile(
    r" ?(?:(?P<letter>[^\W\d_])(?![^\W\d_])|\\math[a-z]+\{(?P<styled>[^\W\d_])\}"
    r"|\\(?P<name>[A-Za-z]+))"
)
_DEGREE = re.compile(r"\s?\[([^\[\]{}\n]{1,9})\]")  # "\sqrt[3]{n}"


class _Half(NamedTuple):
    """Half of a fraction, and where what it was written in ends."""

    start: int
    end: int
    after: int


def fraction(scan: Scanner, command: Command) -> Found:
    r"""`\frac{a}{b}`, `\frac12`, `\frac1{n}` outside a formula are a/b, 1/2, 1/n.

    Where a half is wanting, what is there is shown: `\frac1(n)` is 1/(n), `\frac1/n` is 1/n.
    """
    above = _half(scan, command.after, command.end)
    below = _half(scan, above.after, command.end) if above else None
    if above is None:
        return Found((), command.after)
    numerator = _bracketed(scan.inline(above.start, above.end), unless=is_product)
    if below is None:  # "\frac1(1-δ)", but "\frac1/n"
        bar = "/" if _OPENS_DENOMINATOR.match(scan.text, above.after) else ""
        return Found((*numerator, bar), above.after)
    denominator = _bracketed(scan.inline(below.start, below.end), unless=is_single)
    start = command.after - len(command.name) - 1
    mixed = " " if scan.text[start - 1 : start].isdigit() else ""  # "2\frac{1}{3}"
    return Found((mixed, *numerator, "/", *denominator), below.after)


def _half(scan: Scanner, at: int, end: int) -> _Half | None:
    if braced := scan.argument(at, end):
        return _Half(*braced, braced[1] + 1)
    single = _SINGLE.match(scan.text, at, end)
    if single and single[1].removeprefix("\\") in FUNCTIONS:  # "\frac\log nt" says no more
        return None
    return _Half(*single.span(1), single.end()) if single else None


def root(scan: Scanner, command: Command) -> Found:
    r"""`\sqrt{n+1}` outside a formula is √(n+1), `\sqrt[3]{n}` is ³√n, `\sqrt n` is √n."""
    degree = _DEGREE.match(scan.text, command.after, command.end)
    argument = scan.argument(degree.end() if degree else command.after, command.end)
    if argument is None:
        single = _UNDER_ROOT.match(scan.text, command.after, command.end)
        return Found(("√",), single.end() if single else command.after)
    sign = f"{raised(degree[1]) or degree[1]}√" if degree else "√"
    under = _bracketed(scan.inline(*argument), unless=is_single)
    return Found((sign, *under), argument[1] + 1)


def _bracketed(nodes: Sequence[Inline], *, unless: Callable[[str], bool]) -> Sequence[Inline]:
    """The nodes in brackets, unless what they show needs none."""
    shown = (node.plain if isinstance(node, Math) else node for node in nodes)
    text = only_text(tuple(shown))
    return nodes if text is not None and unless(text) else ("(", *nodes, ")")


def superscript(scan: Scanner, command: Command) -> Found:
    r"""`m\textsuperscript{2}` is m²; `5\textsuperscript{th}` is 5th."""
    found = plain(scan, command)
    text = only_text(found.nodes)
    high = None if text is None or any(map(str.isalpha, text)) else raised(text)
    return Found((high,), found.end) if high else found


def math_accent(scan: Scanner, command: Command) -> Found:
    r"""`\tilde{O}`, `\tilde O`, `\tilde\Omega` are Õ, Õ, Ω̃ also outside a formula."""
    if bare := _BARE_LETTER.match(scan.text, command.after, command.end):
        letter = bare["letter"] or bare["styled"] or MATH_SYMBOLS.get(bare["name"], bare["name"])
        if len(letter) == 1:
            return Found((composed(letter, MATH_ACCENTS[command.name]),), bare.end())
    found = plain(scan, command)
    text = only_text(found.nodes)
    if text is None or len(text) != 1:
        return found
    return Found((composed(text, MATH_ACCENTS[command.name]),), found.end)


def double_struck(scan: Scanner, command: Command) -> Found:
    r"""`\mathbb{R}` is ℝ, also outside a formula."""
    found = plain(scan, command)
    text = only_text(found.nodes)
    return found if text is None else Found((text.translate(DOUBLE_STRUCK),), found.end)
