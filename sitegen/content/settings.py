"""`site.yaml`: the settings of a site."""

from pathlib import Path

from sitegen.content.folder import read_mapping
from sitegen.content.keys import Keys
from sitegen.content.yaml_nodes import Mapping
from sitegen.model.problem import Problem
from sitegen.model.site import Site

_LANGUAGE = r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*"


def read_site(root: Path, problems: list[Problem]) -> Site:
    """The settings of the content folder `root`; what is absent has its default."""
    path = root / "site.yaml"
    keys = Keys(read_mapping(path, problems) or Mapping({}, {}, 1), str(path), problems)
    default = Site()
    site = Site(
        title=keys.text("title") or default.title,
        description=keys.text("description") or default.description,
        base_url=keys.site_url("base_url"),
        language=keys.matching("language", _LANGUAGE, "a language such as en") or default.language,
        repository=keys.url("repository"),
        licence=keys.text("licence") or default.licence,
        papers_per_page=keys.number("papers_per_page", 10, 200) or default.papers_per_page,
        author_page_from=keys.number("author_page_from", 1, 1000) or default.author_page_from,
    )
    keys.unknown()
    return site
