"""What deriving costs for one abstract, in processor time.

`python -m tests.bench.deriving [FILE]` prints the mean and the 95th percentile of each part, over
6,000 abstracts of a corpus: one JSON object with `abstract` a line, in xz.
"""

import argparse
import json
import lzma
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from statistics import fmean, quantiles

from sitegen.content.taxonomy import read_taxonomy
from sitegen.derive.abstract import Deriver
from sitegen.derive.links import find_links
from sitegen.derive.results.reported import reported_results
from sitegen.model.prose import Prose
from sitegen.text.abstract import read_abstract
from tests.text.corpus import CORPUS

_PAPERS = 6000
_CONTENT = Path(__file__).parents[2] / "content"


def costs(abstracts: Sequence[str]) -> Mapping[str, list[float]]:
    """By part of deriving, and for all of it, the microseconds that each abstract takes."""
    parts: Mapping[str, Callable[[Prose], object]] = {
        "name, title, tags": Deriver(read_taxonomy(_CONTENT, [])),
        "links": find_links,
        "results": lambda prose: reported_results(prose.plain),
    }
    read = list(map(read_abstract, abstracts))
    taken = {
        part: [_microseconds(derive, prose) for prose in read] for part, derive in parts.items()
    }
    return {**taken, "all of it": [sum(of_one) for of_one in zip(*taken.values(), strict=True)]}


def report(abstracts: Sequence[str]) -> None:
    """One line a part."""
    for part, taken in costs(abstracts).items():
        slow = quantiles(taken, n=20)[-1]
        sys.stdout.write(
            f"deriving, {part:18} {fmean(taken):6.0f} us a paper, {slow:5.0f} at 95 %\n"
        )


def _microseconds(derive: Callable[[Prose], object], prose: Prose) -> float:
    began = time.process_time_ns()
    derive(prose)
    return (time.process_time_ns() - began) / 1000


def main() -> None:
    """Print the costs."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.deriving", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=CORPUS)
    with lzma.open(parser.parse_args().file, "rt", encoding="utf-8") as lines:
        report([json.loads(line)["abstract"] for line in islice(lines, _PAPERS)])


if __name__ == "__main__":
    main()
