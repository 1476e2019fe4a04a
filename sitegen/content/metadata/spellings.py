"""How exports spell the keys of a paper. Case, spaces, `-` and `_` do not matter."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sitegen.content.metadata.addresses import address, arxiv, doi, forum
from sitegen.model.record import Link
from sitegen.text.tables import names

ABSTRACT = ("abstract", "summary", "abstractnote", "abstracttext")
TITLE = ("title", "papertitle")
AUTHORS = ("authors", "author", "authornames", "authorlist", "creators")
VENUE = (
    "venue", "conference", "booktitle", "containertitle", "journal", "publicationtitle",
    "proceedings", "venueid",
)  # fmt: skip
YEAR = (
    "year", "publicationyear", "pubyear", "date", "issued", "published", "publicationdate",
)  # fmt: skip
KEYWORDS = ("keywords", "keyword", "tags")
LINKS = "links"
BIBTEX = ("bibtex",)

_KINDS = {
    "pdf": "pdf pdfurl pdflink",
    "code": "code codeurl codelink github githuburl repo repository implementation",
    "project": "project projecturl projectpage website webpage",
    "data": "data dataurl dataset dataseturl",
    "model": "model models modelurl weights",
    "demo": "demo demourl",
    "video": "video videourl presentation youtube",
    "slides": "slides slidesurl",
    "poster": "poster posterurl",
    "pmlr": "pmlr",
    "": "url site link paper paperurl htmlurl absurl anthologyurl",
}


def _as(kind: str) -> Callable[[str], Link | None]:
    return (lambda text: address(text, kind)) if kind else (lambda text: doi(text) or address(text))


ADDRESSES: Mapping[str, Callable[[str], Link | None]] = MappingProxyType(
    {
        "doi": doi,
        **dict.fromkeys(("arxiv", "arxivid", "arxivurl", "eprint"), arxiv),
        **dict.fromkeys(("openreview", "openreviewurl", "openreviewid", "forum"), forum),
        **{key: _as(kind) for kind, keys in _KINDS.items() for key in keys.split()},
    }
)
"""What makes a link of the value of a key."""

PASSED_OVER = names(
    # Of this program's own lists, and of any export: places, counts, marks, and who manages it.
    "list position confidence id uid key number note notes comment comments source status track"
    " type entrytype topics area primaryarea subject subjectareas pages"
    " volume issue publisher address editor editors isbn issn series month day language license"
    " copyright tldr content value invitation signatures readers nonreaders writers cdate mdate"
    " tcdate tmdate ddate pdate odate original replyto paperhash authorids domain version"
)
"""Keys that say nothing of a paper's facts, and are therefore not reported."""


def folded(key: str) -> str:
    """A key without what its spellings differ in.

    >>> folded("PDF_URL"), folded("container-title"), folded("_bibtex")
    ('pdfurl', 'containertitle', 'bibtex')
    """
    return key.casefold().translate(_SIGNS)


_SIGNS = str.maketrans("", "", " -_.")
