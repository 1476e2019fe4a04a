"""`make bench`: sitegen beside Hugo and Pagefind, on the same made-up papers.

`make bench ARGS="6000 --runs 3 --write"` for as many papers and runs, and to keep the ratios in
RATIOS.md. Builds go in turn; medians are printed, and ratios are taken pair by pair.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from tests.bench import deriving, stages
from tests.bench.measuring import Cost, cost_of
from tests.bench.papers import make_list, write_pages
from tests.bench.peers import VERSIONS, Peers, peers_in
from tests.command import environment
from tests.text.corpus import median_times

RATIOS = Path(__file__).parent / "RATIOS.md"
COLD, AGAIN, EDIT, FIRST = "cold", "nothing changed", "one page edited", "first ingest of a list"
HUGO, HUGO_EDIT, PAGEFIND = "Hugo, cold", "Hugo, one page edited", "Pagefind"

_HEAD = """\
# Ratios

Written by `make bench ARGS="N --runs R --write"`, of made-up papers. Machines are noisy: the
ratios, taken pair by pair, say more than the seconds.
"""

Costs = dict[str, list[Cost]]


def main() -> int:
    """Print the costs, the ratios and what each stage takes."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("papers", nargs="?", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the ratios in RATIOS.md")
    options = parser.parse_args()
    papers: int = options.papers
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_pages(papers, folder / "content" / "papers")
        peers = peers_in(folder)
        if peers:
            shutil.copytree(folder / "content" / "papers", peers.content / "papers")
        costs = measured(folder, papers, peers, options.runs)
        lines = [*told(costs, papers), *ratios(costs)]
        lines.append(size(folder / "_site", papers))
        sys.stdout.write("\n".join(["", *lines, "", ""]))
        stages.report(folder / "content", papers)
    abstracts = make_list(papers).split("\n\n")[1:-1]
    ours, theirs = median_times(abstracts).values()
    sys.stdout.write(f"an abstract beside Python-Markdown's time: {ours / theirs:.2f}\n")
    deriving.report(abstracts)
    if options.write:
        keep(papers, options.runs, lines)
    return 0


def measured(folder: Path, papers: int, peers: Peers | None, runs: int) -> Costs:
    """What each kind of build costs, run by run."""
    costs: Costs = {}

    def note(what: str, command: list[str | Path], env: Mapping[str, str] | None = None) -> None:
        cost = cost_of(command, folder, env)
        costs.setdefault(what, []).append(cost)
        sys.stdout.write(f"{what:24} wall {cost.wall:7.2f} s   cpu {cost.cpu:7.2f} s\n")
        sys.stdout.flush()

    def build(what: str, content: str = "content") -> None:
        command = [sys.executable, "-m", "sitegen", "build", "--quiet", "--content", content]
        address = ["--base-url", "https://papers.example.org/"]
        note(what, [*command, *address], environment(folder))

    lists = folder / "raw" / "lists"
    lists.mkdir(parents=True)
    (lists / "bench.txt").write_text(make_list(papers), encoding="utf-8")
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
            note(HUGO, peers.hugo())
            note(PAGEFIND, peers.pagefind())
            edit(peers.content / "papers", run)
            note(HUGO_EDIT, peers.hugo())
    return costs


def forget(folder: Path) -> None:
    """As if nothing had been built."""
    for name in ("_site", ".sitegen"):
        shutil.rmtree(folder / name, ignore_errors=True)


def edit(pages: Path, run: int) -> None:
    """Add a sentence to one page."""
    with (pages / f"paper-{run}.md").open("a", encoding="utf-8") as page:
        page.write(f"It was edited {run + 1} times.\n")


def told(costs: Costs, papers: int) -> list[str]:
    """The medians of each kind of build."""
    lines = [f"{papers} papers, medians"]
    for what, each in costs.items():
        wall, cpu = median(c.wall for c in each), median(c.cpu for c in each)
        memory = max(c.memory for c in each)
        lines.append(f"{what:24} wall {wall:7.2f} s   cpu {cpu:7.2f} s   {memory:5.0f} MiB")
    first = costs[FIRST][0].cpu
    return [*lines, f"{FIRST}: {1000 * first / papers:.2f} ms of processor time a paper"]


def ratios(costs: Costs) -> list[str]:
    """Ours against theirs, pair by pair; none without peers."""
    if HUGO not in costs:
        return []
    both = [
        Cost(h.wall + p.wall, h.cpu + p.cpu, max(h.memory, p.memory))
        for h, p in zip(costs[HUGO], costs[PAGEFIND], strict=True)
    ]
    return [
        _ratio("cold / Hugo, cpu", costs[COLD], costs[HUGO], lambda c: c.cpu),
        _ratio("cold / (Hugo + Pagefind), cpu", costs[COLD], both, lambda c: c.cpu),
        _ratio("cold / Hugo, memory", costs[COLD], costs[HUGO], lambda c: c.memory),
        _ratio("one page edited / Hugo, wall", costs[EDIT], costs[HUGO_EDIT], lambda c: c.wall),
        _ratio("nothing changed / Hugo, wall", costs[AGAIN], costs[HUGO_EDIT], lambda c: c.wall),
    ]


def _ratio(what: str, ours: list[Cost], theirs: list[Cost], of: Callable[[Cost], float]) -> str:
    found = median(of(one) / of(other) for one, other in zip(ours, theirs, strict=True))
    return f"{what:32} {found:.2f}"


def size(site: Path, papers: int) -> str:
    """The files of a site and what they take."""
    files = [path for path in site.rglob("*") if path.is_file()]
    total = sum(path.stat().st_size for path in files)
    return f"the site: {len(files)} files, {total / papers / 1000:.2f} kB a paper"


def keep(papers: int, runs: int, lines: list[str]) -> None:
    """Put the figures under their number of papers in RATIOS.md, in place of older ones."""
    text = RATIOS.read_text(encoding="utf-8") if RATIOS.exists() else _HEAD
    head, *parts = text.split("\n## ")
    about = f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, {', '.join(VERSIONS)}"
    block = "\n".join([f"{about}, {runs} runs.", "", "```", *lines, "```", ""])
    by_papers = {int(part.split()[0]): part for part in parts}
    by_papers[papers] = f"{papers} papers\n\n{block}"
    found = [by_papers[number] for number in sorted(by_papers)]
    RATIOS.write_text("\n## ".join([head, *found]), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
