"""What is told of published facts: which were joined and how, which were not, and who disagrees."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from sitegen.derive.facts.agreement import Match
from sitegen.derive.facts.by_abstract import SHORTEST
from sitegen.derive.facts.fits import Found, How
from sitegen.derive.facts.likeness import title_letters
from sitegen.model.problem import Problem, advice, warning
from sitegen.model.record import Facts, Record

_EXAMPLES = 3
_TITLE = 60  # characters of a title in a message


def told(
    entries: Sequence[Facts], found: Mapping[int, Found], records: Sequence[Record]
) -> Iterator[Problem]:
    """What became of the entries; nothing where each of them has the abstract of a page.

    A warning for each whose abstract fits several pages, and for each that nothing tells a paper
    by; of the others one line a kind, with the first of them, and how many there are of each.
    """
    unused = [entry for number, entry in enumerate(entries) if number not in found]
    yield from (_too_short(entry) for entry in unused if _is_too_short(entry))
    for how in How:
        joined = [n for n in sorted(found) if found[n].how is how and not found[n].rivals]
        rivals = [n for n in sorted(found) if found[n].how is how and found[n].rivals]
        if joined and how is not How.ABSTRACT:
            page = records[found[joined[0]].papers[0]].file
            yield _joined(how, [entries[n] for n in joined], page)
        if rivals and how in {How.ABSTRACT, How.REWORDED}:
            yield from (_several(entries[n], found[n], records) for n in rivals)
        elif rivals:
            yield _unclear(how, [entries[n] for n in rivals])
    if unused:
        message = f"no page has this abstract, title, name or link: {_what(unused[0])}"
        yield advice("facts-unused", *_place(unused[0]), message + _and_more(unused))
    if unused or any(match.rivals or match.how is not How.ABSTRACT for match in found.values()):
        yield _summary(entries, found)


def disagreements(match: Match, record: Record) -> Iterator[Problem]:
    """The keys that published entries fill differently, and the page's editor does not fill."""
    for dispute in match.disputes:
        if getattr(record, dispute.key):
            continue
        first, second = (
            f"{entry.file}:{entry.line} has {_shown(getattr(entry, dispute.key))}"
            for entry in (dispute.first, dispute.second)
        )
        message = f"published entries disagree about `{dispute.key}`: {first}, {second}"
        line = record.abstract_line
        if dispute.settled:
            hint = "The first is taken."
            yield advice("facts-disagree", record.file, line, message, hint)
        else:
            hint = f"Neither is taken: correct one of them, or write `{dispute.key}` here."
            yield warning("facts-disagree", record.file, line, message, hint)


def _summary(entries: Sequence[Facts], found: Mapping[int, Found]) -> Problem:
    joined = Counter(match.how for match in found.values() if not match.rivals)
    ambiguous = sum(match.rivals for match in found.values())
    kinds = ", ".join(f"{joined[how]:,} by {how}" for how in How if joined[how])
    parts = [f"{joined.total():,} joined ({kinds})"] if joined else []
    parts += [f"{ambiguous:,} ambiguous"] if ambiguous else []
    parts += [f"{len(entries) - len(found):,} unmatched"] if len(found) < len(entries) else []
    file = entries[0].file
    folder = file[: max(file.rfind("/"), file.rfind("\\"), 0)]
    message = f"{len(entries):,} published entries: {', '.join(parts)}"
    return advice("facts-summary", folder, None, message)


def _joined(how: How, entries: Sequence[Facts], page: str) -> Problem:
    message = f"joined with {page} by its {how}: {_what(entries[0])}{_and_more(entries)}"
    hint = "Where that is another paper, give the entry's whole abstract."
    return advice("facts-joined", *_place(entries[0]), message, hint)


def _several(entry: Facts, match: Found, records: Sequence[Record]) -> Problem:
    pages = sorted({records[paper].file for paper in match.papers})
    message = f"the abstract fits {', '.join(pages[:_EXAMPLES])} alike: {_what(entry)}"
    return warning("facts-ambiguous", *_place(entry), message, "Give more of the abstract.")


def _unclear(how: How, entries: Sequence[Facts]) -> Problem:
    message = f"several papers have this {how}: {_what(entries[0])}{_and_more(entries)}"
    hint = "Give the abstract, or its first 60 characters or more."
    return advice("facts-ambiguous", *_place(entries[0]), message, hint)


def _too_short(entry: Facts) -> Problem:
    message = "the abstract is too short to tell a paper by"
    hint = "Give the abstract, or its first 60 characters or more."
    return warning("facts-too-short", *_place(entry), message, hint)


def _is_too_short(entry: Facts) -> bool:
    tells = entry.title or entry.links
    return not tells and len(title_letters(entry.abstract)) < SHORTEST


def _and_more(entries: Sequence[Facts]) -> str:
    """` (and 51 more: x.bib:80, x.bib:93, …)`."""
    others = entries[1:]
    if not others:
        return ""
    examples = ", ".join(f"{entry.file}:{entry.line}" for entry in others[: _EXAMPLES - 1])
    rest = ", …" if len(others) >= _EXAMPLES else ""
    return f" (and {len(others):,} more: {examples}{rest})"


def _place(entry: Facts) -> tuple[str, int]:
    return entry.file, entry.line


def _what(entry: Facts) -> str:
    return " ".join((entry.title or entry.abstract or entry.links[0].url)[:_TITLE].split())


def _shown(value: object) -> str:
    text = ", ".join(value) if isinstance(value, tuple) else str(value)
    return f"`{text[:_TITLE]}`"
