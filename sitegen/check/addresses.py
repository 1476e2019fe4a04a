"""Where a URL on a page leads: to a file of the site, elsewhere, or nowhere."""

from dataclasses import dataclass
from urllib.parse import SplitResult, unquote, urlsplit

from sitegen.check.tree import Tree
from sitegen.text.caseless import caseless

_SPACE = "".join(map(chr, range(33)))
_ELSEWHERE = {"http", "https", "mailto", "tel"}


@dataclass(frozen=True, slots=True)
class Target:
    """A file of the site by its path, or None for what lies elsewhere.

    `by_folder` where the URL names the file's folder alone, which works on a web server only.
    """

    path: str | None
    fragment: str = ""
    by_folder: bool = False


@dataclass(frozen=True, slots=True)
class NoTarget:
    """Why a URL leads nowhere, and what to do."""

    code: str
    reason: str
    hint: str


ELSEWHERE = Target(None)


def resolve(url: str, page: str, tree: Tree) -> Target | NoTarget:
    """Where `url` leads from the page at the path `page`. Letter case matters."""
    text = url.strip(_SPACE).translate({9: None, 10: None, 13: None})  # as browsers do
    try:
        parts = urlsplit(text)
    except ValueError:
        return NoTarget("check-link", f"{url} is not a URL", "Mend or remove it.")
    refused = _refused(url, parts)
    if refused:
        return refused
    fragment = unquote(parts.fragment.partition(":~:")[0])  # `#a:~:text=word` marks words too
    if parts.scheme or parts.netloc:
        return _absolute(text, fragment, tree)
    if not parts.path:
        return Target(page, fragment)
    path = _path(parts.path, page, tree)
    if path is None:
        hint = f"Links stay below {tree.base_path}, where the site lives."
        return NoTarget("check-link", f"{url} leads out of the site", hint)
    return _file(url, path, fragment, tree, by_folder=not parts.path.startswith("/"))


def _refused(url: str, parts: SplitResult) -> NoTarget | None:
    """What leads nowhere, whatever the site: `javascript:…`, `https:/x`."""
    if "\\" in parts.path:
        hint = "Write / instead: browsers read it so."
        return NoTarget("check-link", f"{url} holds a backslash", hint)
    if parts.scheme not in {"", *_ELSEWHERE}:
        hint = "Use https: or a path within the site."
        return NoTarget("check-scheme", f"{url} is no address a reader may be sent to", hint)
    if parts.scheme in {"http", "https"} and not parts.netloc:
        return NoTarget("check-link", f"{url} names no host", "Mend or remove it.")
    return None


def _absolute(text: str, fragment: str, tree: Tree) -> Target | NoTarget:
    """`https://…`; below the site's own address it must lead to a file like any other."""
    bare = text.partition("#")[0].partition("?")[0]
    if tree.base_url is None or not f"{bare}/".startswith(f"{tree.base_url}/"):
        return ELSEWHERE
    path = unquote(bare[len(tree.base_url) :].lstrip("/"))
    return _file(text, path, fragment, tree, by_folder=False)


def _path(path: str, page: str, tree: Tree) -> str | None:
    """The path from the site's root that a path on a page means; None outside the site.

    A folder ends in a slash. Example: `../tags/` on `papers/a.html` means `tags/`.
    """
    steps = page.split("/")[:-1]
    if path.startswith("/"):
        if not path.startswith(tree.base_path):
            return None
        steps, path = [], path.removeprefix(tree.base_path)
    parts = unquote(path).split("/")
    for part in parts:
        if part == ".." and not steps:
            return None
        if part == "..":
            steps.pop()
        elif part not in {"", "."}:
            steps.append(part)
    names_folder = parts[-1] in {"", ".", ".."} and bool(steps)
    return "/".join(steps) + "/" * names_folder


def _file(url: str, path: str, fragment: str, tree: Tree, *, by_folder: bool) -> Target | NoTarget:
    names_folder = not path or path.endswith("/")
    file = f"{path}index.html" if names_folder else path
    if file in tree.sizes:
        return Target(file, fragment, by_folder=by_folder and names_folder)
    return NoTarget("check-link", f"{url} leads to no file of the site", _meant(file, tree))


def _meant(file: str, tree: Tree) -> str:
    """What the author of a broken link may have meant."""
    for guess in (f"{file}.html", f"{file}/index.html"):
        if guess in tree.sizes:
            return f"Link to {guess}."
    other = tree.caseless.get(caseless(file))
    if other is not None:
        return f"Letter case matters: the file is called {other}."
    return "Mend the link, or make the page."
