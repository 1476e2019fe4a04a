"""Joining the entries of `content/metadata/` with the papers of a catalog."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.facts.agreement import NO_MATCH, Match, agreed
from sitegen.derive.facts.by_abstract import find_by_abstract
from sitegen.derive.facts.by_mark import find_by_mark
from sitegen.derive.facts.fits import Fit, Found, Known
from sitegen.derive.facts.telling import told
from sitegen.model.problem import Problem
from sitegen.model.record import Facts, Record


@dataclass(frozen=True, slots=True)
class Joined:
    """The match of each paper in their order, and what became of the entries."""

    matches: tuple[Match, ...]
    problems: tuple[Problem, ...]


class PublishedFacts:
    """The entries of `content/metadata/`, in the order of their files and lines."""

    def __init__(self, entries: Iterable[Facts]) -> None:
        self.entries = tuple(entries)

    def join(self, known: Iterable[Known], records: Sequence[Record]) -> Joined:
        """What is published of each paper: by abstract, else by a mark only the two share.

        `known` is what each paper may be found by, looked at where anything is published; `records`
        are those of the papers, for what is told of the entries.
        """
        if not self.entries:
            return Joined((NO_MATCH,) * len(records), ())
        papers = tuple(known)
        found = dict(find_by_abstract(self.entries, papers))
        sure = {number: match for number, match in found.items() if not match.rivals}
        for number, match in find_by_mark(self.entries, papers, sure).items():
            if number not in found or not match.rivals:
                found[number] = match
        problems = tuple(told(self.entries, found, records))
        return Joined(self._matches(len(papers), found), problems)

    def titles(self, abstracts: Sequence[str], beside: Iterable[str] = ()) -> dict[str, str]:
        """The published titles of abstracts that stand `beside` those of other papers."""
        if not abstracts:
            return {}
        texts = tuple(dict.fromkeys((*abstracts, *beside)))
        found = find_by_abstract(self.entries, [Known(text) for text in texts])
        matches = zip(texts, self._matches(len(texts), found), strict=True)
        return {t: match.facts.title for t, match in matches if match.facts and match.facts.title}

    def _matches(self, papers: int, found: Mapping[int, Found]) -> tuple[Match, ...]:
        fits: list[list[Fit]] = [[] for _ in range(papers)]
        for number, match in found.items():
            for paper in () if match.rivals else match.papers:
                fits[paper].append(Fit(self.entries[number], match.how, match.strength))
        return tuple(map(agreed, fits))
