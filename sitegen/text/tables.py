"""Tables written as the words of a line, which read better than a literal of each word."""


def names(table: str) -> frozenset[str]:
    """`"alpha beta"` as a set."""
    return frozenset(table.split())


def pairs(table: str) -> dict[str, str]:
    """`"alpha α beta β"` as a mapping. Raises ValueError where a word has no partner."""
    words = table.split()
    return dict(zip(words[::2], words[1::2], strict=True))
