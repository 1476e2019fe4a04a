r"""Citations and references: `\citep{a}`, `\Cref{b}`."""

import re

from sitegen.text.dialect.command import Command, past_options
from sitegen.text.dialect.scanner import Found, Scanner

CITATION = re.compile(
    r"[cC]ite(?:(?:author|yearpar|year|num|text|[a-z]{0,3})(?P<key>[A-Z][A-Za-z]*)?"
    r"|(?P<lower>[a-z]+))|(?:paren|text|auto|foot|full)cite|(?:eq|auto|[cC])?ref"
)
r"""`\citep`, `\parencite`, `\Cref`; or with a key whose braces were lost, `\citeSmith`."""
_KEY_END = re.compile(r"\d\w*|")  # the rest of such a key: "\citeSmith2010"


def citation(scan: Scanner, command: Command) -> Found:
    r"""`\citep[see][]{a,b}` is [a, b]: the key is all that is known.

    Without an argument it may be glued to the name: `\citeSmith2010`.
    """
    argument = scan.argument(past_options(scan, command), command.end)
    if argument is None:
        return _glued_citation(scan, command)
    keys = scan.typed(*argument).split(",")
    return Found((f"[{', '.join(key.strip() for key in keys)}]",), argument[1] + 1)


def _glued_citation(scan: Scanner, command: Command) -> Found:
    name = CITATION.fullmatch(command.name)
    key = (name["key"] or name["lower"]) if name else None
    if key is None:
        return Found((), command.after)
    rest = _KEY_END.match(scan.text, command.after, command.end)
    end = rest.end() if rest else command.after
    return Found((f"[{key}{scan.text[command.after : end]}]",), end)
