r"""Facts from a BibTeX file."""

import re
from collections.abc import Iterator, Mapping

from sitegen.content.metadata import spellings
from sitegen.content.metadata.addresses import (
    address,
    addresses_in,
    arxiv,
    arxiv_named,
    distinct,
    doi,
)
from sitegen.content.metadata.bibtex import Entry, Field, parse
from sitegen.content.metadata.names import People, read_people
from sitegen.content.metadata.report import Report
from sitegen.content.metadata.tex import plain_text, separate, title_text
from sitegen.content.metadata.venues import Publication, is_series_of_venue, publication
from sitegen.model.record import Facts, Link

_NO_PAPERS = frozenset({"proceedings", "mvproceedings", "periodical", "collection", "set", "xdata"})
_VENUE = ("booktitle", "journal", "journaltitle", "eventtitle")
_VENUE_OF_VOLUME = ("shortname", *_VENUE, "title")
_YEAR = ("year", "date")
_KEYWORDS = ("keywords", "keyword")
_NOTES = ("howpublished", "note")
_OF_THEIR_OWN = frozenset({"doi", "eprint", "url"})
_BRACED = re.compile(r"[{}]")


def read_bibliography(text: str, report: Report) -> Iterator[Facts]:
    """The facts of every entry that is a paper, in order.

    What an entry lacks, its `crossref` gives. Where a file has one `@proceedings`, that holds for
    all entries without a venue of their own, as in the files of PMLR.
    """
    bibliography = parse(text)
    for fault in bibliography.faults:
        tell = report.broken if fault.lost else report.odd
        tell(fault.line, fault.message, fault.hint)
    volumes = [entry for entry in bibliography.entries if entry.kind == "proceedings"]
    by_key = {entry.key.lower(): entry for entry in reversed(bibliography.entries)}
    for entry in bibliography.entries:
        if entry.kind not in _NO_PAPERS:
            people = read_people(_text(entry.fields, "author"))
            report.people(entry.line, people)
            volume = _volume_of(entry, volumes, by_key, report)
            facts = _facts(entry, volume, people, report.file)
            if facts.year is None:
                _tell_no_year(entry.fields, report)
            yield facts


def publication_of_bibtex(text: str) -> Publication:
    """The venue and the year of the first entry of a BibTeX text, as OpenReview adds one."""
    entries = parse(text).entries
    return _publication(entries[0].fields, {}) if entries else Publication(None, None)


def _facts(entry: Entry, volume: Mapping[str, Field], people: People, file: str) -> Facts:
    fields = entry.fields
    title = ": ".join(filter(None, (_text(fields, "title"), _text(fields, "subtitle"))))
    published = _publication(fields, volume)
    return Facts(
        abstract=_text(fields, "abstract"),
        title=title_text(title) or None,
        authors=people.names,
        venue=published.venue,
        year=published.year,
        links=distinct(_links(fields)),
        file=file,
        line=entry.line,
        keywords=tuple(separate(_first(fields, _KEYWORDS))),
    )


def _publication(fields: Mapping[str, Field], volume: Mapping[str, Field]) -> Publication:
    series = plain_text(_text(fields, "series"))
    venue = series if is_series_of_venue(series) else plain_text(_first(fields, _VENUE))
    return publication(
        venue or plain_text(_first(volume, _VENUE_OF_VOLUME)),
        _first(fields, _YEAR) or _first(volume, _YEAR),
    )


def _links(fields: Mapping[str, Field]) -> Iterator[Link | None]:
    yield doi(_address_text(fields, "doi"))
    if _text(fields, "archiveprefix").lower() in {"", "arxiv"}:
        yield arxiv(_address_text(fields, "eprint"))
    yield arxiv_named(_first(fields, ("journal", "volume", *_NOTES)))
    url = _address_text(fields, "url")
    if "\\url" in url or url.count("://") > 1:
        yield from addresses_in(url)
    elif url:
        yield doi(url) or address(url)
    for name in fields:
        make = spellings.ADDRESSES.get(spellings.folded(name))
        if make and name not in _OF_THEIR_OWN:
            yield make(_address_text(fields, name))
    for name in _NOTES:
        yield from addresses_in(_text(fields, name))


def _tell_no_year(fields: Mapping[str, Field], report: Report) -> None:
    """A year that is written and is none: "20266"; but "in press" means that there is none yet."""
    for name in _YEAR:
        written = _text(fields, name)
        if any(map(str.isdecimal, written)):
            report.wrong(fields[name].line, f"`{name}` must hold a year, not `{written[:40]}`")


def _volume_of(
    entry: Entry, volumes: list[Entry], by_key: Mapping[str, Entry], report: Report
) -> Mapping[str, Field]:
    """The fields of the proceedings that an entry is in."""
    named = entry.fields.get("crossref")
    if named:
        volume = by_key.get(named.text.strip().lower())
        if volume is None:
            message = f"its `crossref` names `{named.text.strip()}`, which is no entry of the file"
            report.odd(named.line, message, "Add that entry, or give venue and year here.")
        return volume.fields if volume else {}
    if len(volumes) == 1 and not _first(entry.fields, _VENUE):
        return volumes[0].fields
    return {}


def _address_text(fields: Mapping[str, Field], name: str) -> str:
    """A value that is an address or a number, without the braces that protect it."""
    return _BRACED.sub("", _text(fields, name)) if name in fields else ""


def _first(fields: Mapping[str, Field], names: tuple[str, ...]) -> str:
    return next((text for name in names if (text := _text(fields, name))), "")


def _text(fields: Mapping[str, Field], name: str) -> str:
    field = fields.get(name)
    return " ".join(field.text.split()) if field else ""
