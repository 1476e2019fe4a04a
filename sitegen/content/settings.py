"""`site.yaml`: the settings of a site."""

import re
from pathlib import Path

from sitegen.content.folder import read_settings
from sitegen.content.keys import Keys
from sitegen.model.problem import Problem, warning
from sitegen.model.site import Site, is_base_url
from sitegen.text.urls import is_web

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")  # en, zh-Hans


def read_site(root: Path, problems: list[Problem]) -> Site:
    """The settings of the content folder `root`; what is absent has its default.

    Raises RunError where the file cannot be read.
    """
    path = root / "site.yaml"
    keys = Keys(read_settings(path), str(path), problems)
    default = Site()
    site = Site(
        title=keys.text("title") or default.title,
        description=keys.text("description") or default.description,
        base_url=_base_url(keys),
        language=keys.matching("language", _LANGUAGE.fullmatch, "a language such as en")
        or default.language,
        repository=keys.matching("repository", is_web, "a web address such as https://…"),
        licence=keys.text("licence") or default.licence,
        papers_per_page=keys.number("papers_per_page", 10, 200) or default.papers_per_page,
        author_page_from=keys.number("author_page_from", 1, 1000) or default.author_page_from,
    )
    keys.unknown()
    return site


def without_base_url(root: Path) -> Problem:
    """What a site without `base_url` goes without."""
    message = "there is no base_url, so canonical links, feeds and the sitemap are left out"
    hint = "Add `base_url: https://…`, or build with --base-url."
    return warning("no-base-url", str(root / "site.yaml"), None, message, hint)


def _base_url(keys: Keys) -> str | None:
    what = "the address of a site such as https://…/repo/"
    url = keys.matching("base_url", is_base_url, what)
    return url and url.rstrip("/")
