"""A repair by pattern, and the clues that call for it."""

import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mend:
    """Where one of the `clues` occurs, what `pattern` matches is replaced by `put`.

    Clues are for speed alone: looking for a few letters costs a fraction of trying a pattern.
    """

    clues: tuple[str, ...]
    pattern: re.Pattern[str]
    put: str | Callable[[re.Match[str]], str]

    def mended(self, text: str) -> str:
        """The text with what is broken put right."""
        for clue in self.clues:
            if clue in text:
                return self.pattern.sub(self.put, text)
        return text
