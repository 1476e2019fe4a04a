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

    def context() -> SearchContext:
        page = press.page("search.html", "search", indexed=False)
        return SearchContext(**press.around(page))

    return PlannedPage("search.html", press.key(SearchContext.template), context, indexed=False)


def prose_page(press: Press, prose: ProsePage) -> PlannedPage:
    """A page of `content/pages/`, its Markdown as HTML."""
    path = prose_path(prose.slug)

    def context() -> ProseContext:
        page = press.page(path, ABOUT if prose.slug == ABOUT else "")
        body = trusted(press.read_notes(prose.body).html)
        return ProseContext(**press.around(page), title=prose.title, body=body)

    return PlannedPage(path, press.key(ProseContext.template, prose.title, prose.body), context)


def missing_page(press: Press) -> PlannedPage:
    """It is served for paths of any depth, so its links start at the site's base path."""

    def context() -> MissingContext:
        page = Page("404.html", press.shell.site.base_path, None, "", indexed=False)
        return MissingContext(**press.around(page))

    return PlannedPage("404.html", press.key(MissingContext.template), context, indexed=False)


def redirect_page(press: Press, old: str, new: str) -> PlannedPage:
    """The stub at an old path that sends its reader to the new one."""

    def context() -> RedirectContext:
        around = press.around(press.page(old, indexed=False))
        return RedirectContext(around["shell"], around["frame"], redirect_target(old, new))

    return PlannedPage(old, press.key(RedirectContext.template, new), context, indexed=False)
