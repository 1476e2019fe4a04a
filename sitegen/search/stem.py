"""Porter's stemmer as lunr.js runs it, so that a query's words meet the index's terms."""

from lunr.stemmer import PorterStemmer


class _LunrStemmer(PorterStemmer):  # type: ignore[misc]  # lunr.py ships no types
    """lunr.py's stemmer with the three rules that lunr.js has otherwise."""

    b: str
    k: int

    def ends(self, suffix: str) -> bool:
        """A suffix needs a letter before it: `eed` and `ies` are words, not endings.

        The three that only ask whether to put an `e` back may be all there is: `ating`, `ate`.
        """
        whole = len(suffix) == self.k - self.k0 + 1
        return bool(super().ends(suffix)) and (not whole or suffix in {"at", "bl", "iz"})

    def doublec(self, end: int) -> bool:
        """`yy` is no double consonant."""
        return self.b[end] != "y" and bool(super().doublec(end))

    def step1c(self) -> None:
        """A final y turns to i after a consonant that is not the first letter.

        `study` becomes `studi`; `survey`, `play` and `by` stay.
        """
        if self.k > 1 and self.b[self.k] == "y" and self.b[self.k - 1] not in "aeiou":
            self.b = f"{self.b[: self.k]}i{self.b[self.k + 1 :]}"


def stem(word: str) -> str:
    """The stem lunr.js gives to a word in lower case: `network` for `networks`."""
    if word.isascii():
        return str(_LunrStemmer().stem(word))
    return _joined(_LunrStemmer().stem(_units(word)))


def _units(word: str) -> str:
    """As JavaScript counts: a letter beyond U+FFFF is two characters long."""
    data = word.encode("utf-16-be", "surrogatepass")
    return "".join(chr(high << 8 | low) for high, low in zip(data[::2], data[1::2], strict=True))


def _joined(units: str) -> str:
    return units.encode("utf-16-be", "surrogatepass").decode("utf-16-be", "surrogatepass")
