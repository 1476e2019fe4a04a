"""Finding the paper an entry belongs to by a mark that only the two give: link, title or name."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from sitegen.derive.facts.fits import Found, How, Known
from sitegen.derive.facts.likeness import same_venue, title_letters, years_agree
from sitegen.derive.facts.shingles import Texts, containment, words
from sitegen.derive.links import address_key
from sitegen.model.record import Facts
from sitegen.text.abstract import read_title

UNLIKE = 0.1
"""Two whole abstracts with a smaller share of shingles in common are of two papers.

Of 51 real pairs of abstracts of one paper 47 have more; strangers have less than .02.
"""

_WHOLE = 60  # words; what has fewer may be the beginning of an abstract
_SHORTEST_TITLE = 15  # letters: "Introduction" and "Deep learning" tell no paper
_LONGEST_NAME = 3  # words
_SEVERAL = 2  # papers that give one mark are too many, and need not all be named
_OPENING = re.compile(r"\s*(?:[:—]|\s[-–]\s)\s*")  # "PrivGate: …", "PrivGate – …", not "Trap-Net"
_MARKUP = re.compile(r"[$\\{]")
# "PrivGate", "B3IT", "LoRA": no common word is written so. Not "Loom", nor "CORE".
_DISTINCTIVE = re.compile(r"\w\d|\d\w|[a-z][A-Z]|[A-Z]{2,}[a-z]")

Holders = Mapping[str, Sequence[int]]
"""Who gives a mark, by place."""


def find_by_mark(
    entries: Sequence[Facts], papers: Sequence[Known], found: Mapping[int, Found]
) -> Mapping[int, Found]:
    """For entries not yet `found`, the paper that gives the same mark, if no other paper does.

    Several entries may give it where they have one title. A name counts only for a paper without
    an entry; against titles and names speak other years, against names other venues, and against
    links and names two abstracts that have nothing in common. Where several papers, or entries of
    several titles, give a mark, they are rivals.
    """
    joined: dict[int, Found] = {}
    if len(found) == len(entries):
        return joined
    titles = [title_letters(entry.title) for entry in entries]
    by_title = _holders((title,) if len(title) >= _SHORTEST_TITLE else () for title in titles)
    steps: tuple[tuple[How, Holders, Callable[[Mapping[int, Found]], Holders]], ...] = (
        (How.LINK, _holders(map(_links, entries)), lambda _: _holders(map(_links, papers))),
        (How.TITLE, by_title, lambda sure: _by_known_title(papers, titles, sure)),
        (How.NAME, _holders(map(_openings, entries)), lambda sure: _by_name(papers, sure)),
    )
    for how, of_entries, of_papers in steps:
        sure = {**found, **{n: match for n, match in joined.items() if not match.rivals}}
        for number, match in _joined(how, of_entries, of_papers(sure), titles, sure.keys()):
            paper = papers[match.papers[0]]
            if match.rivals or _may_be(entries[number], paper, how):
                joined[number] = match
    return joined


def _joined(
    how: How, of_entries: Holders, of_papers: Holders, titles: Sequence[str], sure: AbstractSet[int]
) -> Iterator[tuple[int, Found]]:
    """Entries that give a paper's mark, unless their paper is `sure`, with two who give it."""
    hits: dict[int, set[int]] = {}
    unclear: set[int] = set()
    for mark, holders in of_papers.items():
        givers = of_entries.get(mark, ())
        several = len({titles[giver] for giver in givers}) > 1
        for giver in givers:
            if giver not in sure:
                hits.setdefault(giver, set()).update(holders[:_SEVERAL])
                unclear.update((giver,) if several else ())
    for giver in sorted(hits):
        rivals = giver in unclear or len(hits[giver]) > 1
        yield giver, Found(tuple(sorted(hits[giver])), how, rivals=rivals)


def _may_be(entry: Facts, paper: Known, how: How) -> bool:
    """Whether nothing speaks against what a mark says."""
    if how is not How.LINK and not years_agree(entry.year, paper.year):
        return False
    if how is How.TITLE:  # the abstract of a title may be written anew
        return True
    two_venues = entry.venue and paper.venue and not same_venue(entry.venue, paper.venue)
    if how is How.NAME and two_venues:
        return False
    texts = [words(entry.abstract), words(paper.abstract)]
    if min(map(len, texts)) < _WHOLE:
        return True
    both = Texts(texts)
    return containment(both.shingles(0), both.shingles(1))[0] >= UNLIKE


def _holders(marks: Iterable[Iterable[str]]) -> dict[str, list[int]]:
    holders: dict[str, list[int]] = {}
    for number, given in enumerate(marks):
        for mark in dict.fromkeys(given):
            holders.setdefault(mark, []).append(number)
    return holders


def _by_known_title(
    papers: Sequence[Known], titles: Sequence[str], sure: Mapping[int, Found]
) -> Holders:
    """Papers by their titles: an editor's, and those of the entries that were joined."""
    known = [{title_letters(paper.title)} for paper in papers]
    for number, match in sure.items():
        for paper in () if match.rivals else match.papers:
            known[paper].add(titles[number])
    return _holders(sorted(title for title in own if title) for own in known)


def _by_name(papers: Sequence[Known], sure: Mapping[int, Found]) -> Holders:
    taken = {paper for match in sure.values() for paper in match.papers}
    return _holders(
        (_written(paper.name),) if paper.name and number not in taken else ()
        for number, paper in enumerate(papers)
    )


def _links(known: Known | Facts) -> list[str]:
    """The addresses of an entry or a paper; a bare host says nothing."""
    return [key for link in known.links if "/" in (key := address_key(link.url))]


def _openings(entry: Facts) -> Iterator[str]:
    """What a title may begin with as a name: all before its colon, else words no language has."""
    title = entry.title or ""
    shown = _written(read_title(title).plain if _MARKUP.search(title) else title)
    if opening := _OPENING.search(shown):
        yield shown[: opening.start()]
    first = shown.split()[:_LONGEST_NAME]
    for length in range(1, len(first) + 1):
        words_before = " ".join(first[:length])
        if _DISTINCTIVE.search(words_before):
            yield words_before


def _written(name: str) -> str:
    """A name however its signs are raised or set apart: "**Trap²**" is "Trap2"."""
    return " ".join(unicodedata.normalize("NFKC", name).replace("*", "").split())
