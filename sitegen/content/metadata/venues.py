r"""Where and when a paper was published, from how exports write it."""

import re
from dataclasses import dataclass

_YEAR = re.compile(r"(?<!\d)(?:1[89]|20|21)\d\d(?!\d)")  # "2026" in "2026-07-11" and "ICML 2026"
_AT_END = re.compile(r"[\s,]*(?:1[89]|20|21)\d\d\Z")
_GROUP = re.compile(r"([A-Za-z]+)\.cc/(\d{4})(?:/.*)?")  # "ICML.cc/2026/Conference"
# The end of "Proceedings of the Conference on Gardens (GARDEN '26)", also without its year
_ACRONYM = re.compile(r".*\(([A-Z][\w/&+-]*[A-Z][\w/&+-]*)(?:[\s'’-]*\d{2,4})?\)[.\s]*", re.DOTALL)
# "ICML 2026 spotlight", "NeurIPS '26", "ICLR 2026 Conference Withdrawn"; not "Gardens 2026"
_ACRONYM_AND_YEAR = re.compile(r"([A-Z]\w*[A-Z]\w*)['’ -]{0,2}(?:\d{4}|\d\d)(?!\d).*", re.DOTALL)
_VOLUME = re.compile(r"\s*\(\d+\)\Z")  # "ACL (1)"
_ELSEWHERE = re.compile(r"\b(?:workshop|symposium|tutorial|companion|findings)s?\b", re.IGNORECASE)
# A preprint has no venue: "arXiv preprint arXiv:2601.00001", "CoRR", "ArXiv"
_PREPRINT = re.compile(
    r"(?:arxiv|corr|biorxiv|medrxiv|openreview|preprint|submitted to|under review"
    r"|withdrawn|desk reject)\b.*",
    re.IGNORECASE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Publication:
    """A venue, without its year, and a year. None where it is not known."""

    venue: str | None
    year: int | None


def publication(venue: str, year: str) -> Publication:
    """What a venue and a year as written mean, in plain text.

    >>> publication("ICML 2026 spotlight", "")
    Publication(venue='ICML', year=2026)
    >>> publication("Proceedings of the 3rd Conference on Gardens (GARDEN '26)", "2026-07-01")
    Publication(venue='GARDEN', year=2026)
    >>> publication("arXiv preprint arXiv:2601.00001", "2026")
    Publication(venue=None, year=2026)
    """
    text = " ".join(venue.split()).strip(" .,")
    found = _YEAR.search(year)
    group = _GROUP.fullmatch(text)
    if group:
        return Publication(group[1], int(found[0] if found else group[2]))
    dated = found or _YEAR.search(text)
    return Publication(_named(text), int(dated[0]) if dated else None)


def _named(text: str) -> str | None:
    if not text or _PREPRINT.match(text):
        return None
    acronym = _ACRONYM.fullmatch(text) or _ACRONYM_AND_YEAR.fullmatch(text)
    if acronym and not _ELSEWHERE.search(text):
        return acronym[1]
    return _VOLUME.sub("", _AT_END.sub("", text)) or text


def is_series_of_venue(series: str) -> bool:
    """Whether a series names the venue in a year, "KDD '26", and not who prints it, "LNCS"."""
    return _ACRONYM_AND_YEAR.fullmatch(series) is not None
