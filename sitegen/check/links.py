"""The links of all pages: each leads somewhere, and nothing is fetched from elsewhere."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sitegen.check.addresses import NoTarget, Target, resolve
from sitegen.check.page import Element, Page
from sitegen.check.tree import Tree
from sitegen.model.problem import Problem, error, warning

_ATTRIBUTES = {
    "a": ("href",),
    "area": ("href",),
    "audio": ("src",),
    "button": ("formaction",),
    "embed": ("src",),
    "form": ("action",),
    "iframe": ("src",),
    "image": ("href", "xlink:href"),
    "img": ("src",),
    "input": ("src", "formaction"),
    "link": ("href",),
    "object": ("data",),
    "script": ("src",),
    "source": ("src",),
    "track": ("src",),
    "use": ("href", "xlink:href"),
    "video": ("src", "poster"),
}
"""The attributes that hold a URL."""
_FOLLOWED = {"a", "area"}
_PICTURES = {"img", "image", "source"}
"""The elements that may hold their data in the URL, `data:image/png;base64,…`; so may an icon."""
_ONLY_SAID = {"canonical", "alternate", "author", "license", "cite-as", "describedby", "item"}
"""Relations of `<link>` that a browser does not fetch. `canonical` is checked as metadata."""
_REFRESH = re.compile(r"\s*\d+\s*;\s*url\s*=\s*(?P<url>.*)", re.IGNORECASE | re.DOTALL)
"""The content of a redirect: `0; url=../papers/new.html`."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The first link that names an anchor of another page."""

    file: str
    line: int
    url: str


class Links:
    """Follows the links of one page after another; anchors of other pages are looked up last."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._anchors: dict[str, frozenset[str]] = {}
        self._wanted: dict[tuple[str, str], _Place] = {}
        self._same: dict[frozenset[str], frozenset[str]] = {}
        self.redirects: dict[str, str] = {}
        """The pages seen that send the reader on, and where to."""

    def check(self, page: Page) -> Iterator[Problem]:
        """What is wrong with the links of a page, but for anchors of other pages."""
        anchors = page.anchors
        self._anchors[page.path] = self._same.setdefault(anchors, anchors)  # many pages share one
        for element in page.elements:
            for url in _urls(element):
                yield from self._check(page, element, url)
        for base in page.named("base"):
            told = "<base> changes where every link leads, and the policy forbids it"
            yield error("check-link", page.file, base.line, told, "Remove it.")

    def missing_anchors(self) -> Iterator[Problem]:
        """The links to anchors of other pages that are not there, once all pages were checked."""
        for (path, fragment), place in self._wanted.items():
            if path in self._anchors and fragment not in self._anchors[path]:
                yield _no_anchor(place.file, place.line, place.url, path, fragment)

    def _check(self, page: Page, element: Element, url: str) -> Iterator[Problem]:
        is_picture = element.name in _PICTURES or "icon" in element.words("rel")
        if is_picture and url.lower().startswith("data:"):
            return
        target = resolve(url, page.path, self._tree)
        if isinstance(target, NoTarget):
            yield error(target.code, page.file, element.line, target.reason, target.hint)
            return
        if target.path is None:
            if element.name not in _FOLLOWED and _ONLY_SAID.isdisjoint(element.words("rel")):
                yield _foreign(page, element, url)
            return
        if element.name == "meta":
            self.redirects[page.path] = target.path
        yield from self._unsteady(page, element, url, target)
        if target.fragment in {"", "top"}:
            return
        if target.path != page.path:
            place = _Place(page.file, element.line, url)
            self._wanted.setdefault((target.path, target.fragment), place)
        elif target.fragment not in self._anchors[page.path]:
            yield _no_anchor(page.file, element.line, url, page.path, target.fragment)

    def _unsteady(
        self, page: Page, element: Element, url: str, target: Target
    ) -> Iterator[Problem]:
        """A link that leads somewhere, but not from wherever the page is opened."""
        if target.by_folder:
            told = f"{url} leads to a folder, which works on a web server only"
            hint = f"Link to {target.path}."
            yield warning("check-folder", page.file, element.line, told, hint)
        if page.path == "404.html" and url and not url.startswith(("/", "#")) and "://" not in url:
            told = f"{url} is relative, but this page answers at every depth"
            hint = f"Start it with {self._tree.base_path}."
            yield error("check-relative", page.file, element.line, told, hint)


def _urls(element: Element) -> Iterator[str]:
    """The URLs an element holds."""
    for name in _ATTRIBUTES.get(element.name, ()):
        if name in element.attributes and "canonical" not in element.words("rel"):
            yield element.get(name)
    if element.name in {"img", "source"}:
        candidates = element.get("srcset").split(",")
        yield from (words.split()[0] for words in candidates if words.strip())
    if element.name == "meta" and element.get("http-equiv").lower() == "refresh":
        refresh = _REFRESH.fullmatch(element.get("content"))
        if refresh:
            yield refresh["url"].strip("\"' ")


def _foreign(page: Page, element: Element, url: str) -> Problem:
    told = f"<{element.name}> asks another host: {url}"
    hint = "Put a copy into static/: pages of this site make no request to others."
    return error("check-foreign", page.file, element.line, told, hint)


def _no_anchor(file: str, line: int, url: str, path: str, fragment: str) -> Problem:
    told = f"{url} leads to no place on {path}"
    return error("check-anchor", file, line, told, f'Nothing there has the id "{fragment}".')
