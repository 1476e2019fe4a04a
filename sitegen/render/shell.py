"""The site around every page, and the place of each page in it."""

from collections.abc import Mapping
from datetime import date

from sitegen.model.catalog import Catalog
from sitegen.render.places import absolute, is_web_address, root_of
from sitegen.render.views import Page, Shell

ABOUT = "about"


def make_shell(catalog: Catalog, static: Mapping[str, str]) -> Shell:
    """`static` gives the path of each static file by its name."""
    site = catalog.site
    shown = {
        "papers": True,
        "tags": bool(catalog.filings),
        "venues": bool(catalog.venues),
        "authors": bool(catalog.people),
        "names": bool(catalog.names),
        ABOUT: any(page.slug == ABOUT for page in catalog.pages),
        "search": True,
    }
    return Shell(
        site=site,
        static=static,
        sections=tuple(section for section, is_shown in shown.items() if is_shown),
        pages=tuple(page for page in catalog.pages if page.slug != ABOUT),
        repository=site.repository if is_web_address(site.repository or "") else None,
        feed=site.base_url is not None and bool(catalog.papers),
    )


def place(
    shell: Shell,
    path: str,
    section: str = "",
    *,
    indexed: bool = True,
    changed: date | None = None,
) -> Page:
    """The page at `path`; one that search engines are not to list has no canonical URL either."""
    canonical = absolute(shell.site, path) if indexed else None
    return Page(path, root_of(path), canonical, section, indexed, changed)
