"""Whole numbers as characters that may stand in a script: small, and quick to read again.

A number is written in base 45, the lowest digit first; all digits but the last are from the upper
half of the alphabet. `static/search-index.js` reads it.
"""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.integer]

# Printable ASCII but for what a string in a script escapes, `"` and `\`, and for `<`.
ALPHABET = "".join(chr(sign) for sign in range(33, 127) if chr(sign) not in '"\\<')[:90]
_BASE = len(ALPHABET) // 2
_MOST_DIGITS = 6
_SIGNS = np.frombuffer(ALPHABET.encode(), dtype=np.uint8)


def least(values: Numbers) -> Numbers:
    """Numbers of 0 or more in the fewest bytes that each can be held in."""
    return values.astype(np.min_scalar_type(int(values.max(initial=0))), copy=False)


class Written:
    """Numbers of 0 or more as one text, of which any stretch can be had."""

    def __init__(self, values: Numbers) -> None:
        sizes = np.ones(len(values), np.int8)
        for digits in range(1, _MOST_DIGITS):
            sizes += values >= _BASE**digits
        self._ends = np.zeros(len(values) + 1, np.int32)
        np.cumsum(sizes, out=self._ends[1:])
        signs = np.zeros(self._ends[-1], np.uint8)
        rest = values
        for digit in range(int(sizes.max(initial=0))):
            has = sizes > digit
            goes_on = sizes[has] > digit + 1
            signs[self._ends[:-1][has] + digit] = _SIGNS[rest[has] % _BASE + _BASE * goes_on]
            rest = rest // _BASE
        self._text = signs.tobytes().decode("ascii")

    def part(self, start: int, end: int) -> str:
        """The numbers from one place to another."""
        return self._text[self._ends[start] : self._ends[end]]

    def places(self, at: Numbers) -> Numbers:
        """Where the numbers at some places start, in characters."""
        places: Numbers = self._ends[at]
        return places
