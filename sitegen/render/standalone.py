"""Pages that stand alone: prose, search, the missing page, redirects."""

from sitegen.model.catalog import ProsePage
from sitegen.model.paths import prose_path
from sitegen.model.prose import NotesReader
from sitegen.render.addresses import redirect_target
from sitegen.render.contexts import MissingContext, ProseContext, RedirectContext, SearchContext
from sitegen.render.markup import trusted
from sitegen.render.sections import ABOUT
from sitegen.render.shell import page_at
from sitegen.render.views import Page, Shell


def search_page(shell: Shell) -> SearchContext:
    """The search page."""
    return SearchContext(shell, page_at(shell, "search.html", "search", indexed=False))


def prose_page(shell: Shell, prose: ProsePage, read_notes: NotesReader) -> ProseContext:
    """A page of `content/pages/`, its Markdown as HTML."""
    section = prose.slug if prose.slug == ABOUT else ""
    return ProseContext(
        shell=shell,
        page=page_at(shell, prose_path(prose.slug), section),
        title=prose.title,
        body=trusted(read_notes(prose.body).html),
    )


def missing_page(shell: Shell) -> MissingContext:
    """It is served for paths of any depth, so its links start at the site's base path."""
    return MissingContext(shell, Page("404.html", shell.site.base_path, None, "", indexed=False))


def redirect_page(shell: Shell, old: str, new: str) -> RedirectContext:
    """The stub at an old path that sends its reader to the new one."""
    page = page_at(shell, old, indexed=False)
    return RedirectContext(shell, page, redirect_target(old, new))
