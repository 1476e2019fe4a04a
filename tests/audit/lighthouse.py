"""The home page and a paper through Lighthouse, as a phone on a slow network sees them."""

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any

from tests import chromium
from tests.audit.sites import Site
from tests.audit.tools import NODE_MODULES, run

COMMAND = NODE_MODULES / "lighthouse" / "cli" / "index.js"
RUNS = 3
LEAST = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
"""Performance depends on what else the machine does; the others do not."""


@dataclass(frozen=True, slots=True)
class Run:
    """By category: its score of 100, and the titles of the audits that cost it points."""

    scores: dict[str, float]
    costly: dict[str, str]


def poor_scores(sites: Iterable[Site]) -> Iterator[str]:
    """Each score that is too low in the median of up to three runs."""
    for site in sites:
        for path in ("index.html", site.paper()):
            runs = [_run(site.url + path)]
            while _too_low(runs) and len(runs) < RUNS:
                runs.append(_run(site.url + path))
            for category, score in _too_low(runs).items():
                least, costly = LEAST[category], runs[-1].costly[category]
                yield f"{site.name}: {path}: {category} {score:.0f}, not {least}: {costly}"


def _too_low(runs: list[Run]) -> dict[str, float]:
    """The median scores that are too low, by category."""
    medians = {category: median(run.scores[category] for run in runs) for category in LEAST}
    return {category: score for category, score in medians.items() if score < LEAST[category]}


def _run(url: str) -> Run:
    flags = " ".join(["--headless=new", *chromium.arguments()])
    environment = {**os.environ, "CHROME_PATH": str(chromium.find())}
    options = ("--quiet", "--output=json", "--no-enable-error-reporting", f"--chrome-flags={flags}")
    result = run("node", COMMAND, url, *options, env=environment)
    if result.returncode:
        raise RuntimeError(f"Lighthouse failed on {url}: {result.stderr[-500:]}")
    report = json.loads(result.stdout)
    categories = {category: report["categories"][category] for category in LEAST}
    return Run(
        {category: 100 * (found["score"] or 0) for category, found in categories.items()},
        {
            category: "; ".join(_costly(report["audits"], found["auditRefs"]))
            for category, found in categories.items()
        },
    )


def _costly(audits: dict[str, dict[str, Any]], references: list[dict[str, Any]]) -> list[str]:
    weighed = [audits[reference["id"]] for reference in references if reference["weight"]]
    return [audit["title"] for audit in weighed if audit["score"] not in {1, None}]
