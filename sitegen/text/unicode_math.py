r"""Formulas in plain text: `O(n^2)` is O(n²), `\ell_2` is ℓ₂, `T\to\infty` is T→∞."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from sitegen.text.math_macros import MACROS, guess
from sitegen.text.math_mending import prepared
from sitegen.text.symbols import (
    DOUBLE_STRUCK,
    FUNCTIONS,
    MATH_ACCENTS,
    MATH_SYMBOLS,
    composed,
    lowered,
    raised,
)
from sitegen.text.tables import names

LONGEST = 400
DEEPEST = 12
MOST_EXPANSIONS = 40

_PART = re.compile(r"\\[A-Za-z]+\*?|\\.|\s+|.", re.DOTALL)
# Where a name such as log stands: the space around it is kept between letters alone.
_NAME_EDGE = "\ufdd0"
_EDGES = re.compile(rf"(?<=[\w)\]}}]){_NAME_EDGE}+(?=[\w√])")
_SPACES = frozenset(("\\ ", "\\;", "\\:", "\\>", "~"))
_NOTHING = frozenset(("\\,", "\\!", "\\/"))
_SIGNS = {f"\\{sign}": sign for sign in "%#$_&{}"} | {"\\|": "‖", "'": "′"}
# What needs no brackets in "a/b" or "√a": a letter, a number, a letter with a script
_SIMPLE = re.compile(r"[^\W\d_][²³₀-₉ₐ-ₜ′*]?|\d+(?:\.\d+)?|√?\([^()]*\)|√\w")


class _NoFormError(Exception):
    """The formula cannot be written in plain text; never leaves this module."""


@lru_cache(maxsize=4096)
def to_unicode(tex: str) -> str:
    """The formula in one line of Unicode, or its bare TeX where it has no such form.

    A script whose characters do not all exist high or low stays TeX: `n^{1/3}`, `d_{model}`.
    """
    source = " ".join(tex.split())
    if len(source) > LONGEST:
        return source
    try:
        return _Reader(prepared(source)).formula()
    except _NoFormError:
        return source


class _Reader:
    """Reads the parts of one formula, from left to right."""

    def __init__(self, tex: str) -> None:
        self._parts = _PART.findall(tex)[::-1]
        self._expansions = 0

    def formula(self) -> str:
        text = _EDGES.sub(" ", self.run(None, 0)).replace(_NAME_EDGE, "")
        return " ".join(unicodedata.normalize("NFC", text).split())

    def run(self, closer: str | None, depth: int) -> str:
        """What the parts say up to the closer, which is taken too."""
        pieces: list[str] = []
        while self._parts:
            part = self._parts.pop()
            if part == closer:
                return "".join(pieces)
            if part in ("^", "_"):
                base = pieces.pop() if pieces else ""
                edge = _NAME_EDGE if base.endswith(_NAME_EDGE) else ""
                pieces.append(base.rstrip(_NAME_EDGE) + self._script(part, depth) + edge)
            else:
                pieces.append(self._said(part, depth))
        if closer:
            raise _NoFormError
        return "".join(pieces)

    def argument(self, depth: int) -> str:
        """The next group, or the next part with what it takes."""
        if self.ahead() in ("", "^", "_"):
            raise _NoFormError
        return self._said(self._parts.pop(), depth + 1)

    def ahead(self) -> str:
        """The next part that is no white space; empty at the end."""
        while self._parts and self._parts[-1].isspace():
            self._parts.pop()
        return self._parts[-1] if self._parts else ""

    def skip(self, part: str) -> None:
        """Passes over the part if it is next."""
        if self.ahead() == part:
            self._parts.pop()

    def words(self) -> str:
        """The next group read as text, spaces and all."""
        if self.ahead() != "{":
            raise _NoFormError
        self._parts.pop()
        words: list[str] = []
        while self._parts and (part := self._parts.pop()) != "}":
            if part in ("{", "$") or (part[0] == "\\" and part != "\\ " and part not in _SIGNS):
                raise _NoFormError
            words.append(part.removeprefix("\\"))
        return "".join(words)

    def expand(self, name: str, depth: int) -> str:
        """A macro of the author's, if it is known what it stands for."""
        tex = MACROS[name] if name in MACROS else guess(name)
        self._expansions += 1
        unknown = name not in MACROS and tex == rf"\mathrm{{{name}}}"
        if unknown or self._expansions > MOST_EXPANSIONS:
            raise _NoFormError
        self._parts += _PART.findall(tex)[::-1]
        return self.argument(depth) if tex else ""

    def _said(self, part: str, depth: int) -> str:
        if depth > DEEPEST or part in ("}", "&", "\\"):
            raise _NoFormError
        if part == "{":
            return self.run("}", depth + 1)
        if part[0] == "\\" and part[1:2].isalpha():
            return self._command(part[1:].rstrip("*"), depth)
        if part in _SIGNS:
            return _SIGNS[part]
        if part in _SPACES:
            return " "
        if part[0] == "\\" and part not in _NOTHING:
            raise _NoFormError
        return "" if part.isspace() or part in _NOTHING else part

    def _command(self, name: str, depth: int) -> str:
        if rule := _RULES.get(name):
            return rule(self, name, depth)
        return self.expand(name, depth)

    def _script(self, kind: str, depth: int) -> str:
        content = self.argument(depth).replace(_NAME_EDGE, "")
        moved = raised(content) if kind == "^" else lowered(content)
        if moved is not None:
            return moved
        return f"{kind}{content}" if len(content) == 1 else f"{kind}{{{content}}}"


