"""Which abstracts of the lists have no page yet, and which differ from theirs."""

import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from sitegen.model.problem import Problem, advice
from sitegen.model.record import ListedAbstract, Record, UnreadPage
from sitegen.text.fingerprint import received_mark, text_key

_RUN = 3
_SAME_ENOUGH = 0.5
"""The share of runs that an abstract and its corrected form have in common …"""
_NEARLY_SAME = 0.78
"""… and where the page's own abstract still stands in a list: two papers may share phrases."""
_MANY = 5_000
_ONE_IN = 8
"""Of many new abstracts one run in eight is compared, chosen by its checksum: enough to tell."""
_LETTERS_A_WORD = 20
"""A text with longer words than this on average is written without spaces: Chinese, Japanese."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """The abstracts that need a page, in order, and what was found on the way."""

    new: tuple[ListedAbstract, ...]
    problems: tuple[Problem, ...]


def find_new(
    listed: Iterable[ListedAbstract], records: Sequence[Record], unread: Sequence[UnreadPage]
) -> Ingested:
    """Compare lists with pages. An abstract is known by its words, however wrapped or spaced.

    It has its page where a page holds it, or was made from it whatever an editor did to its text
    since, or where a page that cannot be read holds it. An abstract whose page says something else
    (one of them was corrected) gets no second page: it is reported. An abstract that stands in two
    lists, or twice in one, is one page.
    """
    listed = tuple(listed)
    if not listed:
        return Ingested((), ())
    known = {text_key(record.abstract) for record in records}
    marks = {record.source.received for record in records if record.source}
    raw_pages = [_squeezed(page.text) for page in unread]
    unknown: dict[str, ListedAbstract] = {}
    in_lists = set()
    for item in listed:
        key, mark = text_key(item.text), received_mark(item.text)
        in_lists.add(key)
        has_page = key in known or mark in marks
        in_unread = any(mark in raw or _squeezed(item.text) in raw for raw in raw_pages)
        if not has_page and not in_unread:
            unknown.setdefault(key, item)
    corrected = _corrected(unknown, records, in_lists)
    new = tuple(item for key, item in unknown.items() if key not in corrected)
    return Ingested(new, tuple(_differs(unknown[key], page) for key, page in corrected.items()))


def _corrected(
    unknown: dict[str, ListedAbstract], records: Sequence[Record], in_lists: AbstractSet[str]
) -> dict[str, Record]:
    """The abstracts that are another form of a page's, with that page; no page answers for two."""
    many = len(unknown) > _MANY
    runs = {key: _runs(item.text, many) for key, item in unknown.items()} if records else {}
    holders: dict[int, list[str]] = {}
    for key, numbers in runs.items():
        for number in numbers:
            holders.setdefault(number, []).append(key)
    alike: list[tuple[float, str, Record]] = []
    for record in records if holders else ():
        mine = _runs(record.abstract, many) if record.source else set()
        enough = _NEARLY_SAME if text_key(record.abstract) in in_lists else _SAME_ENOUGH
        shared = Counter(key for number in mine for key in holders.get(number, ()))
        for key, count in shared.items():
            share = count / max(len(mine), len(runs[key]))
            if share >= enough:
                alike.append((share, key, record))
    pages: dict[str, Record] = {}
    for _, key, record in sorted(alike, key=lambda pair: (-pair[0], pair[1], pair[2].slug)):
        if key not in pages and record not in pages.values():
            pages[key] = record
    return {key: pages[key] for key in unknown if key in pages}


def _runs(text: str, many: bool) -> set[int]:  # noqa: FBT001 -- the one question asked here
    """Checksums of the runs of three words of a text; among many texts one in eight.

    Of a text without spaces the runs are of three characters; of a few words, of one.
    """
    words = text.split()
    if len(text) > _LETTERS_A_WORD * max(len(words), 1):
        words = list("".join(words))
    length = _RUN if len(words) > 2 * _RUN else 1
    starts = range(max(1, len(words) - length + 1))
    sums = {zlib.crc32(" ".join(words[i : i + length]).encode("utf-8", "replace")) for i in starts}
    return {number for number in sums if number % _ONE_IN == 0} if many else sums


def _squeezed(text: str) -> str:
    return " ".join(text.split())


def _differs(item: ListedAbstract, page: Record) -> Problem:
    message = f"the abstract differs from its page {page.file}"
    hint = "Copy the correction into the page if it is one; the page is what is published."
    return advice("list-differs", item.file, item.line, message, hint)
