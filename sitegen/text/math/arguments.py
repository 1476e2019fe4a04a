r"""Macros of authors that take arguments, spelt out: `\norm{x}`, `\inner{x}{y}`, `\order{n}`."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from sitegen.text import braces
from sitegen.text.tables import names


class _Template(NamedTuple):
    """What stands before and after the arguments; at most so many are taken, a comma between."""

    before: str
    after: str
    most: int = 1


def _fenced(left: str, right: str, most: int = 1) -> _Template:
    return _Template(rf"\left{left}", rf"\right{right}", most)


_TEMPLATES: Mapping[str, _Template] = MappingProxyType(
    {
        **dict.fromkeys(names("norm Norm norms nrm"), _fenced(r"\|", r"\|")),
        **dict.fromkeys(names("abs Abs card"), _fenced("|", "|")),
        **dict.fromkeys(
            names("paren Paren parens pa prn lprp rbr rbra parenth"), _fenced("(", ")")
        ),
        **dict.fromkeys(names("sbr brk bracks sqb"), _fenced("[", "]")),
        **dict.fromkeys(names("set Set braces curly cbr"), _fenced(r"\{", r"\}")),
        **dict.fromkeys(
            names("inner dotp inp ip iprod innerp innerprod innerproduct dotprod bracket"),
            _fenced(r"\langle ", r"\rangle ", most=2),
        ),
        "floor": _fenced(r"\lfloor ", r"\rfloor "),
        **dict.fromkeys(names("ceil ceiling"), _fenced(r"\lceil ", r"\rceil ")),
        "bra": _fenced(r"\langle ", "|"),
        "ket": _fenced("|", r"\rangle "),
        "braket": _fenced(r"\langle ", r"\rangle "),
        **dict.fromkeys(names("frob fnorm normF"), _Template(r"\left\|", r"\right\|_F")),
        "substack": _Template(r"\begin{gathered}", r"\end{gathered}"),
        **dict.fromkeys(names("num mathclap mathllap mathrlap clap llap rlap"), _Template("", "")),
    }
)
# Commands of KaTeX and MathJax that would set attributes: their second argument alone is shown.
_OF_WEB = names("href class style cssId data htmlClass htmlId htmlStyle htmlData")
# Macros that a bracket follows, "\order(n)", or that take what would stand in it: "\order{n}"
_FUNCTIONS: Mapping[str, _Template] = MappingProxyType(
    {
        **dict.fromkeys(
            names("order bigO BigO bigo softO O OO cO calO tO Ot otilde Otilde Otil tilO tlO prob"),
            _fenced("(", ")"),
        ),
        **dict.fromkeys(names("E EE Ex Exp expect P PP Prob"), _fenced("[", "]")),
    }
)
# As "\norm{", "\norm*{", "\abs x"; not "\normal"
_MACRO = re.compile(
    rf"\\(?P<name>{'|'.join(sorted(_TEMPLATES.keys() | _OF_WEB))})\*?(?![A-Za-z])\s?"
    rf"|\\(?P<function>{'|'.join(sorted(_FUNCTIONS))})(?=\{{)"
)
_SINGLE = re.compile(r"\\[A-Za-z]+|[A-Za-z0-9]")  # "x" of "\abs x", "\theta" of "\norm\theta"


class Argument(NamedTuple):
    """Where an argument stands, and where what follows it starts."""

    start: int
    end: int
    after: int


def groups(tex: str, closing: Mapping[int, int], at: int, most: int) -> Iterator[Argument]:
    """The groups in braces that follow each other from a position on."""
    for _ in range(most):
        if at not in closing:
            return
        end = closing[at]
        yield Argument(at + 1, end, end + 1)
        at = end + 1
        if tex.startswith(" {", at):
            at += 1


def spelt_out(tex: str) -> str:
    r"""The TeX with macros that take arguments replaced by what they stand for.

    `\norm{x}` is `\left\|x\right\|`, `\inner{x}{y}` is `\left\langle x, y\right\rangle`.
    """
    if not _MACRO.search(tex):
        return tex
    closing = braces.pairs(tex)
    return "".join(_spelt(tex, closing, 0, len(tex)))


def _spelt(tex: str, closing: Mapping[int, int], start: int, end: int) -> Iterator[str]:
    at = start
    while macro := _MACRO.search(tex, at, end):
        yield tex[at : macro.start()]
        template, arguments = _taken(tex, closing, macro)
        at = arguments[-1].after if arguments else macro.end()
        if not arguments:
            yield macro[0]
            continue
        if macro["function"]:
            yield macro[0]
        shown = arguments[-1:] if macro["name"] in _OF_WEB else arguments
        insides = ("".join(_spelt(tex, closing, one.start, one.end)) for one in shown)
        yield template.before + ", ".join(insides) + template.after
    yield tex[at:end]


def _taken(
    tex: str, closing: Mapping[int, int], macro: re.Match[str]
) -> tuple[_Template, list[Argument]]:
    """The template of a macro, and the arguments it is given; none where it is left as it is."""
    name = macro["name"]
    if name in _OF_WEB:
        return _Template("", ""), list(groups(tex, closing, macro.end(), 2))
    template = _TEMPLATES[name] if name else _FUNCTIONS[macro["function"]]
    arguments = list(groups(tex, closing, macro.end(), template.most))
    if not arguments and name and (single := _SINGLE.match(tex, macro.end())):
        arguments = [Argument(single.start(), single.end(), single.end())]
    return template, [] if macro["function"] and _is_empty(arguments) else arguments


def _is_empty(arguments: list[Argument]) -> bool:
    return all(argument.start == argument.end for argument in arguments)
