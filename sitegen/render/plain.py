"""Pages that show no papers: prose, search, the missing page, redirects."""

from collections.abc import Callable

from sitegen.model.catalog import ProsePage
from sitegen.render.contexts import MissingContext, ProseContext, RedirectContext, SearchContext
from sitegen.render.markup import trusted
from sitegen.render.places import redirect_target
from sitegen.render.shell import ABOUT, place
from sitegen.render.views import Page, Shell


def search_page(shell: Shell) -> SearchContext:
    return SearchContext(shell, place(shell, "search.html", "search", indexed=False))


def prose_page(shell: Shell, prose: ProsePage, render_notes: Callable[[str], str]) -> ProseContext:
    section = prose.slug if prose.slug == ABOUT else ""
    return ProseContext(
        shell=shell,
        page=place(shell, f"{prose.slug}.html", section),
        title=prose.title,
        body=trusted(render_notes(prose.body)),
    )


def missing_page(shell: Shell) -> MissingContext:
    """It is served for paths of any depth, so its links start at the site's base path."""
    return MissingContext(shell, Page("404.html", shell.site.base_path, None, "", indexed=False))


def redirect_page(shell: Shell, old: str, new: str) -> RedirectContext:
    page = place(shell, old, indexed=False)
    return RedirectContext(shell, page, redirect_target(old, new))
