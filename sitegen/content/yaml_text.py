"""Values as YAML text: the same to every YAML reader, and pleasant to a person."""

import json
import re
from collections.abc import Iterable

# Plain only where no reader could see anything but text: `PrivGate`, `icml-2026-1.txt`.
_PLAIN = re.compile(r"[A-Za-z][\w./()’-]*(?: [\w./()’-]+)*")
_NOT_TEXT = {"null", "true", "false", "yes", "no", "on", "off", "y", "n"}
# What JSON leaves as it is and YAML does not read inside double quotes.
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")


def scalar(text: str) -> str:
    r"""One text: plain, in single quotes where it holds a backslash, else in double quotes.

    >>> print(scalar("PrivGate"), scalar("Trap: a survey"), scalar(r"On $\ell_1$"))
    PrivGate "Trap: a survey" 'On $\ell_1$'
    """
    if _PLAIN.fullmatch(text) and text.lower() not in _NOT_TEXT:
        return text
    quoted = json.dumps(text, ensure_ascii=False)
    if (
        "\\" in text
        and quoted.count("\\") == 2 * text.count("\\")
        and not _UNPRINTABLE.search(text)
    ):
        return "'" + text.replace("'", "''") + "'"
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", quoted)


def sequence(texts: Iterable[str]) -> str:
    """A list on one line: `[privacy, llm-agents]`."""
    return f"[{', '.join(map(scalar, texts))}]"


def mapping(values: Iterable[tuple[str, str]]) -> str:
    """A mapping on one line, of values that are YAML text already."""
    return f"{{{', '.join(f'{key}: {value}' for key, value in values)}}}"
