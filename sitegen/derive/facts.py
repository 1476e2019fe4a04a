"""Joining published facts with papers, by comparing abstracts."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from sitegen.model.problem import Problem, advice, warning
from sitegen.model.record import Facts
from sitegen.text.fingerprint import letters

_KEY = 36
"""How many letters of an abstract's start find its candidates."""

_SHORTEST = 40
"""The fewest letters that may tell a paper; 60 characters of an abstract hold more."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is published of one abstract.

    `facts` is None where nothing fits, or where the entries that fit contradict each other; then
    `ambiguous` holds them. `fitting` are all entries that fit.
    """

    facts: Facts | None
    fitting: tuple[Facts, ...] = ()
    ambiguous: tuple[Facts, ...] = ()


class PublishedFacts:
    """The facts of `content/metadata/`, found by abstract.

    An entry belongs to a paper when the letters of one abstract start those of the other, whatever
    the markup and spacing, and at least the first 60 characters or so are given. Of several that
    fit, the longest speak; where they agree their links are put together.
    """

    def __init__(self, entries: Iterable[Facts], contested: Iterable[Facts] = ()) -> None:
        self._entries = tuple(entries)
        self._contested = tuple(contested)
        self._by_start: dict[str, list[tuple[str, Facts]]] = {}
        for entry in self._entries:
            known = letters(entry.abstract)
            if len(known) >= _SHORTEST:
                self._by_start.setdefault(known[:_KEY], []).append((known, entry))

    def match(self, abstract: str) -> Match:
        """What is published of an abstract."""
        mine = letters(abstract)
        if len(mine) < _SHORTEST:
            return Match(None)
        fitting = [
            (len(known), entry)
            for known, entry in self._by_start.get(mine[:_KEY], ())
            if mine.startswith(known) or known.startswith(mine)
        ]
        if not fitting:
            return Match(None)
        longest = max(length for length, _ in fitting)
        best = tuple(entry for length, entry in fitting if length == longest)
        every = tuple(entry for _, entry in fitting)
        if len({(e.title, e.authors, e.venue, e.year) for e in best}) > 1:
            return Match(None, every, best)
        links = dict.fromkeys(link for entry in best for link in entry.links)
        return Match(replace(best[0], links=tuple(links)), every)

    def without_contested(self, abstracts: Iterable[str]) -> "PublishedFacts":
        """The facts less the entries that give only a beginning that several papers share."""
        papers: dict[Facts, set[str]] = {}
        for abstract in abstracts:
            mine = letters(abstract)
            for known, entry in self._by_start.get(mine[:_KEY], ()):
                if mine.startswith(known) and mine != known:
                    papers.setdefault(entry, set()).add(mine)
        shared = {entry for entry, those in papers.items() if len(those) > 1}
        return PublishedFacts(
            (entry for entry in self._entries if entry not in shared),
            (entry for entry in self._entries if entry in shared),
        )

    def unused(self, used: Collection[Facts]) -> Iterator[Problem]:
        """The entries that no paper used."""
        joined = set(used)
        for entry in self._contested:
            message = f"several papers begin so: {entry.title or entry.abstract[:60]}"
            hint = "Give more of the abstract."
            yield warning("facts-ambiguous", entry.file, entry.line, message, hint)
        for entry in self._entries:
            if len(letters(entry.abstract)) < _SHORTEST:
                message = "the abstract is too short to tell a paper by"
                hint = "Give the abstract, or its first 60 characters or more."
                yield warning("facts-too-short", entry.file, entry.line, message, hint)
            elif entry not in joined:
                message = f"no page has this abstract: {entry.title or entry.abstract[:60]}"
                yield advice("facts-unused", entry.file, entry.line, message)


def ambiguity(match: Match, file: str, line: int) -> Iterator[Problem]:
    """Two published entries that contradict each other about the page `file`."""
    if match.ambiguous:
        places = " and ".join(f"{entry.file}:{entry.line}" for entry in match.ambiguous)
        message = f"two published entries fit this abstract: {places}"
        yield warning("facts-ambiguous", file, line, message, "Keep one of them.")
