r"""Words that find a formula without a form in plain text: `\begin{cases} a \\ b \end{cases}`."""

import re

from sitegen.text.math.symbols import FUNCTIONS, MATH_SYMBOLS, TEXT_SYMBOLS

_SIGNS = {**MATH_SYMBOLS, **TEXT_SYMBOLS}
# An environment's bounds with its columns: "\begin{array}{cc}", "\end{cases}"
_BOUNDS = re.compile(r"\\(?:begin|end)\s*\{[^{}]*\}(?:\s*\{[lcr|]*\})?")
_COMMAND = re.compile(r"\\([A-Za-z]+)\*?|\\.|[{}&$~]", re.DOTALL)  # "\alpha", "\\", "{"


def to_words(tex: str) -> str:
    r"""The letters, signs and names of a formula without the commands that arrange them.

    `\begin{cases} \alpha & n > 0 \\ \log n \end{cases}` gives `α n > 0 log n`.
    """
    return " ".join(_COMMAND.sub(_word, _BOUNDS.sub(" ", tex)).split())


def _word(command: re.Match[str]) -> str:
    name = command[1] or ""
    said = name if name in FUNCTIONS else _SIGNS.get(name, "")
    return f" {said} "
