"""What a paper's page tells machines: Highwire tags for Scholar and Zotero, and JSON-LD."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from sitegen.model.catalog import Paper
from sitegen.render.markup import SUPPLIED, meta_elements, plain_title_of, script_data
from sitegen.text.urls import is_web

IDENTIFIERS = {"arxiv", "doi"}
"""The kinds of link that name the paper for good; others only repeat what the page links to."""


def citation_tags(paper: Paper, venue: str, tags: Sequence[str]) -> Markup:
    """The `citation_` tags but citation_title, which shares an element with og:title.

    The page's own URL is its canonical one, and is not said again.
    A paper without authors has none: Google Scholar would reject it.
    Source: scholar.google.com/intl/en/scholar/inclusion.html. Empty values have no tag.
    """
    return meta_elements(_tags(paper, venue, tags) if paper.authors else ())


def _tags(paper: Paper, venue: str, tags: Sequence[str]) -> Iterator[tuple[str, str]]:
    for author in paper.authors:
        yield ("citation_author", in_reading_order(author.name))
    if paper.year is not None:
        yield ("citation_publication_date", str(paper.year))
    else:  # Scholar wants a date; this one says when the paper came to be here
        yield ("citation_online_date", f"{paper.added:%Y/%m/%d}")
    if paper.venue:
        yield ("citation_conference_title", venue)
    if tags:
        yield ("citation_keywords", "; ".join(tags))


def in_reading_order(name: str) -> str:
    """`van der Berg, Jan Willem` → `Jan Willem van der Berg`.

    Zotero takes a name for two where both sides of a comma hold a space. Source: its translator
    "Embedded Metadata.js".
    """
    family, comma, given = name.partition(", ")
    return f"{given} {family}" if comma and " " in family and " " in given else name


def structured_data(paper: Paper, venue: str) -> Markup:
    """The paper as a schema.org ScholarlyArticle; what is not known is left out.

    Nothing where the `citation_` tags say all of it: at scale that is a twentieth of the site.
    """
    derived = paper.title_source == "derived"
    same = [link.url for link in paper.links if link.kind in IDENTIFIERS and is_web(link.url)]
    if paper.authors and not derived and not same:
        return Markup()
    known = {
        "@context": "https://schema.org",
        "@type": "ScholarlyArticle",
        "headline": plain_title_of(paper),
        "disambiguatingDescription": SUPPLIED if derived else None,
        "author": [{"@type": "Person", "name": author.name} for author in paper.authors],
        "datePublished": None if paper.year is None else str(paper.year),
        "isPartOf": {"@type": "PublicationIssue", "name": venue} if paper.venue else None,
        "sameAs": same,
    }
    return script_data({key: value for key, value in known.items() if value})
