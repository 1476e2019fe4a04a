r"""Links from what bibliographies give: DOIs, numbers of arXiv and OpenReview, addresses."""

import re
from collections.abc import Iterable, Iterator

from sitegen.model.record import Link
from sitegen.text.urls import bare_urls, is_web, target

# What an address without a kind of its own leads to, by its host and path; the first that fits.
_KINDS = tuple(
    (kind, re.compile(rf"https?://(?:www\.)?(?:{places})", re.IGNORECASE))
    for kind, places in (
        ("arxiv", r"(?:export\.)?arxiv\.org/"),
        ("doi", r"(?:dx\.)?doi\.org/"),
        ("openreview", r"openreview\.net/forum"),
        ("pdf", r"[^?#]*\.pdf(?:[?#]|$)|openreview\.net/pdf"),
        ("pmlr", r"proceedings\.mlr\.press/"),
        ("data", r"huggingface\.co/datasets/|zenodo\.org/|kaggle\.com/"),
        ("demo", r"huggingface\.co/spaces/|colab\.research\.google\.com/"),
        ("model", r"huggingface\.co/(?!papers/)"),
        ("code", r"(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)/"),
        ("video", r"(?:youtube\.com|youtu\.be|vimeo\.com)/"),
        ("project", r"[\w-]+\.(?:github|gitlab)\.io\b"),
    )
)
_DOI = re.compile(r"(?:https?://(?:dx\.)?doi\.org/|doi:\s*)?(10\.\d{4,9}/\S+)", re.IGNORECASE)
_ARXIV = re.compile(
    r"(?:https?://(?:www\.|export\.)?arxiv\.org/(?:abs|pdf)/|arxiv:\s*|abs/)?"
    r"(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})(v\d+)?(?:\.pdf)?",
    re.IGNORECASE,
)
_ARXIV_NAMED = re.compile(  # "arXiv preprint arXiv:2601.00001", "CoRR, abs/2601.00001"
    r"(?:arxiv:\s*|\babs/)(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})", re.IGNORECASE
)
_FORUM = re.compile(r"[\w-]{6,30}")  # "pc7fqaOcAH"
_LONE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")  # "100%", not "a%20b"
_OPENREVIEW = "https://openreview.net"


def doi(text: str) -> Link | None:
    """The link of a DOI, however it is written: bare, with `doi:`, as an address."""
    found = _DOI.fullmatch(text.strip())
    return address(f"https://doi.org/{found[1]}", "doi") if found else None


def arxiv(text: str) -> Link | None:
    """The link of an arXiv number, however it is written."""
    found = _ARXIV.fullmatch(text.strip())
    return Link("arxiv", f"https://arxiv.org/abs/{found[1]}{found[2] or ''}") if found else None


def arxiv_named(text: str) -> Link | None:
    """The link of an arXiv number that a journal's name holds."""
    found = _ARXIV_NAMED.search(text)
    return arxiv(found[1]) if found else None


def forum(text: str) -> Link | None:
    """The link of a paper's forum on OpenReview, by its address or its id."""
    if _FORUM.fullmatch(text):
        return Link("openreview", f"{_OPENREVIEW}/forum?id={text}")
    return address(text, "openreview")


def address(text: str, kind: str = "") -> Link | None:
    """The link to an address as typed; without a `kind`, of the kind that its host tells."""
    text = text.strip()
    if text.startswith("/") and kind == "pdf":  # OpenReview gives "/pdf/….pdf"
        text = _OPENREVIEW + text
    if "://" not in text and bare_urls(text) != [(0, len(text))]:  # "v1.0" is no host
        return None
    as_typed = is_web(text) and "\\" not in text
    url = _LONE_PERCENT.sub("%25", text) if as_typed else target(text)
    return Link(kind or kind_of(url), url) if url and is_web(url) else None


def kind_of(url: str, otherwise: str = "paper") -> str:
    """What an address leads to.

    >>> kind_of("https://proceedings.mlr.press/v306/wu26ah.html"), kind_of("https://a.org/x.pdf")
    ('pmlr', 'pdf')
    """
    return next((kind for kind, places in _KINDS if places.match(url)), otherwise)


def addresses_in(text: str) -> Iterator[Link]:
    """The links to the addresses that stand in a note."""
    for start, end in bare_urls(text):
        link = address(text[start:end])
        if link:
            yield link


def distinct(links: Iterable[Link | None]) -> tuple[Link, ...]:
    """The links, each address once."""
    kept: dict[str, Link] = {}
    for link in links:
        if link:
            kept.setdefault(link.url, link)
    return tuple(kept.values())
