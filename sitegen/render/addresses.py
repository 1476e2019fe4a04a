"""Where a page stands as seen from elsewhere: from the page itself, and from the web."""

import re
from urllib.parse import quote

from sitegen.model.site import Site
from sitegen.text.urls import is_web

MAIL_ADDRESS = re.compile(r"mailto:[^\s\x00-\x20<>\"]+", re.IGNORECASE)
"""`mailto:ada@example.org`; not `mailto:`."""


def may_be_followed(url: str) -> bool:
    """Whether a browser may be led there: to the web or to a mailbox, not by `javascript:…`."""
    return is_web(url) or MAIL_ADDRESS.fullmatch(url) is not None


def root_of(path: str) -> str:
    """The way from the page at `path` to the site's root: `../` from `tags/index.html`."""
    return "../" * path.count("/")


def absolute(site: Site, path: str) -> str | None:
    """The published URL of `path`; None where the site's address is not known.

    The home page is known by its folder, every other page by its file.
    """
    if site.base_url is None:
        return None
    return f"{site.base_url}/{'' if path == 'index.html' else path}"


def redirect_target(old: str, new: str) -> str:
    """The link from the page at an old path to the new path; it cannot leave the site."""
    return root_of(old) + quote(new, safe="/#~")
