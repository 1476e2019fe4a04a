r"""Commands whose braces an export lost: `\mathcalO`, `\sqrtT`, `\textbfFast`."""

import re

from sitegen.text.math.symbols import DOUBLE_STRUCK, MATH_ACCENTS, MATH_SYMBOLS, composed

# "mathcalO", "textbfFast", "hattheta", "logn"; not "emphasis"
_GLUED = re.compile(
    r"(emph(?!asi)|text(?:it|bf|tt|sc|sf|sl|rm)?|math(?:cal|bb|bf|rm|sf)|widetilde|tilde|hat|bar"
    r"|sqrt|log|ln|max|min)([A-Za-z]+)"
)
_BEGIN_WORDS = frozenset(("log", "ln", "max", "min", "bar", "hat"))
_LEADING = {"sqrt": "√", "log": "log ", "ln": "ln ", "max": "max ", "min": "min "}


def unglued(name: str) -> str:
    r"""What a reader should see for an unknown command: `mathcalO` is O, `sqrtT` is √T.

    Names that hold no known command are returned as they are: `ours`, `logistic` is not `log`.
    """
    match = _GLUED.fullmatch(name)
    if match is None:
        return name
    command, rest = match[1], MATH_SYMBOLS.get(match[2], match[2])
    # "\logn", "\barx"; a word behind it makes another name: "\logistic", "\barrier"
    if command in _BEGIN_WORDS and len(rest) > len("nT"):
        return name
    if command in _LEADING:
        return _LEADING[command] + rest
    if command in MATH_ACCENTS:
        return composed(rest, MATH_ACCENTS[command])
    if command == "mathbb":
        return rest[0].translate(DOUBLE_STRUCK) + rest[1:]
    return rest
