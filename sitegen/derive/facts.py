"""Joining published facts with papers, by comparing abstracts."""

from collections.abc import Iterable, Iterator, Mapping

from sitegen.model.problem import Problem, advice, warning
from sitegen.model.record import Facts
from sitegen.text.fingerprint import letters

_KEY = 40
"""How many letters of an abstract's start find its candidates."""

_SHORTEST = 48
"""The fewest letters that may tell a paper: about 60 characters of English."""


class PublishedFacts:
    """The facts of `content/metadata/`, found by abstract.

    A facts entry belongs to a paper when the letters of its abstract (a whole one, or its first 60
    characters or more) start the paper's, whatever the markup and spacing. Of several that fit, the
    longest wins; two different ones of the same length are ambiguous, and then none is used.
    """

    def __init__(self, facts: Iterable[Facts]) -> None:
        self._by_start: dict[str, list[tuple[str, Facts]]] = {}
        self._too_short: list[Facts] = []
        self._all: list[Facts] = []
        for entry in facts:
            known = letters(entry.abstract)
            self._all.append(entry)
            if len(known) < _SHORTEST:
                self._too_short.append(entry)
            else:
                self._by_start.setdefault(known[:_KEY], []).append((known, entry))

    def __len__(self) -> int:
        return len(self._all)

    def of(self, abstract: str) -> tuple[Facts, ...]:
        """The facts that fit an abstract best: none, one, or several that contradict each other."""
        mine = letters(abstract)
        if len(mine) < _SHORTEST:
            return ()
        fitting = [
            (len(known), entry)
            for known, entry in self._by_start.get(mine[:_KEY], ())
            if mine.startswith(known) or known.startswith(mine)
        ]
        longest = max((length for length, _ in fitting), default=0)
        best = [entry for length, entry in fitting if length == longest]
        return tuple(best[:1] if _agree(best) else best)

    def report(self, used: Mapping[str, tuple[Facts, ...]]) -> Iterator[Problem]:
        """What was not joined. `used` gives, for each page's file, what `of` found for it."""
        joined = {id_of(entry) for found in used.values() for entry in found}
        for file, found in used.items():
            if len(found) > 1:
                places = " and ".join(f"{entry.file}:{entry.line}" for entry in found)
                message = f"two published entries fit this abstract: {places}"
                yield warning("facts-ambiguous", file, 1, message, "Keep one of them.")
        for entry in self._all:
            if entry in self._too_short:
                hint = "Give the abstract, or its first 60 characters or more."
                message = "the abstract is too short to tell a paper by"
                yield warning("facts-too-short", entry.file, entry.line, message, hint)
            elif id_of(entry) not in joined:
                message = f"no page has this abstract: {entry.title or entry.abstract[:60]}"
                yield advice("facts-unused", entry.file, entry.line, message)


def id_of(entry: Facts) -> tuple[str, int]:
    """Where an entry stands: what tells it from every other."""
    return entry.file, entry.line


def _agree(entries: list[Facts]) -> bool:
    values = {(entry.title, entry.authors, entry.venue, entry.year) for entry in entries}
    return len(values) <= 1
