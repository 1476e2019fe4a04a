"""Which abstracts of the lists have no page yet, and which were corrected since."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sitegen.model.problem import Problem, advice
from sitegen.model.record import ListedAbstract, Record
from sitegen.text.fingerprint import text_key

_SHINGLE = 4
_SAME_ENOUGH = 0.5
"""The share of four-word runs that an abstract and its corrected form have in common."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """The abstracts that need a page, in order, and what was found on the way."""

    new: tuple[ListedAbstract, ...]
    problems: tuple[Problem, ...]


def find_new(listed: Iterable[ListedAbstract], records: Sequence[Record]) -> Ingested:
    """Compare lists with pages. An abstract is known by its words, however wrapped or spaced.

    An abstract whose page says something else (one of them was corrected) gets no second page: it
    is reported. An abstract that stands in two lists, or twice in one, is one page.
    """
    on_pages = {text_key(record.abstract) for record in records}
    unknown: dict[str, ListedAbstract] = {}
    in_lists = set()
    for item in listed:
        key = text_key(item.text)
        in_lists.add(key)
        if key not in on_pages:
            unknown.setdefault(key, item)
    if not unknown:
        return Ingested((), ())
    orphans = [r for r in records if r.source and text_key(r.abstract) not in in_lists]
    pages = _Orphans(orphans)
    new, problems = [], []
    for item in unknown.values():
        page = pages.like(item)
        if page is None:
            new.append(item)
        else:
            problems.append(_differs(item, page))
    return Ingested(tuple(new), tuple(problems))


class _Orphans:
    """Pages whose abstract stands in no list any more, found by the runs of words they share."""

    def __init__(self, records: Sequence[Record]) -> None:
        self._records = records
        self._runs = [set(_runs(record.abstract)) for record in records]
        self._holders: dict[tuple[str, ...], list[int]] = {}
        for number, runs in enumerate(self._runs):
            for run in runs:
                self._holders.setdefault(run, []).append(number)

    def like(self, item: ListedAbstract) -> Record | None:
        """The page an abstract is a corrected form of, None where there is none."""
        runs = set(_runs(item.text))
        shared = Counter(number for run in runs for number in self._holders.get(run, ()))
        for number, count in sorted(shared.items(), key=lambda pair: (-pair[1], pair[0])):
            if count >= _SAME_ENOUGH * max(len(runs), len(self._runs[number])):
                return self._records[number]
        return None


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    words = text.split()
    for start in range(max(1, len(words) - _SHINGLE + 1)):
        yield tuple(words[start : start + _SHINGLE])


def _differs(item: ListedAbstract, page: Record) -> Problem:
    message = f"the abstract differs from its page {page.file}"
    hint = "Copy the correction into the page if it is one; the page is what is published."
    return advice("list-differs", item.file, item.line, message, hint)
