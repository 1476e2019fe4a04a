"""The figures of a run as lines to read, and the file that keeps them."""

import os
import platform
from collections.abc import Callable
from pathlib import Path
from statistics import median

from sitegen import __version__
from tests.bench.measuring import Cost
from tests.bench.peers import VERSIONS

RATIOS = Path(__file__).parent / "RATIOS.md"
COLD, AGAIN, EDIT, FIRST = "cold", "nothing changed", "one page edited", "first ingest of a list"
HUGO, HUGO_EDIT, PAGEFIND = "Hugo, cold", "Hugo, one page edited", "Pagefind"

Costs = dict[str, list[Cost]]
"""What each kind of build cost, run by run."""

_HEAD = """\
# Ratios

Written by `make bench ARGS="N --runs R --write --date DAY"`, of made-up papers: pages with title,
authors, venue, year and tags. Machines are noisy: the ratios, taken pair by pair, say more than the
seconds. Times are medians, the memory is the most that all processes of a build held at once.

Hugo makes the same kinds of pages from the same papers ([its layouts](hugo/)), but no pages of
authors, no related papers, no MathML and no search, for which Pagefind stands beside it.
"""


def told(costs: Costs, papers: int) -> list[str]:
    """What each kind of build took."""
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


def previewed(ours: list[float], theirs: list[float]) -> list[str]:
    """How long after a save the preview has it; `theirs` is empty without peers."""
    lines = [f"serve: {median(ours):.2f} s from a save to the event in the browser"]
    if theirs:
        found = median(one / other for one, other in zip(ours, theirs, strict=True))
        lines += [
            f"hugo server: {median(theirs):.2f} s from a save to the rebuilt site",
            f"{'serve / hugo server, wall':32} {found:.2f}",
        ]
    return lines


def size(whose: str, site: Path, papers: int) -> str:
    """The files of a site and what they take."""
    sizes = [path.stat().st_size for path in site.rglob("*") if path.is_file()]
    return f"{whose}: {len(sizes)} files, {sum(sizes) / papers / 1000:.2f} kB a paper"


def keep(papers: int, runs: int, day: str, lines: list[str], file: Path = RATIOS) -> None:
    """Put the figures under their number of papers in a file, in place of older ones.

    `day` is when they were taken; empty where nobody says.
    """
    parts = file.read_text(encoding="utf-8").split("\n## ")[1:] if file.exists() else []
    ours = f"sitegen {__version__} under Python {platform.python_version()}"
    about = ", ".join([*filter(None, [day]), f"{os.cpu_count()} cores", ours, *VERSIONS])
    block = "\n".join([f"{about}; runs: {runs}.", "", "```", *lines, "```", ""])
    by_papers = {int(part.split()[0]): part for part in parts}
    by_papers[papers] = f"{papers} papers\n\n{block}"
    found = [by_papers[number] for number in sorted(by_papers)]
    file.write_text("\n## ".join([_HEAD, *found]), encoding="utf-8")
