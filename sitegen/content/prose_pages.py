"""`pages/`: prose pages such as about.md."""

from collections.abc import Iterator
from pathlib import Path

from sitegen.content.folder import files_in, malformed_problem, read_text
from sitegen.content.front_matter import split
from sitegen.content.keys import Keys
from sitegen.content.yaml_nodes import MalformedError, Mapping
from sitegen.model.catalog import ProsePage
from sitegen.model.problem import Problem, error
from sitegen.text.slug import is_valid

# Pages the program makes itself, at the root.
_TAKEN = {"index", "search", "names", "404"}


def read_prose_pages(root: Path, problems: list[Problem]) -> Iterator[ProsePage]:
    """The prose pages of the content folder `root`, by name."""
    for path in files_in(root / "pages", (".md",), problems):
        slug, file = path.name.removesuffix(".md"), str(path)
        if not is_valid(slug) or slug in _TAKEN:
            hint = "Rename it: lower-case letters, digits and -."
            problems.append(error("page-name", file, None, f"`{path.name}` cannot be a page", hint))
            continue
        text = read_text(path, problems)
        if text is None:
            continue
        try:
            page = split(text)
        except MalformedError as fault:
            problems.append(malformed_problem(file, fault))
            continue
        keys = Keys(page.head or Mapping({}, {}, 1), file, problems)
        title = keys.text("title") or slug.replace("-", " ").capitalize()
        yield ProsePage(slug, title, page.body, file, page.body_line)
        keys.unknown()
