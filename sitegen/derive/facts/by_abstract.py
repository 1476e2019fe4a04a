"""Finding the paper an entry belongs to by its abstract: letter by letter, then word by word."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence

from sitegen.derive.facts.fits import Found, How, Known
from sitegen.derive.facts.likeness import years_agree
from sitegen.derive.facts.shingles import Texts, candidates, containment, words
from sitegen.model.record import Facts

SHORTEST = 40
"""The fewest letters that may tell a paper; 60 characters of an abstract hold more."""

ALIKE = 0.6
"""The share of the shorter abstract's shingles that a reworded one has in common with it.

Real pairs: 27 of 51 abstracts that one paper has at two venues have it, most of the others were
written anew; of 15,000 abstracts 34 have it with another paper's, most of them by the same people.
"""

ENOUGH = 10
"""The fewest shingles in common, those of twelve words: beginnings of fewer are too often alike."""

MARGIN = 0.1
"""How much the second-best paper has to stay behind."""

_COMPARED = 5  # papers an entry is compared with in full


def find_by_abstract(entries: Sequence[Facts], papers: Sequence[Known]) -> Mapping[int, Found]:
    """For each entry that has the abstract of a paper, or its beginning, which paper that is.

    Whatever the markup and spacing, the letters of one abstract begin those of the other; of the
    entries left, those whose words are mostly a paper's, and no other paper's nearly as much.
    """
    index = _Letters(papers)
    found: dict[int, Found] = {}
    left: list[int] = []
    for number, entry in enumerate(entries):
        known = b"".join(words(entry.abstract))
        exact = index.find(known, entry.year) if len(known) >= SHORTEST else None
        if exact:
            found[number] = exact
        elif len(known) >= SHORTEST:
            left.append(number)
    if left:
        found.update(_find_reworded(entries, papers, left, index))
    return found


class _Letters:
    """Papers by the letters of their abstracts, and their shingles in `texts`."""

    def __init__(self, papers: Sequence[Known]) -> None:
        self._papers: dict[bytes, list[int]] = {}
        self._years = [paper.year for paper in papers]
        self.of: list[bytes] = []
        self.texts = Texts(map(self._noted, papers))
        self._sorted = sorted(self._papers)

    def _noted(self, paper: Known) -> list[bytes]:
        """The words of the next paper, whose letters are kept."""
        read = words(paper.abstract)
        letters = b"".join(read)
        if len(letters) >= SHORTEST:
            self._papers.setdefault(letters, []).append(len(self.of))
        self.of.append(letters)
        return read

    def find(self, known: bytes, year: int | None) -> Found | None:
        """The papers whose letters these are, else whose they begin, else whose begin them.

        A beginning finds papers of its `year` alone.
        """
        if known in self._papers:
            return Found(tuple(self._papers[known]), How.ABSTRACT)
        at = bisect_left(self._sorted, known)
        begun = self._sorted[at : bisect_left(self._sorted, known + b"\xff", at)]
        start = None if begun else self._longest_start(known)
        found = [
            (letters, paper)
            for letters in begun or filter(None, [start])
            for paper in self._papers[letters]
            if years_agree(year, self._years[paper])
        ]
        if not found:
            return None
        share = min(1.0, len(known) / len(found[0][0]))
        rivals = len({letters for letters, _ in found}) > 1
        return Found(tuple(paper for _, paper in found), How.ABSTRACT, share, rivals)

    def _longest_start(self, known: bytes) -> bytes | None:
        """The longest of the papers' letters that these begin with."""
        while len(known) >= SHORTEST:
            at = bisect_right(self._sorted, known)
            if at == 0:
                return None
            before = self._sorted[at - 1]
            if known.startswith(before):
                return before
            known = known[: _in_common(known, before)]
        return None


def _in_common(one: bytes, other: bytes) -> int:
    """How many first letters two texts share."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def _find_reworded(
    entries: Sequence[Facts], papers: Sequence[Known], left: Sequence[int], index: _Letters
) -> Iterator[tuple[int, Found]]:
    given = Texts(words(entries[number].abstract) for number in left)
    theirs = index.texts
    for place, likely in candidates(given, theirs).items():
        entry = entries[left[place]]
        shingles = given.shingles(place)
        scored = []
        for paper in likely[:_COMPARED]:
            if years_agree(entry.year, papers[paper].year):
                share, shared = containment(shingles, theirs.shingles(paper))
                if shared >= ENOUGH:
                    scored.append((share, -paper))
        if scored and max(scored)[0] >= ALIKE:
            yield left[place], _best(sorted(scored, reverse=True), index)


def _best(scored: Sequence[tuple[float, int]], index: _Letters) -> Found:
    """The papers that score best, those of one abstract together, and whether others come close."""
    best, first = scored[0]
    close = [-paper for share, paper in scored if share > best - MARGIN]
    same = [paper for paper in close if index.of[paper] == index.of[-first]]
    rivals = len(same) < len(close)
    return Found(tuple(close if rivals else same), How.REWORDED, best, rivals)