def _symbol(reader: _Reader, name: str, depth: int) -> str:
    del reader, depth
    return MATH_SYMBOLS[name]


def _space(reader: _Reader, name: str, depth: int) -> str:
    del reader, name, depth
    return " "


def _function(reader: _Reader, name: str, depth: int) -> str:
    del reader, depth
    return f"{_NAME_EDGE}{name.removeprefix('b')}{_NAME_EDGE}"


def _operator(reader: _Reader, name: str, depth: int) -> str:
    del name
    return f"{_NAME_EDGE}{reader.argument(depth)}{_NAME_EDGE}"


def _unmarked(reader: _Reader, name: str, depth: int) -> str:
    """A font or a size: what it holds is said in plain letters."""
    del name
    return reader.argument(depth) if reader.ahead() == "{" else ""


def _delimiter(reader: _Reader, name: str, depth: int) -> str:
    r"""`\left(` is a bracket, `\right.` is none."""
    del name, depth
    reader.skip(".")
    return ""


def _text(reader: _Reader, name: str, depth: int) -> str:
    del name, depth
    return reader.words()


def _accent(reader: _Reader, name: str, depth: int) -> str:
    text = reader.argument(depth)
    if len(text) != 1:
        raise _NoFormError
    return composed(text, MATH_ACCENTS[name])


def _negation(reader: _Reader, name: str, depth: int) -> str:
    del name
    return composed(reader.argument(depth), "\N{COMBINING LONG SOLIDUS OVERLAY}")


def _double_struck(reader: _Reader, name: str, depth: int) -> str:
    del name
    return reader.argument(depth).translate(DOUBLE_STRUCK)


def _fraction(reader: _Reader, name: str, depth: int) -> str:
    del name
    above, below = reader.argument(depth), reader.argument(depth)
    return f"{_bracketed(above)}/{_bracketed(below)}"


def _root(reader: _Reader, name: str, depth: int) -> str:
    del name
    if reader.ahead() == "[":
        raise _NoFormError
    return f"√{_bracketed(reader.argument(depth))}"


def _modulus(reader: _Reader, name: str, depth: int) -> str:
    del name
    return f" (mod {reader.argument(depth)})"


def _bracketed(text: str) -> str:
    text = text.strip(_NAME_EDGE)
    return text if _SIMPLE.fullmatch(text) else f"({text})"


_RULES: Mapping[str, Callable[[_Reader, str, int], str]] = MappingProxyType(
    {
        **dict.fromkeys(MATH_SYMBOLS, _symbol),
        **dict.fromkeys(FUNCTIONS | {"bmod"}, _function),
        **dict.fromkeys(MATH_ACCENTS, _accent),
        **dict.fromkeys(names("quad qquad space"), _space),
        **dict.fromkeys(
            names(
                "mathrm mathbf mathit mathsf mathtt mathcal mathscr mathfrak boldsymbol bm mathop"
                " mathbin mathrel mathord underline displaystyle textstyle rm bf it cal sf tt big"
                " Big bigg Bigg bigl bigr Bigl Bigr biggl biggr limits"
            ),
            _unmarked,
        ),
        **dict.fromkeys(names("left middle right"), _delimiter),
        **dict.fromkeys(
            names("text textrm textit textbf textsf texttt textsc textnormal mbox hbox"), _text
        ),
        **dict.fromkeys(names("frac dfrac tfrac nicefrac sfrac"), _fraction),
        **dict.fromkeys(names("mathbb mathds mathbbm"), _double_struck),
        "operatorname": _operator,
        "sqrt": _root,
        "pmod": _modulus,
        "not": _negation,
    }
)
