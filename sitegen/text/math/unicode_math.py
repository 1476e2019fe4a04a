r"""Formulas in plain text: `O(n^2)` is O(n²), `\ell_2` is ℓ₂, `T\to\infty` is T→∞."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from sitegen.text.math.joints import NAME_EDGE, THIN_SPACE, bare, settled
from sitegen.text.math.macros import MACROS, guess
from sitegen.text.math.mending import prepared
from sitegen.text.math.symbols import (
    DOUBLE_STRUCK,
    FUNCTIONS,
    MATH_ACCENTS,
    MATH_SYMBOLS,
    composed,
    is_product,
    is_single,
    lowered,
    raised,
)
from sitegen.text.tables import names

LONGEST = 400
DEEPEST = 12
MOST_EXPANSIONS = 40
"""What is longer, nested deeper or made of more macros reads better as its TeX."""

# "\alpha", "\sum*", "\,", "x"
_PART = re.compile(r"\\[A-Za-z]+\*?|\\.|\s+|.", re.DOTALL)
_PRIMES = re.compile("′{2,4}")  # "x′′" is x″
_SPACES = frozenset(("\\ ", "\\;", "\\:", "\\>", "~"))
_NOTHING = frozenset(("\\!", "\\/"))
_SIGNS = {f"\\{sign}": sign for sign in "%#$_&{}"} | {"\\|": "‖", "'": "′"}


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
        self._depth = 0

    def formula(self) -> str:
        text = _PRIMES.sub(lambda primes: "″‴⁗"[len(primes[0]) - 2], settled(self._run(None)))
        return " ".join(unicodedata.normalize("NFC", text).split())

    def argument(self) -> str:
        """The next group, or the next part with what it takes."""
        if self.ahead() in ("", "^", "_"):
            raise _NoFormError
        return self._deeper(lambda: self._said(self._parts.pop()))

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

    def _run(self, closer: str | None) -> str:
        """What the parts say up to the closer, which is taken too."""
        pieces: list[str] = []
        while self._parts:
            part = self._parts.pop()
            if part == closer:
                return "".join(pieces)
            if part in ("^", "_"):
                base = pieces.pop() if pieces else ""
                edge = NAME_EDGE if base.endswith(NAME_EDGE) else ""
                pieces.append(base.rstrip(NAME_EDGE) + self._script(part) + edge)
            else:
                pieces.append(self._said(part))
        if closer:
            raise _NoFormError
        return "".join(pieces)

    def _deeper(self, read: Callable[[], str]) -> str:
        if self._depth == DEEPEST:
            raise _NoFormError
        self._depth += 1
        text = read()
        self._depth -= 1
        return text

    def _said(self, part: str) -> str:
        if part in ("}", "&", "\\"):
            raise _NoFormError
        if part == "{":
            return self._deeper(lambda: self._run("}"))
        if part[0] == "\\" and part[1:2].isalpha():
            return self._command(part[1:].rstrip("*"))
        if part in _SIGNS:
            return _SIGNS[part]
        if part == "\\,":
            return THIN_SPACE
        if part in _SPACES:
            return " "
        if part[0] == "\\" and part not in _NOTHING:
            raise _NoFormError
        return "" if part.isspace() or part in _NOTHING else part

    def _command(self, name: str) -> str:
        if name in _CONSTANTS:
            return _CONSTANTS[name]
        if name in MATH_ACCENTS:
            return _accented(self, MATH_ACCENTS[name])
        rule = _RULES.get(name)
        return rule(self) if rule else self._expanded(name)

    def _expanded(self, name: str) -> str:
        """A macro of the author's, if it is known what it stands for."""
        tex = MACROS[name] if name in MACROS else guess(name)
        self._expansions += 1
        unknown = name not in MACROS and tex == rf"\mathrm{{{name}}}"
        if unknown or self._expansions > MOST_EXPANSIONS:
            raise _NoFormError
        self._parts += _PART.findall(tex)[::-1]
        return self.argument() if tex else ""

    def _script(self, kind: str) -> str:
        content = settled(bare(self.argument()))
        moved = raised(content) if kind == "^" else lowered(content)
        if moved is not None:
            return moved
        return f"{kind}{content}" if len(content) == 1 else f"{kind}{{{content}}}"


def _operator(reader: _Reader) -> str:
    return f"{NAME_EDGE}{reader.argument()}{NAME_EDGE}"


def _unmarked(reader: _Reader) -> str:
    """A font or a size: what it holds is said in plain letters."""
    return reader.argument() if reader.ahead() == "{" else ""


def _delimiter(reader: _Reader) -> str:
    r"""`\left(` is a bracket, `\right.` is none."""
    reader.skip(".")
    return ""


def _accented(reader: _Reader, accent: str) -> str:
    text = reader.argument()
    if len(text) != 1:
        raise _NoFormError
    return composed(text, accent)


def _negation(reader: _Reader) -> str:
    return composed(reader.argument(), "\N{COMBINING LONG SOLIDUS OVERLAY}")


def _double_struck(reader: _Reader) -> str:
    return reader.argument().translate(DOUBLE_STRUCK)


def _fraction(reader: _Reader) -> str:
    above, below = bare(reader.argument()), bare(reader.argument())
    above = above if is_product(above) else f"({above})"
    return f"{above}/{_single(below)}"


def _root(reader: _Reader) -> str:
    if reader.ahead() == "[":
        raise _NoFormError
    return f"√{_single(bare(reader.argument()))}"


def _modulus(reader: _Reader) -> str:
    return f" (mod {reader.argument()})"


def _coloured(reader: _Reader) -> str:
    r"""`\textcolor{blue}{y}` is y."""
    reader.argument()
    return reader.argument()


def _single(text: str) -> str:
    return text if is_single(text) else f"({text})"


_CONSTANTS: Mapping[str, str] = MappingProxyType(
    {
        **MATH_SYMBOLS,
        **{name: f"{NAME_EDGE}{name}{NAME_EDGE}" for name in FUNCTIONS},
        "bmod": f"{NAME_EDGE}mod{NAME_EDGE}",
        **dict.fromkeys(names("quad qquad space"), " "),
    }
)
_RULES: Mapping[str, Callable[[_Reader], str]] = MappingProxyType(
    {
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
            names("text textrm textit textbf textsf texttt textsc textnormal mbox hbox"),
            _Reader.words,
        ),
        **dict.fromkeys(names("frac dfrac tfrac nicefrac sfrac"), _fraction),
        **dict.fromkeys(names("mathbb mathds mathbbm"), _double_struck),
        "operatorname": _operator,
        "sqrt": _root,
        "pmod": _modulus,
        "not": _negation,
        "textcolor": _coloured,
    }
)
