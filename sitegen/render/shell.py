"""The site around every page, and each page's place in it."""

from collections.abc import Mapping
from datetime import date

from sitegen.model.catalog import Catalog
from sitegen.render.addresses import absolute, root_of
from sitegen.render.sections import ABOUT, sections_of
from sitegen.render.views import Page, Shell
from sitegen.text.urls import is_web


def make_shell(catalog: Catalog, static: Mapping[str, str]) -> Shell:
    """`static` gives the path of each static file by its name."""
    site = catalog.site
    return Shell(
        site=site,
        static=static,
        sections=sections_of(catalog),
        pages=tuple(page for page in catalog.pages if page.slug != ABOUT),
        repository=site.repository if is_web(site.repository or "") else None,
        feed=site.base_url is not None and bool(catalog.papers),
    )


def page_at(
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
