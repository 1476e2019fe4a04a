"""The settings of a site: `content/site.yaml`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

# No empty, `.` or `..` part and no backslash: a browser would read another host or folder.
_BASE_URL = re.compile(
    r"https?://[^\s/?#<>\"\\]+(?:/(?!\.{0,2}(?:/|$))[^\s/?#<>\"\\]+)*/?", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Site:
    """One site's settings; every one has a default, so that a folder of lists alone builds."""

    title: str = "Papers"
    description: str = ""
    base_url: str | None = None
    """Absolute, without a final slash; None where the site's address is not known."""
    language: str = "en"
    repository: str | None = None
    licence: str = ""
    """A sentence about the licence of the abstracts, shown in the footer."""
    papers_per_page: int = 50
    author_page_from: int = 3
    """An author with this many papers has a page."""

    @property
    def base_path(self) -> str:
        """The path the site lives under: `/repo/`, or `/` at a domain's root."""
        path = (self.base_url or "").split("://", 1)[-1].partition("/")[2]
        return f"/{path}/" if path else "/"


def is_base_url(url: str) -> bool:
    """Whether paths can be put behind a web address: http or https, a host, no query, no fragment.

    >>> is_base_url("https://example.org/repo/"), is_base_url("/repo/")
    (True, False)
    """
    return _BASE_URL.fullmatch(url) is not None


@dataclass(frozen=True, slots=True)
class Theme:
    """Jinja templates by name and static files by path, the site's own over the default theme's."""

    templates: Mapping[str, str]
    static: Mapping[str, bytes]
