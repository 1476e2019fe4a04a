r"""Commands of formulas that stand outside one: `\frac{a}{b}`, `\sqrt{n}`, `\mathbb{R}`."""

import re
from collections.abc import Callable, Sequence

from sitegen.text.dialect.command import Command, only_text, plain, two_arguments
from sitegen.text.dialect.nodes import Inline, Math
from sitegen.text.dialect.scanner import Found, Scanner
from sitegen.text.math.symbols import (
    DOUBLE_STRUCK,
    MATH_ACCENTS,
    composed,
    is_product,
    is_single,
    raised,
)

# What "\frac" takes without braces: "\frac12", "\frac1T", "\frac\alpha\beta"
_SINGLE = r"(?:[^\W_]|\\[A-Za-z]+)"
_FRACTION = re.compile(rf"\s?({_SINGLE})\s?({_SINGLE})")
# The spaces ahead of what a root takes without braces: "\sqrt n", "\sqrt \alpha"; not "\sqrt of"
_UNDER_ROOT = re.compile(r"\s(?=[^\W_](?![A-Za-z])|\\[A-Za-z])")
_DEGREE = re.compile(r"\s?\[([^\[\]{}\n]{1,9})\]")  # "\sqrt[3]{n}"


def fraction(scan: Scanner, command: Command) -> Found:
    r"""`\frac{a}{b}`, `\frac12` outside a formula are a/b, 1/2; else the name is shown."""
    both = two_arguments(scan, command)
    if both is None:
        pair = _FRACTION.match(scan.text, command.after, command.end)
        if pair is None:
            return Found((command.name,), command.after)
        return Found((*scan.inline(*pair.span(1)), "/", *scan.inline(*pair.span(2))), pair.end())
    above = _bracketed(scan.inline(*both[0]), unless=is_product)
    below = _bracketed(scan.inline(*both[1]), unless=is_single)
    return Found((*above, "/", *below), both[1][1] + 1)


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
    r"""`\tilde{O}` is Õ, also outside a formula."""
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
