"""`make bench`: sitegen beside Hugo and Pagefind, on the same made-up papers.

`make bench ARGS="6000 --runs 3 --write --date 2026-12-01"` for as many papers and runs, and to keep
the ratios in RATIOS.md. Builds go in turn; medians are printed, ratios are taken pair by pair.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tests.bench import deriving, stages
from tests.bench.measuring import cost_of
from tests.bench.papers import make_list, write_pages
from tests.bench.peers import Peers, peers_in
from tests.bench.serving import hugo_seconds, sitegen_seconds
from tests.bench.table import (
    AGAIN,
    COLD,
    EDIT,
    FIRST,
    HUGO,
    HUGO_EDIT,
    PAGEFIND,
    Costs,
    keep,
    previewed,
    ratios,
    size,
    told,
)
from tests.command import environment
from tests.text.corpus import median_times

_SITE = "title: Papers\nbase_url: https://papers.example.org/\n"


def main() -> int:
    """Print the costs, the ratios and what each stage takes."""
    options = _parser().parse_args()
    papers: int = options.papers
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        peers = peers_in(folder)
        if options.write and not peers:
            sys.exit("There are no ratios to write without them.")
        write_pages(papers, folder / "content" / "papers")
        lists = folder / "raw" / "lists"
        lists.mkdir(parents=True)
        (lists / "bench.txt").write_text(make_list(papers), encoding="utf-8")
        for content in ("content", "raw"):
            (folder / content / "site.yaml").write_text(_SITE, encoding="utf-8")
        if peers:
            shutil.copytree(folder / "content" / "papers", peers.content / "papers")
        lines = compared(folder, papers, peers, options.runs)
        sys.stdout.write("\n".join(["", *lines, "", ""]))
        stages.report(folder / "content", papers)
    abstracts = make_list(papers).split("\n\n")[1:-1]
    ours, theirs = median_times(abstracts).values()
    sys.stdout.write(f"an abstract beside Python-Markdown's time: {ours / theirs:.2f}\n")
    deriving.report(abstracts)
    if options.write:
        keep(papers, options.runs, options.date, lines)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("papers", nargs="?", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the ratios in RATIOS.md")
    parser.add_argument("--date", default="", help="the day to write beside them")
    return parser


def compared(folder: Path, papers: int, peers: Peers | None, runs: int) -> list[str]:
    """The lines about whole builds and previews."""
    costs = measured(folder, papers, peers, runs)
    lines = [*told(costs, papers), *ratios(costs), size("the site", folder / "_site", papers)]
    if peers:
        lines.append(size("Hugo's, with Pagefind", peers.site, papers))
    save = partial(edit, folder / "content" / "papers")
    ours, theirs = sitegen_seconds(folder, "content", save, runs), []
    if peers:
        server = peers.hugo("server", "--port", "0")
        theirs = hugo_seconds(server, folder, partial(edit, peers.content / "papers"), runs)
    return [*lines, *previewed(ours, theirs)]


def measured(folder: Path, papers: int, peers: Peers | None, runs: int) -> Costs:
    """What each kind of build costs, run by run."""
    costs: Costs = {}

    def note(what: str, command: Sequence[str | Path]) -> None:
        cost = cost_of(command, folder, environment(folder))
        costs.setdefault(what, []).append(cost)
        sys.stdout.write(f"{what:24} wall {cost.wall:7.2f} s   cpu {cost.cpu:7.2f} s\n")
        sys.stdout.flush()

    def build(what: str, content: str = "content") -> None:
        note(what, [sys.executable, "-m", "sitegen", "build", "--quiet", "--content", content])

    build(FIRST, "raw")
    forget(folder)
    build("settling")  # the first build of pages notes their addresses
    for run in range(runs):
        forget(folder)
        build(COLD)
        build(AGAIN)
        edit(folder / "content" / "papers", run)
        build(EDIT)
        if peers:
            peers.forget()
            note(HUGO, peers.hugo("--quiet"))
            edit(peers.content / "papers", run)
            note(HUGO_EDIT, peers.hugo("--quiet"))
            note(PAGEFIND, peers.pagefind())
    return costs


def forget(folder: Path) -> None:
    """As if nothing had been built."""
    for name in ("_site", ".sitegen"):
        shutil.rmtree(folder / name, ignore_errors=True)


def edit(pages: Path, run: int) -> None:
    """Add a sentence to one page."""
    with (pages / f"paper-{run}.md").open("a", encoding="utf-8") as page:
        page.write(f"It was edited {run + 1} times.\n")


if __name__ == "__main__":
    sys.exit(main())
