"""What a name stands for, as phrases: "NAME (|Hand Loom|)", "|Hand Loom| (NAME) for ropes"."""

from collections.abc import Iterator

from sitegen.derive.name.names import Name
from sitegen.derive.title.expansions import expansion
from sitegen.derive.title.grammar import ends
from sitegen.derive.title.lexicon import lowered
from sitegen.derive.title.phrases import Phrase, phrase
from sitegen.derive.title.reading import Reading

_FEWEST = 2  # words


def spelled_out(reading: Reading, name: Name) -> Iterator[Phrase]:
    """The words a name stands for, as phrases: alone, and with what follows them."""
    after = tuple(map(lowered, reading.spelled_after))
    if len(after) >= _FEWEST:
        kinds = "".join([word.kind for word in after])
        yield phrase(reading, after, kinds, reading.kinds.index("@"), "spelled_after")
    for end in reading.spelled_before[:1]:
        first = reading.starts[reading.sentence(end - 1)] if end else 0
        words = [word.lower for word in reading.words[first:end]]
        found = expansion(words, name.text)
        if found is not None:
            start = first + found
            further = [place for place in ends(reading.kinds, start) if place > end]
            yield from (_expanded(reading, start, end, last) for last in [end, *further])


def _expanded(reading: Reading, start: int, end: int, last: int) -> Phrase:
    words = (*map(lowered, reading.words[start:end]), *reading.words[end:last])
    kinds = reading.kinds[start:last]
    return phrase(reading, words, kinds, start, "spelled_before", cut=reading.kinds[last])
