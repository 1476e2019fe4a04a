"""Reads a formula part by part into plain text; what a command means is told by rules."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from sitegen.text.math.guesses import is_word, meaning
from sitegen.text.math.joints import NAME_EDGE, THIN_SPACE, bare, settled, split_edge
from sitegen.text.math.symbols import TEXT_SYMBOLS, lowered, raised
from sitegen.text.tables import names

DEEPEST = 12
MOST_EXPANSIONS = 40
"""What is nested deeper or made of more macros reads better as its TeX."""

# As "\alpha", "\sum*", "\,", "f(x", "]"
_PART = re.compile(r"\\[A-Za-z]+\*?|\\.|\s+|[A-Za-z0-9(),+=<>/|-]+|.", re.DOTALL)
_SIGNS = {
    **{f"\\{sign}": sign for sign in "%#$_&{}"},
    **dict.fromkeys(("\\ ", "\\;", "\\:", "\\>", "~"), " "),
    "\\|": "‖",
}
_SIGNS_OF_FORMULAS = {**_SIGNS, "\\,": THIN_SPACE, "\\!": "", "\\/": "", "'": "′"}
_OF_TABLES = {"&": "", "\\\\": ", "}
_SIGNS_OF_TEXT = {
    **_SIGNS,
    "\\,": " ",
    **{f"\\{name}": sign for name, sign in TEXT_SYMBOLS.items()},
}
_TEXT_FONTS = names(
    "text textrm textit textbf textsf texttt textsc textup textnormal emph mbox hbox mathrm"
    " rm bf it sf tt em sc"
)


class NoFormError(Exception):
    """The formula cannot be written in plain text; never leaves `unicode_math`."""


Rule = Callable[["Reader"], str]
"""What a command shows; it reads what the command takes."""


class Rules(NamedTuple):
    """What commands mean: their text or rule; and infixes, by what stands on both sides."""

    commands: Mapping[str, str | Rule]
    infixes: Mapping[str, Callable[[str, str], str]]


class Reader:
    """Reads the parts of one formula, from left to right."""

    def __init__(self, tex: str, rules: Rules) -> None:
        self._parts = _PART.findall(tex)[::-1]
        self._rules = rules
        self._expansions = 0
        self._depth = 0
        self._tables = 0

    def run(self, closer: str | None) -> str:
        """What the parts say up to the closer, which is taken too."""
        pieces: list[str] = []
        while self._parts:
            part = self._parts.pop()
            if part == closer:
                return "".join(pieces)
            if part in ("^", "_"):
                base = pieces.pop() if pieces else ""
                pieces.append(self.scripted(base, part, self.argument()))
            elif part == "\\limits":
                continue
            elif part in self._rules.infixes:
                return self._rules.infixes[part]("".join(pieces), self.run(closer))
            else:
                pieces.append(self._said(part))
        if closer:
            raise NoFormError
        return "".join(pieces)

    def argument(self) -> str:
        """The next group, or the next part with what it takes."""
        part = self.ahead()
        if part in ("", "^", "_"):
            raise NoFormError
        self._parts.pop()
        if part[0] != "\\" and len(part) > 1:
            self._parts.append(part[1:])
            return part[0]
        return self._deeper(lambda: self._said(part))

    def option(self) -> str:
        """What stands in brackets next, if anything does."""
        if self.ahead() != "[":
            return ""
        self._parts.pop()
        return self._deeper(lambda: self.run("]"))

    def enclosed(self, closer: str) -> str:
        """What stands up to the closer, which is taken too; nothing where it is missing."""
        return self._deeper(lambda: self.run(closer)) if closer in self._parts else ""

    def ahead(self) -> str:
        """The next part that is no white space; empty at the end."""
        while self._parts and self._parts[-1].isspace():
            self._parts.pop()
        return self._parts[-1] if self._parts else ""

    def skip(self, part: str) -> bool:
        """Passes over the part if it is next, and says whether it was."""
        if self.ahead() != part:
            return False
        self._parts.pop()
        return True

    def words(self) -> str:
        """The next group read as text, spaces and all."""
        return self._deeper(self._text) if self.skip("{") else self.argument()

    def lines(self) -> str:
        r"""What stands up to the next `\end`, its lines parted by commas."""
        self._tables += 1
        text = self._deeper(lambda: self.run("\\end"))
        self._tables -= 1
        self.argument()
        return text

    def scripted(self, base: str, kind: str, content: str) -> str:
        """The base with what stands high or low beside it."""
        core, edge = split_edge(base)
        return core + _script(kind, settled(bare(content))) + edge

    def _text(self) -> str:
        words: list[str] = []
        while self._parts and (part := self._parts.pop()) != "}":
            words.append(self._word(part))
        return "".join(words)

    def _word(self, part: str) -> str:
        if part == "{":
            return self._deeper(self._text)
        if part == "$":
            return self._deeper(lambda: settled(self.run("$")))
        if part in _SIGNS_OF_TEXT:
            return _SIGNS_OF_TEXT[part]
        if part[0] != "\\":
            return part
        if part[1:] not in _TEXT_FONTS:
            raise NoFormError
        return self.words() if self.ahead() == "{" else ""

    def _deeper(self, read: Callable[[], str]) -> str:
        if self._depth == DEEPEST:
            raise NoFormError
        self._depth += 1
        text = read()
        self._depth -= 1
        return text

    def _said(self, part: str) -> str:
        if part in _SIGNS_OF_FORMULAS:
            return _SIGNS_OF_FORMULAS[part]
        if part == "{":
            return self._deeper(lambda: self.run("}"))
        if part[0] == "\\" and part[1:2].isalpha():
            return self._command(part[1:].rstrip("*"))
        if part in _OF_TABLES and self._tables:
            return _OF_TABLES[part]
        if part[0] == "\\" or part in ("}", "&", "$"):
            raise NoFormError
        return "" if part.isspace() else part

    def _command(self, name: str) -> str:
        rule = self._rules.commands.get(name)
        if rule is None:
            return self._expanded(name)
        return rule if isinstance(rule, str) else rule(self)

    def _expanded(self, name: str) -> str:
        """A macro of the author's, or what it most likely stands for."""
        self._expansions += 1
        if self._expansions > MOST_EXPANSIONS:
            raise NoFormError
        if is_word(name):
            return f"{NAME_EDGE}{name}{NAME_EDGE}{self._bracketed_arguments()}"
        tex = meaning(name)
        self._parts += _PART.findall(tex)[::-1]
        return self.argument() if tex[:1] not in ("", "^") else ""

    def _bracketed_arguments(self) -> str:
        r"""The groups behind an unknown command: `\gap{a}{b}` is gap(a, b)."""
        arguments: list[str] = []
        while self._parts and self._parts[-1] == "{":
            arguments.append(bare(self.argument()))
        inside = ", ".join(filter(None, arguments))
        return f"({inside})" if inside else ""


def _script(kind: str, content: str) -> str:
    moved = raised(content) if kind == "^" else lowered(content)
    if moved is not None:
        return moved
    return f"{kind}{content}" if len(content) == 1 else f"{kind}{{{content}}}"
