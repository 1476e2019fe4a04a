"""The words that ship with the package, learned from abstracts: `text/data/words.txt`."""

from functools import cache
from importlib.resources import files


@cache
def words() -> frozenset[str]:
    """Common words in lower case, `learning`, `real-world`, each in its most common spelling.

    Read at the first question, since most texts raise none.
    """
    table = files("sitegen.text") / "data" / "words.txt"
    return frozenset(table.read_text(encoding="utf-8").split())
