r"""Citations and references: `\citep{a}`, `\Cref{b}`."""

import re

from sitegen.text.dialect.command import Command, past_options
from sitegen.text.dialect.scanner import Found, Scanner

CITATION = re.compile(
    r"[cC]ite(?:(?:author|yearpar|year|num|text|[a-z]{0,3})(?P<key>[A-Z][A-Za-z]*)?"
    r"|(?P<lower>[a-z]+))|(?:paren|text|auto|foot|full|short|new|super)cite|(?:eq|auto|[cC])?ref"
)
r"""`\citep`, `\parencite`, `\Cref`; or with a key whose braces were lost, `\citeSmith`."""
# The rest of such a key: "\citeSmith2010", "\citeLi:Proc_09"; not "\citeSmith: we show"
_KEY_END = re.compile(r"(?:\d\w*)?(?:[:_]\w+)*")
_OPTION = re.compile(r"\[([^\[\]\n]*)\]")  # "[see]" of "\citep[see][p. 2]{a}"


def citation(scan: Scanner, command: Command) -> Found:
    r"""`\citep[see][p. 2]{a,b}` is [see a, b, p. 2]: the keys are all that is known.

    Without an argument it may be glued to the name: `\citeSmith2010`.
    """
    options_end = past_options(scan, command)
    argument = scan.argument(options_end, command.end)
    if argument is None:
        return _glued_citation(scan, command)
    keys = ", ".join(key.strip() for key in scan.typed(*argument).split(","))
    notes = [
        scan.inline(*option.span(1))
        for option in _OPTION.finditer(scan.text, command.after, options_end)
    ]
    before = (*notes[0], " ") if len(notes) > 1 and notes[0] else ()
    after = (", ", *notes[-1]) if notes and notes[-1] else ()
    return Found(("[", *before, keys, *after, "]"), argument[1] + 1)


def _glued_citation(scan: Scanner, command: Command) -> Found:
    name = CITATION.fullmatch(command.name)
    key = (name["key"] or name["lower"]) if name else None
    if key is None:
        return Found((), command.after)
    rest = _KEY_END.match(scan.text, command.after, command.end)
    end = rest.end() if rest else command.after
    return Found((f"[{key}{scan.text[command.after : end]}]",), end)
