"""Pages that stand alone: prose, search, the missing page, redirects."""

from sitegen.model.catalog import ProsePage
from sitegen.model.paths import prose_path
from sitegen.render.addresses import redirect_target
from sitegen.render.contexts import MissingContext, ProseContext, RedirectContext, SearchContext
from sitegen.render.markup import trusted
from sitegen.render.press import PlannedPage, Press
from sitegen.render.sections import ABOUT
from sitegen.render.views import Page


def search_page(press: Press) -> PlannedPage:
    """The search page."""
    page = press.page("search.html", "search", indexed=False)
    key = press.key(SearchContext.template)
    return PlannedPage(page, key, lambda: SearchContext(**press.around(page)))


def prose_page(press: Press, prose: ProsePage) -> PlannedPage:
    """A page of `content/pages/`, its Markdown as HTML."""
    page = press.page(prose_path(prose.slug), prose.slug if prose.slug == ABOUT else "")
    return PlannedPage(
        page=page,
        key=press.key(ProseContext.template, prose.title, prose.body),
        context=lambda: ProseContext(
            **press.around(page),
            title=prose.title,
            body=trusted(press.read_notes(prose.body).html),
        ),
    )


def missing_page(press: Press) -> PlannedPage:
    """It is served for paths of any depth, so its links start at the site's base path."""
    page = Page("404.html", press.shell.site.base_path, None, "", indexed=False)
    key = press.key(MissingContext.template)
    return PlannedPage(page, key, lambda: MissingContext(**press.around(page)))


def redirect_page(press: Press, old: str, new: str) -> PlannedPage:
    """The stub at an old path that sends its reader to the new one."""
    page = press.page(old, indexed=False)
    key = press.key(RedirectContext.template, new)
    target = redirect_target(old, new)
    return PlannedPage(
        page=page,
        key=key,
        context=lambda: RedirectContext(press.shell, press.around(page)["frame"], target),
    )
