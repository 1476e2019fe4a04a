"""The site around every page."""

from collections.abc import Mapping

from sitegen.model.catalog import Catalog
from sitegen.render.sections import ABOUT, sections_of
from sitegen.render.views import ProseLink, Shell
from sitegen.text.urls import is_web


def make_shell(catalog: Catalog, static: Mapping[str, str]) -> Shell:
    """`static` gives the path of each static file by its name."""
    site = catalog.site
    return Shell(
        site=site,
        static=static,
        sections=sections_of(catalog),
        pages=tuple(ProseLink(p.slug, p.title) for p in catalog.pages if p.slug != ABOUT),
        repository=site.repository if is_web(site.repository or "") else None,
        feed=site.base_url is not None and bool(catalog.papers),
    )
