"""The sites that are audited: the published content, and a small one full of hostile text."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.command import ROOT, Sitegen
from tests.pages import served

HOSTILE = Path(__file__).parent / "hostile"
MAIN_PAGES = ("index.html", "search.html", "authors/index.html")


@dataclass(frozen=True, slots=True)
class Site:
    """A built site, the address it is served at (with a final slash), and what it is called."""

    name: str
    folder: Path
    url: str

    def pages(self) -> list[str]:
        """Every page, by its path from the site's root."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*.html"))

    def sample(self) -> list[str]:
        """One page of each main kind."""
        return [*MAIN_PAGES, self.paper(), self.tag()]

    def paper(self) -> str:
        """The paper with the most math."""
        papers = sorted((self.folder / "papers").glob("*.html"))
        richest = max(papers, key=lambda path: path.read_text(encoding="utf-8").count("<math"))
        return f"papers/{richest.name}"

    def tag(self) -> str:
        """The tag with the longest page."""
        tags = sorted((self.folder / "tags").glob("*.html"))
        longest = max(
            (path for path in tags if path.stem != "index"), key=lambda p: p.stat().st_size
        )
        return f"tags/{longest.name}"


@contextmanager
def built_sites(folder: Path) -> Iterator[list[Site]]:
    """Build both sites below `folder` and serve them while the context lasts."""
    with ExitStack() as stack:
        sites = []
        # One as a project's page lives, one as at a domain's root.
        for name, content, base_path in (
            ("content", ROOT / "content", "/catalog/"),
            ("hostile", HOSTILE, "/"),
        ):
            output = folder / name / "site"
            url = stack.enter_context(served(output, base_path))
            build(content, output, url)
            sites.append(Site(name, output, url))
        yield sites


def build(content: Path, output: Path, url: str) -> None:
    """Build a copy of a content folder, so that the folder itself stays as it is."""
    copy = output.with_name("content")
    shutil.copytree(content, copy)
    run = Sitegen(copy.parent)("build", "--content", copy, "--output", output, "--base-url", url)
    if run.returncode:
        sys.exit(f"{content} does not build:\n{run.stderr}")
