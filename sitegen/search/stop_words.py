"""The words that say too little to be looked for: lunr.py's, which are those of lunr.js."""

from functools import cache


@cache
def stop_words() -> frozenset[str]:
    """The stop words, loaded when they are first asked for."""
    from lunr.stop_word_filter import WORDS  # noqa: PLC0415 -- takes 16 ms; few builds ask

    return frozenset(WORDS)
